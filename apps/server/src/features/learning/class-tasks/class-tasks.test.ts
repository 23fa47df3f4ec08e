import { classTasks, type TaskKind } from '@gerbang/contract/learning/class-tasks.ts'
import { classes } from '@gerbang/contract/people/classes.ts'
import { quizzes } from '@gerbang/contract/learning/quizzes.ts'
import { practices } from '@gerbang/contract/learning/practices.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { createTeaching } from '../../../testing/classes.ts'
import { createProgram, iso } from '../../../testing/factories.ts'
import { createPool } from '../../../testing/practices.ts'
import { publishQuiz, type TestQuiz } from '../../../testing/quizzes.ts'

type Who = Awaited<ReturnType<TestApp['signIn']>>

let app: TestApp
let admin: Who
let teacher: Who
let rani: Who
let dimas: Who
let quiz: TestQuiz
let subject_id: string
let id: string

beforeAll(async () => {
  app = await createTestApp()
  const program_id = (await createProgram(app.db)).id
  quiz = await publishQuiz(app, program_id)
  subject_id = (await createPool(app.db, program_id, 6)).subject_id
  admin = await app.signIn({ role: 'admin' })
  teacher = await app.signIn({ role: 'teacher', name: 'Bu Sari' })
  rani = await app.signIn({ program_id, name: 'Rani' })
  dimas = await app.signIn({ program_id, name: 'Dimas' })
  id = await createSchoolClass('XII Tugas', [rani, dimas])
  await createTeaching(app.db, id, teacher.user.id)
})
afterAll(() => app.close())

async function createSchoolClass(name: string, members: Who[]) {
  const made = await app.send(classes.create, {
    token: admin.token,
    body: { name, year: 2026, school_name: null },
  })
  const body = { user_ids: members.map(({ user }) => user.id), from: null }
  await app.send(classes.place, { token: admin.token, params: { id: made.data.id }, body })
  return made.data.id
}

const give = (kind: TaskKind, target_id: string, { by = teacher, due_at = iso(86_400) } = {}) =>
  app.send(classTasks.give, { token: by.token, params: { id }, body: { kind, target_id, due_at } })
const listOwn = async ({ token }: Who) => (await app.send(classTasks.listOwn, { token })).data

async function finishQuiz({ token }: Who) {
  const params = { slug: quiz.slug }
  await app.send(quizzes.start, { token, params })
  return app.send(quizzes.submit, { token, params, body: {} })
}

test('a teacher gives the class a quiz, its students see by whom and until when, and who has done it is told', async () => {
  const { status, data } = await give('quiz', quiz.id)
  expect(status).toBe(201)
  expect(data[0]).toMatchObject({
    kind: 'quiz',
    target: { id: quiz.id, name: quiz.title },
    given_by: { name: 'Bu Sari' },
  })
  expect(data[0]?.students).toEqual([
    { id: dimas.user.id, name: 'Dimas', done_at: null },
    { id: rani.user.id, name: 'Rani', done_at: null },
  ])
  expect(await listOwn(rani)).toMatchObject([
    {
      slug: quiz.slug,
      class_name: 'XII Tugas',
      given_by: { name: 'Bu Sari' },
      due_at: iso(86_400),
      done_at: null,
    },
  ])
  await finishQuiz(rani)
  expect((await listOwn(rani))[0]?.done_at).not.toBeNull()
  const given = await app.send(classTasks.list, { token: teacher.token, params: { id } })
  expect(given.data[0]?.students.map(({ done_at }) => done_at !== null)).toEqual([false, true])
})

test('practice is done by a finished set of its subject since it was given', async () => {
  const practise = async () => {
    const body = { kind: 'subject', target_id: subject_id }
    const { data } = await app.send(practices.start, { token: dimas.token, body })
    await app.send(practices.submit, { token: dimas.token, params: { id: data.id }, body: {} })
  }
  await practise()
  app.advance(60)
  expect((await give('practice', subject_id)).status).toBe(201)
  const own = async () => (await listOwn(dimas)).find(({ kind }) => kind === 'practice')
  expect(await own()).toMatchObject({ slug: null, done_at: null })
  app.advance(60)
  await practise()
  expect((await own())?.done_at).toBe(app.now().toISOString())
})

test('given twice, at once or later, a task is one and has the later date', async () => {
  const replies = await Promise.all([give('quiz', quiz.id), give('quiz', quiz.id)])
  expect(replies.map(({ status }) => status)).toEqual([201, 201])
  const { data } = await give('quiz', quiz.id, { due_at: iso(200_000) })
  expect(data.filter(({ kind }) => kind === 'quiz')).toMatchObject([{ due_at: iso(200_000) }])
})

test('only what the class can do is offered and taken, and only until a time to come', async () => {
  const other = await publishQuiz(app, (await createProgram(app.db)).id)
  const { data } = await app.send(classTasks.choices, { token: teacher.token, params: { id } })
  expect(data.quizzes).toEqual([{ id: quiz.id, name: quiz.title }])
  expect(data.subjects.map(one => one.id)).toEqual([subject_id])
  expect((await give('quiz', other.id)).errors).toHaveProperty('target_id')
  expect((await give('practice', quiz.id)).errors).toHaveProperty('target_id')
  expect((await give('quiz', quiz.id, { due_at: iso(-60) })).errors).toHaveProperty('due_at')
})

test('a teacher of another class, and any teacher whom the school keeps out, finds no class here', async () => {
  const stranger = await app.signIn({ role: 'teacher' })
  expect((await give('quiz', quiz.id, { by: stranger })).status).toBe(404)
  const read = { token: teacher.token, params: { id } }
  await app.db.updateTable('settings').set({ teachers_see_classes: false }).execute()
  expect((await give('quiz', quiz.id)).status).toBe(404)
  expect((await app.send(classTasks.list, read)).status).toBe(404)
  expect((await give('quiz', quiz.id, { by: admin })).status).toBe(201)
  await app.db.updateTable('settings').set({ teachers_see_classes: true }).execute()
})

test('whoever leaves the class, and whoever was never in it, has no such task', async () => {
  const leaver = await app.signIn({ program_id: quiz.program?.id ?? null })
  expect(await listOwn(leaver)).toEqual([])
  const body = { user_ids: [leaver.user.id], from: null }
  await app.send(classes.place, { token: admin.token, params: { id }, body })
  expect(await listOwn(leaver)).not.toEqual([])
  await app.send(classes.remove, { token: admin.token, params: { id }, body: { user_ids: [leaver.user.id] } })
  expect(await listOwn(leaver)).toEqual([])
})

test('a task is taken back once, and what was done stays in the log of those who gave it', async () => {
  const [task] = (await give('quiz', quiz.id)).data
  const params = { id, taskId: task?.id ?? '' }
  expect((await app.send(classTasks.end, { token: teacher.token, params })).status).toBe(200)
  expect((await app.send(classTasks.end, { token: teacher.token, params })).status).toBe(404)
  const log = await app.db
    .selectFrom('audit_entries')
    .select('action')
    .where('subject_id', '=', id)
    .where('action', 'in', ['class_task_given', 'class_task_ended'])
    .execute()
  expect(new Set(log.map(({ action }) => action))).toEqual(new Set(['class_task_given', 'class_task_ended']))
})
