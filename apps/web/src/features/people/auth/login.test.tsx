import { screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { alterOtp, createAccount, receiveOtp } from '../../../../../server/src/testing/accounts.ts'
import type { TestApp } from '../../../../../server/src/testing/api.ts'
import { createProgram } from '../../../../../server/src/testing/factories.ts'
import { readMails } from '../../../../../server/src/testing/mails.ts'
import { strongPassword } from '../../../../../server/src/testing/registrations.ts'
import { readToken, readUserId } from '../../../api/token.ts'
import { openScreen, serveScreens } from '../../../testing/open-screen.tsx'
import { cutNetwork, spoilReplies } from '../../../testing/spoil-replies.ts'

let app: TestApp
let program_id: string
beforeAll(async () => {
  app = await serveScreens()
  program_id = (await createProgram(app.db)).id
})
afterAll(() => app.close())

type User = Awaited<ReturnType<typeof openScreen>>['user']

async function signIn(user: User, login: string, password: string) {
  await user.type(await screen.findByLabelText('Email atau nama pengguna'), login)
  await user.type(screen.getByLabelText('Kata sandi'), password)
  await user.click(screen.getByRole('button', { name: 'Masuk' }))
}

test('a student who signs in stands at home, and the browser knows whose it is', async () => {
  const account = await createAccount(app, { program_id })
  const { user, router } = await openScreen('/login')
  await signIn(user, account.email, strongPassword)
  expect(await screen.findByRole('heading', { name: 'Hari ini' })).toBeTruthy()
  expect(router.state.location.pathname).toBe('/student')
  expect(readToken()).not.toBeNull()
  expect(readUserId()).toBe(account.id)
})

test('a name serves as well as an address, and staff come to their own pages', async () => {
  const account = await createAccount(app, { role: 'teacher' })
  const { user, router } = await openScreen('/login')
  await signIn(user, account.username, strongPassword)
  await waitFor(() => expect(router.state.location.pathname).toBe('/teacher'))
})

test('whoever was sent here goes back to where they wanted to be', async () => {
  const account = await createAccount(app, { program_id })
  const { user, router } = await openScreen('/login?redirect=%2Fstudent%2Fraport')
  expect(await screen.findByText(/^Masuk dulu, ya/)).toBeTruthy()
  await signIn(user, account.email, strongPassword)
  await waitFor(() => expect(router.state.location.pathname).toBe('/student/raport'))
})

test('a way back that leads to another site is not taken', async () => {
  const account = await createAccount(app, { program_id })
  const { user, router } = await openScreen('/login?redirect=https%3A%2F%2Fjahat.test%2F')
  expect(await screen.findByLabelText('Kata sandi')).toBeTruthy()
  expect(screen.queryByText(/^Masuk dulu, ya/)).toBeNull()
  await signIn(user, account.email, strongPassword)
  await waitFor(() => expect(router.state.location.pathname).toBe('/student'))
})

test('a wrong password is said without telling which of both is wrong, and what was typed stays', async () => {
  const account = await createAccount(app)
  const { user } = await openScreen('/login')
  await signIn(user, account.email, 'salah sekali ini')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Email atau kata sandi salah/)
  expect(screen.getByLabelText('Email atau nama pengguna')).toHaveProperty('value', account.email)
  expect(readToken()).toBeNull()
})

test('empty fields are named before anything is sent', async () => {
  const { user } = await openScreen('/login')
  await user.click(await screen.findByRole('button', { name: 'Masuk' }))
  expect(screen.getByText('Isi email atau nama penggunamu.')).toBeTruthy()
  expect(screen.getByText('Isi kata sandimu.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Email atau nama pengguna'))
})

