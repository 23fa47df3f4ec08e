import { progresses } from '@gerbang/contract/progresses.ts'
import { tryouts } from '@gerbang/contract/tryouts.ts'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/api.ts'
import { createProgram, createTryout, type TestTryout } from '../../testing/factories.ts'

let app: TestApp
let program_id: string
beforeAll(async () => {
  app = await createTestApp()
  program_id = (await createProgram(app.db)).id
})
afterAll(() => app.close())

async function enroll(tryout: TestTryout) {
  const { token } = await app.signIn({ program_id })
  const reply = await app.send(tryouts.enroll, { token, params: { slug: tryout.slug } })
  expect(reply.status).toBe(200)
  return { token, attempt: reply.data }
}

test('starts a sub-test, saves an answer and submits it', async () => {
  const tryout = await createTryout(app.db, { program_id })
  const { token } = await enroll(tryout)
  const params = { slug: tryout.slug }
  const [subTest] = tryout.sub_tests
  const sub_test_id = subTest?.id ?? ''
  const started = await app.send(progresses.start, { token, params, body: { sub_test_id, client_id: v7() } })
  expect(started).toMatchObject({ status: 200 })
  const { id, lease } = started.data.progress
  const questions = await app.send(progresses.questions, { token, params, query: { sub_test_id } })
  expect(questions.status).toBe(200)
  expect(questions.data.questions).toHaveLength(4)
  const answers = subTest?.items.map((item, index) => ({
    question_id: item.question_id,
    value: item.right,
    flagged: index === 0,
    seq: index + 1,
  }))
  const saved = await app.send(progresses.answer, {
    token,
    params: { ...params, id },
    body: { lease, answers },
  })
  expect(saved).toMatchObject({ status: 200, data: { refused: [] } })
  const submitted = await app.send(progresses.submit, { token, params: { ...params, id }, body: { lease } })
  expect(submitted).toMatchObject({
    status: 200,
    data: { receipt: { answered: 4, flagged: 1, questions: 4 }, attempt_finished: false },
  })
})
