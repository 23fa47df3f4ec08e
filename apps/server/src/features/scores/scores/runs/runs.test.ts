import { results } from '@gerbang/contract/scores/results.ts'
import { reportTotal } from '@gerbang/scoring/irt/report-total.ts'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../testing/api.ts'
import { createProgram, createSession, createTryout, epoch, iso } from '../../../../testing/factories.ts'
import { createSat, createScorer, readScores, type Scorer } from '../../../../testing/score-runs.ts'
import { simulateSittings } from '../../../../testing/simulated-sittings.ts'
import { enroll, sit, sitSubTest } from '../../../../testing/sittings.ts'
import { engineVersion } from '../../../exam/marks/engine.ts'
import { findRunScales } from '../../../exam/marks/run-scales.queries.ts'
import { findRun } from './runs.queries.ts'
import { scoreUnscored } from './score-unscored.ts'
import { findSeason } from './seasons.rules.ts'

let app: TestApp
let program_id: string
let scorer: Scorer
beforeAll(async () => {
  app = await createTestApp()
  program_id = (await createProgram(app.db)).id
  scorer = createScorer(app, (await app.signIn({ role: 'admin' })).token)
})
afterEach(() => app.setClock(epoch))
afterAll(() => app.close())

const closed = new Date(epoch.getTime() - 3_600_000).toISOString()
const createRunnable = (options: Partial<Parameters<typeof createSat>[1]> = {}) =>
  createSat(app, { program_id, ...options })

test('a run calibrates, describes and scores, and its publication ranks by it', async () => {
  const { tryout, ids } = await createRunnable()
  const { data: queued, status } = await scorer.start(tryout)
  expect(status).toBe(201)
  expect(queued).toMatchObject({ number: 2, status: 'queued', model: '3pl', origin: 'admin', progress: 0 })
  await app.jobs.score()
  const { data: done } = await scorer.read(queued.id)
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
  expect(await scorer.publish(queued.id)).toMatchObject({ status: 200, data: { status: 'published' } })
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
  expect(review.data.peers).toBe(120)
  const shares = review.data.facts.map(({ right_share }) => right_share)
  expect(shares).toHaveLength(12)
  for (const share of shares) expect(share).toEqual(expect.closeTo(0.5, 0))
  const estimates = await app.db.selectFrom('question_estimates').select(['a', 'c', 'n', 'source']).execute()
  expect(estimates.length).toBeGreaterThan(12)
  for (const { a, c, n, source } of estimates) {
    expect({ n, source }).toEqual({ n: 120, source: tryout.title })
    expect(a).toBeGreaterThan(0.2)
    expect(c).toBeLessThan(0.6)
  }

  const runs = await scorer.listRuns(tryout)
  expect(runs.data.map(run => [run.number, run.status])).toEqual([
    [2, 'published'],
    [1, 'superseded'],
  ])
})

test('the same inputs score to the same bytes and the same hash', async () => {
  const { tryout } = await createRunnable()
  const first = await scorer.start(tryout)
  await app.jobs.score()
  const second = await scorer.start(tryout)
  await app.jobs.score()
  const [one, other] = [await scorer.read(first.data.id), await scorer.read(second.data.id)]
  expect(other.data.data_hash).toBe(one.data.data_hash)
  expect(await readScores(app, second.data.id)).toBe(await readScores(app, first.data.id))
})

test('a norm that is fixed between two runs changes the scores, and so the hash', async () => {
  const { tryout } = await createRunnable({ sub_tests: 1 })
  const { data: first } = await scorer.start(tryout)
  await app.jobs.score()
  await app.db
    .insertInto('norm_scales')
    .values({
      subject_id: tryout.sub_tests[0]?.subject_id ?? '',
      season: findSeason(tryout.opens_at),
      scale_min: 200,
      scale_max: 1000,
      score_run_id: first.id,
      a: 480,
      b: 130,
    })
    .execute()
  const { data: second } = await scorer.start(tryout)
  await app.jobs.score()
  const [one, other] = [await scorer.read(first.id), await scorer.read(second.id)]
  expect(await readScores(app, second.id)).not.toBe(await readScores(app, first.id))
  expect(other.data.data_hash).not.toBe(one.data.data_hash)
})

