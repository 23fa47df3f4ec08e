import { history } from '@gerbang/contract/learning/history.ts'
import { practices } from '@gerbang/contract/learning/practices.ts'
import { quizzes } from '@gerbang/contract/learning/quizzes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { createProgram, createTryout, iso } from '../../../testing/factories.ts'
import { createPool } from '../../../testing/practices.ts'
import { publishQuiz } from '../../../testing/quizzes.ts'
import { sit } from '../../../testing/sittings.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('attempts, quizzes and sets that were finished stand in one list, and those of nobody else', async () => {
  const program = await createProgram(app.db)
  const tryout = await createTryout(app.db, { program_id: program.id, questions: 6, closes_at: null })
  const { token } = await sit(app, tryout, 4)
  const quiz = await publishQuiz(app, program.id, { title: 'Kuis' })
  await app.send(quizzes.start, { token, params: { slug: quiz.slug } })
  await app.send(quizzes.submit, { token, params: { slug: quiz.slug }, body: {} })
  const { subject_id } = await createPool(app.db, program.id, 10)
  const body = { kind: 'subject' as const, target_id: subject_id }
  const { data: begun } = await app.send(practices.start, { token, body })
  const list = (query = {}) => app.send(history.list, { token, query })
  expect((await list()).data.map(({ kind }) => kind).toSorted()).toEqual(['quiz', 'tryout'])
  await app.send(practices.submit, { token, params: { id: begun.id }, body: {} })
  const { data, meta } = await list()
  expect(meta.total).toBe(3)
  expect(data.find(({ kind }) => kind === 'tryout')).toMatchObject({
    slug: tryout.slug,
    number: 1,
    total: expect.any(Number),
  })
  expect(data.find(({ kind }) => kind === 'practice')).toMatchObject({ id: begun.id, slug: null })
  expect((await list({ kind: 'quiz' })).data).toMatchObject([{ slug: quiz.slug, correct: 0, questions: 5 }])
  expect((await list({ per_page: 2, page: 2 })).data).toHaveLength(1)
  expect(await list({ slug: tryout.slug })).toMatchObject({ data: [{ kind: 'tryout' }], meta: { total: 1 } })
  const submitted_at = iso(-2 * 86_400)
  await app.db.updateTable('practices').set({ submitted_at }).where('id', '=', begun.id).execute()
  expect((await list({ days: 1 })).data.map(({ kind }) => kind).toSorted()).toEqual(['quiz', 'tryout'])
  expect((await list({ days: 3 })).data).toHaveLength(3)
  const other = await app.signIn({ program_id: program.id })
  expect((await app.send(history.list, { token: other.token })).data).toEqual([])
})

test('an attempt whose result is not out stands in the list without a score', async () => {
  const program = await createProgram(app.db)
  const tryout = await createTryout(app.db, {
    program_id: program.id,
    questions: 6,
    result_release: 'at_close',
    closes_at: iso(3600),
  })
  const { token } = await sit(app, tryout, 4)
  expect((await app.send(history.list, { token })).data).toMatchObject([{ kind: 'tryout', total: null }])
})