test('without a network nothing typed is lost, and the second try signs in', async () => {
  const account = await createAccount(app, { program_id })
  const { user, router } = await openScreen('/login')
  await screen.findByLabelText('Kata sandi')
  const network = cutNetwork()
  await signIn(user, account.email, strongPassword)
  expect(await screen.findByRole('alert')).toBeTruthy()
  network.mend()
  await user.click(screen.getByRole('button', { name: 'Masuk' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/student'))
})

test('who tries too often waits as long as the server says, and sees how long', async () => {
  const { user } = await openScreen('/login')
  await screen.findByLabelText('Kata sandi')
  const busy = { code: 'too_many_requests', message: 'Terlalu banyak percobaan. Tunggu sebentar.' }
  spoilReplies('/login', 429, busy, { 'retry-after': '30' })
  await signIn(user, 'siapa', 'sandi apa saja')
  expect((await screen.findByRole('alert')).textContent).toBe(busy.message)
  const button = screen.getByRole('button', { name: /^Coba lagi dalam (29|30) detik$/ })
  expect(button.getAttribute('aria-disabled')).toBe('true')
})

const openForgot = async (email: string) => {
  const screenOf = await openScreen('/forgot-password')
  await screenOf.user.type(await screen.findByLabelText('Email'), email)
  await screenOf.user.click(screen.getByRole('button', { name: 'Kirim kode' }))
  await screen.findByRole('heading', { name: 'Masukkan kode' })
  return screenOf
}

async function readCode(email: string) {
  const [mail] = await readMails(app, email)
  return /^\d{6}/.exec(mail?.subject ?? '')?.[0] ?? ''
}

test('an address that nobody has is answered like any other', async () => {
  await openForgot('tidak-ada@contoh.gerbang.test')
  expect(screen.getByText(/^Kalau email ini terdaftar/)).toBeTruthy()
})

test('a wrong code is cleared to be typed anew, in the words of the server', async () => {
  const { email } = await createAccount(app)
  const { user } = await openForgot(email)
  const field = screen.getByLabelText('Kode 6 angka')
  await user.type(field, alterOtp(await readCode(email)))
  await waitFor(() => expect(field).toHaveProperty('value', ''))
  expect(document.activeElement).toBe(field)
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

test('half a code is not sent', async () => {
  const { email } = await createAccount(app)
  const { user } = await openForgot(email)
  await user.type(screen.getByLabelText('Kode 6 angka'), '123')
  await user.click(screen.getByRole('button', { name: 'Periksa kode' }))
  expect(screen.getByText('Isi keenam angka kodenya.')).toBeTruthy()
})

test('a new code is asked for only after a while, and the address can be changed', async () => {
  const { email } = await createAccount(app)
  const { user } = await openForgot(email)
  const again = screen.getByRole('button', { name: /^Kirim kode baru dalam \d+ detik$/ })
  expect(again.getAttribute('aria-disabled')).toBe('true')
  await user.click(screen.getByRole('link', { name: 'Ganti email' }))
  expect(await screen.findByLabelText('Email')).toHaveProperty('value', email)
})

test('a step that was opened without the one before it leads to the beginning', async () => {
  await openScreen('/verify-otp')
  expect(await screen.findByRole('heading', { name: 'Mulai dari email' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Kirim kode' }).getAttribute('href')).toBe('/forgot-password')
})

test('a new password without a checked code is not to be had', async () => {
  await openScreen('/reset-password')
  expect(await screen.findByRole('heading', { name: 'Kodenya perlu diperiksa dulu' })).toBeTruthy()
})

test('a password too short is refused before it is sent, and the rules say what is kept so far', async () => {
  const { email } = await createAccount(app)
  const { user } = await openForgot(email)
  await user.type(screen.getByLabelText('Kode 6 angka'), await readCode(email))
  await user.type(await screen.findByLabelText('Kata sandi baru'), 'pendek')
  await user.click(screen.getByRole('button', { name: 'Simpan kata sandi' }))
  expect(screen.getByLabelText('Kata sandi baru').getAttribute('aria-invalid')).toBe('true')
  expect(await receiveOtp(app, email)).toBeDefined()
})

test('an invitation without its token, or with one that is no longer good, says what to do', async () => {
  await openScreen('/accept-invitation')
  expect(await screen.findByRole('heading', { name: 'Undangan tidak berlaku' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ke halaman masuk' }).getAttribute('href')).toBe('/login')
})

test.each([
  ['success', 'Email terverifikasi'],
  ['expired', 'Tautan sudah kedaluwarsa'],
  ['invalid', 'Tautan tidak berlaku'],
  ['apa-saja', 'Tautan tidak berlaku'],
])('a link of verification that ended in %s says "%s"', async (status, title) => {
  await openScreen(`/email-verification-result?status=${status}`)
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Masuk' }) !== null).toBe(status === 'success')
})