test('a program that wants joint totals ranks by them, and whoever comes later is scored the same way', async () => {
  const joint = (await createProgram(app.db)).id
  const { tryout } = await createRunnable({ program_id: joint })
  const readTotals = async (runId: string) => {
    const rows = await app.db
      .selectFrom('attempt_scores')
      .select(['total', 'total_se'])
      .where('score_run_id', '=', runId)
      .orderBy('total')
      .execute()
    const se = rows.reduce((sum, { total_se }) => sum + (total_se ?? 0), 0) / rows.length
    return { least: rows[0]?.total ?? 0, most: rows.at(-1)?.total ?? 0, se }
  }
  const { data: first } = await scorer.start(tryout)
  await app.jobs.score()
  const mean = await readTotals(first.id)
  await app.db.updateTable('programs').set({ totals: 'joint' }).where('id', '=', joint).execute()
  const { data: second } = await scorer.start(tryout, { publish: true })
  await app.jobs.score()
  const told = await readTotals(second.id)
  expect(told.most).toBeGreaterThan(mean.most + 5)
  expect(told.least).toBeLessThan(mean.least - 5)
  expect(told.se).toBeLessThan(mean.se)
  expect((await scorer.read(second.id)).data.log.map(line => line.text)).toContain(
    'Skor total dihitung bersama dari semua subtes, seperti yang dipilih programnya.',
  )
  const { attempt } = await sit(app, tryout, 12)
  const late = await app.db
    .selectFrom('attempt_scores')
    .select('total')
    .where('attempt_id', '=', attempt.id)
    .executeTakeFirstOrThrow()
  expect(late.total).toBeGreaterThanOrEqual(told.most)
})

/** By attempt, in the order of attempts. */
const listTotals = (runId: string) =>
  app.db
    .selectFrom('attempt_scores')
    .select(['attempt_id', 'total', 'total_se'])
    .where('score_run_id', '=', runId)
    .orderBy('attempt_id')
    .execute()

/** Scores all attempts again as if they had come after the run. */
async function scoreAsLate(runId: string) {
  for (const table of ['attempt_scores', 'sub_test_scores'] as const)
    await app.db.deleteFrom(table).where('score_run_id', '=', runId).execute()
  const run = await findRun(app.db, runId)
  if (run) await scoreUnscored(app.db, run, iso(0))
  return listTotals(runId)
}

/** As `listTotals`, of what is stored of each sub-test and taken for normal. */
async function listNormalTotals(runId: string) {
  const scales = await findRunScales(app.db, runId)
  const rows = await app.db
    .selectFrom('sub_test_scores')
    .select(['attempt_id', 'sub_test_id', 'scaled', 'theta', 'theta_se'])
    .where('score_run_id', '=', runId)
    .orderBy('attempt_id')
    .orderBy('sub_test_id')
    .execute()
  return [...Map.groupBy(rows, row => row.attempt_id)].map(([attempt_id, own]) => {
    const known = own.flatMap(({ sub_test_id, scaled, theta, theta_se }) => {
      const scale = scales.get(sub_test_id)?.scale
      if (!scale || scaled === null || theta === null || theta_se === null) return []
      return [{ ...scale, sub_test_id, weight: 1, score: scaled, ability: { eap: theta, se: theta_se } }]
    })
    const correlations = known.map((one, row) =>
      known.map((other, column) => (row === column ? 1 : (one.correlations?.[other.sub_test_id] ?? NaN))),
    )
    const total = reportTotal(known, correlations, 'joint')
    return { attempt_id, total: total?.score, total_se: total?.se }
  })
}

test('a joint total of whoever comes late is the one that the run itself would have given', async () => {
  const joint = (await createProgram(app.db, { totals: 'joint' })).id
  const { tryout } = await createRunnable({ program_id: joint })
  const { data: run } = await scorer.start(tryout, { publish: true })
  await app.jobs.score()
  const none = await sit(app, tryout, 0)
  const told = await listTotals(run.id)
  expect(told.some(({ attempt_id }) => attempt_id === none.attempt.id)).toBe(true)
  expect(await scoreAsLate(run.id)).toEqual(told)
})

