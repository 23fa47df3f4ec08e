import { results } from '@gerbang/contract/results.ts'
import { scores } from '@gerbang/contract/scores.ts'
import { v7 } from 'uuid'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/api.ts'
import {
  createProgram,
  createSession,
  createTryout,
  epoch,
  type TryoutOptions,
} from '../../testing/factories.ts'
import { simulateSittings } from '../../testing/simulated-sittings.ts'
import { sit } from '../../testing/sittings.ts'

let app: TestApp
let program_id: string
let token: string
beforeAll(async () => {
  app = await createTestApp()
  program_id = (await createProgram(app.db)).id
  token = (await app.signIn({ role: 'admin', name: 'Admin' })).token
})
afterEach(() => app.setClock(epoch))
afterAll(() => app.close())

const reason = 'Penilaian ulang untuk pengujian'
const closed = new Date(epoch.getTime() - 3_600_000).toISOString()

const create = (options: Partial<TryoutOptions> = {}) =>
  createTryout(app.db, { program_id, scoring: 'irt', sub_tests: 2, questions: 12, ...options })

async function createSat({
  students = 120,
  ...options
}: Partial<TryoutOptions> & { students?: number } = {}) {
  const tryout = await create(options)
  const ids = await simulateSittings(app.db, tryout.id, { students })
  return { tryout, ids }
}

const start = (id: string, body: object = {}) =>
  app.send(scores.rescore, { token, params: { id }, body: { reason, ...body } })
const readRun = (runId: string) => app.send(scores.getRun, { token, params: { runId } })
const publish = (runId: string) => app.send(scores.publish, { token, params: { runId }, body: { reason } })
const cancel = (runId: string) => app.send(scores.cancel, { token, params: { runId }, body: { reason } })
const listItems = (runId: string, query = {}) =>
  app.send(scores.listItems, { token, params: { runId }, query })

/** Everything that a run gives to students, without its own id and times. */
async function readScores(runId: string) {
  const subTests = await app.db
    .selectFrom('sub_test_scores')
    .selectAll()
    .where('score_run_id', '=', runId)
    .orderBy('attempt_id')
    .orderBy('sub_test_id')
    .execute()
  const totals = await app.db
    .selectFrom('attempt_scores')
    .selectAll()
    .where('score_run_id', '=', runId)
    .orderBy('attempt_id')
    .execute()
  const items = await app.db
    .selectFrom('score_run_items')
    .selectAll()
    .where('score_run_id', '=', runId)
    .orderBy('question_id')
    .execute()
  return JSON.stringify([
    subTests.map(({ score_run_id: _, ...row }) => row),
    totals.map(({ score_run_id: _, scored_at: __, ...row }) => row),
    items.map(({ score_run_id: _, ...row }) => row),
  ])
}

