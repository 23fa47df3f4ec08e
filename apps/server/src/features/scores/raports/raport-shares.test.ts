import { classReports } from '@gerbang/contract/office/class-reports.ts'
import { classes } from '@gerbang/contract/people/classes.ts'
import { classRaports, raportShares } from '@gerbang/contract/scores/raports.ts'
import { settings } from '@gerbang/contract/platform/settings.ts'
import { auth } from '@gerbang/contract/people/auth.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { createProgram, createTryout, epoch } from '../../../testing/factories.ts'
import { sit } from '../../../testing/sittings.ts'

const dayMs = 86_400_000

let app: TestApp
let token: string
let program_id: string
beforeAll(async () => {
  app = await createTestApp()
  program_id = (await createProgram(app.db)).id
  token = (await app.signIn({ role: 'admin' })).token
})
afterEach(() => app.setClock(epoch))
afterAll(() => app.close())

const create = (as: string, body: object = {}) =>
  app.send(raportShares.create, { token: as, body: { days: 14, ...body } })
const read = (link: string) => app.send(raportShares.read, { params: { token: link } })
const list = async (as: string, query: { user_id?: string } = {}) =>
  (await app.send(raportShares.list, { token: as, query })).data

async function createStudent() {
  const tryout = await createTryout(app.db, { program_id, sub_tests: 1, questions: 6, title: 'TO Jumat' })
  return sit(app, tryout, 4, { name: 'Rani' })
}

async function createTeacherOf(userId: string, name: string) {
  const made = await app.send(classes.create, { token, body: { name, year: 2026, school_name: null } })
  const params = { id: made.data.id }
  await app.send(classes.place, { token, params, body: { user_ids: [userId], from: null } })
  const teacher = await app.signIn({ role: 'teacher' })
  const body = { batch: name, email: teacher.user.email, may_see: true, reason: 'Wali kelas tahun ini' }
  await app.send(classReports.assign, { token, body })
  return { ...teacher, params }
}

test('a student shows the own raport to whoever has the link, until it ends by itself', async () => {
  const student = await createStudent()
  const end = new Date(app.now().getTime() + 14 * dayMs)
  const made = await create(student.token)
  expect(made).toMatchObject({ status: 201, data: { expires_at: end.toISOString() } })
  const { data } = await read(made.data.token)
  expect(data).toMatchObject({ student: { name: 'Rani' }, entries: [{ title: 'TO Jumat' }] })
  expect(await list(student.token)).toMatchObject([{ expires_at: made.data.expires_at }])
  app.setClock(end)
  expect((await read(made.data.token)).status).toBe(404)
  expect((await read('x'.repeat(22))).status).toBe(404)
})

test('a link is ended before its time by who may see the raport, and by nobody else', async () => {
  const student = await createStudent()
  const other = await createStudent()
  const { data } = await create(student.token)
  const [share] = await list(student.token)
  const params = { id: share?.id ?? '' }
  expect((await app.send(raportShares.end, { token: other.token, params })).status).toBe(404)
  expect((await read(data.token)).status).toBe(200)
  expect((await app.send(raportShares.end, { token: student.token, params })).status).toBe(200)
  expect((await read(data.token)).status).toBe(404)
  expect((await app.send(raportShares.end, { token: student.token, params })).status).toBe(404)
})

test('the school makes links for its students: a teacher for the own classes, as long as the school allows it', async () => {
  const student = await createStudent()
  const user_id = student.user.id
  const teacher = await createTeacherOf(user_id, 'XII Tautan')
  const stranger = await app.signIn({ role: 'teacher' })
  const other = await createStudent()
  expect((await create(stranger.token, { user_id })).status).toBe(404)
  expect((await create(other.token, { user_id })).status).toBe(404)
  expect((await create(token)).status).toBe(404)
  expect((await create(token, { user_id })).status).toBe(201)
  const { data } = await create(teacher.token, { user_id })
  expect((await read(data.token)).data.student.name).toBe('Rani')
  expect(await list(student.token)).toHaveLength(2)
  const entries = await app.db
    .selectFrom('audit_entries')
    .select('action')
    .where('subject_id', '=', user_id)
    .where('action', '=', 'raport_shared')
    .execute()
  expect(entries).toHaveLength(2)

  const seen = async () => [
    (await create(teacher.token, { user_id })).status,
    (await app.send(classes.list, { token: teacher.token })).data.length,
    (await app.send(classRaports.list, { token: teacher.token, params: teacher.params })).status,
    (await app.send(auth.me, { token: teacher.token })).data.has_class,
  ]
  expect(await seen()).toEqual([201, 1, 200, true])
  await app.send(settings.update, { token, body: { teachers_see_classes: 'false' } })
  expect(await seen()).toEqual([404, 0, 404, false])
  await app.send(settings.update, { token, body: { teachers_see_classes: 'true' } })
  expect(await seen()).toEqual([201, 1, 200, true])
})

test('who is shut out shows nothing by an old link', async () => {
  const student = await createStudent()
  const { data } = await create(student.token)
  await app.db.updateTable('users').set({ status: 'disabled' }).where('id', '=', student.user.id).execute()
  expect((await read(data.token)).status).toBe(404)
})