test('whoever comes late to a run of engine 4 gets the joint total of that engine, and the next run is of this one', async () => {
  const joint = (await createProgram(app.db, { totals: 'joint' })).id
  const { tryout } = await createRunnable({ program_id: joint })
  const { data: run } = await scorer.start(tryout, { publish: true })
  await app.jobs.score()
  const exact = await listTotals(run.id)
  // What a run of that engine has kept.
  await sql`
    update score_run_sub_tests set scale = scale || '{"total": "joint"}' where score_run_id = ${run.id}
  `.execute(app.db)
  await app.db
    .updateTable('score_runs')
    .set({ engine_version: 'gerbang 4, v8 12' })
    .where('id', '=', run.id)
    .execute()
  const former = await scoreAsLate(run.id)
  expect(former).toEqual(await listNormalTotals(run.id))
  const { attempt } = await sit(app, tryout, 1)
  const live = await listTotals(run.id)
  expect(await scoreAsLate(run.id)).toEqual(live)
  expect(live.filter(({ attempt_id }) => attempt_id !== attempt.id)).toEqual(former)
  expect(former).not.toEqual(exact)

  const { data: next } = await scorer.start(tryout)
  await app.jobs.score()
  expect((await findRun(app.db, next.id))?.engine_version).toBe(engineVersion)
  const told = await listTotals(next.id)
  expect(await scoreAsLate(next.id)).toEqual(told)
})

test('an attempt that finishes after a publication is scored by the published estimates', async () => {
  const { tryout } = await createRunnable()
  const { data: run } = await scorer.start(tryout, { publish: true })
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
  const { tryout } = await createRunnable()
  const { data: run } = await scorer.start(tryout)
  await app.jobs.score()
  const late = await sit(app, tryout, 12)
  expect(await scorer.publish(run.id)).toMatchObject({ status: 200, data: { attempts: 121 } })
  await app.jobs.rank()
  const { data } = await app.send(results.result, late)
  expect(data.released?.ranks[0]).toMatchObject({ rank: 1, of: 121 })
})

test('a try-out that has closed is scored and published by itself, once', async () => {
  const { tryout } = await createRunnable({ closes_at: closed })
  await app.jobs.score()
  await app.jobs.score()
  const { data } = await scorer.listRuns(tryout)
  expect(data).toMatchObject([
    { number: 2, origin: 'closing', status: 'published', requested_by: null },
    { number: 1, origin: 'submissions', status: 'superseded' },
  ])
  const events = await scorer.listEvents(tryout)
  expect(events.data).toMatchObject([{ action: 'run_published', actor: null, about: 'Penilaian 2' }])
})

/** What the server does some hours later by itself; then the clock goes back, as the admin's session is short. */
async function scoreLater(hours: number) {
  app.setClock(new Date(epoch.getTime() + hours * 3_600_000))
  await app.jobs.score()
  app.setClock(epoch)
}

test('practice without end is scored by itself once enough sit it, and again when many more have', async () => {
  const { tryout } = await createRunnable({ students: 60 })
  await scoreLater(2)
  expect((await scorer.listRuns(tryout)).data).toMatchObject([
    { number: 2, origin: 'rolling', model: '3pl', status: 'published', attempts: 60 },
    { number: 1, origin: 'submissions', status: 'superseded' },
  ])
  const { data } = await scorer.listEvents(tryout)
  expect(data).toMatchObject([
    { action: 'run_published', actor: null, reason: expect.stringContaining('latihan terbuka') },
  ])

  await simulateSittings(app.db, tryout.id, { students: 8 })
  await scoreLater(4)
  expect((await scorer.listRuns(tryout)).data).toHaveLength(2)

  await simulateSittings(app.db, tryout.id, { students: 8 })
  await scoreLater(6)
  const [newest, ...others] = (await scorer.listRuns(tryout)).data
  expect(newest).toMatchObject({ number: 3, origin: 'rolling', status: 'published', attempts: 76 })
  expect(others).toHaveLength(2)

  const best = await sit(app, tryout, 12)
  await app.jobs.rank()
  const result = await app.send(results.result, { token: best.token, params: best.params })
  expect(result.data.released?.scoring).toMatchObject({ provisional: false, rolling: true, run_number: 3 })
})

