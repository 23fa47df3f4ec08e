import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount } from '../../../../../../server/src/testing/accounts.ts'
import type { TestApp } from '../../../../../../server/src/testing/api.ts'
import { createProgram, createSession, epoch } from '../../../../../../server/src/testing/factories.ts'
import { strongPassword } from '../../../../../../server/src/testing/registrations.ts'
import {
  setUpSecondFactor,
  showCode,
  showWrongCode,
} from '../../../../../../server/src/testing/second-factors.ts'
import { readToken } from '../../../../api/token.ts'
import { openScreen, serveScreens } from '../../../../testing/open-screen.tsx'

let app: TestApp
beforeAll(async () => {
  app = await serveScreens()
})
afterAll(() => app.close())

type Role = 'student' | 'teacher' | 'admin'

async function createPerson(role: Role) {
  const program_id = role === 'student' ? (await createProgram(app.db)).id : null
  const account = await createAccount(app, { role, program_id })
  const token = await createSession(app.db, { id: account.id, role })
  return { account, who: { user: account as never, token } }
}

async function createGuarded(role: Role = 'teacher') {
  const person = await createPerson(role)
  const factor = await setUpSecondFactor(app, person.who.token)
  app.advance(30)
  return { ...person, ...factor }
}

const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'

test('every device stands there with where and when it signed in, and one goes by a tap', async () => {
  const { account, who } = await createPerson('student')
  await createSession(
    app.db,
    { id: account.id, role: 'student' },
    { user_agent: phone, address: '36.72.10.4' },
  )
  const { user } = await openScreen('/student/profile/keamanan', who)
  const row = within((await screen.findByText('Chrome di Android')).closest('li') as HTMLElement)
  expect(row.getByText(/^Masuk .+ dari internet, 36\.72\.10\.4$/)).toBeTruthy()
  expect(screen.getAllByText('Perangkat ini')).toHaveLength(1)
  expect(screen.queryByRole('heading', { name: 'Kode kedua' })).toBeNull()
  await user.click(row.getByRole('button', { name: 'Keluarkan Chrome di Android' }))
  await waitFor(() => expect(screen.queryByText('Chrome di Android')).toBeNull())
})

