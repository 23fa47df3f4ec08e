import { progresses } from '@gerbang/contract/exam/progresses.ts'
import { results } from '@gerbang/contract/scores/results.ts'
import { scores } from '@gerbang/contract/scores/scores.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { createProgram, createTryout, questionSamples } from '../../../testing/factories.ts'
import { enroll, save, start, submit } from '../../../testing/sittings.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const others = questionSamples.length - 1

/** A paper of one question of each kind; the weighted one is worth five points, as in the TKP of SKD. */
async function sitWeighted(value: string) {
  const { id: program_id } = await createProgram(app.db)
  const tryout = await createTryout(app.db, {
    program_id,
    sub_tests: 1,
    questions: questionSamples.length,
  })
  const [subTest] = tryout.sub_tests
  const place = questionSamples.findIndex(({ content }) => content.type === 'weighted_choice')
  const weighted = subTest?.items[place]
  if (!subTest || !weighted) throw new Error('The paper has no weighted choice')
  await app.db
    .updateTable('paper_items')
    .set({ points: 5 })
    .where('question_id', '=', weighted.question_id)
    .execute()
  const student = await enroll(app, tryout)
  const session = await start(app, student, subTest)
  const sitting = { ...student, progress: session.progress }
  const answer = { question_id: weighted.question_id, value, flagged: false, seq: 1 }
  return { tryout, subTest, student, session, sitting, answer, question_id: weighted.question_id }
}

test('an option gives its share of the points, from the start of the paper to the review', async () => {
  const { session, sitting, student, answer, question_id } = await sitWeighted('d')
  const order = session.order.find(row => row.question_id === question_id)
  expect(order?.part_ids.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect((await save(app, sitting, [answer])).status).toBe(200)
  expect((await submit(app, sitting)).status).toBe(200)

  const { token, params } = student
  const { data: result } = await app.send(results.result, { token, params })
  const [score] = result.released?.sub_tests ?? []
  expect(score).toMatchObject({
    raw: 4,
    max: others + 5,
    correct: 0,
    partial: 1,
    wrong: 0,
    blank: others,
  })

  const { data: review } = await app.send(results.review, { token, params })
  expect(review.questions.find(({ id }) => id === question_id)).toMatchObject({
    content: { type: 'weighted_choice' },
    key: { weights: { a: 0, b: 2, c: 5, d: 4, e: 1 } },
    value: 'd',
    outcome: 'partial',
  })
})

test.each([
  { value: 'd', raw: 4, passed: false },
  { value: 'c', raw: 5, passed: true },
])('option $value earns $raw of a part that asks for 5, whatever the part weighs', async row => {
  const { subTest, sitting, student, answer } = await sitWeighted(row.value)
  await app.db
    .updateTable('tryout_sub_tests')
    .set({ threshold: 5, weight: 2.5 })
    .where('id', '=', subTest.id)
    .execute()
  expect((await submit(app, sitting, [answer])).status).toBe(200)
  const { token, params } = student
  const { data } = await app.send(results.result, { token, params })
  expect(data.released).toMatchObject({ passed: row.passed, sub_tests: [{ raw: row.raw, threshold: 5 }] })
  // One part alone weighs all: its share of the scale is the total.
  expect(data.released?.total).toBe(data.released?.sub_tests[0]?.scaled)
})

test('a paper tells no weight, and an option that it lacks is refused', async () => {
  const { sitting, answer, subTest, student } = await sitWeighted('z')
  const { token, params } = student
  const paper = await app.send(progresses.questions, { token, params, query: { sub_test_id: subTest.id } })
  expect(paper.text).toContain('weighted_choice')
  expect(paper.text).not.toContain('weights')
  expect(await save(app, sitting, [answer])).toMatchObject({
    status: 422,
    errors: { 'answers.0.value': ['Pilihan ini tidak ada pada soal.'] },
  })
})

test('corrected weights count anew, and those that leave an option out are refused', async () => {
  const { tryout, sitting, answer, question_id, student } = await sitWeighted('d')
  await submit(app, sitting, [answer])
  const { token } = await app.signIn({ role: 'admin' })
  const regrade = (weights: Record<string, number>) =>
    app.send(scores.regrade, {
      token,
      params: { id: tryout.id, questionId: question_id },
      body: { key: { type: 'weighted_choice', weights }, reason: 'Nilai c dan d tertukar', publish: true },
    })
  expect((await regrade({ a: 1 })).status).toBe(422)
  expect((await regrade({ a: 0, b: 0, c: 0, d: 0, e: 0 })).status).toBe(422)
  expect((await regrade({ a: 0, b: 2, c: 4, d: 5, e: 1 })).status).toBeLessThan(300)
  const { data: review } = await app.send(results.review, { token: student.token, params: student.params })
  expect(review.questions.find(({ id }) => id === question_id)?.outcome).toBe('correct')
})
