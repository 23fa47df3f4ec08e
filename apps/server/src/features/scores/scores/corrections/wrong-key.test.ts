import { FLAG_LIMITS } from '@gerbang/scoring/statistics/flag-items.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../testing/api.ts'
import { createProgram } from '../../../../testing/factories.ts'
import { createSat, createScorer, type Scorer } from '../../../../testing/score-runs.ts'

let app: TestApp
let scorer: Scorer
beforeAll(async () => {
  app = await createTestApp()
  scorer = createScorer(app, (await app.signIn({ role: 'admin' })).token)
})
afterAll(() => app.close())

test('a wrong key planted in one question of 5,000 attempts is at the head of the flags, with the right option', async () => {
  const { id: program_id } = await createProgram(app.db)
  const { tryout } = await createSat(app, { program_id, students: 5_000, questions: 20 })
  // Kinds take turns: the thirteenth of six kinds is a single choice again.
  const planted = tryout.sub_tests[1]?.items[12]?.question_id ?? ''
  const key = { type: 'single_choice', option_id: 'd' }
  // Everybody answered by option b, which is right; the key says d.
  expect(await scorer.regrade(tryout, planted, { key })).toMatchObject({ status: 201 })
  await app.jobs.score()
  const [run] = (await scorer.listRuns(tryout)).data
  expect(run).toMatchObject({ status: 'done', attempts: 5_000 })
  const { data } = await scorer.listItems(run?.id ?? '', { flagged: 'true' })
  expect(data[0]).toMatchObject({
    question_id: planted,
    suspected_option_id: 'b',
    suspected_evidence: 'strong',
    tried: expect.any(Number),
  })
  expect(data[0]?.flags[0]).toBe('possible_wrong_key')
  expect(data.filter(item => item.flags.includes('possible_wrong_key'))).toHaveLength(1)
  const byFlag = await scorer.listItems(run?.id ?? '', { flag: 'possible_wrong_key' })
  expect(byFlag.meta.total).toBe(1)
  const option = data[0]?.options?.find(one => one.option_id === 'b')
  expect(option?.corrected).toBeGreaterThan(FLAG_LIMITS.discrimination)
}, 300_000)