test('a run calibrates, describes and scores, and its publication ranks by it', async () => {
  const { tryout, ids } = await createSat()
  const { data: queued, status } = await start(tryout.id)
  expect(status).toBe(201)
  expect(queued).toMatchObject({ number: 2, status: 'queued', model: '3pl', origin: 'admin', progress: 0 })
  await app.jobs.score()
  const { data: done } = await readRun(queued.id)
  expect(done).toMatchObject({ status: 'done', attempts: 120, progress: 1, step: 'ended', failure: null })
  expect(done.data_hash).toMatch(/^[0-9a-f]{64}$/)
  expect(done.sub_tests).toHaveLength(2)
  for (const subTest of done.sub_tests) {
    expect(subTest).toMatchObject({ questions: 12, voided: 0, students: 120 })
    expect(subTest.irt).toMatchObject({ basis: 'norm', converged: true })
    expect(subTest.irt?.precision).toHaveLength(21)
  }
  expect(done.log.map(line => line.text)).toEqual(
    expect.arrayContaining(['120 pengerjaan terbaca.', 'Selesai. Menunggu diterbitkan.']),
  )

  const student = await createSession(app.db, { id: ids[0] ?? '', role: 'student' })
  const params = { slug: tryout.slug }
  const before = await app.send(results.result, { token: student, params })
  expect(before.data.released).toMatchObject({
    total_se: null,
    scoring: { model: 'points', provisional: true },
  })
  expect(await publish(queued.id)).toMatchObject({ status: 200, data: { status: 'published' } })
  await app.jobs.rank()
  const { data } = await app.send(results.result, { token: student, params })
  expect(data.released?.scoring).toMatchObject({ model: '3pl', provisional: false, run_number: 2 })
  expect(data.released?.total_se).toBeGreaterThan(5)
  for (const subTest of data.released?.sub_tests ?? []) {
    expect(subTest.basis).toBe('norm')
    expect(subTest.se).toBeGreaterThan(10)
  }
  expect(data.released?.ranks[0]).toMatchObject({ scope: 'national', of: 120 })
  const ranking = await app.send(results.ranking, { token: student, params })
  expect(ranking.meta.scoring).toMatchObject({ model: '3pl', provisional: false })
  expect(ranking.data[0]?.se).toBeGreaterThan(5)
  const review = await app.send(results.review, { token: student, params })
  expect(review.data.sub_tests[0]?.se).toBe(data.released?.sub_tests[0]?.se)

  const runs = await app.send(scores.listRuns, { token, params: { id: tryout.id } })
  expect(runs.data.map(run => [run.number, run.status])).toEqual([
    [2, 'published'],
    [1, 'superseded'],
  ])
})

test('the same inputs score to the same bytes and the same hash', async () => {
  const { tryout } = await createSat()
  const first = await start(tryout.id)
  await app.jobs.score()
  const second = await start(tryout.id)
  await app.jobs.score()
  const [one, other] = [await readRun(first.data.id), await readRun(second.data.id)]
  expect(other.data.data_hash).toBe(one.data.data_hash)
  expect(await readScores(second.data.id)).toBe(await readScores(first.data.id))
})

test('an attempt that finishes after a publication is scored by the published estimates', async () => {
  const { tryout } = await createSat()
  const { data: run } = await start(tryout.id, { publish: true })
  await app.jobs.score()
  const best = await sit(app, tryout, 12)
  const worst = await sit(app, tryout, 0)
  await app.jobs.rank()
  const [high, low] = await Promise.all(
    [best, worst].map(({ token, params }) => app.send(results.result, { token, params })),
  )
  expect(high?.data.released?.scoring).toMatchObject({ model: '3pl', provisional: false })
  expect(high?.data.released?.ranks[0]).toMatchObject({ rank: 1, of: 122 })
  expect(low?.data.released?.total).toBeLessThan(high?.data.released?.total ?? 0)
  expect(low?.data.released?.total_se).toBeGreaterThan(5)
  const rows = await app.db
    .selectFrom('attempt_scores')
    .select('score_run_id')
    .where('attempt_id', '=', best.attempt.id)
    .execute()
  expect(rows).toEqual([{ score_run_id: run.id }])
})

test('what finishes between a run and its publication is scored when it is published', async () => {
  const { tryout } = await createSat()
  const { data: run } = await start(tryout.id)
  await app.jobs.score()
  const late = await sit(app, tryout, 12)
  expect(await publish(run.id)).toMatchObject({ status: 200, data: { attempts: 121 } })
  await app.jobs.rank()
  const { data } = await app.send(results.result, late)
  expect(data.released?.ranks[0]).toMatchObject({ rank: 1, of: 121 })
})

test('a try-out that has closed is scored and published by itself, once', async () => {
  const { tryout } = await createSat({ closes_at: closed })
  await app.jobs.score()
  await app.jobs.score()
  const { data } = await app.send(scores.listRuns, { token, params: { id: tryout.id } })
  expect(data).toMatchObject([
    { number: 2, origin: 'closing', status: 'published', requested_by: null },
    { number: 1, origin: 'submissions', status: 'superseded' },
  ])
  const events = await app.send(scores.listEvents, { token, params: { id: tryout.id } })
  expect(events.data).toMatchObject([{ action: 'run_published', actor: null, about: 'Penilaian 2' }])
})

