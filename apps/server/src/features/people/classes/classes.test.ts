import { classes } from '@gerbang/contract/people/classes.ts'
import { profile } from '@gerbang/contract/people/profile.ts'
import { users } from '@gerbang/contract/people/users.ts'
import { auth } from '@gerbang/contract/people/auth.ts'
import { classReports } from '@gerbang/contract/office/class-reports.ts'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { createProgram, createUser } from '../../../testing/factories.ts'
import { createStudentCode } from '../../../testing/registrations.ts'
import { foldClassName, schoolYearAt } from './classes.rules.ts'

let app: TestApp
let token: string
let program_id: string
beforeAll(async () => {
  app = await createTestApp()
  program_id = (await createProgram(app.db)).id
  token = (await app.signIn({ role: 'admin' })).token
})
afterAll(() => app.close())

const create = (name: string, year = 2026) =>
  app.send(classes.create, { token, body: { name, year, school_name: null } })
const place = (id: string, user_ids: string[], from: string | null = null) =>
  app.send(classes.place, { token, params: { id }, body: { user_ids, from } })
const namesOf = ({ members }: { members: { name: string }[] }) => members.map(({ name }) => name)

async function createFull(name: string, students: string[], year = 2026) {
  const { data } = await create(name, year)
  const made = []
  for (const student of students) made.push(await createUser(app.db, { name: student, program_id }))
  await place(
    data.id,
    made.map(({ id }) => id),
  )
  return { id: data.id, name, students: made }
}

async function appoint(name: string) {
  const teacher = await app.signIn({ role: 'teacher' })
  const body = { batch: name, email: teacher.user.email, may_see: true, reason: 'Wali kelas tahun ini' }
  expect((await app.send(classReports.assign, { token, body })).status).toBe(200)
  return teacher
}

test('a class that is not there gets no teacher, whatever its name', async () => {
  await create('XI Ada')
  const { user } = await app.signIn({ role: 'teacher' })
  const body = { batch: 'XI Ada', class_id: v7(), email: user.email, may_see: true, reason: 'Wali kelas' }
  expect(await app.send(classReports.assign, { token, body })).toMatchObject({ status: 404 })
})

test('a class is made once a year and name, changed, and deleted while nobody was in it', async () => {
  const { data, status } = await create('XII IPA 1')
  expect([status, data.students, data.members]).toEqual([201, 0, []])
  expect((await create('xii ipa 1')).errors).toEqual({
    name: ['Kelas dengan nama ini sudah ada di tahun ajaran itu.'],
  })
  expect((await create('XII IPA 1', 2025)).status).toBe(201)
  const params = { id: data.id }
  const changed = await app.send(classes.update, { token, params, body: { name: 'XII IPA 9' } })
  expect(changed.data.name).toBe('XII IPA 9')
  expect((await app.send(classes.delete, { token, params })).status).toBe(200)
  expect((await app.send(classes.get, { token, params })).status).toBe(404)
  expect((await app.send(classes.update, { token, params, body: {} })).status).toBe(404)
})

test('students are placed, moved with their history and taken out by hand', async () => {
  const one = await createFull('XI A', ['Ani', 'Budi'])
  const other = await createFull('XI B', ['Citra'])
  const ani = one.students[0]?.id ?? ''
  expect(namesOf((await place(other.id, [ani], one.id)).data)).toEqual(['Ani', 'Citra'])
  const left = await app.send(classes.get, { token, params: { id: one.id } })
  expect(namesOf(left.data)).toEqual(['Budi'])
  const out = await app.send(classes.remove, { token, params: { id: other.id }, body: { user_ids: [ani] } })
  expect(namesOf(out.data)).toEqual(['Citra'])
  expect(namesOf((await place(one.id, [ani])).data)).toEqual(['Ani', 'Budi'])
  expect((await app.send(classes.delete, { token, params: { id: other.id } })).code).toBe('in_use')
})

test('only students are placed, and only into a class that is there', async () => {
  const { id } = await createFull('XI C', ['Dedi'])
  const teacher = await createUser(app.db, { role: 'teacher' })
  expect((await place(id, [teacher.id])).errors).toEqual({ user_ids: ['Pilih akun siswa saja.'] })
  expect((await place(v7(), [(await createUser(app.db)).id])).status).toBe(404)
})

test('a student may be in several classes, and sees them', async () => {
  const student = await app.signIn({ program_id })
  for (const name of ['Kursus Kimia', 'Kursus Fisika']) {
    const { id } = (await create(name)).data
    await place(id, [student.user.id])
  }
  const { data } = await app.send(profile.get, { token: student.token })
  expect(data.classes.map(({ name, year }) => [name, year])).toEqual([
    ['Kursus Fisika', 2026],
    ['Kursus Kimia', 2026],
  ])
  const list = await app.send(users.list, { token, query: { batch: 'kursus kimia' } })
  expect(list.data.map(({ id }) => id)).toEqual([student.user.id])
})

