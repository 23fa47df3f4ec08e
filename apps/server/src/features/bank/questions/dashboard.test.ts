import { teachers } from '@gerbang/contract/office/teachers.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import {
  createBank,
  createProgram,
  createQuestion,
  createTopic,
  createTryout,
} from '../../../testing/factories.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('a teacher sees drafts, reviews and flagged questions of her own banks, and none of others', async () => {
  const program = await createProgram(app.db)
  const teacher = await app.signIn({ role: 'teacher' })
  const bank = await createBank(app.db, {
    owner_id: teacher.user.id,
    program_id: program.id,
    title: 'Milikku',
  })
  const topic = await createTopic(app.db, bank.subject_id)
  const draft = await createQuestion(app.db, bank)
  const flagged = await createQuestion(app.db, bank, { status: 'published', topic_ids: [topic.id] })
  const tryout = await createTryout(app.db, {
    program_id: program.id,
    sub_tests: 1,
    questions: 1,
    title: 'TO Satu',
  })
  await app.db
    .insertInto('question_statistics')
    .values({
      question_id: flagged.id,
      tried: 40,
      p: 0.1,
      discrimination: 0.3,
      b: null,
      flags: ['too_hard'],
      tryout_id: tryout.id,
      created_at: app.now().toISOString(),
      updated_at: app.now().toISOString(),
    })
    .execute()
  const other = await app.signIn({ role: 'teacher' })

  const { data } = await app.send(teachers.dashboard, { token: teacher.token })
  expect(data.counts).toEqual({
    banks: 1,
    draft: 1,
    in_review: 0,
    published: 1,
    flagged: 1,
    reported: 0,
  })
  expect(data.banks).toMatchObject([{ title: 'Milikku', draft: 1, published: 1 }])
  expect(data.drafts).toMatchObject([
    { id: draft.id, bank: { name: 'Milikku' }, stem: expect.stringMatching(/^Berapa/) },
  ])
  expect(data.flagged).toMatchObject([{ id: flagged.id, flags: ['too_hard'], tryout: 'TO Satu' }])

  const { data: none } = await app.send(teachers.dashboard, { token: other.token })
  expect(none.counts).toEqual({ banks: 0, draft: 0, in_review: 0, published: 0, flagged: 0, reported: 0 })
  expect(none.flagged).toEqual([])
})
