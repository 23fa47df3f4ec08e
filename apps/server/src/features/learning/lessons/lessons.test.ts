import { lessons } from '@gerbang/contract/learning/lessons.ts'
import { practices } from '@gerbang/contract/learning/practices.ts'
import { subjects } from '@gerbang/contract/bank/subjects.ts'
import { v7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { createProgram } from '../../../testing/factories.ts'
import { lessonBody, writtenLesson } from '../../../testing/lessons.ts'
import { createPool, type TestPool } from '../../../testing/practices.ts'
import { splitLesson } from './split-lesson.ts'

let app: TestApp
let admin: string
let student: string
let pool: TestPool
let programId: string
beforeAll(async () => {
  app = await createTestApp()
  admin = (await app.signIn({ role: 'admin' })).token
  programId = (await createProgram(app.db)).id
  pool = await createPool(app.db, programId, 5)
  student = (await app.signIn({ program_id: programId })).token
})
afterAll(() => app.close())
beforeEach(() => app.db.deleteFrom('lessons').execute())

const add = (overrides = {}) =>
  app.send(lessons.create, {
    token: admin,
    body: { ...writtenLesson, topic_id: pool.topic_id, is_published: true, ...overrides },
  })
const read = (topic = pool.topic_id, token = student) =>
  app.send(lessons.get, { token, params: { id: topic } })
const listFaults = (body: string) =>
  splitLesson(body).faults.map(({ line, message }) => `${line}: ${message}`)

test('a student reads the lesson of a topic by its parts, formulas drawn', async () => {
  await add()
  const { data } = await read()
  expect(data).toMatchObject({ title: writtenLesson.title, topic: { id: pool.topic_id }, questions: 0 })
  expect(data.idea_html).toContain('<strong>baru</strong>')
  expect(data.idea_html).toContain('<math')
  expect(data.steps.map(({ title_html }) => title_html)).toEqual(['Naik yang pertama', 'Naik yang kedua'])
  expect(data.slip_html).toContain('20%')
  const list = await app.send(lessons.list, { token: student })
  expect(list.data).toEqual([{ topic_id: pool.topic_id }])
})

test('drafts, topics of other programs and topics without a lesson are not found', async () => {
  await add({ is_published: false })
  expect(await read()).toMatchObject({ status: 404 })
  const other = await app.signIn({ program_id: (await createProgram(app.db)).id })
  await add()
  expect(await read(pool.topic_id, other.token)).toMatchObject({ status: 404 })
  expect((await app.send(lessons.list, { token: other.token })).data).toEqual([])
  expect(await read(v7())).toMatchObject({ status: 404 })
})

test('of two lessons about one topic the first in order is read', async () => {
  const [first, second] = [(await add()).data, (await add({ title: 'Yang lebih baik' })).data]
  expect((await read()).data.title).toBe(writtenLesson.title)
  await app.send(lessons.order, { token: admin, body: { ids: [second.id, first.id] } })
  expect((await read()).data.title).toBe('Yang lebih baik')
})

test.each([
  ['Halo', ['1: mulailah dengan "## Ide"', '1: bagian "## Ide" belum ada']],
  [lessonBody.replace('## Ide', '## Idenya'), ['1: "Idenya" bukan bagian pelajaran']],
  [lessonBody.replace('### Naik yang kedua\n', ''), ['5: contohnya punya 1 langkah "###"']],
  [
    lessonBody.replace('Menjumlahkan persennya menjadi 20%.', ''),
    ['17: bagian "## Salah yang sering" masih kosong'],
  ],
  [`${lessonBody}\n\n## Ide\n\nLagi.`, ['21: bagian "## Ide" tertulis dua kali']],
  [
    lessonBody.replace('$88.000 \\times 1{,}1 = 96.800$.', ''),
    ['13: langkah "Naik yang kedua" masih kosong'],
  ],
])('a text that is no lesson is told by its line', (body, expected) => {
  const said = listFaults(body)
  for (const fault of expected) expect(said).toContainEqual(expect.stringContaining(fault))
})

test('what is wrong with a lesson is refused by its field, and nothing is saved', async () => {
  expect((await add({ body: '## Ide\n\nHanya ide.' })).errors).toMatchObject({
    body: expect.arrayContaining([expect.stringContaining('bagian "## Contoh" belum ada')]),
  })
  expect((await add({ body: lessonBody.replace('1{,}2', '\\frac{1') })).status).toBe(422)
  expect((await add({ topic_id: v7() })).errors).toMatchObject({ topic_id: [expect.any(String)] })
  const { data } = await app.send(lessons.listAll, { token: admin })
  expect(data).toEqual([])
})

test('a lesson is changed and deleted; what is not there cannot be', async () => {
  const { data } = await add()
  const params = { id: data.id }
  await app.send(lessons.update, { token: admin, params, body: { title: 'Persen itu pengali' } })
  expect((await read()).data).toMatchObject({ title: 'Persen itu pengali', steps: [{}, {}] })
  await app.send(lessons.delete, { token: admin, params })
  expect(await read()).toMatchObject({ status: 404 })
  for (const call of [lessons.update, lessons.delete])
    expect(await app.send(call, { token: admin, params, body: {} })).toMatchObject({ status: 404 })
})

test('its questions are practised as it names them, but for those that are no longer free', async () => {
  const ids = pool.questions.map(({ question_id }) => question_id)
  await add({ question_ids: [ids[2], ids[0], ids[4]] })
  expect((await read()).data.questions).toBe(3)
  const start = () =>
    app.send(practices.start, { token: student, body: { kind: 'lesson', target_id: pool.topic_id } })
  const { data } = await start()
  const session = await app.send(practices.get, { token: student, params: { id: data.id } })
  expect(session.data.questions.map(({ id }) => id)).toEqual([ids[2], ids[0], ids[4]])
  const ended = await app.send(practices.submit, { token: student, params: { id: data.id }, body: {} })
  expect(ended.data).toMatchObject({ kind: 'lesson', target_id: pool.topic_id })

  await app.db
    .updateTable('question_banks')
    .set({ for_practice: false })
    .where('id', '=', pool.bank.id)
    .execute()
  expect(await start()).toMatchObject({ status: 409, code: 'nothing_left' })
  await app.db
    .updateTable('question_banks')
    .set({ for_practice: true })
    .where('id', '=', pool.bank.id)
    .execute()
})

test('a topic that has a lesson is not taken away', async () => {
  const subject = await app.db
    .selectFrom('subjects')
    .selectAll()
    .where('id', '=', pool.subject_id)
    .executeTakeFirstOrThrow()
  const { name, group, default_duration_seconds, default_question_count } = subject
  const figures = { default_duration_seconds, default_question_count }
  const arrange = (topics: object[]) =>
    app.send(subjects.update, {
      token: admin,
      params: { id: subject.id },
      body: { code: 'PERSEN', name, group, ...figures, position: 1, topics },
    })
  const kept = [{ id: pool.topic_id, name: 'Persen' }]
  const { data } = await arrange([...kept, { name: 'Akar' }])
  const fresh = data.topics.find(topic => topic.name === 'Akar')
  await add({ topic_id: fresh?.id })
  expect((await arrange(kept)).errors).toEqual({
    topics: ['“Akar” punya pelajaran. Hapus pelajarannya dulu.'],
  })
})

test('topics are listed for those who write', async () => {
  const { data } = await app.send(lessons.topics, { token: admin })
  expect(data.map(({ id }) => id)).toContain(pool.topic_id)
})
