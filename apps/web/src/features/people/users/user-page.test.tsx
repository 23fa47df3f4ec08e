import { auth } from '@gerbang/contract/people/auth.ts'
import { users } from '@gerbang/contract/people/users.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount } from '../../../../../server/src/testing/accounts.ts'
import type { TestApp } from '../../../../../server/src/testing/api.ts'
import {
  createProgram,
  createSession,
  createTryout,
  createUser,
} from '../../../../../server/src/testing/factories.ts'
import { createStudentCode, redeemFor } from '../../../../../server/src/testing/registrations.ts'
import { setUpSecondFactor } from '../../../../../server/src/testing/second-factors.ts'
import { sit } from '../../../../../server/src/testing/sittings.ts'
import { openScreen, serveScreens } from '../../../testing/open-screen.tsx'
import { spoilReplies } from '../../../testing/spoil-replies.ts'

type Person = Awaited<ReturnType<TestApp['signIn']>>

let app: TestApp
let admin: Person
let program_id: string
beforeAll(async () => {
  app = await serveScreens()
  program_id = (await createProgram(app.db)).id
  admin = await app.signIn({ role: 'admin', name: 'Kepala Sekolah' })
})
afterAll(() => app.close())

const open = (id: string) => openScreen(`/admin/user/detail/${id}`, admin)
const read = async (id: string) => (await app.send(users.get, { token: admin.token, params: { id } })).data
/** The part of the page below a heading. */
const findCard = async (title: string) => {
  const card = (await screen.findByRole('heading', { name: title })).closest('section')
  if (card === null) throw new Error(`There is no card ${title}.`)
  return within(card)
}

test('of somebody new each part of the page says that there is nothing yet', async () => {
  const { id } = await createUser(app.db, { name: 'Dewi Lestari', email_verified_at: null })
  await open(id)
  expect(await screen.findByRole('heading', { name: 'Dewi Lestari' })).toBeTruthy()
  expect(screen.getByText('Email belum diverifikasi')).toBeTruthy()
  expect(screen.getByText('Belum mengikuti try out.')).toBeTruthy()
  expect(screen.getByText('Belum menukarkan Kode Siswa.')).toBeTruthy()
  expect(screen.getByText('Tidak sedang masuk di perangkat mana pun.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Hapus kode kedua' })).toBeNull()
})

test('what a student did is listed: each sitting with its score and the way to the ranking, each code with its class', async () => {
  const tryout = await createTryout(app.db, { program_id, sub_tests: 1, title: 'Try Out Akbar' })
  const { user } = await sit(app, tryout, 4, { name: 'Budi Santoso' })
  const code = await createStudentCode(app.db, { program_id, batch: 'XII IPA 1', label: 'Gelombang 1' })
  await redeemFor(app.db, code, user.id)
  await open(user.id)
  const sittings = await findCard('Pengerjaan')
  const link = sittings.getByRole('link', { name: 'Try Out Akbar' })
  expect(link.getAttribute('href')).toContain(tryout.id)
  expect(sittings.getByText(/^Percobaan 1 · Dinilai · /)).toBeTruthy()
  const [attempt] = (await read(user.id)).attempts
  expect(attempt?.total).not.toBeNull()
  const codes = await findCard('Kode Siswa')
  expect(codes.getByText(code.code, { exact: false }).textContent).toBe(`${code.code} · Gelombang 1`)
  expect(codes.getByText(/XII IPA 1/)).toBeTruthy()
})

test('a username that somebody has is told at its field, and everything typed stays', async () => {
  await createUser(app.db, { username: 'sudah.dipakai' })
  const { id } = await createUser(app.db, { name: 'Rani Putri' })
  const { user } = await open(id)
  const card = await findCard('Data diri')
  const username = card.getByLabelText('Nama pengguna')
  await user.clear(username)
  await user.type(username, 'sudah.dipakai')
  await user.type(card.getByLabelText(/^Nomor HP/), '081234567890')
  await user.click(card.getByRole('button', { name: 'Simpan data' }))
  await waitFor(() => expect(username.getAttribute('aria-invalid')).toBe('true'))
  expect(username).toHaveProperty('value', 'sudah.dipakai')
  expect(card.getByLabelText(/^Nomor HP/)).toHaveProperty('value', '081234567890')
  expect((await read(id)).phone).toBeNull()
})

