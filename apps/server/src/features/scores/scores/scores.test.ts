import type { AddressInfo } from 'node:net'
import { progresses } from '@gerbang/contract/exam/progresses.ts'
import { tryouts } from '@gerbang/contract/exam/tryouts.ts'
import { scores } from '@gerbang/contract/scores/scores.ts'
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../../db/database.ts'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { createMajors, createProgram, createTryout, type TestTryout } from '../../../testing/factories.ts'
import { createScorer, type Scorer } from '../../../testing/score-runs.ts'
import { simulateSittings } from '../../../testing/simulated-sittings.ts'
import { answerRight, enroll, sit, sitSubTest, start } from '../../../testing/sittings.ts'
import { insertAuditEntry } from '../../platform/audit/audit.queries.ts'
import { refreshRanking } from '../rankings/ranking.jobs.ts'
import { exportRanking } from './export-ranking.ts'

let app: TestApp
let program_id: string
let token: string
let scorer: Scorer
beforeAll(async () => {
  app = await createTestApp()
  program_id = (await createProgram(app.db)).id
  token = (await app.signIn({ role: 'admin' })).token
  scorer = createScorer(app, token)
})
afterAll(() => app.close())

const readTable = (tryout: Pick<TestTryout, 'id'>, query: Record<string, string | number> = {}) =>
  app.send(scores.getTryout, { token, params: { id: tryout.id }, query })
const exportAs = (tryout: Pick<TestTryout, 'id'>, query: Record<string, string>) =>
  app.send(scores.export, { token, params: { id: tryout.id }, query })

test('try-outs are listed with their runs, searched, filtered, sorted and paged', async () => {
  const { id } = await createProgram(app.db)
  const create = (title: string, scoring: 'irt' | 'weighted') =>
    createTryout(app.db, { program_id: id, title, scoring })
  const [alfa, , gama] = [
    await create('Alfa 100%', 'irt'),
    await create('Beta', 'weighted'),
    await create('Gama', 'irt'),
  ]
  await scorer.start(gama)
  const list = (query: Record<string, string | number>) =>
    app.send(scores.listTryouts, { token, query: { program_id: id, ...query } })
  const titles = async (query: Record<string, string | number>) =>
    (await list(query)).data.map(tryout => tryout.title)
  expect(await titles({ sort: 'title' })).toEqual(['Alfa 100%', 'Beta', 'Gama'])
  expect(await titles({ sort: '-title', per_page: 1, page: 2 })).toEqual(['Beta'])
  expect(await titles({ search: '100%' })).toEqual(['Alfa 100%'])
  expect(await titles({ scoring: 'irt', sort: 'title' })).toEqual(['Alfa 100%', 'Gama'])
  expect(await titles({ run_status: 'queued' })).toEqual(['Gama'])
  expect(await titles({ phase: 'closed' })).toEqual([])
  const { data, meta } = await list({ search: 'alfa' })
  expect(meta).toEqual({ page: 1, per_page: 20, total: 1 })
  expect(data[0]).toMatchObject({
    id: alfa.id,
    is_provisional: true,
    participants: 0,
    run_count: 1,
    published_run: { number: 1, model: 'points', origin: 'submissions' },
  })
  await scorer.cancel((await scorer.listRuns(gama)).data[0]?.id ?? '')
})

test('the table ranks students, and filters hide rows without changing ranks', async () => {
  const tryout = await createTryout(app.db, { program_id, sub_tests: 1, choices_max: 4 })
  const { majors, university } = await createMajors(app.db, ['S1'])
  const [major] = majors
  await sit(app, tryout, 4, { name: 'Ani', school_name: 'SMA Satu' })
  const budi = await enroll(app, tryout, { name: 'Budi', school_name: 'SMA Dua', province_id: '31' })
  await app.send(tryouts.choose, { ...budi, body: { major_ids: [major?.id] } })
  await sitSubTest(app, budi, tryout.sub_tests[0], 2)
  await app.jobs.rank()
  const { data, meta } = await readTable(tryout)
  expect(data.map(({ rank, name, total }) => [rank, name, total])).toEqual([
    [1, 'Ani', 1000],
    [2, 'Budi', 600],
  ])
  expect(meta).toMatchObject({
    total: 2,
    scale: { min: 200, max: 1000 },
    sub_tests: [{ id: tryout.sub_tests[0]?.id, mean: 800 }],
    provinces: [{ id: '31', name: 'DKI Jakarta' }],
    majors: [{ id: major?.id, name: 'Jurusan 1', university: university.short_name }],
  })
  for (const query of [
    { search: 'budi' },
    { province_id: '31' },
    { school: 'sma dua' },
    { major_id: major?.id ?? '' },
  ])
    expect((await readTable(tryout, query)).data).toMatchObject([
      {
        rank: 2,
        name: 'Budi',
        total_se: null,
        sub_tests: [{ scaled: 600, se: null }],
        choices: [{ id: major?.id }],
      },
    ])
  expect((await readTable(tryout, { sort: '-rank' })).data[0]?.name).toBe('Budi')
  expect(await readTable({ id: v7() })).toMatchObject({ status: 404 })
})

