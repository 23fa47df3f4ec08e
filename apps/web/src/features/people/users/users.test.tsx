import { users } from '@gerbang/contract/people/users.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../../server/src/testing/api.ts'
import { createProgram, createUser } from '../../../../../server/src/testing/factories.ts'
import { findLink, readMails } from '../../../../../server/src/testing/mails.ts'
import { strongPassword } from '../../../../../server/src/testing/registrations.ts'
import { openScreen, serveScreens } from '../../../testing/open-screen.tsx'

type Person = Awaited<ReturnType<TestApp['signIn']>>

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await serveScreens()
  await createProgram(app.db)
  admin = await app.signIn({ role: 'admin', name: 'Kepala Sekolah' })
})
afterAll(() => app.close())

const read = async (id: string) => (await app.send(users.get, { token: admin.token, params: { id } })).data

test('the list shows who is there and keeps its search in the address', async () => {
  await createUser(app.db, { name: 'Dewi Lestari', role: 'teacher' })
  const { user, router } = await openScreen('/admin/user', admin)
  expect(await screen.findByRole('link', { name: 'Dewi Lestari' })).toBeTruthy()
  await user.type(screen.getByRole('searchbox'), 'tidak ada orangnya')
  await waitFor(() => expect(router.state.location.search).toContain('search='))
  expect(await screen.findByText(/Tidak ada yang cocok|cocok/)).toBeTruthy()
})

test('an admin invites a teacher, who sets a password by the link', async () => {
  const { user, router } = await openScreen('/admin/user/create', admin)
  await user.selectOptions(await screen.findByLabelText('Peran'), 'Guru')
  await user.type(screen.getByLabelText('Nama lengkap'), 'Ratna Dewi')
  await user.type(screen.getByLabelText(/^Email/), 'ratna@contoh.gerbang.test')
  await user.click(screen.getByRole('button', { name: 'Kirim undangan' }))
  expect(await screen.findByRole('heading', { name: 'Ratna Dewi' })).toBeTruthy()
  expect(router.state.location.pathname).toMatch(/^\/admin\/user\/detail\//)
  expect(screen.getByText(/Diundang Kepala Sekolah/)).toBeTruthy()
  const [mail] = await readMails(app, 'ratna@contoh.gerbang.test')
  const { pathname, hash } = new URL(findLink(mail))

  const visit = await openScreen(pathname + hash)
  expect(await screen.findByText(/masuk sebagai ratna@contoh/)).toBeTruthy()
  await visit.user.type(screen.getByLabelText('Kata sandi baru'), strongPassword)
  await visit.user.click(screen.getByRole('button', { name: 'Buat kata sandi' }))
  await waitFor(() => expect(visit.router.state.location.pathname).toBe('/login'))
})

test('a link that counts no more says what to do', async () => {
  await openScreen('/accept-invitation#salah')
  expect(await screen.findByRole('heading', { name: 'Undangan tidak berlaku' })).toBeTruthy()
})

test('a student without a program is refused before anything is sent', async () => {
  const { user } = await openScreen('/admin/user/create', admin)
  await user.type(await screen.findByLabelText('Nama lengkap'), 'Siswa Baru')
  await user.type(screen.getByLabelText(/^Email/), 'siswa.baru@contoh.gerbang.test')
  await user.click(screen.getByRole('button', { name: 'Kirim undangan' }))
  expect(await screen.findByText(/Pilih program: siswa hanya melihat/)).toBeTruthy()
  expect(screen.getByLabelText('Nama lengkap')).toHaveProperty('value', 'Siswa Baru')
})

test('extra time is given with a reason, and not without', async () => {
  const { id } = await createUser(app.db)
  const { user } = await openScreen(`/admin/user/detail/${id}`, admin)
  const factor = await screen.findByLabelText('Faktor waktu')
  await user.clear(factor)
  await user.type(factor, '1,5')
  await user.click(screen.getByRole('button', { name: 'Simpan hak' }))
  expect(await screen.findByText('Tulis alasannya, minimal 10 huruf.')).toBeTruthy()
  await user.type(screen.getByLabelText('Alasan'), 'Surat keterangan dokter')
  await user.click(screen.getByRole('button', { name: 'Simpan hak' }))
  await waitFor(async () => expect((await read(id)).extra_time_factor).toBe(1.5))
})

test('all devices of a user are signed out after a reason', async () => {
  const student = await app.signIn({ name: 'Budi Santoso' })
  const { user } = await openScreen(`/admin/user/detail/${student.user.id}`, admin)
  await user.click(await screen.findByRole('button', { name: 'Keluarkan dari semua perangkat' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Alasan'), 'Ponselnya hilang kemarin')
  await user.click(dialog.getByRole('button', { name: 'Keluarkan 1 perangkat' }))
  expect(await screen.findByText('Tidak sedang masuk di perangkat mana pun.')).toBeTruthy()
})

test('who has no traces is deleted after a question', async () => {
  const { id, name } = await createUser(app.db, { name: 'Akun Ganda' })
  const { user, router } = await openScreen(`/admin/user/detail/${id}`, admin)
  await user.click(await screen.findByRole('button', { name: 'Hapus pengguna' }))
  const dialog = within(await screen.findByRole('dialog', { name: `Hapus ${name}?` }))
  await user.type(dialog.getByLabelText('Alasan'), 'Terdaftar dua kali')
  await user.click(dialog.getByRole('button', { name: 'Hapus untuk seterusnya' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/user'))
  const reply = await app.send(users.get, { token: admin.token, params: { id } })
  expect(reply.status).toBe(404)
})

test('people of the list are picked and disabled together, after a reason', async () => {
  const [first, second] = [
    await createUser(app.db, { name: 'Pilihan Satu' }),
    await createUser(app.db, { name: 'Pilihan Dua' }),
  ]
  const { user } = await openScreen('/admin/user?search=Pilihan', admin)
  await user.click(await screen.findByRole('checkbox', { name: /Pilihan Satu/ }))
  await user.click(screen.getByRole('checkbox', { name: /Pilihan Dua/ }))
  await user.click(screen.getByRole('button', { name: 'Nonaktifkan' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Alasan'), 'Angkatan ini sudah lulus')
  await user.click(dialog.getByRole('button', { name: 'Nonaktifkan 2 pengguna' }))
  await waitFor(async () => expect((await read(first.id)).status).toBe('disabled'))
  expect((await read(second.id)).status).toBe('disabled')
})
