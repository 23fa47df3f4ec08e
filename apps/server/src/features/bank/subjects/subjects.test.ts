import { subjects } from '@gerbang/contract/bank/subjects.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { createBank, createProgram, createQuestion, createTopic } from '../../../testing/factories.ts'

let app: TestApp
let program: { id: string }
let teacher: Awaited<ReturnType<TestApp['signIn']>>
let token: string
beforeAll(async () => {
  app = await createTestApp()
  program = await createProgram(app.db)
  teacher = await app.signIn({ role: 'teacher' })
  token = (await app.signIn({ role: 'admin' })).token
})
afterAll(() => app.close())

const written = {
  code: 'twk',
  name: 'Tes Wawasan Kebangsaan',
  group: 'SKD',
  default_duration_seconds: 1800,
  default_question_count: 30,
}
const create = (overrides: object = {}) =>
  app.send(subjects.create, { token, body: { ...written, program_id: program.id, ...overrides } })
const update = (id: string, overrides: object) =>
  app.send(subjects.update, {
    token,
    params: { id },
    body: { ...written, position: 1, topics: [], ...overrides },
  })

test('a subject is added behind the others of its program, under a code of its own', async () => {
  const { status, data } = await create()
  expect({ status, data }).toMatchObject({
    status: 201,
    data: { code: 'TWK', position: 1, topics: [], is_used: false },
  })
  expect(await create()).toMatchObject({ status: 422, errors: { code: [expect.any(String)] } })
  expect((await create({ code: 'TIU' })).data.position).toBe(2)
  const query = { program_id: program.id }
  const { data: listed } = await app.send(subjects.listAll, { token: teacher.token, query })
  expect(listed.map(({ code }) => code)).toEqual(['TWK', 'TIU'])
})

test('topics are added, trade their names, and go when no question has them', async () => {
  const { id } = (await create({ code: 'TOPIK' })).data
  const topics = async (wanted: object[]) => update(id, { code: 'TOPIK', topics: wanted })
  const { data } = await topics([{ name: 'Aljabar' }, { name: 'Peluang' }])
  const [first, second] = data.topics
  const { data: traded } = await topics([
    { id: first?.id, name: 'Peluang' },
    { id: second?.id, name: 'Aljabar' },
  ])
  expect(traded.topics.map(({ id, name }) => [id, name])).toEqual([
    [second?.id, 'Aljabar'],
    [first?.id, 'Peluang'],
  ])
  expect(await topics([{ name: 'Sama' }, { name: 'sama' }])).toMatchObject({ status: 422 })
  expect((await topics([])).data.topics).toEqual([])
})

test('a topic that questions have can be renamed, not left out; nor can its subject be deleted', async () => {
  const bank = await createBank(app.db, { owner_id: teacher.user.id, program_id: program.id })
  const topic = await createTopic(app.db, bank.subject_id)
  await createQuestion(app.db, bank, { topic_ids: [topic.id] })
  const change = (topics: object[]) => update(bank.subject_id, { code: 'PAKAI', topics })
  expect(await change([])).toMatchObject({
    status: 422,
    errors: { topics: [expect.stringContaining('1 soal')] },
  })
  expect((await change([{ id: topic.id, name: 'Bilangan' }])).data.topics).toEqual([
    { id: topic.id, name: 'Bilangan', question_count: 1 },
  ])
  const remove = () => app.send(subjects.delete, { token, params: { id: bank.subject_id } })
  expect(await remove()).toMatchObject({ status: 409, code: 'in_use' })
})

test('an unused subject is deleted with its topics, and is gone', async () => {
  const { id } = (await create({ code: 'HAPUS' })).data
  await update(id, { code: 'HAPUS', topics: [{ name: 'Sejarah' }] })
  expect(await app.send(subjects.delete, { token, params: { id } })).toMatchObject({ status: 200 })
  expect(await app.send(subjects.get, { token, params: { id } })).toMatchObject({ status: 404 })
  expect(await app.send(subjects.delete, { token, params: { id } })).toMatchObject({ status: 404 })
})

test('a topic that is typed twice is one', async () => {
  const { id } = (await create({ code: 'KETIK' })).data
  const add = (name: string) =>
    app.send(subjects.addTopic, { token: teacher.token, params: { id }, body: { name } })
  const { data } = await add('Geometri')
  expect((await add('geometri ')).data.id).toBe(data.id)
})
