import { classReports } from '@gerbang/contract/office/class-reports.ts'
import { classes } from '@gerbang/contract/people/classes.ts'
import { classRaports } from '@gerbang/contract/scores/raports.ts'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { createProgram, createTryout, createUser } from '../../../testing/factories.ts'
import { enroll, sit } from '../../../testing/sittings.ts'
import { writeMarks } from './class-marks.rules.ts'

let app: TestApp
let token: string
let program_id: string
beforeAll(async () => {
  app = await createTestApp()
  program_id = (await createProgram(app.db)).id
  token = (await app.signIn({ role: 'admin' })).token
})
afterAll(() => app.close())

async function createClass(name: string, user_ids: string[]) {
  const body = { name, year: 2026, school_name: null }
  const { id } = (await app.send(classes.create, { token, body })).data
  await app.send(classes.place, { token, params: { id }, body: { user_ids, from: null } })
  return id
}

const create = (overrides: object = {}) =>
  createTryout(app.db, { program_id, sub_tests: 1, questions: 6, ...overrides })

const readMarks = (id: string, tryout_id: string, as = token) =>
  app.send(classRaports.marks, {
    token: as,
    params: { id },
    query: { tryout_id, passing: '75', format: 'csv' },
  })

test('a class has the raports of its students by name, and of one alone', async () => {
  const tryout = await create({ title: 'TO Kelas' })
  const budi = await sit(app, tryout, 6, { name: 'Budi' })
  const ani = await sit(app, tryout, 3, { name: 'ani' })
  const cici = await createUser(app.db, { name: 'Cici', program_id })
  const id = await createClass('XII R', [budi.user.id, ani.user.id, cici.id])
  const params = { id }
  const { data } = await app.send(classRaports.list, { token, params })
  expect(data.class).toEqual({ id, name: 'XII R' })
  expect(
    data.raports.map(({ student, entries }) => [student.name, entries.map(({ total }) => total)]),
  ).toEqual([
    ['ani', [600]],
    ['Budi', [1000]],
    ['Cici', []],
  ])
  const one = await app.send(classRaports.list, { token, params, query: { user_id: budi.user.id } })
  expect(one.data.raports.map(({ student }) => student.name)).toEqual(['Budi'])
  const stranger = await createUser(app.db, { program_id })
  expect((await app.send(classRaports.list, { token, params, query: { user_id: stranger.id } })).status).toBe(
    404,
  )
  expect((await app.send(classRaports.list, { token, params: { id: v7() } })).status).toBe(404)
})

test('teachers see the raports and marks of classes that they teach, and of no other', async () => {
  const tryout = await create()
  const student = await sit(app, tryout, 2)
  const id = await createClass('XII Guru', [student.user.id])
  const teacher = await app.signIn({ role: 'teacher' })
  const read = () => app.send(classRaports.list, { token: teacher.token, params: { id } })
  const tryouts = () => app.send(classRaports.tryouts, { token: teacher.token, params: { id } })
  expect((await read()).status).toBe(404)
  expect((await tryouts()).status).toBe(404)
  expect((await readMarks(id, tryout.id, teacher.token)).status).toBe(404)
  const body = { batch: 'XII Guru', email: teacher.user.email, may_see: true, reason: 'Wali kelas tahun ini' }
  await app.send(classReports.assign, { token, body })
  expect((await read()).data.raports).toHaveLength(1)
  expect((await tryouts()).data).toMatchObject([{ id: tryout.id, students: 1 }])
  expect((await readMarks(id, tryout.id, teacher.token)).status).toBe(200)
})

test('who has left the class is in none of it', async () => {
  const tryout = await create()
  const stays = await sit(app, tryout, 6, { name: 'Tinggal' })
  const leaves = await sit(app, tryout, 6, { name: 'Pindah' })
  const id = await createClass('XII Pindah', [stays.user.id, leaves.user.id])
  await app.send(classes.remove, { token, params: { id }, body: { user_ids: [leaves.user.id] } })
  const { data } = await app.send(classRaports.list, { token, params: { id } })
  expect(data.raports.map(({ student }) => student.name)).toEqual(['Tinggal'])
  expect((await readMarks(id, tryout.id)).text).not.toContain('Pindah')
})

test('marks count points from 0 to 100, name who did not take part, and hold no formula', async () => {
  const tryout = await create()
  const right = await sit(app, tryout, 5, { name: 'Ani', nisn: '0051234567' })
  const wrong = await sit(app, tryout, 1, { name: '=Budi' })
  const absent = await createUser(app.db, { name: 'Cici', program_id })
  const id = await createClass('XII Nilai', [right.user.id, wrong.user.id, absent.id])
  const reply = await readMarks(id, tryout.id)
  expect(reply.headers['content-disposition']).toBe(
    `attachment; filename="nilai-xii-nilai-${tryout.slug}.csv"`,
  )
  const [head, ...rows] = reply.text.slice(1).trim().split('\r\n')
  expect(head).toMatch(/^No,NISN,Nama,[^,]+,Nilai,KKM,Keterangan$/)
  expect(rows).toEqual([
    "1,,'=Budi,17,17,75,Belum tuntas",
    '2,0051234567,Ani,83,83,75,Tuntas',
    '3,,Cici,,,75,Tidak ikut',
  ])
})

test('a result that is not out gives neither raport nor marks', async () => {
  const tryout = await create({ closes_at: new Date(app.now().getTime() + 3_600_000).toISOString() })
  const student = await enroll(app, tryout)
  await sit(app, tryout, 6, { name: 'Cepat' })
  const id = await createClass('XII Nanti', [student.user.id])
  expect((await readMarks(id, tryout.id)).status).toBe(409)
  expect((await app.send(classRaports.tryouts, { token, params: { id } })).data).toEqual([])
  expect((await readMarks(id, v7())).status).toBe(404)
})

test('points below zero and sub-tests without points are told as what they are', () => {
  const points = { a: { raw: -2, max: 10 }, b: { raw: 0, max: 0 } }
  const subTests = [
    { id: 'a', code: 'PU' },
    { id: 'b', code: 'PM' },
  ]
  const [, row] = writeMarks([{ name: 'Ani', nisn: null, points }], { subTests, passing: 70 })
  expect(row).toEqual([1, null, 'Ani', 0, null, 0, 70, 'Belum tuntas'])
})
