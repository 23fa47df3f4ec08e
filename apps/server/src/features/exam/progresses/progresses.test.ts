import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { createRunning } from '../../../testing/running-sub-test.ts'
import { answerRight, requestStart, type Sitting, save, submit } from '../../../testing/sittings.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('answers of each type are saved and submitted', async () => {
  const sitting = await createRunning(app)
  const saved = await save(app, sitting, answerRight(sitting.subTest))
  expect(saved).toMatchObject({ status: 200, data: { refused: [] } })
  expect(await submit(app, sitting)).toMatchObject({
    status: 200,
    data: { receipt: { answered: 4, flagged: 0, questions: 4 }, attempt_finished: false },
  })
})

test('the row of another student, of another try-out or of nobody is not found', async () => {
  const own = await createRunning(app)
  const strange = await createRunning(app)
  const cases: Sitting[] = [
    { ...own, token: strange.token },
    { ...strange, progress: own.progress },
    { ...own, params: strange.params },
    { ...own, progress: strange.progress },
    { ...own, progress: { ...own.progress, id: v7() } },
  ]
  // Whoever owns it goes first: what the process remembers of the row must not open it.
  expect(await save(app, own)).toMatchObject({ status: 200 })
  for (const sitting of cases) {
    expect(await save(app, sitting)).toMatchObject({ status: 404, code: 'not_found' })
    expect(await submit(app, sitting)).toMatchObject({ status: 404, code: 'not_found' })
  }
  const body = { sub_test_id: own.subTest?.id, client_id: v7() }
  expect(await requestStart(app, { ...own, params: strange.params }, body)).toMatchObject({ status: 404 })
  const outsider = await app.signIn({ program_id: own.tryout.program_id })
  expect(await requestStart(app, { ...outsider, params: own.params }, body)).toMatchObject({ status: 404 })
})

test('an id of the try-out serves as its slug, in any case', async () => {
  const sitting = await createRunning(app)
  for (const slug of [sitting.tryout.id, sitting.tryout.id.toUpperCase()])
    expect(await save(app, { ...sitting, params: { slug } })).toMatchObject({ status: 200 })
})
