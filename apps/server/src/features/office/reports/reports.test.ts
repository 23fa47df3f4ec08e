import { classReports } from '@gerbang/contract/office/class-reports.ts'
import { reports } from '@gerbang/contract/office/reports.ts'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { createProgram, createTryout, type TestTryout } from '../../../testing/factories.ts'
import { createSat, createScorer } from '../../../testing/score-runs.ts'
import { createStudentCode, redeemFor } from '../../../testing/registrations.ts'
import { simulateSittings } from '../../../testing/simulated-sittings.ts'
import { enroll, sit } from '../../../testing/sittings.ts'
import { refreshRanking } from '../../scores/rankings/ranking.jobs.ts'

let app: TestApp
let program_id: string
let token: string
beforeAll(async () => {
  app = await createTestApp()
  program_id = (await createProgram(app.db)).id
  token = (await app.signIn({ role: 'admin' })).token
})
afterAll(() => app.close())

const read = (tryout: Pick<TestTryout, 'id'>, query = {}) =>
  app.send(reports.get, { token, params: { id: tryout.id }, query })

const mean = (list: number[]) => list.reduce((sum, one) => sum + one, 0) / list.length
const deviation = (list: number[]) =>
  Math.sqrt(list.reduce((sum, one) => sum + (one - mean(list)) ** 2, 0) / (list.length - 1))
const schools = ['SMA Satu', 'SMA Dua', 'SMA Kecil']

/** Sixty students of three schools, one of which sends only five; a third of them has a code of a batch. */
async function createCohort() {
  const tryout = await createTryout(app.db, { program_id, sub_tests: 2, questions: 12 })
  const ids = await simulateSittings(app.db, tryout.id, { students: 60 })
  const code = await createStudentCode(app.db, { program_id, batch: 'Angkatan 7' })
  for (const [index, id] of ids.entries()) {
    const school = index < 5 ? 2 : index % 2
    await app.db
      .updateTable('users')
      .set({ school_name: schools[school] ?? '', email_verified_at: app.now().toISOString() })
      .where('id', '=', id)
      .execute()
    if (index % 3 === 0) await redeemFor(app.db, code, id)
  }
  await refreshRanking(app.db, tryout.id, app.now())
  return { tryout, ids }
}

/** Each student's scores as the exam stored them, counted here without any of the report's statements. */
async function readTotals(tryout: TestTryout, ids: string[]) {
  const totals = await app.db
    .selectFrom('attempts as a')
    .innerJoin('attempt_scores as s', join =>
      join.onRef('s.bucket', '=', 'a.bucket').onRef('s.attempt_id', '=', 'a.id'),
    )
    .select(['a.user_id', 's.total', 'a.id'])
    .where('a.tryout_id', '=', tryout.id)
    .execute()
  return totals.map(row => ({ ...row, index: ids.indexOf(row.user_id) }))
}

test('the reliability of a part is that of its own students, and of fewer than thirty none is told', async () => {
  const { tryout } = await createSat(app, { program_id, students: 200, sub_tests: 2, questions: 15 })
  const scorer = createScorer(app, token)
  await scorer.start(tryout, { publish: true })
  await app.jobs.score()
  await refreshRanking(app.db, tryout.id, app.now())
  const ranks = await app.db
    .selectFrom('ranking_rows')
    .select('user_id')
    .where('tryout_id', '=', tryout.id)
    .orderBy('position')
    .execute()
  const join = async (batch: string, from: number, to: number) => {
    const code = await createStudentCode(app.db, { program_id, batch })
    for (const { user_id } of ranks.slice(from, to)) await redeemFor(app.db, code, user_id)
    return (await read(tryout, { batch })).data.total
  }
  const everybody = (await read(tryout)).data.total.reliability ?? 0
  expect(everybody).toBeGreaterThan(0.6)
  expect((await join('Setara', 70, 130)).reliability).toBeLessThan(everybody - 0.2)
  expect(await join('Kecil', 0, 29)).toMatchObject({ students: 29, reliability: null })
})