test('a teacher sees the own classes alone, and is told to have one', async () => {
  await createFull('X Umum', ['Eka'])
  const own = await createFull('X Guru', ['Fitri'])
  const teacher = await appoint('X Guru')
  const { data } = await app.send(classes.list, { token: teacher.token })
  expect(data.map(({ name }) => name)).toEqual(['X Guru'])
  expect((await app.send(classes.get, { token: teacher.token, params: { id: own.id } })).status).toBe(200)
  const foreign = await createFull('X Lain', ['Gita'])
  const refused = await app.send(classes.get, { token: teacher.token, params: { id: foreign.id } })
  expect(refused.status).toBe(404)
  expect((await app.send(auth.me, { token: teacher.token })).data.has_class).toBe(true)
  const nobody = await app.signIn({ role: 'teacher' })
  expect((await app.send(auth.me, { token: nobody.token })).data.has_class).toBe(false)
})

test('the teacher of last year does not see the class that bears the name now', async () => {
  await createFull('IX Bersama', ['Lama'], 2025)
  const former = await appoint('IX Bersama')
  await createFull('IX Bersama', ['Baru'], 2026)
  const { data } = await app.send(classes.list, { token: former.token })
  expect(data.map(({ year }) => year)).toEqual([2025])
})

test('a code leads into its class after registering, and brings its program', async () => {
  const { code } = await createStudentCode(app.db, { batch: 'Lewat Kode' })
  const student = await app.signIn({ program_id })
  const join = (typed: string) => app.send(classes.join, { token: student.token, body: { code: typed } })
  expect((await join('SALAHSEKALI')).errors).toEqual({
    code: ['Kode tidak berlaku, sudah habis, atau sudah lewat masanya.'],
  })
  expect((await join(code.toLowerCase())).data.class?.name).toBe('Lewat Kode')
  const { data } = await app.send(profile.get, { token: student.token })
  expect([data.classes.map(({ name }) => name), data.program?.id === program_id]).toEqual([
    ['Lewat Kode'],
    false,
  ])
})

test('a whole year is led on in one step, with who stays and who leaves', async () => {
  const ten = await createFull('X Naik 1', ['Hadi', 'Indah'], 2030)
  const twelve = await createFull('XII Lulus 1', ['Joko'], 2030)
  const stay = [ten.students[0]?.username ?? '']
  const body = {
    year: 2030,
    classes: [
      { id: ten.id, name: 'XI Naik 1' },
      { id: twelve.id, name: null },
    ],
    stay,
  }
  const { data } = await app.send(classes.promote, { token, body })
  expect(data).toEqual({ made: 2, moved: 1, stayed: 1, left: 1 })
  const list = await app.send(classes.list, { token, query: { year: '2031', sort: 'name' } })
  const rosters = []
  for (const { id, name } of list.data) {
    const found = await app.send(classes.get, { token, params: { id } })
    rosters.push([name, namesOf(found.data)])
  }
  expect(rosters).toEqual([
    ['X Naik 1', ['Hadi']],
    ['XI Naik 1', ['Indah']],
  ])
})

test('nobody is led on where a class or a name is not there', async () => {
  const one = await createFull('X Tetap', ['Kiki'], 2032)
  const promote = (body: object) =>
    app.send(classes.promote, {
      token,
      body: { year: 2032, classes: [{ id: one.id, name: 'XI Tetap' }], stay: [], ...body },
    })
  expect((await promote({ stay: ['0000000000'] })).errors).toEqual({
    stay: ['Tidak ditemukan: 0000000000.'],
  })
  const wrong = [
    { id: one.id, name: 'XI Tetap' },
    { id: v7(), name: 'XI Entah' },
  ]
  expect((await promote({ classes: wrong })).errors).toEqual({
    classes: ['Pilih kelas dari tahun ajaran itu saja.'],
  })
  const { data } = await app.send(classes.get, { token, params: { id: one.id } })
  expect(namesOf(data)).toEqual(['Kiki'])
})

test('two who lead the same year on at once move everybody once', async () => {
  const one = await createFull('X Balap', ['Lina', 'Mira'], 2040)
  const body = { year: 2040, classes: [{ id: one.id, name: 'XI Balap' }], stay: [] }
  const replies = await Promise.all([1, 2].map(() => app.send(classes.promote, { token, body })))
  expect(replies.map(({ data }) => data.moved).toSorted()).toEqual([0, 2])
})

test('whoever is forgotten leaves the roster', async () => {
  const one = await createFull('X Pamit', ['Nana'], 2026)
  const params = { id: one.students[0]?.id ?? '' }
  await app.send(users.delete, { token, params, body: { reason: 'Diminta orang tua siswa' } })
  const { data } = await app.send(classes.get, { token, params: { id: one.id } })
  expect(data.members).toEqual([])
})

test.each([
  ['2026-06-30T17:00:00.000Z', 2026],
  ['2026-06-30T16:59:59.999Z', 2025],
  ['2026-12-31T23:00:00.000Z', 2026],
  ['2027-01-01T00:00:00.000Z', 2026],
])('at %s the school year is %i', (at, year) => {
  expect(schoolYearAt(new Date(at))).toBe(year)
})

test('names of classes are one however they are spaced', () => {
  expect(new Set(['XIIIPA1', 'xii ipa 1', 'XII-IPA-1'].map(foldClassName)).size).toBe(1)
})
