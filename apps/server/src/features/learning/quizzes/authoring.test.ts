import { quizAuthoring } from '@gerbang/contract/learning/quiz-authoring.ts'
import { quizzes } from '@gerbang/contract/learning/quizzes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { createProgram, iso } from '../../../testing/factories.ts'
import { createHold } from '../../../testing/holds.ts'
import { createQuestions, publishQuiz } from '../../../testing/quizzes.ts'

let app: TestApp
let token: string
let program: { id: string }
beforeAll(async () => {
  app = await createTestApp()
  token = (await app.signIn({ role: 'admin' })).token
  program = await createProgram(app.db)
})
afterAll(() => app.close())

const settings = {
  title: 'Kuis Aljabar',
  description: 'Lima soal',
  subject_id: null,
  lang: 'id',
  duration_seconds: 600,
  shuffle: true,
  max_attempts: 2,
  feedback: 'after_submit',
  opens_at: null,
  closes_at: null,
}

const create = (overrides: object = {}) =>
  app.send(quizAuthoring.create, { token, body: { ...settings, program_id: program.id, ...overrides } })
const update = (id: string, body: object) => app.send(quizAuthoring.update, { token, params: { id }, body })
const get = (id: string) => app.send(quizAuthoring.get, { token, params: { id } })

/** Puts questions into the paper of a try-out. */
const hold = (ids: string[], closes_at: string | null) => createHold(app.db, program.id, ids, closes_at)

test('a new quiz is a draft with an address of its own, and no student sees it', async () => {
  const [first, second] = [await create(), await create()]
  expect(first).toMatchObject({
    status: 201,
    data: { feedback: 'after_submit', max_attempts: 2, subject: null, status: 'draft', items: [] },
  })
  expect([first.data.slug, second.data.slug]).toEqual(['kuis-aljabar', 'kuis-aljabar-2'])
  const student = await app.signIn({ program_id: program.id })
  const params = { slug: first.data.slug }
  expect(await app.send(quizzes.get, { token: student.token, params })).toMatchObject({ status: 404 })
})

test('what does not fit is told in its field', async () => {
  const backwards = await create({ opens_at: iso(10), closes_at: iso(5) })
  expect(backwards).toMatchObject({ status: 422, errors: { closes_at: [expect.any(String)] } })
  const other = await createProgram(app.db)
  const { bank } = await createQuestions(app.db, other.id, 1)
  expect(await create({ subject_id: bank.subject_id })).toMatchObject({
    status: 422,
    errors: { subject_id: [expect.any(String)] },
  })
  const { questions } = await createQuestions(app.db, other.id, 1)
  const { id } = (await create()).data
  expect(await update(id, { question_ids: [questions[0]?.question_id] })).toMatchObject({
    status: 422,
    errors: { question_ids: [expect.any(String)] },
  })
  expect(await update(id, { status: 'published' })).toMatchObject({
    status: 422,
    errors: { question_ids: [expect.stringContaining('paling sedikit satu')] },
  })
})

test('publishing freezes the questions: what their author writes later does not reach the quiz', async () => {
  const quiz = await publishQuiz(app, program.id, { count: 2 })
  const id = quiz.questions[0]?.question_id ?? ''
  const content = JSON.stringify({ type: 'short_answer', prompt_html: '<p>Baru</p>', input: 'text' })
  await app.db.updateTable('questions').set({ content, version: 2 }).where('id', '=', id).execute()
  const { data } = await get(quiz.id)
  expect(data.items[0]).toMatchObject({ id, version: 1, is_outdated: true, stem: 'Pilih satu.' })
  expect(data.items[1]).toMatchObject({ is_outdated: false })
})

test('what students were promised cannot change after the publication, the rest can', async () => {
  const { id } = await publishQuiz(app, program.id)
  for (const body of [{ max_attempts: 1 }, { feedback: 'never' }, { question_ids: [] }, { status: 'draft' }])
    expect(await update(id, body)).toMatchObject({ status: 409, code: 'locked' })
  expect(await update(id, { title: 'Judul baru', closes_at: iso(9000) })).toMatchObject({
    status: 200,
    data: { title: 'Judul baru', status: 'published', items: { length: 5 } },
  })
})

test('questions of a coming or running try-out can neither be published nor started nor chosen unseen', async () => {
  const { questions } = await createQuestions(app.db, program.id, 2)
  const ids = questions.map(({ question_id }) => question_id)
  const { id } = (await create()).data
  const { closes_at, id: tryout_id } = await hold(ids.slice(1), iso(3600))
  expect(closes_at).not.toBeNull()
  await update(id, { question_ids: ids })
  expect(await update(id, { status: 'published' })).toMatchObject({
    status: 422,
    errors: { question_ids: [expect.stringContaining('Soal nomor 2')] },
  })
  const { data } = await app.send(quizAuthoring.candidates, {
    token,
    params: { id },
    query: { per_page: 100 },
  })
  expect(data.find(({ id }) => id === ids[1])?.held_by).toBe('Try Out Besok')
  expect(data.find(({ id }) => id === ids[0])?.held_by).toBeNull()

  const long = new Date(Date.parse(iso(0)) - 3 * 86_400_000).toISOString()
  await app.db
    .updateTable('tryouts')
    .set({ opens_at: iso(-9 * 86_400), closes_at: long })
    .where('id', '=', tryout_id)
    .execute()
  expect(await update(id, { status: 'published' })).toMatchObject({ status: 200 })
})