test('a school that is better than the norm is shown as far above it as it is', async () => {
  const { tryout } = await createSat(app, { program_id, students: 120, sub_tests: 2, questions: 12 })
  await createScorer(app, token).start(tryout, { publish: true })
  await app.jobs.score()
  await refreshRanking(app.db, tryout.id, app.now())
  const best = await app.db
    .selectFrom('ranking_rows')
    .select(['user_id', 'total'])
    .where('tryout_id', '=', tryout.id)
    .orderBy('position')
    .limit(40)
    .execute()
  const own = mean(best.map(({ total }) => total))
  for (const { user_id } of best)
    await app.db.updateTable('users').set({ school_name: 'SMA Kuat' }).where('id', '=', user_id).execute()
  await refreshRanking(app.db, tryout.id, app.now())
  const { data } = await read(tryout)
  expect(data.schools.shown.map(({ name }) => name)).toEqual(['SMA Kuat'])
  // Twelve questions leave some six tenths of a distance from the mean of the norm.
  expect((data.schools.shown[0]?.mean ?? 0) - 500).toBeGreaterThan(1.2 * (own - 500))

  const code = await createStudentCode(app.db, { program_id, batch: 'Kelas kuat' })
  for (const { user_id } of best) await redeemFor(app.db, code, user_id)
  const batch = { batch: 'Kelas kuat' }
  const params = { tryoutId: tryout.id }
  const { data: monday } = await app.send(classReports.get, { token, params, query: batch })
  const [scored] = (await read(tryout, batch)).data.sub_tests
  const [shown] = monday.sub_tests
  expect((shown?.of_class.mean ?? 0) - 500).toBeGreaterThan(1.2 * ((scored?.mean ?? 0) - 500))
  // Everybody is the norm itself: nothing is drawn to anything.
  expect(Math.abs((shown?.of_all.mean ?? 0) - 500)).toBeLessThan(10)
})

test('every figure of a report equals one computed by itself', async () => {
  const { tryout, ids } = await createCohort()
  const rows = await readTotals(tryout, ids)
  const totals = rows.map(({ total }) => total).toSorted((a, b) => a - b)
  const { data } = await read(tryout)

  expect(data.attempts).toEqual({ enrolled: 60, started: 60, finished: 60 })
  expect(data.total).toMatchObject({ students: 60, sem: null, reliability: null })
  expect(data.total.mean).toBeCloseTo(mean(totals), 6)
  expect(data.total.sd).toBeCloseTo(deviation(totals), 6)
  expect(data.total.se).toBeCloseTo(deviation(totals) / Math.sqrt(60), 6)
  expect(data.total.median).toBeCloseTo(mean([totals[29] ?? 0, totals[30] ?? 0]), 6)

  const count = ({ from, to }: { from: number; to: number }) =>
    totals.filter(total => total >= from && (total < to || (to === 1000 && total === 1000))).length
  expect(data.distribution.map(bin => bin.count)).toEqual(data.distribution.map(count))
  expect(data.distribution.reduce((sum, bin) => sum + bin.count, 0)).toBe(60)

  for (const [place, subTest] of tryout.sub_tests.entries()) {
    const scores = await app.db
      .selectFrom('sub_test_scores')
      .select('scaled')
      .where('sub_test_id', '=', subTest.id)
      .execute()
    expect(data.sub_tests[place]).toMatchObject({ id: subTest.id, students: 60 })
    expect(data.sub_tests[place]?.mean).toBeCloseTo(mean(scores.map(({ scaled }) => scaled ?? 0)), 6)
    expect(data.sub_tests[place]?.sd).toBeCloseTo(deviation(scores.map(({ scaled }) => scaled ?? 0)), 6)
  }

  const ofSchool = (school: number) =>
    rows.filter(({ index }) => index >= 5 && index % 2 === school).map(({ total }) => total)
  expect(data.schools.hidden).toBe(1)
  for (const school of [0, 1]) {
    const shown = data.schools.shown.find(({ name }) => name === schools[school])
    expect(shown?.students).toBe(ofSchool(school).length)
    expect(shown?.mean).toBeCloseTo(mean(ofSchool(school)), 6)
    expect(shown?.se).toBeCloseTo(deviation(ofSchool(school)) / Math.sqrt(ofSchool(school).length), 6)
  }

  const batch = rows.filter(({ index }) => index % 3 === 0).map(({ total }) => total)
  expect(data.batches.shown).toMatchObject([{ name: 'Angkatan 7', students: 20, rank_from: 1, rank_to: 1 }])
  expect(data.batches.shown[0]?.mean).toBeCloseTo(mean(batch), 6)
  const { data: ofBatch } = await read(tryout, { batch: 'ANGKATAN 7' })
  expect(ofBatch.total.students).toBe(20)
  expect(ofBatch.total.mean).toBeCloseTo(mean(batch), 6)
  expect(ofBatch.distribution.reduce((sum, bin) => sum + bin.count, 0)).toBe(20)
})

test('a report without anybody is empty, and one who has only enrolled is counted as such', async () => {
  const tryout = await createTryout(app.db, { program_id })
  await enroll(app, tryout)
  const { data } = await read(tryout)
  expect(data.attempts).toEqual({ enrolled: 1, started: 0, finished: 0 })
  expect(data.total).toMatchObject({ students: 0, mean: null, se: null, median: null })
  expect(data.computed_at).toBeNull()
  expect(data.schools).toEqual({ shown: [], hidden: 0, more: 0 })
})