test('a run of too few students fails with what to do, and the provisional scores stay', async () => {
  const { tryout } = await createSat({ students: 20 })
  const { data: run } = await start(tryout.id, { publish: true })
  await app.jobs.score()
  const { data } = await readRun(run.id)
  expect(data.status).toBe('failed')
  expect(data.failure).toMatch(/paling sedikit 50 peserta, baru ada 20/)
  expect(await publish(run.id)).toMatchObject({ status: 409, code: 'run_over' })
})

test('a try-out that is still open has no run', async () => {
  const tryout = await create({ closes_at: new Date(epoch.getTime() + 3_600_000).toISOString() })
  expect(await start(tryout.id)).toMatchObject({ status: 409, code: 'not_closed' })
})

test('a second run waits for the first, and a cancelled one can be followed', async () => {
  const { tryout } = await createSat()
  const { data: run } = await start(tryout.id)
  expect(await start(tryout.id)).toMatchObject({ status: 409, code: 'run_active' })
  expect(await cancel(run.id)).toMatchObject({ status: 200, data: { status: 'cancelled' } })
  expect(await cancel(run.id)).toMatchObject({ status: 409, code: 'run_over' })
  await app.jobs.score()
  expect((await readRun(run.id)).data).toMatchObject({ status: 'cancelled', attempts: null })
  expect(await start(tryout.id)).toMatchObject({ status: 201, data: { number: 3 } })
})

test('1pl and 2pl can be asked for, and points have no model', async () => {
  const { tryout } = await createSat({ students: 60 })
  for (const model of ['1pl', '2pl'] as const) {
    const { data: run } = await start(tryout.id, { model })
    await app.jobs.score()
    expect((await readRun(run.id)).data).toMatchObject({ status: 'done', model })
    const { data } = await listItems(run.id)
    expect(data.every(item => item.parameters?.c === 0)).toBe(true)
  }
  const points = await create({ scoring: 'weighted' })
  const refused = await start(points.id, { model: '2pl' })
  expect(refused).toMatchObject({ status: 422, errors: { model: ['Try out ini tidak dinilai dengan IRT.'] } })
})

test('a run by points gives everybody what their submits gave', async () => {
  const tryout = await create({ scoring: 'weighted', sub_tests: 1 })
  const student = await sit(app, tryout, 7)
  const { data: run } = await start(tryout.id, { publish: true })
  await app.jobs.score()
  const totals = await app.db
    .selectFrom('attempt_scores')
    .select(['score_run_id', 'total', 'total_se'])
    .where('attempt_id', '=', student.attempt.id)
    .execute()
  expect(totals).toHaveLength(2)
  expect(totals[0]).toEqual({ ...totals[1], score_run_id: totals[0]?.score_run_id })
  expect((await readRun(run.id)).data).toMatchObject({ model: 'points', status: 'published' })
})

test('what is not there is not found, and neither is its run', async () => {
  const missing = v7()
  for (const reply of [
    await start(missing),
    await readRun(missing),
    await publish(missing),
    await cancel(missing),
    await listItems(missing),
    await app.send(scores.listRuns, { token, params: { id: missing } }),
  ])
    expect(reply).toMatchObject({ status: 404, code: 'not_found' })
  const tryout = await create()
  expect(await publish(tryout.score_run_id)).toMatchObject({ status: 409, code: 'run_over' })
})

test('a change without a reason is refused by name', async () => {
  const tryout = await create()
  const reply = await app.send(scores.rescore, { token, params: { id: tryout.id }, body: { reason: 'ya' } })
  expect(reply).toMatchObject({ status: 422, errors: { reason: [expect.any(String)] } })
})