test('a try-out that takes the questions of a published quiz keeps it from being started, and from telling', async () => {
  const quiz = await publishQuiz(app, program.id, { feedback: 'after_each' })
  const student = await app.signIn({ program_id: program.id })
  const sent = { token: student.token, params: { slug: quiz.slug } }
  await app.send(quizzes.start, sent)
  const held = quiz.questions[0]
  await hold([held?.question_id ?? ''], iso(3600))
  const answer = {
    question_id: held?.question_id,
    value: held?.right,
    flagged: false,
    seq: 1,
    confirmed: true,
  }
  const told = await app.send(quizzes.answer, { ...sent, body: { answers: [answer] } })
  expect(told.data.feedback).toEqual([])
  const counts = { correct: 0, partial: 0, wrong: 0, blank: 4 }
  expect((await app.send(quizzes.submit, { ...sent, body: {} })).data).toMatchObject(counts)
  const { data } = await app.send(quizzes.result, sent)
  expect(data).toMatchObject({ attempt: counts, held: 1, can_retry: false })
  expect(data.topics.reduce((sum, { of }) => sum + of, 0)).toBe(4)
  expect(data.review?.order.map(({ question_id }) => question_id)).not.toContain(held?.question_id)
  expect(data.review?.questions.map(({ id }) => id)).not.toContain(held?.question_id)
  const card = (await app.send(quizzes.get, sent)).data
  expect(card).toMatchObject({ best: 0, attempt: counts, attempts: [counts] })
  const list = await app.send(quizzes.list, { token: student.token, query: { search: quiz.title } })
  expect(list.data.find(({ slug }) => slug === quiz.slug)).toMatchObject({ best: 0, attempt: counts })
  expect(await app.send(quizzes.start, sent)).toMatchObject({ status: 409, code: 'locked' })
})

test('open-ended practice holds no question back', async () => {
  const { questions } = await createQuestions(app.db, program.id, 1)
  const ids = questions.map(({ question_id }) => question_id)
  await hold(ids, null)
  const { id } = (await create()).data
  expect(await update(id, { question_ids: ids, status: 'published' })).toMatchObject({ status: 200 })
})

test('candidates are filtered by what banks have, and drafts are none', async () => {
  const { bank, questions, topic_id } = await createQuestions(app.db, program.id, 3)
  await app.db
    .updateTable('questions')
    .set({ status: 'draft' })
    .where('id', '=', questions[0]?.question_id ?? '')
    .execute()
  await app.db
    .updateTable('questions')
    .set({ difficulty: 'hard' })
    .where('id', '=', questions[1]?.question_id ?? '')
    .execute()
  const { id } = (await create()).data
  const list = async (query: Record<string, string>) => {
    const { data } = await app.send(quizAuthoring.candidates, { token, params: { id }, query })
    return data.map(({ id }) => id).sort()
  }
  const ids = questions.map(({ question_id }) => question_id)
  expect(await list({ bank_id: bank.id })).toEqual(ids.slice(1).sort())
  expect(await list({ topic_id, difficulty: 'hard' })).toEqual(ids.slice(1, 2))
  expect(await list({ subject_id: bank.subject_id, search: 'tentukan' })).toEqual(ids.slice(2))
})

test('statistics count finished attempts, and tell shares only of ten', async () => {
  const quiz = await publishQuiz(app, program.id, { count: 2 })
  const sit = async (index: number) => {
    const { token } = await app.signIn({ program_id: program.id, name: `Siswa ${index}` })
    const sent = { token, params: { slug: quiz.slug } }
    await app.send(quizzes.start, sent)
    const answers = quiz.questions.map(({ question_id, right, wrong }, place) => ({
      question_id,
      value: place === 0 || index === 0 ? right : wrong,
      flagged: false,
      seq: place + 1,
    }))
    await app.send(quizzes.submit, { ...sent, body: { answers } })
  }
  for (let index = 0; index < 9; index++) await sit(index)
  expect((await get(quiz.id)).data).toMatchObject({
    statistics: { students: 9, finished: 9, mean_share: null, distribution: [0, 8, 1] },
    items: [{ answered: 9, right_share: null }, {}],
  })
  await sit(9)
  expect((await get(quiz.id)).data).toMatchObject({
    statistics: { mean_share: 0.55, distribution: [0, 9, 1] },
    items: [{ right_share: 1 }, { right_share: 0.1 }],
  })
  const takers = await app.send(quizAuthoring.takers, {
    token,
    params: { id: quiz.id },
    query: { sort: '-correct', per_page: 1 },
  })
  expect(takers.data).toMatchObject([{ user: { name: 'Siswa 0' }, correct: 2, of: 2, closed_by: 'student' }])
  expect(takers.meta.total).toBe(10)
})

test('an unused quiz is deleted, one that was started is archived and stays readable for its takers', async () => {
  const unused = await publishQuiz(app, program.id)
  const remove = (id: string) => app.send(quizAuthoring.delete, { token, params: { id } })
  expect((await remove(unused.id)).data.outcome).toBe('deleted')
  expect(await get(unused.id)).toMatchObject({ status: 404 })
  const used = await publishQuiz(app, program.id)
  const student = await app.signIn({ program_id: program.id })
  const sent = { token: student.token, params: { slug: used.slug } }
  await app.send(quizzes.start, sent)
  expect((await remove(used.id)).data.outcome).toBe('archived')
  await app.send(quizzes.submit, { ...sent, body: {} })
  expect(await app.send(quizzes.result, sent)).toMatchObject({ status: 200, data: { can_retry: false } })
  const entries = await app.db
    .selectFrom('audit_entries')
    .select('action')
    .where('subject_id', '=', used.id)
    .orderBy('id')
    .execute()
  expect(entries.map(({ action }) => action)).toEqual(['quiz_created', 'quiz_published', 'quiz_archived'])
})
