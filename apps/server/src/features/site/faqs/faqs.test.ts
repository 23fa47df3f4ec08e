import { faqs } from '@gerbang/contract/site/faqs.ts'
import { v7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await createTestApp()
  token = (await app.signIn({ role: 'admin' })).token
})
afterAll(() => app.close())
beforeEach(() => app.db.deleteFrom('faqs').execute())

const words = { question: 'Harus pakai laptop?', answer: 'Tidak.', category: 'Sebelum mulai' }

async function add(question: string, is_published = true) {
  const reply = await app.send(faqs.create, { token, body: { ...words, question, is_published } })
  return reply.data
}

async function listQuestions(query = {}) {
  const { data } = await app.send(faqs.listAll, { token, query })
  return data.map(({ question }) => question)
}

const sendOrder = (ids: string[]) => app.send(faqs.order, { token, body: { ids } })

test('a question is added at the end, and its answer shows as it was marked', async () => {
  await add('Pertama?')
  const body = { ...words, answer: 'Tidak, **ponsel** cukup.\n\n- Chrome\n- Safari' }
  const reply = await app.send(faqs.create, { token, body })
  expect(reply).toMatchObject({
    status: 201,
    data: { ...body, position: 2, is_published: false },
  })
  expect(reply.data.answer_html).toContain('<strong>ponsel</strong>')
  expect(await listQuestions()).toEqual(['Pertama?', words.question])
})

test('students read what is published, in its order, and nothing of how it was written', async () => {
  await add('Kedua terbit?')
  await add('Masih draf?', false)
  await add('Ketiga terbit?')
  const student = await app.signIn()
  const { data, meta } = await app.send(faqs.list, { token: student.token })
  expect(data.map(({ question }) => question)).toEqual(['Kedua terbit?', 'Ketiga terbit?'])
  expect(Object.keys(data[0] ?? {}).sort()).toEqual(['answer_html', 'category', 'id', 'question'])
  expect(meta).toEqual({ page: 1, per_page: 20, total: 2 })
})

test('the list is searched in question, answer and category, and filtered by state', async () => {
  await add('Tentang sinyal?')
  await app.send(faqs.create, { token, body: { ...words, answer: 'Ada **sinyal**.', category: 'Lain' } })
  expect(await listQuestions({ search: 'SINYAL' })).toEqual(['Tentang sinyal?', words.question])
  expect(await listQuestions({ search: 'lain' })).toEqual([words.question])
  expect(await listQuestions({ status: 'draft' })).toEqual([words.question])
})

test('a change touches only what is sent', async () => {
  const { id } = await add('Lama bertanya?')
  app.advance(60)
  const reply = await app.send(faqs.update, { token, params: { id }, body: { answer: 'Baru.' } })
  expect(reply).toMatchObject({
    status: 200,
    data: { question: 'Lama bertanya?', answer: 'Baru.', is_published: true },
  })
  expect(reply.data.updated_at > reply.data.created_at).toBe(true)
})

test('what cannot be shown or is too short is told in its field, and nothing is stored', async () => {
  const short = await app.send(faqs.create, { token, body: { ...words, question: 'Apa' } })
  expect(short).toMatchObject({ status: 422, errors: { question: [expect.any(String)] } })
  const broken = await app.send(faqs.create, { token, body: { ...words, answer: 'Rumus $\\frac{1}{$' } })
  expect(broken).toMatchObject({ status: 422, errors: { answer: [expect.stringContaining('\\frac{1}{')] } })
  expect(await listQuestions()).toEqual([])
})

test('a deleted question is gone, and comes back to its place', async () => {
  const [first, second] = [await add('Satu satu?'), await add('Dua dua?')]
  await add('Tiga tiga?')
  expect(await app.send(faqs.delete, { token, params: { id: second.id } })).toMatchObject({ status: 200 })
  expect(await listQuestions()).toEqual(['Satu satu?', 'Tiga tiga?'])
  expect(await app.send(faqs.delete, { token, params: { id: second.id } })).toMatchObject({ status: 404 })
  const body = { ...words, question: 'Dua dua?', position: second.position }
  await app.send(faqs.create, { token, body })
  expect(await listQuestions()).toEqual([first.question, 'Dua dua?', 'Tiga tiga?'])
})

test('a new order holds for all, and one that misses a question is refused', async () => {
  const ids = []
  for (const question of ['Satu satu?', 'Dua dua?', 'Tiga tiga?']) ids.push((await add(question)).id)
  const [one = '', two = '', three = ''] = ids
  expect(await sendOrder([three, one, two])).toMatchObject({ status: 200 })
  expect(await listQuestions()).toEqual(['Tiga tiga?', 'Satu satu?', 'Dua dua?'])
  for (const wrong of [
    [one, two],
    [one, two, two],
    [one, two, v7()],
  ])
    expect(await sendOrder(wrong)).toMatchObject({ status: 409, code: 'outdated' })
})

test('questions that are added at once all find a place of their own', async () => {
  await Promise.all(Array.from({ length: 10 }, (_, index) => add(`Pertanyaan ${index}?`)))
  const { data } = await app.send(faqs.listAll, { token })
  expect(data.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})

test('each change is written down, with its author and without words', async () => {
  const { id } = await add('Dicatat ya?')
  await app.send(faqs.update, { token, params: { id }, body: { is_published: false } })
  await app.send(faqs.delete, { token, params: { id } })
  const entries = await app.db
    .selectFrom('audit_entries')
    .select(['action', 'details'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()
  expect(entries).toEqual(
    ['faq_created', 'faq_updated', 'faq_deleted'].map(action => ({ action, details: {} })),
  )
})