test('practice that few have sat waits for more', async () => {
  const { tryout } = await createRunnable({ students: 20 })
  await scoreLater(10)
  expect((await scorer.listRuns(tryout)).data).toHaveLength(1)
})

test('a class of thirty gets final scores with their error once the try-out has closed', async () => {
  const { tryout, ids } = await createRunnable({ students: 30, closes_at: closed })
  await app.jobs.score()
  await app.jobs.rank()
  const token = await createSession(app.db, { id: ids[0] ?? '', role: 'student' })
  const { data } = await app.send(results.result, { token, params: { slug: tryout.slug } })
  expect(data.released?.scoring).toMatchObject({ model: '3pl', provisional: false })
  expect(data.released?.total_se).toBeGreaterThan(10)
  for (const { rung, se } of data.released?.sub_tests ?? []) {
    expect(rung).toBe('few')
    expect(se).toBeGreaterThan(10)
  }
  const kept = await app.db
    .selectFrom('question_estimates')
    .select('question_id')
    .where('scale_of', '=', tryout.id)
    .execute()
  expect(kept).toEqual([])
})

test('fewer students get points, which are final and say so', async () => {
  const { tryout, ids } = await createRunnable({ students: 10, closes_at: closed })
  await app.jobs.score()
  const token = await createSession(app.db, { id: ids[0] ?? '', role: 'student' })
  const { data } = await app.send(results.result, { token, params: { slug: tryout.slug } })
  expect(data.released?.scoring).toMatchObject({ provisional: false })
  expect(data.released?.total_se).toBeNull()
  for (const { rung, se, raw, max, scaled } of data.released?.sub_tests ?? [])
    expect({ rung, se, scaled }).toEqual({
      rung: 'points',
      se: null,
      scaled: expect.closeTo(200 + (800 * raw) / max, 1),
    })
})

test('a try-out that nobody has sat closes without a fault', async () => {
  const tryout = await createTryout(app.db, { program_id, scoring: 'irt', closes_at: closed })
  await app.jobs.score()
  expect((await scorer.listRuns(tryout)).data[0]).toMatchObject({ status: 'published', attempts: 0 })
})

test('a try-out that is still open has no run', async () => {
  const tryout = await createTryout(app.db, {
    program_id,
    scoring: 'irt',
    closes_at: new Date(epoch.getTime() + 3_600_000).toISOString(),
  })
  expect(await scorer.start(tryout)).toMatchObject({ status: 409, code: 'not_closed' })
})

test('a second run waits for the first, and a cancelled one can be followed', async () => {
  const { tryout } = await createRunnable()
  const { data: run } = await scorer.start(tryout)
  expect(await scorer.start(tryout)).toMatchObject({ status: 409, code: 'run_active' })
  expect(await scorer.cancel(run.id)).toMatchObject({ status: 200, data: { status: 'cancelled' } })
  expect(await scorer.cancel(run.id)).toMatchObject({ status: 409, code: 'run_over' })
  await app.jobs.score()
  expect((await scorer.read(run.id)).data).toMatchObject({ status: 'cancelled', attempts: null })
  expect(await scorer.start(tryout)).toMatchObject({ status: 201, data: { number: 3 } })
})

test('whoever checks the key of a question reads the passage that it asks about', async () => {
  const { tryout } = await createRunnable()
  const { data: run } = await scorer.start(tryout)
  await app.jobs.score()
  const { data } = await scorer.listItems(run.id, { per_page: 100 })
  const byPassage = Object.groupBy(data, ({ stimulus }) => stimulus?.html ?? 'none')
  expect(new Set(byPassage['<p>Sebuah bacaan.</p>']?.map(({ position }) => position))).toEqual(
    new Set([1, 2]),
  )
  expect(byPassage.none?.every(({ position }) => position > 2)).toBe(true)
})