test('the list tells participants and mean of each try-out', async () => {
  const tryout = await createTryout(app.db, { program_id, title: 'Yang dilaporkan', sub_tests: 1 })
  await sit(app, tryout, 4)
  await sit(app, tryout, 0)
  await refreshRanking(app.db, tryout.id, app.now())
  const { data, meta } = await app.send(reports.list, { token, query: { search: 'dilaporkan' } })
  expect(meta.total).toBe(1)
  expect(data[0]).toMatchObject({ id: tryout.id, participants: 2, flagged: 0 })
  expect(data[0]?.mean).toBeCloseTo((await read(tryout)).data.total.mean ?? 0, 2)
})

test('a try-out that is not there, or still a draft, has no report', async () => {
  const draft = await createTryout(app.db, { program_id, status: 'draft' })
  for (const id of [v7(), draft.id]) expect(await read({ id })).toMatchObject({ status: 404 })
})

const rowsOf = ({ text }: { text: string }) =>
  text
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map(row => row.split(','))

test('each table of the report is there as a file, with the figures that the page shows', async () => {
  const { tryout } = await createCohort()
  const { data } = await read(tryout)
  const take = (table: string) =>
    app.send(reports.export, { token, params: { id: tryout.id }, query: { table, format: 'csv' } })
  const schools = rowsOf(await take('schools'))
  expect(
    schools.slice(1).map(([name, students, average]) => [name, Number(students), Number(average)]),
  ).toEqual(data.schools.shown.map(group => [group.name, group.students, group.mean]))
  const bins = rowsOf(await take('distribution'))
  expect(bins.slice(1).map(([, , count]) => Number(count))).toEqual(data.distribution.map(bin => bin.count))
  const questions = rowsOf(await take('questions'))
  expect(questions[0]?.slice(0, 3)).toEqual(['Subtes', 'Nomor', 'Topik'])
  const sheet = await app.send(reports.export, {
    token,
    params: { id: tryout.id },
    query: { table: 'batches' },
  })
  expect(sheet.headers['content-disposition']).toContain('.xlsx')
})

test("the tables of a school's report are taken along as they are shown", async () => {
  const { tryout } = await createCohort()
  const { data } = await read(tryout, { school: 'SMA Satu' })
  const query = { table: 'schools', format: 'csv', school: 'SMA Satu' }
  const rows = rowsOf(await app.send(reports.export, { token, params: { id: tryout.id }, query }))
  expect(rows.slice(1).map(([name, students]) => [name, Number(students)])).toEqual(
    data.schools.shown.map(group => [group.name, group.students]),
  )
  expect(rows.slice(1).map(([name]) => name)).toEqual(['SMA Satu'])
})

test("a school's report holds its own students, beside everybody", async () => {
  const { tryout, ids } = await createCohort()
  const rows = await readTotals(tryout, ids)
  const own = rows.filter(({ index }) => index >= 5 && index % 2 === 0).map(({ total }) => total)
  const { data } = await read(tryout, { school: 'sma satu' })
  expect(data).toMatchObject({
    is_part: true,
    attempts: { finished: own.length },
    total: { students: own.length },
  })
  expect(data.total.mean).toBeCloseTo(mean(own), 6)
  expect(data.total.overall).toBeCloseTo(mean(rows.map(({ total }) => total)), 6)
  expect(data.schools.shown.map(({ name }) => name)).toEqual(['SMA Satu'])
})

test('a class that is made after the ranking is in the report, and a renamed one by its new name', async () => {
  const { tryout, ids } = await createCohort()
  const listClasses = async () =>
    (await read(tryout)).data.batches.shown.map(({ name, students }) => [name, students])
  const code = await createStudentCode(app.db, { program_id, batch: 'Kelas baru' })
  for (const id of ids.slice(20, 32)) await redeemFor(app.db, code, id)
  await app.jobs.regroup()
  expect(await listClasses()).toContainEqual(['Kelas baru', 12])
  app.advance(30)
  const updated_at = app.now().toISOString()
  await app.db
    .updateTable('classes')
    .set({ name: 'Kelas lama', updated_at })
    .where('id', '=', code.class_id)
    .execute()
  await app.jobs.regroup()
  expect(await listClasses()).toContainEqual(['Kelas lama', 12])
})

/** Sums in another order differ in their last digits. */
const roundAll = (data: unknown): unknown =>
  JSON.parse(
    JSON.stringify(data, (_, value: unknown) =>
      typeof value === 'number' ? Number(value.toPrecision(10)) : value,
    ),
  )

test('a ranking of before the update gets its figures once, also from two nodes at a time', async () => {
  const { tryout } = await createCohort()
  const { data: before } = await read(tryout)
  await app.db.deleteFrom('group_figures').where('tryout_id', '=', tryout.id).execute()
  await app.db
    .updateTable('ranking_snapshots')
    .set({ grouped_at: null })
    .where('tryout_id', '=', tryout.id)
    .execute()
  const node = await app.addNode()
  await Promise.all([app.jobs.regroup(), node.jobs.regroup()])
  expect(roundAll((await read(tryout)).data)).toEqual(roundAll(before))
})
