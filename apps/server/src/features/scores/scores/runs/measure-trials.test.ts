import { writeKey } from '@gerbang/contract/question-format.ts'
import { results } from '@gerbang/contract/scores/results.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../testing/api.ts'
import { createProgram, createSession, type TestTryout } from '../../../../testing/factories.ts'
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

const readTrial = (runId: string, question_id: string) =>
  app.db
    .selectFrom('score_run_trials')
    .select(['tried', 'p', 'parameters', 'report'])
    .where('score_run_id', '=', runId)
    .where('question_id', '=', question_id)
    .executeTakeFirstOrThrow()

const readKept = (question_id: string) =>
  app.db
    .selectFrom('question_estimates as e')
    .innerJoin('questions as q', 'q.id', 'e.question_id')
    .innerJoin('paper_trials as i', 'i.question_id', 'q.id')
    .select(['e.question_version', 'q.version', 'i.question_version as frozen', 'e.b', 'e.run_id'])
    .where('e.question_id', '=', question_id)
    .executeTakeFirst()

const choose = (option_id: string) => ({ type: 'single_choice', option_id }) as const

test('a corrected key of a trial question is regraded: it is measured by the new key, and no score moves', async () => {
  const { tryout, ids } = await createSat(app, { program_id, students: 300, sub_tests: 1, questions: 12 })
  const trials = await addTrials(app.db, tryout, { trials: 4, each: 2 })
  const question_id = trials[0]?.question_id ?? ''
  await answerTrials(app.db, tryout.sub_tests[0]?.id ?? '', trials, 2)
  const right = await readTrial(await score(tryout), question_id)
  await app.db.deleteFrom('question_estimates').where('question_id', '=', question_id).execute()

  const key = JSON.stringify(writeKey(choose('d')))
  for (const table of ['paper_trials', 'question_keys'] as const)
    await app.db.updateTable(table).set({ key }).where('question_id', '=', question_id).execute()
  const wrong = await score(tryout)
  expect((await readTrial(wrong, question_id)).p).not.toBe(right.p)
  expect(await readKept(question_id)).toBeUndefined()
  const { data: suspects } = await scorer.listItems(wrong, { flag: 'possible_wrong_key' })
  expect(suspects).toMatchObject([
    { question_id, is_trial: true, position: 1, key: choose('d'), suspected_option_id: 'b' },
  ])

  expect(await scorer.regrade(tryout, question_id, { voided: true })).toMatchObject({ status: 422 })
  const { data: regraded } = await scorer.regrade(tryout, question_id, { key: choose('b'), publish: true })
  await app.jobs.score()
  expect(await readScores(app, regraded.id)).toBe(await readScores(app, wrong))
  expect(await readTrial(regraded.id, question_id)).toEqual(right)
  const kept = await readKept(question_id)
  expect(kept).toMatchObject({ run_id: regraded.id, question_version: kept?.version, frozen: kept?.version })

  const { data: events } = await scorer.listEvents(tryout)
  expect(events.map(({ action, about }) => ({ action, about }))).toContainEqual({
    action: 'key_changed',
    about: expect.stringMatching(/ soal uji coba 1$/),
  })
  const token = await createSession(app.db, { id: ids[0] ?? '', role: 'student' })
  const { data } = await app.send(results.result, { token, params: { slug: tryout.slug } })
  expect(data.released?.scoring).toMatchObject({ changes: [] })
})
