import { progresses } from '@gerbang/contract/exam/progresses.ts'
import { v7 } from 'uuid'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { epoch, iso } from '../../../testing/factories.ts'
import { answer, createRunning, readAnswers } from '../../../testing/running-sub-test.ts'
import { save, start } from '../../../testing/sittings.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterEach(() => app.setClock(epoch))
afterAll(() => app.close())

test('per question the highest seq wins, in whatever order saves arrive', async () => {
  const sitting = await createRunning(app)
  const { progress, items } = sitting
  const [first, second] = items.map(item => item.question_id)
  expect(await save(app, sitting, [answer(first, 'a', 1)])).toMatchObject({
    status: 200,
    data: { server_now: epoch.toISOString(), ends_at: iso(600), refused: [] },
  })
  await save(app, sitting, [answer(first, 'd', 5, true), answer(second, ['a'], 2)])
  await save(app, sitting, [answer(first, 'b', 3), answer(second, ['a', 'b'], 1)])
  await save(app, sitting, [answer(first, 'e', 5)])
  expect(await readAnswers(app.db, progress)).toEqual([answer(second, ['a'], 2), answer(first, 'd', 5, true)])
  await save(app, sitting, [answer(first, null, 6), answer(first, 'c', 4)])
  expect(await readAnswers(app.db, progress)).toEqual([answer(second, ['a'], 2), answer(first, null, 6)])
})

test('what the server remembers of a sub-test lets nobody else save into it, who knew even its lease', async () => {
  const sitting = await createRunning(app)
  const { progress, items } = sitting
  const [first] = items.map(item => item.question_id)
  const { token } = await createRunning(app)
  expect(await save(app, sitting, [answer(first, 'a', 1)])).toMatchObject({ status: 200 })
  expect(await save(app, { ...sitting, token }, [answer(first, 'b', 2)])).toMatchObject({ status: 404 })
  expect(await readAnswers(app.db, progress)).toEqual([answer(first, 'a', 1)])
})

test('an answer that does not fit its question does not hold back the others', async () => {
  const sitting = await createRunning(app)
  const { progress, items, next } = sitting
  const [single, multiple, table, text] = items.map(item => item.question_id)
  const foreign = next?.items[0]?.question_id
  const { data, status } = await save(app, sitting, [
    answer(single, 'b', 1),
    answer(multiple, 'b', 2),
    answer(table, { s9: 'c1' }, 3),
    answer(text, 'air\u0000', 4),
    answer(foreign, 'b', 5),
  ])
  expect(status).toBe(200)
  expect(data.refused.map(row => row.question_id)).toEqual([multiple, table, text, foreign])
  for (const { reason } of data.refused) expect(reason).toMatch(/^[A-Z].+\.$/)
  expect(await readAnswers(app.db, progress)).toEqual([answer(single, 'b', 1)])
})

test.each(['air\u0000', 'air\ud83d', '\udc00'])(
  'the text %j, which no database can hold, is refused at its field',
  async text => {
    const sitting = await createRunning(app)
    const { items } = sitting
    const reply = await save(app, sitting, [answer(items[3]?.question_id, text)])
    expect(reply).toMatchObject({ status: 422, errors: { 'answers.0.value': [expect.any(String)] } })
  },
)

test.each([
  ['of the year 0', '0000-01-01T00:00:00.000Z'],
  ['of endless digits', `2026-11-21T01:00:00.${'1'.repeat(200)}Z`],
])('a time on the device %s, which no database can hold, is refused at its field', async (_, client_at) => {
  const sitting = await createRunning(app)
  const { items } = sitting
  const sent = [{ ...answer(items[0]?.question_id, 'b'), client_at }]
  expect(await save(app, sitting, sent)).toMatchObject({
    status: 422,
    errors: { 'answers.0.client_at': [expect.any(String)] },
  })
})

test('a device whose clock is wrong by centuries loses nothing', async () => {
  const sitting = await createRunning(app)
  const { progress, items } = sitting
  for (const [index, client_at] of ['0001-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z'].entries()) {
    const sent = [{ ...answer(items[index]?.question_id, index === 0 ? 'b' : ['a'], index + 1), client_at }]
    expect(await save(app, sitting, sent)).toMatchObject({ status: 200 })
  }
  expect(await readAnswers(app.db, progress)).toHaveLength(2)
})

test('a save of which nothing fits is refused by field', async () => {
  const sitting = await createRunning(app)
  const { items } = sitting
  const reply = await save(app, sitting, [answer(items[0]?.question_id, 'z'), answer(v7(), 'a', 2)])
  expect(reply).toMatchObject({ status: 422, message: 'Validation error' })
  expect(Object.keys(reply.errors)).toEqual(['answers.0.value', 'answers.1.value'])
})

test.each([
  [{ answers: [] }, ['lease']],
  [{ lease: 'x', answers: {} }, ['answers', 'lease']],
  [
    { lease: v7(), answers: [{ question_id: 'x', value: 'a', flagged: false, seq: 1 }] },
    ['answers.0.question_id'],
  ],
  [
    { lease: v7(), answers: [{ question_id: v7(), value: '', flagged: 'no', seq: 0 }] },
    ['answers.0.flagged', 'answers.0.seq', 'answers.0.value'],
  ],
  [
    { lease: v7(), answers: [{ question_id: v7(), value: 'a', flagged: false, seq: 1, score: 9 }] },
    ['answers.0.score'],
  ],
  [
    {
      lease: v7(),
      answers: [{ question_id: v7(), value: 'a', flagged: false, seq: 1, client_at: 'kemarin' }],
    },
    ['answers.0.client_at'],
  ],
  [{ lease: v7(), answers: Array.from({ length: 201 }, () => answer(v7(), 'a')) }, ['answers']],
])('the save %j is refused at its fields', async (body, fields) => {
  const sitting = await createRunning(app)
  const { token, progress } = sitting
  const params = { ...sitting.params, id: progress.id }
  for (const call of [progresses.answer, progresses.submit]) {
    const reply = await app.send(call, { token, params, body })
    expect(reply).toMatchObject({ status: 422, message: 'Validation error' })
    expect(Object.keys(reply.errors).toSorted()).toEqual(fields)
  }
})

test('saves count until the grace is over; later ones are kept aside', async () => {
  const sitting = await createRunning(app)
  const { progress, items } = sitting
  const [first, second] = items.map(item => item.question_id)
  app.advance(660)
  expect(await save(app, sitting, [answer(first, 'b', 1)])).toMatchObject({ status: 200 })
  app.advance(0.001)
  const late = await save(app, sitting, [answer(second, ['a'], 2)])
  expect(late).toMatchObject({ status: 409, code: 'closed' })
  expect(await readAnswers(app.db, progress)).toEqual([answer(first, 'b', 1)])
  expect(await readAnswers(app.db, progress, 'late_answers')).toEqual([answer(second, ['a'], 2)])
})

test('of who has lost the session to another device nothing is stored', async () => {
  const sitting = await createRunning(app)
  const { progress, items, subTest } = sitting
  await start(app, sitting, subTest, { take_over: true })
  const late = await save(app, sitting, [answer(items[0]?.question_id, 'b', 1)])
  expect(late).toMatchObject({ status: 409, code: 'taken_over' })
  expect(await readAnswers(app.db, progress)).toEqual([])
})