test('1pl and 2pl can be asked for, and points have no model', async () => {
  const { tryout } = await createRunnable({ students: 60 })
  for (const model of ['1pl', '2pl'] as const) {
    const { data: run } = await scorer.start(tryout, { model })
    await app.jobs.score()
    expect((await scorer.read(run.id)).data).toMatchObject({ status: 'done', model })
    const { data } = await scorer.listItems(run.id)
    expect(data.every(item => item.parameters?.c === 0)).toBe(true)
  }
  const points = await createTryout(app.db, { program_id })
  const refused = await scorer.start(points, { model: '2pl' })
  expect(refused).toMatchObject({ status: 422, errors: { model: ['Try out ini tidak dinilai dengan IRT.'] } })
})

test('a run by points gives everybody what their submits gave, by the weights of the sub-tests', async () => {
  const tryout = await createTryout(app.db, { program_id, sub_tests: 2, questions: 12 })
  const [first, second] = tryout.sub_tests
  await app.db
    .updateTable('tryout_sub_tests')
    .set({ weight: 3 })
    .where('id', '=', second?.id ?? '')
    .execute()
  const student = await enroll(app, tryout)
  await sitSubTest(app, student, first, 2)
  await sitSubTest(app, student, second, 9)
  const { data: run } = await scorer.start(tryout, { publish: true })
  await app.jobs.score()
  const totals = await app.db
    .selectFrom('attempt_scores')
    .select(['score_run_id', 'total', 'total_se'])
    .where('attempt_id', '=', student.attempt.id)
    .execute()
  expect(totals).toHaveLength(2)
  expect(totals[0]).toEqual({ ...totals[1], score_run_id: totals[0]?.score_run_id })
  expect((await scorer.read(run.id)).data).toMatchObject({ model: 'points', status: 'published' })
})

test('what is not there is not found, and neither is its run', async () => {
  const missing = v7()
  for (const reply of [
    await scorer.start({ id: missing }),
    await scorer.read(missing),
    await scorer.publish(missing),
    await scorer.cancel(missing),
    await scorer.listItems(missing),
    await scorer.listRuns({ id: missing }),
  ])
    expect(reply).toMatchObject({ status: 404, code: 'not_found' })
  const tryout = await createTryout(app.db, { program_id, scoring: 'irt' })
  expect(await scorer.publish(tryout.score_run_id)).toMatchObject({ status: 409, code: 'run_over' })
})

test('a change without a reason is refused by name', async () => {
  const tryout = await createTryout(app.db, { program_id, scoring: 'irt' })
  const reply = await scorer.start(tryout, { reason: 'ya' })
  expect(reply).toMatchObject({ status: 422, errors: { reason: [expect.any(String)] } })
})

test('a publication writes back to the bank what it found, and the next one replaces it', async () => {
  const { tryout } = await createRunnable({ sub_tests: 1 })
  const ids = (tryout.sub_tests[0]?.items ?? []).map(({ question_id }) => question_id)
  const readBank = () =>
    app.db
      .selectFrom('question_statistics')
      .select(['question_id', 'tried', 'p', 'discrimination', 'b', 'tryout_id'])
      .where('question_id', 'in', ids)
      .orderBy('question_id')
      .execute()
  const publish = async () => {
    const { data } = await scorer.start(tryout)
    await app.jobs.score()
    expect(await readBank()).toHaveLength(known)
    expect(await scorer.publish(data.id)).toMatchObject({ status: 200 })
    known = ids.length
    return data.id
  }
  let known = 0
  const run = await publish()
  const { data: items } = await scorer.listItems(run, { per_page: 100 })
  const found = await readBank()
  expect(found).toHaveLength(12)
  for (const row of found) {
    const item = items.find(({ question_id }) => question_id === row.question_id)
    expect(row).toMatchObject({ tried: item?.tried, tryout_id: tryout.id })
    expect(row.p).toBeCloseTo(item?.p ?? -1, 10)
    expect(row.b).toBeCloseTo(item?.parameters?.b ?? -99, 10)
  }
  await publish()
  expect(await readBank()).toEqual(found)
})
