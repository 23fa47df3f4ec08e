import { jobs } from '@gerbang/contract/platform/jobs.ts'
import { outcomes } from '@gerbang/contract/scores/outcomes.ts'
import { results } from '@gerbang/contract/scores/results.ts'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limits } from '../../../limits.ts'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { createMajors, createProgram, createSession } from '../../../testing/factories.ts'
import { writeForm } from '../../../testing/pictures.ts'
import { createSat, createScorer } from '../../../testing/score-runs.ts'

let app: TestApp
let admin: string
let slug: string
let ids: string[]
let majors: { id: string }[]
let emails: string[]
let campus: { university: string; names: string[] }

/** Eighty students whose first choice is one major, which has seats enough on record to tell a chance. */
beforeAll(async () => {
  app = await createTestApp()
  admin = (await app.signIn({ role: 'admin' })).token
  const program_id = (await createProgram(app.db)).id
  const sat = await createSat(app, { program_id, students: 80 })
  ids = sat.ids
  slug = sat.tryout.slug
  const made = await createMajors(app.db, ['S1', 'S1', 'D3'])
  majors = made.majors
  for (const { id } of majors.slice(0, 2))
    await app.db
      .insertInto('major_years')
      .values({
        major_id: id,
        year: 2025,
        source: 'SNPMB',
        is_estimate: false,
        capacity: 20,
        applicants: 100,
      })
      .execute()
  for (const [index, { id }] of majors.slice(0, 2).entries())
    await sql`
      insert into attempt_choices (bucket, attempt_id, priority, major_id)
      select bucket, id, ${index + 1}, ${id}::uuid from attempts where tryout_id = ${sat.tryout.id}
    `.execute(app.db)
  // In spring, as before the admissions of that year: what comes after them has told nothing.
  await app.db
    .updateTable('attempts')
    .set({ finished_at: `${year()}-05-02T05:00:00.000Z` })
    .where('tryout_id', '=', sat.tryout.id)
    .execute()
  await createScorer(app, admin).start(sat.tryout, { publish: true })
  await app.jobs.score()
  app.setClock(new Date(`${year()}-05-03T05:00:00.000Z`))
  const rows = await app.db.selectFrom('users').select(['id', 'email']).where('id', 'in', ids).execute()
  emails = ids.map(id => rows.find(row => row.id === id)?.email ?? '')
  const named = await app.db
    .selectFrom('majors as m')
    .innerJoin('universities as u', 'u.id', 'm.university_id')
    .select(['m.id', 'm.name', 'u.name as university'])
    .execute()
  const find = ({ id }: { id: string }) => named.find(row => row.id === id)
  campus = {
    university: named[0]?.university ?? '',
    names: majors.map(major => find(major)?.name ?? ''),
  }
})
afterAll(() => app.close())

const signIn = (index: number) => createSession(app.db, { id: ids[index] ?? '', role: 'student' })
const year = () => app.now().getUTCFullYear()
const record = async (index: number, major: number, admitted: boolean, of = year()) =>
  app.send(outcomes.record, {
    token: await signIn(index),
    body: { major_id: majors[major]?.id ?? '', year: of, admitted, consent: true },
  })
const listOwn = async (index: number) => app.send(outcomes.listOwn, { token: await signIn(index) })
const calibrate = async (query = {}) => (await app.send(outcomes.calibration, { token: admin, query })).data
const toldTo = async (index: number, major: number) => {
  const { data } = await app.send(results.result, { token: await signIn(index), params: { slug } })
  return data.released?.choices[major]?.chance?.chance
}

const readBy = async (index: number) => {
  const { choices } = (await app.send(results.result, { token: await signIn(index), params: { slug } })).data
    .released ?? { choices: [] }
  return choices.map(({ chance }) => chance)
}

async function moveCuts(by: number) {
  await app.db
    .updateTable('major_cuts')
    .set(eb => ({ cut: eb('cut', '+', by) }))
    .execute()
  // So long results keep what they all share.
  app.advance(limits.commonFactsMs / 1_000)
}

test('what a student read counts, not what the same result tells when the outcome is written down', async () => {
  const [before] = await readBy(20)
  await moveCuts(200)
  const [after] = await readBy(20)
  await moveCuts(-200)
  expect(after?.chance).toBeLessThan(before?.chance ?? 0)
  expect((await record(20, 0, false)).data.chance).toBe(before?.chance)
  // Nobody told a chance to a student who never opened the result.
  expect((await record(21, 0, false)).data.chance).toBeNull()
  for (const index of [20, 21])
    await app.send(outcomes.remove, {
      token: await signIn(index),
      params: { majorId: majors[0]?.id ?? '' },
      query: { year: year() },
    })
})

