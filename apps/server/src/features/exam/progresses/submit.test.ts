import { v7 } from 'uuid'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { epoch } from '../../../testing/factories.ts'
import { answer, createRunning, readAnswers } from '../../../testing/running-sub-test.ts'
import { answerRight, save, start, submit } from '../../../testing/sittings.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterEach(() => app.setClock(epoch))
afterAll(() => app.close())

test('a submit closes with what fits and tells what does not', async () => {
  const sitting = await createRunning(app)
  const { progress, items } = sitting
  const [single, multiple] = items.map(item => item.question_id)
  const { status, data } = await submit(app, sitting, [answer(single, 'b', 1), answer(multiple, ['z'], 2)])
  expect([status, data.receipt.answered]).toEqual([200, 1])
  expect(data.refused).toEqual([{ question_id: multiple, reason: expect.stringMatching(/^[A-Z].+\.$/) }])
  expect(await readAnswers(app.db, progress)).toEqual([answer(single, 'b', 1)])
})

test('a submit of which nothing fits closes all the same', async () => {
  const sitting = await createRunning(app)
  const { items } = sitting
  const { status, data } = await submit(app, sitting, [answer(items[0]?.question_id, 'z'), answer(v7(), 'a')])
  expect([status, data.receipt.answered, data.refused.length]).toEqual([200, 0, 2])
  expect(await save(app, sitting, [])).toMatchObject({
    status: 409,
    code: 'closed',
    message: expect.stringMatching(/sudah kamu kumpulkan/),
  })
})

test('a submit answers a receipt over what is stored, again and again', async () => {
  const sitting = await createRunning(app)
  const { progress, items, next } = sitting
  const [first, second] = items.map(item => item.question_id)
  await save(app, sitting, [answer(first, 'b', 1, true)])
  const submitted = await submit(app, sitting, [answer(second, ['a', 'd'], 2)])
  expect(submitted).toMatchObject({
    status: 200,
    data: {
      receipt: {
        progress_id: progress.id,
        submitted_at: epoch.toISOString(),
        closed_by: 'student',
        questions: 4,
        answered: 2,
        flagged: 1,
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
      attempt_finished: false,
      next_sub_test_id: next?.id,
    },
  })
  app.advance(30)
  expect((await submit(app, sitting)).data.receipt).toEqual(submitted.data.receipt)
  expect(await save(app, sitting, [answer(first, 'c', 3)])).toMatchObject({
    status: 409,
    code: 'closed',
  })
})

test('answers that a submit carries too late are kept aside, not scored', async () => {
  const sitting = await createRunning(app)
  const { progress, items } = sitting
  const [first, second, third] = items.map(item => item.question_id)
  await save(app, sitting, [answer(first, 'b', 1)])
  app.advance(660.001)
  const late = { reason: expect.stringContaining('terlambat') }
  const closing = [answer(first, 'b', 1), answer(second, ['a'], 2)]
  const { data } = await submit(app, sitting, closing)
  expect(data.receipt).toMatchObject({ closed_by: 'time', answered: 1 })
  expect(data.refused).toEqual([{ question_id: second, ...late }])
  expect(await readAnswers(app.db, progress, 'late_answers')).toEqual([answer(second, ['a'], 2)])
  const again = await submit(app, sitting, [answer(third, { s1: 'c1' }, 3)])
  expect(again.data.receipt).toEqual(data.receipt)
  expect(again.data.refused).toEqual([{ question_id: third, ...late }])
  expect((await readAnswers(app.db, progress, 'late_answers')).map(row => row.question_id)).toEqual([
    second,
    third,
  ])
  expect(await readAnswers(app.db, progress)).toEqual([answer(first, 'b', 1)])
})

test('a submit that is sent again keeps nothing aside', async () => {
  const sitting = await createRunning(app)
  const { progress, items } = sitting
  const answers = [answer(items[0]?.question_id, 'b', 1)]
  const first = await submit(app, sitting, answers)
  expect(first.data.refused).toEqual([])
  expect((await submit(app, sitting, answers)).data).toEqual(first.data)
  expect(await readAnswers(app.db, progress, 'late_answers')).toEqual([])
})

test('the last submit finishes the attempt and scores it once', async () => {
  const sitting = await createRunning(app)
  const { attempt, tryout, next } = sitting
  await submit(app, sitting)
  const second = { ...sitting, ...(await start(app, sitting, next)) }
  const last = await submit(app, second)
  expect(last.data).toMatchObject({ attempt_finished: true, next_sub_test_id: null })
  await submit(app, second)
  const scores = app.db.selectFrom('attempt_scores').selectAll().where('attempt_id', '=', attempt.id)
  expect(await scores.execute()).toMatchObject([{ total: 200, score_run_id: tryout.score_run_id }])
})

test('the total weighs sub-tests as the try-out says', async () => {
  const sitting = await createRunning(app)
  const { attempt, next } = sitting
  await app.db
    .updateTable('tryout_sub_tests')
    .set({ weight: 3 })
    .where('id', '=', next?.id ?? '')
    .execute()
  await submit(app, sitting)
  await submit(app, { ...sitting, ...(await start(app, sitting, next)) }, answerRight(next))
  const scores = app.db.selectFrom('attempt_scores').select('total').where('attempt_id', '=', attempt.id)
  expect(await scores.execute()).toEqual([{ total: (1 * 200 + 3 * 1000) / 4 }])
})
