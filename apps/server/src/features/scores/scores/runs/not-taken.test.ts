import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../testing/api.ts'
import { createProgram, type TestTryout } from '../../../../testing/factories.ts'
import { createSat, createScorer, type Scorer } from '../../../../testing/score-runs.ts'

let app: TestApp
let scorer: Scorer
let tryout: TestTryout
let ids: string[]
beforeAll(async () => {
  app = await createTestApp()
  scorer = createScorer(app, (await app.signIn({ role: 'admin' })).token)
  const { id: program_id } = await createProgram(app.db)
  ;({ tryout, ids } = await createSat(app, { program_id, students: 300, sub_tests: 2, questions: 20 }))
})
afterAll(() => app.close())

async function run() {
  const { data } = await scorer.start(tryout)
  await app.jobs.score()
  return (await scorer.read(data.id)).data
}

/** As though these students had never touched a question of the sub-test. */
const forget = (subTestId: string, students: string[]) =>
  sql`
    delete from answers a using progresses p, attempts t
    where p.bucket = a.bucket and p.id = a.progress_id and t.bucket = p.bucket and t.id = p.attempt_id
      and p.sub_test_id = ${subTestId}::uuid and t.user_id = any(${students}::uuid[])
  `.execute(app.db)

test('students who did not take a sub-test move neither its scale nor its statistics', async () => {
  const [, before] = (await run()).sub_tests
  await forget(tryout.sub_tests[1]?.id ?? '', ids.slice(0, 60))
  const after = await run()
  const [other, subTest] = after.sub_tests
  expect(subTest?.students).toBe(240)
  expect(other?.students).toBe(300)
  expect(after.log.some(line => line.text.includes('60 yang menjawab kurang dari 25% soal'))).toBe(true)
  const [one, two] = [before?.irt, subTest?.irt]
  // Standard errors of a mean and an SD of 100 among 240.
  expect(Math.abs((two?.scale_a ?? 0) - (one?.scale_a ?? 0))).toBeLessThan(100 / Math.sqrt(240))
  expect(Math.abs((two?.scale_b ?? 0) - (one?.scale_b ?? 0))).toBeLessThan(100 / Math.sqrt(480))
  expect(Math.abs((subTest?.alpha ?? 0) - (before?.alpha ?? 0))).toBeLessThan(0.04)
})

/** As though these students had met each of twenty questions of a sub-test for so many seconds. */
const spend = (subTestId: string, students: string[], seconds: number) =>
  sql`
    insert into session_visits (bucket, progress_id, visit, seconds, created_at, updated_at)
    select p.bucket, p.id, gen_random_uuid(), array_fill(${seconds}::integer, array[20]), now(), now()
    from progresses p join attempts t on t.bucket = p.bucket and t.id = p.attempt_id
    where p.sub_test_id = ${subTestId}::uuid and t.user_id = any(${students}::uuid[])
  `.execute(app.db)

test('who answers faster than anybody reads is no part of the norm, is told of, and still has a score', async () => {
  const of = tryout.sub_tests[0]?.id ?? ''
  await spend(of, ids.slice(0, 40), 2)
  await spend(of, ids.slice(40), 70)
  const { id, sub_tests, log } = await run()
  expect(sub_tests[0]?.students).toBe(260)
  expect(
    log.some(line => line.text.includes('40 siswa menjawab separuh soalnya atau lebih tanpa sempat membaca')),
  ).toBe(true)
  const scored = await app.db
    .selectFrom('sub_test_scores')
    .select('scaled')
    .where('score_run_id', '=', id)
    .where('sub_test_id', '=', of)
    .where('scaled', 'is not', null)
    .execute()
  expect(scored).toHaveLength(300)
})

test('a sub-test that too few have taken goes by points and does not stop the others', async () => {
  await forget(tryout.sub_tests[1]?.id ?? '', ids.slice(60, 290))
  const { id, status, sub_tests, log } = await run()
  expect(status).toBe('done')
  expect(sub_tests.map(({ irt }) => irt?.basis)).toEqual(['norm', undefined])
  expect(log.some(line => line.text.includes('dinilai dari poin. Hanya 10 siswa'))).toBe(true)
  const scored = await app.db
    .selectFrom('sub_test_scores')
    .select(['sub_test_id', 'raw', 'max', 'scaled', 'scaled_se'])
    .where('score_run_id', '=', id)
    .execute()
  for (const { sub_test_id, raw, max, scaled, scaled_se } of scored)
    if (sub_test_id === tryout.sub_tests[0]?.id) expect(scaled_se).toBeGreaterThan(5)
    else
      expect({ scaled, scaled_se }).toEqual({
        scaled: expect.closeTo(200 + (800 * raw) / max, 1),
        scaled_se: null,
      })
  const totals = await app.db
    .selectFrom('attempt_scores')
    .select('total_se')
    .where('score_run_id', '=', id)
    .execute()
  expect(new Set(totals.map(({ total_se }) => total_se))).toEqual(new Set([null]))
})