test('signing out everywhere ends this session with the others', async () => {
  const { account, who } = await createPerson('student')
  const other = await createSession(app.db, { id: account.id, role: 'student' })
  const { user, router } = await openScreen('/student/profile/keamanan', who)
  await user.click(await screen.findByRole('button', { name: 'Keluar dari semua perangkat' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Keluar dari semua perangkat?' }))
  await user.click(dialog.getByRole('button', { name: 'Keluar dari semua' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(readToken()).toBeNull()
  expect(other).not.toBe(who.token)
  const left = await app.db.selectFrom('sessions').selectAll().where('user_id', '=', account.id).execute()
  expect(left).toEqual([])
})

test('a teacher sets a second factor up by a first code, and puts the recovery codes away', async () => {
  const { who } = await createPerson('teacher')
  const { user } = await openScreen('/teacher/profile/keamanan', who)
  await user.click(await screen.findByRole('button', { name: 'Pasang kode kedua' }))
  await user.type(screen.getByLabelText('Kata sandi'), strongPassword)
  await user.click(screen.getByRole('button', { name: 'Lanjut' }))
  expect(await screen.findByRole('img', { name: 'Kode QR untuk aplikasi autentikator' })).toBeTruthy()
  const secret = screen.getByText(/^(?:[A-Z2-7]{4} ?){8}$/).textContent.replaceAll(' ', '')

  await user.type(screen.getByLabelText('Kode 6 angka'), showWrongCode(secret, app.now()))
  await user.click(screen.getByRole('button', { name: 'Aktifkan' }))
  expect(await screen.findByText(/^Kodenya salah/)).toBeTruthy()
  await user.clear(screen.getByLabelText('Kode 6 angka'))
  await user.type(screen.getByLabelText('Kode 6 angka'), showCode(secret, app.now()))
  await user.click(screen.getByRole('button', { name: 'Aktifkan' }))
  expect(await screen.findByRole('heading', { name: 'Kode cadangan' })).toBeTruthy()
  expect(screen.getAllByRole('listitem').filter(item => /^[A-Z2-9]{5}-/.test(item.textContent))).toHaveLength(
    10,
  )
  await user.click(screen.getByRole('button', { name: 'Sudah kusimpan' }))
  expect(await screen.findByText(/^Terpasang sejak/)).toBeTruthy()
})

test('an account of the demo says why it has none', async () => {
  const account = await createAccount(app, { role: 'admin', email: `layar@gerbang.test` })
  const token = await createSession(app.db, { id: account.id, role: 'admin' })
  await openScreen('/admin/profile/keamanan', { user: account, token })
  expect(await screen.findByText(/^Akun demo masuk tanpa kode kedua/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Pasang kode kedua' })).toBeNull()
})

test('recovery codes are made anew by a code, and turning off asks for password and code', async () => {
  const { who, secret, recovery_codes } = await createGuarded()
  const { user } = await openScreen('/teacher/profile/keamanan', who)
  await user.click(await screen.findByRole('button', { name: 'Buat kode cadangan baru' }))
  await user.type(screen.getByLabelText('Kode 6 angka'), showCode(secret, app.now()))
  await user.click(screen.getByRole('button', { name: 'Buat kode baru' }))
  expect(await screen.findByRole('heading', { name: 'Kode cadangan' })).toBeTruthy()
  expect(screen.queryByText(recovery_codes[0] ?? '')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Sudah kusimpan' }))

  app.advance(30)
  await user.click(await screen.findByRole('button', { name: 'Matikan' }))
  await user.type(screen.getByLabelText('Kata sandi'), strongPassword)
  await user.type(screen.getByLabelText('Kode 6 angka atau kode cadangan'), showCode(secret, app.now()))
  await user.click(screen.getByRole('button', { name: 'Matikan kode kedua' }))
  expect(await screen.findByText('Belum terpasang')).toBeTruthy()
})

test('few recovery codes left are told before they are used up', async () => {
  const { account, who } = await createGuarded()
  const used = { used_at: epoch.toISOString() }
  await app.db.updateTable('recovery_codes').set(used).where('user_id', '=', account.id).execute()
  await openScreen('/teacher/profile/keamanan', who)
  expect(await screen.findByText(/^Kode cadanganmu habis/)).toBeTruthy()
})

test('who has a second factor types its code after the password', async () => {
  const { account, secret } = await createGuarded()
  const { user, router } = await openScreen('/login')
  await user.type(await screen.findByLabelText('Email atau nama pengguna'), account.email)
  await user.type(screen.getByLabelText('Kata sandi'), strongPassword)
  await user.click(screen.getByRole('button', { name: 'Masuk' }))
  await user.type(
    await screen.findByLabelText('Kode 6 angka atau kode cadangan'),
    showCode(secret, app.now()),
  )
  await user.click(screen.getByRole('button', { name: 'Periksa kode' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/teacher'))
})

test('a wrong code at the door is typed anew, in the words of the server, and another account may come', async () => {
  const { account, secret } = await createGuarded()
  const { user } = await openScreen('/login')
  await user.type(await screen.findByLabelText('Email atau nama pengguna'), account.email)
  await user.type(screen.getByLabelText('Kata sandi'), strongPassword)
  await user.click(screen.getByRole('button', { name: 'Masuk' }))
  const field = await screen.findByLabelText('Kode 6 angka atau kode cadangan')
  expect(document.activeElement).toBe(field)
  await user.click(screen.getByRole('button', { name: 'Periksa kode' }))
  expect(screen.getByText(/^Isi kode dari aplikasi/)).toBeTruthy()
  await user.type(field, showWrongCode(secret, app.now()))
  await user.click(screen.getByRole('button', { name: 'Periksa kode' }))
  expect(await screen.findByText(/^Kodenya salah atau sudah dipakai/)).toBeTruthy()
  expect(field).toHaveProperty('value', '')
  expect(screen.getByText(/^Pakai salah satu kode cadangan/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Masuk dengan akun lain' }))
  expect(screen.getByLabelText('Email atau nama pengguna')).toHaveProperty('value', '')
})

async function ask(userId: string, daysAgo: number) {
  const asked_at = new Date(Date.now() - daysAgo * 86_400_000).toISOString()
  await app.db.insertInto('second_factors').values({ user_id: userId, asked_at }).execute()
}

test('an admin who is asked for one sees until when above each page', async () => {
  const { account, who } = await createPerson('admin')
  await ask(account.id, 1)
  await openScreen('/admin/profile', who)
  expect(await screen.findByText(/^Pasang kode kedua sebelum/)).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'Akun' })).toBeTruthy()
})

test('an admin who has waited too long sees nothing but the way to set it up', async () => {
  const { account, who } = await createPerson('admin')
  await ask(account.id, 8)
  const { user } = await openScreen('/admin/profile', who)
  expect(await screen.findByRole('heading', { name: 'Pasang kode kedua dulu' })).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Pasang kode kedua' }))
  expect(await screen.findByText(/^Pasang dulu: sampai terpasang/)).toBeTruthy()
})

test('an admin takes it away from somebody who has lost it, and says why', async () => {
  const { account } = await createGuarded()
  const { who } = await createPerson('admin')
  const { user } = await openScreen(`/admin/user/detail/${account.id}`, who)
  await user.click(await screen.findByRole('button', { name: 'Hapus kode kedua' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Hapus kode kedua?' }))
  await user.type(dialog.getByLabelText('Alasan'), 'HP dan kode cadangan hilang')
  await user.click(dialog.getByRole('button', { name: 'Hapus kode kedua' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Hapus kode kedua' })).toBeNull())
})