test('an outcome keeps the chance that the result tells, is corrected by saying it again, and can be taken back', async () => {
  const chance = await toldTo(0, 0)
  expect(chance).toEqual(expect.any(Number))
  expect((await record(0, 0, true)).data).toMatchObject({
    admitted: true,
    chance,
    source: 'student',
    year: year(),
  })
  await record(0, 0, false)
  const { data } = await listOwn(0)
  expect(data.outcomes).toMatchObject([{ major_id: majors[0]?.id, admitted: false, chance }])
  expect(data.choices.map(({ id }) => id)).toEqual(majors.slice(0, 2).map(({ id }) => id))
  const params = { majorId: majors[0]?.id ?? '' }
  const query = { year: year() }
  const take = async () => app.send(outcomes.remove, { token: await signIn(0), params, query })
  expect((await take()).status).toBe(200)
  expect((await take()).status).toBe(404)
  expect((await calibrate()).known).toBe(0)
})

test('without consent, of a year to come and of a major that was never chosen nothing is kept', async () => {
  const token = await signIn(1)
  const body = { major_id: majors[0]?.id ?? '', year: year(), admitted: true, consent: false }
  const refused = await app.send(outcomes.record, { token, body })
  expect(refused.errors).toHaveProperty('consent')
  expect((await record(1, 0, true, year() + 1)).errors).toHaveProperty('year')
  expect((await record(1, 2, true)).status).toBe(404)
  expect((await listOwn(1)).data.outcomes).toEqual([])
})

test('the diagram sets what was told beside what came, and leaves out what an earlier choice decided', async () => {
  const told = await Promise.all([2, 3, 4, 5].map(index => toldTo(index, 0)))
  const [first, second] = await readBy(3)
  for (const index of [2, 3, 4, 5]) await record(index, 0, index % 2 === 0)
  // The second choice of somebody admitted to the first says nothing; of somebody who was not, it does.
  await record(2, 1, false)
  await record(3, 1, false)
  const all = told.map((chance = 0, at) => ({ chance, admitted: at % 2 === 0 }))
  // Of those refused before, which is less than of all: who misses one cut is likely to miss the next.
  const refused = (second?.admitted ?? 0) / (1 - (first?.admitted ?? 0))
  expect(refused).toBeLessThan(second?.chance ?? 0)
  all.push({ chance: refused, admitted: false })
  const data = await calibrate({ year: year() })
  expect(data).toMatchObject({ known: 6, students: 4, told: 5, admitted: 2, years: [year()] })
  expect(data.bins.reduce((sum, { count }) => sum + count, 0)).toBe(5)
  const brier = all.reduce((sum, { chance, admitted }) => sum + (chance - Number(admitted)) ** 2, 0) / 5
  expect(data.brier).toBeCloseTo(brier, 3)
  expect(await calibrate({ year: 2021 })).toMatchObject({ known: 0, told: 0, brier: null })
})

test('a table is taken once, wrong rows are named, and nobody is imported without consent', async () => {
  const rows = [
    ['Email', 'Kampus', 'Jurusan', 'Tahun', 'Hasil'],
    [emails[10], campus.university, campus.names[0], String(year()), 'Diterima'],
    [emails[11], campus.university, campus.names[0], String(year()), 'tidak diterima'],
    ['bukan@siswa.test', campus.university, campus.names[0], String(year()), 'diterima'],
    [emails[12], 'Kampus Entah', campus.names[0], String(year()), 'diterima'],
    [emails[12], campus.university, campus.names[0], '1999', 'diterima'],
    [emails[12], campus.university, campus.names[0], String(year()), 'mungkin'],
    [emails[10], campus.university, campus.names[0], String(year()), 'diterima'],
  ]
  const file = () => new File([rows.map(row => row.join(',')).join('\n')], 'hasil.csv', { type: 'text/csv' })
  const send = async (dry_run: boolean, consent = 'true') =>
    app.send(outcomes.import, {
      token: admin,
      ...(await writeForm({ file: file(), dry_run: String(dry_run), consent })),
    })
  expect((await send(false, 'false')).errors).toHaveProperty('consent')
  const { data: dry } = await send(true)
  expect(dry).toMatchObject({ rows: 7, ready: 2, job_id: null })
  expect(dry.problems.map(({ row }) => row)).toEqual([4, 5, 6, 7, 8])
  for (const index of [10, 11]) await readBy(index)
  for (let time = 0; time < 2; time++) {
    const { data } = await send(false)
    while ((await app.jobs.work()) > 0);
    const job = await app.send(jobs.get, { token: admin, params: { id: data.job_id ?? v7() } })
    expect(job.data).toMatchObject({ state: 'done', result: { taken: 2, told: 2 } })
  }
  expect((await listOwn(10)).data.outcomes).toMatchObject([{ admitted: true, source: 'import' }])
  const acts = await app.db
    .selectFrom('audit_entries')
    .select('details')
    .where('action', '=', 'outcomes_imported')
    .execute()
  expect(acts.map(({ details }) => details)).toEqual([
    { rows: 2, told: 2 },
    { rows: 2, told: 2 },
  ])
})
