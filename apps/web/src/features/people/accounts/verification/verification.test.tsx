import { screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../../../server/src/testing/api.ts'
import { holdReplies } from '../../../../testing/hold-replies.ts'
import { openScreen, serveScreens } from '../../../../testing/open-screen.tsx'

let app: TestApp
beforeAll(async () => {
  app = await serveScreens()
})
afterAll(() => app.close())

/** One that no mail was asked for yet: the server sends one a minute. */
const newAddress = () => `${app.platform.newId()}@contoh.id`

const open = (status: string, who?: Awaited<ReturnType<TestApp['signIn']>>) =>
  openScreen(`/email-verification-result?status=${status}`, who)

test('a confirmed address leads to signing in, or straight on for whoever is signed in', async () => {
  await open('success')
  expect(await screen.findByRole('heading', { name: 'Email terverifikasi' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Masuk' }).getAttribute('href')).toBe('/login')
})

test('whoever is signed in goes on from a confirmed address', async () => {
  await open('success', await app.signIn())
  expect((await screen.findByRole('link', { name: 'Lanjut ke beranda' })).getAttribute('href')).toBe(
    '/student',
  )
})

test.each([
  ['expired', 'Tautan sudah kedaluwarsa'],
  ['invalid', 'Tautan tidak berlaku'],
  ['apa-saja', 'Tautan tidak berlaku'],
])('a link that is %s says so', async (status, title) => {
  await open(status)
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Kirim tautan baru' })).toBeTruthy()
})

test('another link is asked for with an address, which is checked first', async () => {
  const { user } = await open('expired')
  const email = await screen.findByLabelText('Email')
  await user.click(screen.getByRole('button', { name: 'Kirim tautan baru' }))
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'))
  await user.type(email, 'bukan alamat')
  await user.click(screen.getByRole('button', { name: 'Kirim tautan baru' }))
  expect(await screen.findByText(/^Periksa lagi: email ditulis seperti/)).toBeTruthy()
  await user.clear(email)
  const address = newAddress()
  await user.type(email, ` ${address} `)
  await user.click(screen.getByRole('button', { name: 'Kirim tautan baru' }))
  expect(await screen.findByText(new RegExp(`^Kalau ${address} terdaftar`))).toBeTruthy()
  expect(screen.queryByLabelText('Email')).toBeNull()
})

test('what is told is the address that was sent, not what was typed since', async () => {
  const { user } = await open('expired')
  const email = await screen.findByLabelText('Email')
  const address = newAddress()
  await user.type(email, address)
  const { waitUntilSent, letGo } = holdReplies()
  await user.click(screen.getByRole('button', { name: 'Kirim tautan baru' }))
  await waitUntilSent()
  await user.type(email, 'xyz')
  letGo()
  expect(await screen.findByText(new RegExp(`^Kalau ${address} terdaftar`))).toBeTruthy()
})
