import { schoolLogin } from '@gerbang/contract/people/school-login.ts'
import { screen } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../../../server/src/testing/api.ts'
import { openScreen, serveScreens } from '../../../../testing/open-screen.tsx'
import { keepTicket, readTicket } from './ticket.ts'

let app: TestApp
beforeAll(async () => {
  app = await serveScreens()
})
afterAll(() => app.close())

test('where the school has set nothing up, the login page says nothing of it', async () => {
  await openScreen('/login')
  await screen.findByLabelText('Kata sandi')
  expect(screen.queryByRole('button', { name: /akun sekolah/ })).toBeNull()
})

test('the button says what the school calls it, and a provider that is silent is told of beside it', async () => {
  await app.db
    .updateTable('school_login')
    .set({
      is_on: true,
      label: 'Masuk dengan akun SMAN 1',
      issuer: 'http://127.0.0.1:1',
      client_id: 'gerbang',
    })
    .execute()
  const { user } = await openScreen('/login')
  await user.click(await screen.findByRole('button', { name: 'Masuk dengan akun SMAN 1' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Layanan akun sekolah tidak menjawab/)
  expect(readTicket()).toBeUndefined()
})

test('a way back that nobody has begun here leads to the login page', async () => {
  await openScreen('/login/school?code=x&state=y')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Halaman ini dibuka tanpa permulaannya/)
  expect(screen.getByRole('link', { name: 'Ke halaman masuk' }).getAttribute('href')).toBe('/login')
})

test('a ticket that is used up says to begin anew, and stays in no place and no address', async () => {
  keepTicket({ ticket: 'x'.repeat(43), redirect: null })
  const { router } = await openScreen('/login/school?code=x&state=y')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Masuk ini sudah dipakai/)
  expect(router.state.location.search).toBe('')
  expect(readTicket()).toBeUndefined()
})

test('an admin is told under its field what a setting lacks, and nothing typed is lost', async () => {
  const { user } = await openScreen('/admin/setting/school-login', await app.signIn({ role: 'admin' }))
  const issuer = await screen.findByLabelText('Alamat penyedia')
  await user.clear(issuer)
  await user.type(issuer, 'http://akun.sekolah.sch.id')
  await user.type(screen.getByLabelText(/^Rahasia klien/), 'rahasia-yang-panjang')
  await user.type(screen.getByLabelText(/^Domain email/), '@sekolah')
  await user.click(screen.getByRole('button', { name: 'Simpan' }))
  expect(await screen.findByText('Tulis alamat lengkap dengan https:// di depannya.')).toBeTruthy()
  expect(issuer).toHaveProperty('value', 'http://akun.sekolah.sch.id')
  await user.clear(issuer)
  await user.type(issuer, 'https://akun.sekolah.sch.id')
  await user.click(screen.getByRole('button', { name: 'Simpan' }))
  expect(await screen.findByText(/^Tulis domain seperti/)).toBeTruthy()
  expect((await app.send(schoolLogin.offer, {})).data.label).toBe('Masuk dengan akun SMAN 1')
})
