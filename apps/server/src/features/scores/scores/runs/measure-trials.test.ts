import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../testing/api.ts'
import { createProgram, type TestTryout } from '../../../../testing/factories.ts'
import { createSat, createScorer, readScores, type Scorer } from '../../../../testing/score-runs.ts'
import { addTrials, answerTrials } from '../../../../testing/trials.ts'

let app: TestApp
let program_id: string
let scorer: Scorer
beforeAll(async () => {
  app = await createTestApp()
  program_id = (await createProgram(app.db)).id
  scorer = createScorer(app, (await app.signIn({ role: 'admin' })).token)
})
afterAll(() => app.close())

async function score(tryout: Pick<TestTryout, 'id'>) {
  const { data: run } = await scorer.start(tryout, { publish: true })
  await app.jobs.score()
  return run.id
}

test('trial questions are measured on the scale of the others, and move no byte of scores, statistics and regrades', async () => {
  const { tryout } = await createSat(app, { program_id, students: 300, sub_tests: 1, questions: 12 })
  const before = await readScores(app, await score(tryout))

  const trials = await addTrials(app.db, tryout, { trials: 6, each: 2 })
  await answerTrials(app.db, tryout.sub_tests[0]?.id ?? '', trials, 2)
  const run = await score(tryout)
  expect(await readScores(app, run)).toBe(before)
  const found = await app.db
    .selectFrom('score_run_trials')
    .select(['question_id', 'tried', 'p', 'parameters'])
    .where('score_run_id', '=', run)
    .execute()
  expect(found).toHaveLength(6)
  for (const { tried, p, parameters } of found) {
    // A third of 300, within five errors of a binomial count.
    expect(Math.abs(tried - 100)).toBeLessThan(45)
    expect(p).toBeGreaterThan(0.2)
    expect(parameters?.se_d).toBeGreaterThan(0)
    expect(parameters?.is_anchor).toBe(false)
  }
  const kept = await app.db
    .selectFrom('question_estimates')
    .select(['question_id', 'n', 'scale_of', 'se'])
    .where('run_id', '=', run)
    .where(
      'question_id',
      'in',
      trials.map(({ question_id }) => question_id),
    )
    .execute()
  expect(kept.length).toBeGreaterThan(3)
  for (const { question_id, n, scale_of, se } of kept) {
    expect(n).toBe(found.find(own => own.question_id === question_id)?.tried)
    expect(scale_of).toBe(tryout.id)
    expect(se).toBeGreaterThan(0)
  }

  const key = { type: 'single_choice', option_id: 'c' }
  const { data: regraded } = await scorer.regrade(tryout, tryout.sub_tests[0]?.items[0]?.question_id, {
    key,
    publish: true,
  })
  await app.jobs.score()
  const after = await readScores(app, regraded.id)
  expect(after).not.toBe(before)
  expect(await readScores(app, await score(tryout))).toBe(after)
  for (const table of ['score_run_trials', 'question_estimates'] as const)
    await app.db.deleteFrom(table).execute()
  await app.db.deleteFrom('paper_trials').execute()
  await app.db.updateTable('tryout_sub_tests').set({ trials_each: 0 }).execute()
  expect(await readScores(app, await score(tryout))).toBe(after)
})
