import { classes } from '@gerbang/contract/people/classes.ts'
import { classReports } from '@gerbang/contract/office/class-reports.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../../server/src/testing/api.ts'
import { createProgram, createTryout, createUser } from '../../../../../server/src/testing/factories.ts'
import { sit } from '../../../../../server/src/testing/sittings.ts'
import { queryClient } from '../../../api/query-client.ts'
import { openScreen, serveScreens } from '../../../testing/open-screen.tsx'
import { guessNext } from './guess-next.ts'

type Person = Awaited<ReturnType<TestApp['signIn']>>

let app: TestApp
let admin: Person
let program_id: string
beforeAll(async () => {
  app = await serveScreens()
  program_id = (await createProgram(app.db)).id
  admin = await app.signIn({ role: 'admin' })
})
afterAll(() => app.close())

async function createClass(name: string, students: string[], year = 2026) {
  const body = { name, year, school_name: null }
  const { data } = await app.send(classes.create, { token: admin.token, body })
  const user_ids = []
  for (const student of students) user_ids.push((await createUser(app.db, { name: student, program_id })).id)
  const params = { id: data.id }
  if (user_ids.length > 0)
    await app.send(classes.place, { token: admin.token, params, body: { user_ids, from: null } })
  return data.id
}

const read = async (id: string) =>
  (await app.send(classes.get, { token: admin.token, params: { id } })).data.members.map(({ name }) => name)

