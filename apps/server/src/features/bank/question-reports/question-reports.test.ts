import { dashboard } from '@gerbang/contract/office/dashboard.ts'
import { questionReports } from '@gerbang/contract/bank/question-reports.ts'
import { quizzes } from '@gerbang/contract/learning/quizzes.ts'
import { teachers } from '@gerbang/contract/office/teachers.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import {
  after,
  createProgram,
  createSession,
  createTryout,
  type TestTryout,
} from '../../../testing/factories.ts'
import { publishQuiz } from '../../../testing/quizzes.ts'
import { enroll, sit } from '../../../testing/sittings.ts'

let app: TestApp
let program_id: string
let tryout: TestTryout
let owner: { token: string }
beforeAll(async () => {
  app = await createTestApp()
  program_id = (await createProgram(app.db)).id
  tryout = await createTryout(app.db, { program_id })
  const bank = await app.db
    .selectFrom('question_banks as b')
    .innerJoin('bank_sub_tests as s', 's.bank_id', 'b.id')
    .innerJoin('questions as q', 'q.bank_sub_test_id', 's.id')
    .select('b.owner_id')
    .where('q.id', '=', questionOf(tryout))
    .executeTakeFirstOrThrow()
  owner = { token: await createSession(app.db, { id: bank.owner_id, role: 'teacher' }) }
})
afterAll(() => app.close())

const questionOf = ({ sub_tests }: TestTryout, index = 0) => sub_tests[0]?.items[index]?.question_id ?? ''
const report = (token: string, of: TestTryout, changes: object = {}) =>
  app.send(questionReports.send, {
    token,
    body: { place: 'tryout', slug: of.slug, question_id: questionOf(of), reason: 'wrong_key', ...changes },
  })
const list = (token: string, query = {}) => app.send(questionReports.list, { token, query })
const answer = (token: string, id: string, status = 'accepted') =>
  app.send(questionReports.answer, {
    token,
    params: { id },
    body: { status, answer: 'Kuncinya kami perbaiki.' },
  })

test('a question is reported once it may be reviewed, and by nobody else', async () => {
  const [other, sealed] = [
    await createTryout(app.db, { program_id }),
    await createTryout(app.db, {
      program_id,
      closes_at: after(3_600).toISOString(),
      result_release: 'at_close',
    }),
  ]
  const student = await sit(app, tryout)
  expect(await report(student.token, tryout)).toMatchObject({
    status: 201,
    data: { status: 'open', answer: null },
  })
  expect((await report(student.token, tryout, { question_id: questionOf(other) })).status).toBe(404)
  expect((await report(student.token, other)).status).toBe(404)
  const waiting = await sit(app, sealed)
  expect((await report(waiting.token, sealed)).status).toBe(404)
  const enrolled = await enroll(app, tryout)
  expect((await report(enrolled.token, tryout)).status).toBe(404)
})

test('what several say is answered once, comes back to each, and can be corrected by them', async () => {
  const id = questionOf(tryout, 1)
  const [ani, budi] = [await sit(app, tryout), await sit(app, tryout)]
  await report(ani.token, tryout, { question_id: id, note: 'Harusnya B' })
  await report(ani.token, tryout, { question_id: id, note: 'Harusnya C' })
  await report(budi.token, tryout, { question_id: id, reason: 'unclear' })
  const found = (await list(owner.token)).data.find(row => row.question_id === id)
  expect(found).toMatchObject({
    count: 2,
    notes: ['Harusnya C'],
    reasons: [
      { reason: 'unclear', count: 1 },
      { reason: 'wrong_key', count: 1 },
    ],
  })
  expect(JSON.stringify(found)).not.toContain(ani.user.name)
  const seen = await app.send(teachers.dashboard, { token: owner.token })
  expect(seen.data.counts.reported).toBeGreaterThan(0)

  const [first, second] = await Promise.all([answer(owner.token, id), answer(owner.token, id, 'declined')])
  expect([first.status, second.status].sort()).toEqual([200, 409])
  const unread = (token: string) => app.send(questionReports.listOwn, { token, query: { unread: 'true' } })
  for (const { token } of [ani, budi])
    expect((await unread(token)).data).toMatchObject([{ question_id: id, answer: 'Kuncinya kami perbaiki.' }])
  const [mine] = (await unread(ani.token)).data
  await app.send(questionReports.see, { token: budi.token, body: { ids: [mine?.id] } })
  expect((await unread(ani.token)).data).toHaveLength(1)
  await app.send(questionReports.see, { token: ani.token, body: { ids: [mine?.id] } })
  expect((await unread(ani.token)).data).toEqual([])
  expect((await list(owner.token, { state: 'decided' })).data).toMatchObject([{ question_id: id, count: 2 }])
  expect(await report(ani.token, tryout, { question_id: id })).toMatchObject({ data: { status: 'open' } })
})

test('teachers see and answer reports of their own banks only, admins all of them', async () => {
  const id = questionOf(tryout, 2)
  const student = await sit(app, tryout)
  await report(student.token, tryout, { question_id: id })
  const stranger = await app.signIn({ role: 'teacher' })
  expect((await list(stranger.token)).data).toEqual([])
  expect((await answer(stranger.token, id)).status).toBe(404)
  const admin = await app.signIn({ role: 'admin' })
  const { data } = await app.send(dashboard.admin, { token: admin.token })
  expect(data.attention).toContainEqual(expect.objectContaining({ kind: 'question_reports' }))
  expect((await answer(admin.token, id)).status).toBe(200)
})

test('a quiz lets its questions be reported when it is done', async () => {
  const quiz = await publishQuiz(app, program_id)
  const { token } = await app.signIn({ program_id })
  const params = { slug: quiz.slug }
  const body = {
    place: 'quiz',
    slug: quiz.slug,
    question_id: quiz.questions[0]?.question_id,
    reason: 'broken',
  }
  await app.send(quizzes.start, { token, params, body: {} })
  expect((await app.send(questionReports.send, { token, body })).status).toBe(404)
  await app.send(quizzes.submit, { token, params, body: { answers: [] } })
  expect((await app.send(questionReports.send, { token, body })).status).toBe(201)
})
