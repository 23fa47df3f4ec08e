import { questionReviews } from '@gerbang/contract/bank/question-reviews.ts'
import { questionVersions } from '@gerbang/contract/bank/question-versions.ts'
import { questions } from '@gerbang/contract/bank/questions.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import {
  createBank,
  createProgram,
  createQuestion,
  createTopic,
  draftSample,
} from '../../../testing/factories.ts'

type Person = Awaited<ReturnType<TestApp['signIn']>>

let app: TestApp
let program: { id: string }
let teacher: Person
let bank: Awaited<ReturnType<typeof createBank>>
let topic: { id: string }
let id: string
beforeAll(async () => {
  app = await createTestApp()
  program = await createProgram(app.db)
  teacher = await app.signIn({ role: 'teacher', name: 'Ratna' })
})
afterAll(() => app.close())
beforeEach(async () => {
  bank = await createBank(app.db, { owner_id: teacher.user.id, program_id: program.id })
  topic = await createTopic(app.db, bank.subject_id)
  const draft = draftWith('Satu?')
  id = (await createQuestion(app.db, bank, { draft, topic_ids: [topic.id], status: 'published' })).id
})

const place = () => ({ qbId: bank.id, subTesId: bank.sub_test_id })
const at = () => ({ ...place(), id })
const draftWith = (text: string) => ({ ...draftSample, content: { ...draftSample.content, prompt: text } })

async function write(text: string, more: object = {}) {
  const { revision, draft: _, ...read } = await readQuestion()
  const { stimulus_id, topic_ids, points, difficulty, lang } = read
  const written = { draft: draftWith(text), stimulus_id, topic_ids, points, difficulty, lang, ...more }
  return app.send(questions.save, {
    token: teacher.token,
    params: place(),
    body: { ...written, id, revision },
  })
}
const readQuestion = async () => (await app.send(questions.get, { token: teacher.token, params: at() })).data
const setStatus = (status: string) =>
  app.send(questions.setStatus, {
    token: teacher.token,
    params: { qbId: bank.id },
    body: { ids: [id], status },
  })
const decide = async (act: string) => {
  const { revision } = await readQuestion()
  return app.send(questionReviews.decide, { token: teacher.token, params: at(), body: { act, revision } })
}
const listWith = async (status: string) => {
  const { data } = await app.send(questions.list, {
    token: teacher.token,
    params: place(),
    query: { status },
  })
  return data.map(question => question.id)
}

/** What papers and practice take: the question's own row and its key. */
async function readUsed() {
  const row = await app.db
    .selectFrom('questions as q')
    .innerJoin('question_keys as k', 'k.question_id', 'q.id')
    .where('q.id', '=', id)
    .select(['q.status', 'q.version', 'q.content', 'q.search_text', 'k.source'])
    .executeTakeFirstOrThrow()
  const texts = JSON.stringify([row.content, row.source, row.search_text])
  return {
    status: row.status,
    version: row.version,
    says: ['Satu?', 'Dua?'].filter(text => texts.includes(text)),
  }
}
const first = { status: 'published', version: 1, says: ['Satu?'] }
const second = { status: 'published', version: 2, says: ['Dua?'] }

test('what is published stays in use while its next version is written, until that is published', async () => {
  expect((await write('Dua?')).data).toMatchObject({ status: 'draft', version: 2, published_version: 1 })
  expect(await readUsed()).toEqual(first)
  expect((await readQuestion()).draft.content.prompt).toBe('Dua?')
  expect(await listWith('published')).toEqual([id])
  expect(await listWith('draft')).toEqual([id])
  const outcome = await setStatus('published')
  expect(outcome).toMatchObject({ message: 'Soal diterbitkan', data: { changed: [id] } })
  expect(await readUsed()).toEqual(second)
  expect(await readQuestion()).toMatchObject({ status: 'published', version: 2, published_version: 2 })
  expect(await listWith('draft')).toEqual([])
})

test('an incomplete next version is not published, and what is in use stays', async () => {
  await write('')
  const { data } = await setStatus('published')
  expect(data.refused).toMatchObject([{ id, errors: { 'draft.content.prompt': [expect.any(String)] } }])
  expect(await readUsed()).toEqual(first)
})

test('whoever types back what is in use has nothing left to publish', async () => {
  await write('Satu')
  expect((await write('Satu?')).data).toMatchObject({ status: 'published', version: 1, published_version: 1 })
  const { data } = await app.send(questionVersions.list, { token: teacher.token, params: at() })
  expect(data.map(({ version }) => version)).toEqual([1])
  expect((await write('Dua?')).data).toMatchObject({ status: 'draft', version: 2 })
})

test('restoring what is in use keeps what others wrote in the history', async () => {
  await write('Dua?')
  const { revision } = await readQuestion()
  await app.send(questionVersions.restore, {
    token: teacher.token,
    params: { ...at(), version: '1' },
    body: { revision },
  })
  expect(await readQuestion()).toMatchObject({ status: 'published', version: 1 })
  const { data } = await app.send(questionVersions.list, { token: teacher.token, params: at() })
  expect(data.map(({ version }) => version)).toEqual([2, 1])
})

test('a review of the next version leaves the other in use until it is approved, and again once that is taken back', async () => {
  await write('Dua?')
  await setStatus('in_review')
  expect(await readQuestion()).toMatchObject({ status: 'in_review', published_version: 1 })
  expect(await readUsed()).toEqual(first)
  expect((await decide('approve')).status).toBe(200)
  expect(await readUsed()).toEqual(second)
  expect((await decide('undo')).data).toMatchObject({ status: 'in_review', version: 2, published_version: 1 })
  expect(await readUsed()).toEqual(first)
})

test('a question that is put away keeps the text that students have met, and the draft in its history', async () => {
  await write('Dua?')
  expect((await setStatus('archived')).data.changed).toEqual([id])
  expect(await readUsed()).toEqual({ ...first, status: 'archived' })
  const { data } = await app.send(questionVersions.list, { token: teacher.token, params: at() })
  expect(data.map(({ version }) => version)).toEqual([2, 1])
})

test('topics that are given to many questions, and a move, hold for the next version too', async () => {
  await write('Dua?')
  const other = await createTopic(app.db, bank.subject_id, 'Topik lain')
  const body = { ids: [id], topic_ids: [other.id] }
  await app.send(questions.setTopics, { token: teacher.token, params: { qbId: bank.id }, body })
  expect((await readQuestion()).topic_ids).toEqual([other.id])
  const elsewhere = await createBank(app.db, { owner_id: teacher.user.id, program_id: program.id })
  const params = { qbId: elsewhere.id, subTesId: elsewhere.sub_test_id }
  await app.send(questions.move, { token: teacher.token, params, body: { ids: [id] } })
  expect(
    (await app.send(questions.get, { token: teacher.token, params: { ...params, id } })).data,
  ).toMatchObject({
    draft: { content: { prompt: 'Dua?' } },
    status: 'draft',
    topic_ids: [],
    published_version: null,
  })
})