test('without a class the list says how one comes about, and makes the first', async () => {
  const { user } = await openScreen('/admin/class', admin)
  expect(await screen.findByText('Belum ada kelas')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Buat kelas' }))
  await user.type(screen.getByLabelText('Nama kelas'), 'XII IPA 1')
  await user.click(screen.getByRole('button', { name: 'Simpan kelas' }))
  expect(await screen.findByRole('link', { name: 'XII IPA 1' })).toBeTruthy()
})

test('an admin moves a student into another class', async () => {
  const from = await createClass('XI A', ['Ani Lestari', 'Budi Santoso'])
  const to = await createClass('XI B', [])
  const { user } = await openScreen(`/admin/class/${from}`, admin)
  const row = (await screen.findByRole('link', { name: 'Ani Lestari' })).closest('li')
  await user.click(within(row ?? document.body).getByRole('button', { name: 'Tindakan untuk Ani Lestari' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Pindahkan' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('option', { name: 'XI B · 2026/2027' })
  await user.selectOptions(dialog.getByLabelText('Ke kelas'), 'XI B · 2026/2027')
  await user.click(dialog.getByRole('button', { name: 'Pindahkan' }))
  await waitFor(async () => expect(await read(to)).toEqual(['Ani Lestari']))
  await waitFor(() => expect(screen.queryByText('Ani Lestari')).toBeNull())
})

test('whoever does not take a student out of a class after all is back at the button of that student', async () => {
  const id = await createClass('XI C', ['Ani Lestari', 'Budi Santoso'])
  const { user } = await openScreen(`/admin/class/${id}`, admin)
  const button = await screen.findByRole('button', { name: 'Tindakan untuk Budi Santoso' })
  await user.click(button)
  await user.click(await screen.findByRole('menuitem', { name: 'Keluarkan' }))
  const dialog = within(await screen.findByRole('dialog', { name: /Budi Santoso/ }))
  await user.click(dialog.getByRole('button', { name: 'Batal' }))
  await waitFor(() => expect(document.activeElement).toBe(button))
  expect(await read(id)).toEqual(['Ani Lestari', 'Budi Santoso'])
})

test('students who are picked in the list of users come into a class', async () => {
  const id = await createClass('XI Pilih', [])
  await createUser(app.db, { name: 'Citra Pilihan', program_id })
  const { user } = await openScreen('/admin/user?search=Citra+Pilihan', admin)
  await user.click(await screen.findByRole('checkbox', { name: /Citra Pilihan/ }))
  await user.click(screen.getByRole('button', { name: 'Masukkan ke kelas' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('option', { name: 'XI Pilih · 2026/2027' })
  await user.selectOptions(dialog.getByLabelText('Kelas'), 'XI Pilih · 2026/2027')
  await user.click(dialog.getByRole('button', { name: 'Masukkan 1 siswa' }))
  await waitFor(async () => expect(await read(id)).toEqual(['Citra Pilihan']))
})

test('a teacher has classes in the sidebar from when an admin makes them one, and changes nothing', async () => {
  await createClass('X Guru', ['Dewi'])
  const teacher = await app.signIn({ role: 'teacher' })
  await openScreen('/teacher', teacher)
  await screen.findByRole('navigation', { name: /./ })
  expect(screen.queryByRole('link', { name: 'Kelas' })).toBeNull()
  const body = { batch: 'X Guru', email: teacher.user.email, may_see: true, reason: 'Wali kelas tahun ini' }
  await app.send(classReports.assign, { token: admin.token, body })
  cleanup()
  queryClient.clear()
  const { user } = await openScreen('/teacher/class', teacher)
  await user.click(await screen.findByRole('link', { name: 'X Guru' }))
  expect(await screen.findByText('Dewi')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Tindakan untuk/ })).toBeNull()
})

test('on the page of an older year its own class gets the teacher', async () => {
  const old = await createClass('XI Lama', [], 2024)
  const newest = await createClass('XI Lama', [], 2026)
  const teacher = await app.signIn({ role: 'teacher' })
  const { user } = await openScreen(`/admin/class/${old}`, admin)
  await user.click(await screen.findByRole('button', { name: 'Atur guru' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Email guru'), teacher.user.email ?? '')
  await user.type(dialog.getByLabelText('Alasan'), 'Wali kelas tahun itu')
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const listTeachers = async (id: string) =>
    (await app.send(classes.get, { token: admin.token, params: { id } })).data.teachers.map(one => one.id)
  expect([await listTeachers(old), await listTeachers(newest)]).toEqual([[teacher.user.id], []])
})

test('a year is led on with the names that are proposed, and who stays', async () => {
  await createClass('X IPS 1', ['Eka', 'Fajar'], 2060)
  const fajar = await app.db
    .selectFrom('users')
    .select('username')
    .where('name', '=', 'Fajar')
    .executeTakeFirstOrThrow()
  const { user } = await openScreen('/admin/class', admin)
  await user.click(await screen.findByRole('button', { name: 'Naik kelas' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByLabelText('X IPS 1 menjadi')).toHaveProperty('value', 'XI IPS 1')
  await user.type(dialog.getByLabelText(/tinggal kelas/), fajar.username)
  await user.click(dialog.getByRole('button', { name: 'Naikkan 1 kelas' }))
  expect(await screen.findByText('1 naik, 1 tinggal, 0 lulus')).toBeTruthy()
})

test.each([
  ['X IPA 1', 'XI IPA 1'],
  ['XI IPS 2', 'XII IPS 2'],
  ['XII MIPA 3', ''],
  ['10 A', '11 A'],
  ['Kursus Kimia', 'Kursus Kimia'],
])('after %s comes %s', (name, next) => {
  expect(guessNext(name)).toBe(next)
})

test('the raports of a class stand on one page, with who has none yet, and one student has a page alone', async () => {
  const tryout = await createTryout(app.db, { program_id, sub_tests: 1, questions: 6, title: 'TO Kelas' })
  const students = []
  for (const name of ['Ani Raport', 'Budi Raport']) students.push(await sit(app, tryout, 3, { name }))
  const id = await createClass('XII Raport', ['Cici Belum'])
  const user_ids = students.map(({ user }) => user.id)
  await app.send(classes.place, { token: admin.token, params: { id }, body: { user_ids, from: null } })
  const { user } = await openScreen(`/admin/class/${id}`, admin)
  expect(await screen.findByLabelText('Nilai try out')).toHaveProperty('value', tryout.id)
  const passing = screen.getByLabelText('KKM')
  await user.clear(passing)
  await user.type(passing, '101')
  expect(screen.getByText('Tulis bilangan bulat dari 0 sampai 100.')).toBeTruthy()
  expect(screen.queryByRole('group', { name: 'Unduh nilai' })).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Lihat dan cetak rapor sekelas' }))
  expect(await screen.findByRole('heading', { name: 'Ani Raport' })).toBeTruthy()
  expect(screen.getAllByRole('article')).toHaveLength(2)
  expect(screen.getByText('Belum ada hasil yang keluar: Cici Belum.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Cetak 2 halaman A4' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Latih/ })).toBeNull()

  await user.click(screen.getByRole('link', { name: 'Ke kelas' }))
  await user.click(await screen.findByRole('link', { name: 'Raport Budi Raport' }))
  expect(await screen.findByRole('heading', { name: 'Raport siswa' })).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'Budi Raport' })).toBeTruthy()
  expect(screen.getAllByRole('article')).toHaveLength(1)
})

test('a class without results says when raports and marks come', async () => {
  const id = await createClass('XII Kosong', ['Dodi Kosong'])
  const { user } = await openScreen(`/admin/class/${id}`, admin)
  expect(
    await screen.findByText('Terisi setelah siswa menyelesaikan try out dan hasilnya keluar.'),
  ).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Raport Dodi Kosong' }))
  expect(await screen.findByText('Belum ada rapor')).toBeTruthy()
})