test('a NISN has ten digits, which is said before anything is sent', async () => {
  const { id } = await createUser(app.db)
  const { user } = await open(id)
  const card = await findCard('Data diri')
  await user.type(card.getByLabelText(/^NISN/), '12345')
  await user.click(card.getByRole('button', { name: 'Simpan data' }))
  expect(await card.findByText('NISN terdiri dari 10 angka.')).toBeTruthy()
})

test('who leaves with changes is asked first, and stays with them', async () => {
  const { id } = await createUser(app.db, { name: 'Rani Putri' })
  const { user, router } = await open(id)
  const card = await findCard('Data diri')
  await user.type(card.getByLabelText(/^Nomor HP/), '0812')
  const crumbs = within(screen.getByRole('navigation', { name: 'Lokasi halaman' }))
  await user.click(crumbs.getByRole('link', { name: 'Pengguna' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Perubahanmu belum disimpan' }))
  await user.click(dialog.getByRole('button', { name: 'Tetap di sini' }))
  expect(card.getByLabelText(/^Nomor HP/)).toHaveProperty('value', '0812')
  expect(router.state.location.pathname).toMatch(new RegExp(id))
})

test('an admin changes neither the own role nor the own status, and cannot delete the own account', async () => {
  await open(admin.user.id)
  const card = await findCard('Hak dan waktu')
  expect(card.getByText(/^Ini akunmu sendiri/)).toBeTruthy()
  expect(card.queryByLabelText('Peran')).toBeNull()
  expect(card.queryByLabelText('Status')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Hapus pengguna' })).toBeNull()
})

test('a teacher who is disabled with a reason is out of every device', async () => {
  const teacher = await app.signIn({ role: 'teacher', name: 'Ratna Dewi' })
  const { user } = await open(teacher.user.id)
  const card = await findCard('Hak dan waktu')
  await user.selectOptions(card.getByLabelText('Status'), 'Nonaktif')
  await user.type(card.getByLabelText('Alasan'), 'Pindah ke sekolah lain')
  await user.click(card.getByRole('button', { name: 'Simpan hak' }))
  expect(await screen.findByText('Tidak sedang masuk di perangkat mana pun.')).toBeTruthy()
  expect(await read(teacher.user.id)).toMatchObject({ status: 'disabled', sessions: [] })
})

test('a forgotten password is replaced after a question, shown once, and signs in', async () => {
  const { id, username } = await createAccount(app, { name: 'Siti Aminah', program_id })
  await createSession(app.db, { id, role: 'student' })
  const { user } = await open(id)
  await user.click(await screen.findByRole('button', { name: 'Buat kata sandi baru' }))
  const ask = within(await screen.findByRole('dialog', { name: 'Buat kata sandi baru untuk Siti Aminah?' }))
  expect(ask.getByText(/semua perangkatnya keluar/)).toBeTruthy()
  await user.click(ask.getByRole('button', { name: 'Buat kata sandi' }))
  const told = within(await screen.findByRole('dialog', { name: 'Kata sandi Siti Aminah' }))
  expect(told.getByText(username)).toBeTruthy()
  const password = told.getByText('Kata sandi').nextElementSibling?.textContent ?? ''
  const reply = await app.send(auth.login, { body: { login: username, password } })
  expect(reply.status).toBe(200)
  await user.click(told.getByRole('button', { name: 'Sudah disampaikan' }))
  await waitFor(() => expect(screen.queryByText(password)).toBeNull())
})

test('a second factor is taken away after a reason, by another admin only', async () => {
  const { id } = await createAccount(app, { name: 'Ibu Kedua', role: 'admin' })
  const token = await createSession(app.db, { id, role: 'admin' })
  await setUpSecondFactor(app, token)
  const { user } = await open(id)
  await user.click(await screen.findByRole('button', { name: 'Hapus kode kedua' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Hapus kode kedua?' }))
  await user.click(dialog.getByRole('button', { name: 'Hapus kode kedua' }))
  expect(await dialog.findByText('Tulis alasannya, minimal 10 huruf.')).toBeTruthy()
  expect((await read(id)).has_second_factor).toBe(true)
  await user.type(dialog.getByLabelText('Alasan'), 'Datang sendiri, ponsel hilang')
  await user.click(dialog.getByRole('button', { name: 'Hapus kode kedua' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Hapus kode kedua' })).toBeNull())
  expect((await read(id)).has_second_factor).toBe(false)
})

test('an invitation tells until when it counts; once that is over another one is sent', async () => {
  const body = { name: 'Guru Baru', role: 'teacher' as const, email: 'guru.baru@contoh.gerbang.test' }
  const { data } = await app.send(users.create, { token: admin.token, body })
  await app.db
    .updateTable('invitations')
    .set({ expires_at: '2020-01-01T00:00:00.000Z' })
    .where('user_id', '=', data.id)
    .execute()
  const { user } = await open(data.id)
  expect(
    await screen.findByText('Diundang Kepala Sekolah, tetapi tautannya sudah lewat masanya.'),
  ).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Kirim ulang undangan' }))
  await waitFor(async () =>
    expect((await read(data.id)).invitation?.expires_at).not.toBe('2020-01-01T00:00:00.000Z'),
  )
})

test('of somebody who is forgotten scores stay, and nothing that could be changed', async () => {
  const tryout = await createTryout(app.db, { program_id, sub_tests: 1, title: 'Try Out Lama' })
  const { user: student } = await sit(app, tryout, 1)
  const body = { reason: 'Permintaan tertulis siswa' }
  await app.send(users.delete, { token: admin.token, params: { id: student.id }, body })
  await open(student.id)
  expect(await screen.findByText(/^Data diri pengguna ini dihapus/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Try Out Lama' })).toBeTruthy()
  for (const name of ['Simpan data', 'Simpan hak', 'Hapus pengguna', 'Buat kata sandi baru'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test('a page that does not come is asked for once more by a button', async () => {
  const { id } = await createUser(app.db, { name: 'Dewi Lestari' })
  const server = spoilReplies(`/admin/users/${id}`)
  const { user } = await open(id)
  await screen.findByRole('alert')
  server.mend()
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByRole('heading', { name: 'Dewi Lestari' })).toBeTruthy()
})

test('rights that are saved leave what was typed about the person, and want another reason the next time', async () => {
  const { id } = await createUser(app.db, { username: `rani-${app.platform.newId().slice(-8)}` })
  const { user } = await open(id)
  const data = await findCard('Data diri')
  await user.type(data.getByLabelText(/^Nomor HP/), '081234567890')
  const rights = await findCard('Hak dan waktu')
  const factor = rights.getByLabelText(/^Faktor/)
  await user.clear(factor)
  await user.type(factor, '1,5')
  await user.type(rights.getByLabelText('Alasan'), 'Disetujui dokter sekolah')
  await user.click(rights.getByRole('button', { name: 'Simpan hak' }))
  await waitFor(async () => expect((await read(id)).extra_time_factor).toBe(1.5))
  await waitFor(() => expect(rights.getByLabelText('Alasan')).toHaveProperty('value', ''))
  const phone = data.getByLabelText(/^Nomor HP/)
  expect(phone).toHaveProperty('value', '081234567890')
  await user.click(data.getByRole('button', { name: 'Simpan data' }))
  await waitFor(async () => expect((await read(id)).phone).not.toBeNull())
  await waitFor(() =>
    expect(data.getByRole('button', { name: 'Simpan data' }).getAttribute('aria-disabled')).toBe('true'),
  )
})