test('schools are counted whatever case their name is written in, and searched by any part of it', async () => {
  const tryout = await createTryout(app.db, { program_id, sub_tests: 1 })
  for (const school_name of ['SMA 100% Maju', 'sma 100% maju', 'SMA Dua', null])
    await sit(app, tryout, 1, { school_name })
  const listSchools = (search = '') =>
    app.send(scores.listSchools, { params: { id: tryout.id }, query: { search }, token })
  expect((await listSchools()).data).toEqual([])
  await app.jobs.rank()
  const [maju, dua] = (await listSchools()).data
  expect(maju).toMatchObject({ name: expect.stringMatching(/^sma 100% maju$/i), students: 2 })
  expect(dua).toEqual({ name: 'SMA Dua', students: 1 })
  expect((await listSchools('0% m')).data).toEqual([maju])
  expect((await listSchools('_')).data).toEqual([])
  const gone = await app.send(scores.listSchools, { params: { id: v7() }, query: {}, token })
  expect(gone.status).toBe(404)
})

const hostile = [`=cmd|'/c calc'!A1`, '+1+1', '-2+3', '@SUM(A1)', '\t=1', '<b>"x";\u0001&']

test('an export holds no formula, whatever students call themselves', async () => {
  const tryout = await createTryout(app.db, { program_id, sub_tests: 1 })
  for (const name of hostile) await sit(app, tryout, 1, { name, school_name: name })
  await app.jobs.rank()
  const csv = await exportAs(tryout, { format: 'csv' })
  expect(csv.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="peringkat-${tryout.slug}.csv"`,
  })
  const lines = csv.text.slice(1).trim().split('\r\n')
  expect(lines).toHaveLength(hostile.length + 1)
  expect(lines[0]).toMatch(/^Peringkat,Nama,Email,Sekolah/)
  for (const line of lines.slice(1))
    for (const cell of line.match(/("([^"]|"")*"|[^,]*)(,|$)/g) ?? [])
      expect(cell).not.toMatch(/^"?[=+\-@\t\r]/)
  expect(csv.text).toContain(`'=cmd|'/c calc'!A1`)

  const reply = await app.http.inject({
    url: `/api/v1/admin/scores/tryouts/${tryout.id}/export`,
    headers: { authorization: `Bearer ${token}` },
  })
  const files = unzipSync(reply.rawPayload)
  const sheet = new TextDecoder().decode(files['xl/worksheets/sheet1.xml'])
  expect(sheet.match(/<row>/g)).toHaveLength(hostile.length + 1)
  expect(sheet).not.toContain('<f>')
  expect(sheet).toContain(`<c t="inlineStr"><is><t xml:space="preserve">=cmd|'/c calc'!A1</t></is></c>`)
  expect(sheet).toContain('&lt;b&gt;"x";&amp;')
  expect((await scorer.listEvents(tryout)).data.map(event => event.action)).toEqual(['exported', 'exported'])
})

test('an export is sent as it is read, and stops when its reader leaves', async () => {
  const tryout = await createTryout(app.db, { program_id, sub_tests: 1 })
  await simulateSittings(app.db, tryout.id, { students: 3_000 })
  await refreshRanking(app.db, tryout.id, app.now())
  const whole = await exportAs(tryout, { format: 'csv' })
  expect(whole.text.trim().split('\r\n')).toHaveLength(3_001)

  const pages: number[] = []
  const rows = exportRanking(app.db, tryout.id, {}, ['S'])
  for await (const row of rows) {
    pages.push(row.length)
    if (pages.length === 10) break
  }
  expect(await rows.next()).toEqual({ done: true, value: undefined })

  await app.http.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.http.server.address() as AddressInfo
  const controller = new AbortController()
  const response = await fetch(
    `http://127.0.0.1:${port}/api/v1/admin/scores/tryouts/${tryout.id}/export?format=csv`,
    { headers: { authorization: `Bearer ${token}` }, signal: controller.signal },
  )
  const first = await response.body?.getReader().read()
  expect(first?.value?.length).toBeLessThan(whole.text.length / 2)
  controller.abort()
})

/** Replaces the ranks of a database by ones that cannot be read from a position on. */
async function spoilRanks(db: Database, from: number): Promise<void> {
  await sql`alter table ranking_rows rename to whole_ranks`.execute(db)
  await sql`
    create view ranking_rows as select tryout_id, generation, position, late, rank, user_id, attempt_id, total_se, finished_at,
      case when position < ${sql.lit(from)} then total else 1 / (position - position) end as total,
      scaled, scaled_se, major_ids, province_id, school
    from whole_ranks
  `.execute(db)
}

test('an export that fails breaks the connection, or is refused while nothing is sent: half a file never looks whole', async () => {
  const own = await createTestApp()
  const admin = await own.signIn({ role: 'admin' })
  const { id } = await createTryout(own.db, { program_id: (await createProgram(own.db)).id, sub_tests: 1 })
  // The one after a page is looked at with the page, to tell whether they share a position.
  await simulateSittings(own.db, id, { students: 1_002 })
  await refreshRanking(own.db, id, own.now())
  const address = await own.http.listen({ host: '127.0.0.1', port: 0 })
  const ask = () =>
    fetch(`${address}/api/v1/admin/scores/tryouts/${id}/export?format=csv`, {
      headers: { authorization: `Bearer ${admin.token}` },
    })
  expect((await (await ask()).text()).trim().split('\r\n')).toHaveLength(1_003)
  await spoilRanks(own.db, 1_002)
  await expect(ask().then(response => response.text())).rejects.toThrow('terminated')
  await sql`drop view ranking_rows`.execute(own.db)
  await sql`alter table whole_ranks rename to ranking_rows`.execute(own.db)
  await spoilRanks(own.db, 1)
  expect((await ask()).status).toBe(500)
  await own.close()
})

test('a ranking that changes under an export ends it: a file never mixes two', async () => {
  const tryout = await createTryout(app.db, { program_id, sub_tests: 1 })
  await simulateSittings(app.db, tryout.id, { students: 1_001 })
  await refreshRanking(app.db, tryout.id, app.now())
  const rows = exportRanking(app.db, tryout.id, {}, ['S'])
  for (let row = 0; row < 5; row++) await rows.next()
  await refreshRanking(app.db, tryout.id, new Date(app.now().getTime() + 1_000))
  const readRest = async () => {
    for await (const row of rows) expect(row).toHaveLength(14)
  }
  await expect(readRest()).rejects.toThrow('the ranking has changed')
})

test('a reset archives the attempts, takes the student off the ranking and lets them start again', async () => {
  const tryout = await createTryout(app.db, { program_id, sub_tests: 1, max_attempts: 1 })
  const ani = await sit(app, tryout, 4, { name: 'Ani' })
  await sit(app, tryout, 2, { name: 'Budi' })
  await app.jobs.rank()
  const reply = await scorer.reset(tryout, ani.user.id)
  expect(reply).toMatchObject({ status: 200, data: { archived: 1 } })
  expect((await readTable(tryout)).data.map(row => row.name)).toEqual(['Budi'])
  await app.jobs.rank()
  expect((await readTable(tryout)).data).toMatchObject([{ rank: 1, name: 'Budi' }])
  const again = await app.send(tryouts.enroll, { ...ani, body: {} })
  expect(again.data).toMatchObject({ number: 2, status: 'enrolled' })
  const kept = await app.db
    .selectFrom('attempts')
    .select(['number', 'status'])
    .where('user_id', '=', ani.user.id)
    .orderBy('number')
    .execute()
  expect(kept).toEqual([
    { number: 1, status: 'void' },
    { number: 2, status: 'enrolled' },
  ])
  const told = async () => (await scorer.listEvents(tryout)).data[0]
  expect(await told()).toMatchObject({ action: 'attempt_reset', about: 'Ani' })
  const entries = await app.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('subject_id', '=', tryout.id)
    .execute()
  expect(JSON.stringify(entries)).not.toContain('Ani')
  await app.db.updateTable('users').set({ name: 'Pengguna terhapus' }).where('id', '=', ani.user.id).execute()
  const other = {
    id: v7(),
    actor_id: null,
    subject_type: 'tryout',
    subject_id: tryout.id,
    reason: '',
    details: {},
  }
  await insertAuditEntry(app.db, { ...other, action: 'starts_paused', at: app.now().toISOString() })
  expect(await told(), 'another act on the try-out is no change of marks').toMatchObject({
    about: 'Pengguna terhapus',
  })
})

test('a reset in the middle of a sub-test keeps what is stored and refuses the next save', async () => {
  const tryout = await createTryout(app.db, { program_id, sub_tests: 1 })
  const student = await enroll(app, tryout)
  const { progress } = await start(app, student, tryout.sub_tests[0])
  const save = (count: number) =>
    app.send(progresses.answer, {
      token: student.token,
      params: { ...student.params, id: progress.id },
      body: { lease: progress.lease, answers: answerRight(tryout.sub_tests[0], count) },
    })
  expect(await save(2)).toMatchObject({ status: 200 })
  expect(await scorer.reset(tryout, student.user.id)).toMatchObject({ status: 200 })
  expect(await save(3)).toMatchObject({ status: 409, code: 'closed' })
  const row = await app.db
    .selectFrom('progresses')
    .select(['closed_by', 'receipt'])
    .where('id', '=', progress.id)
    .executeTakeFirst()
  expect(row).toMatchObject({ closed_by: 'admin', receipt: { answered: 2, questions: 4 } })
})

test('whoever has no attempt has none to reset', async () => {
  const tryout = await createTryout(app.db, { program_id })
  const { user } = await app.signIn()
  for (const id of [user.id, v7()])
    expect(await scorer.reset(tryout, id)).toMatchObject({ status: 404, code: 'not_found' })
})
