import { expect, test } from 'vitest'
import { pickBanner } from './pick-banner.ts'

const home = { placement: 'Beranda' }
const login = { placement: 'Halaman LOGIN, kanan' }
const secondLogin = { placement: 'login' }

test('the first banner whose placement names the login is taken, in any case of letters', () => {
  expect(pickBanner([home, login, secondLogin])).toBe(login)
})

test('without one, the first banner is taken', () => {
  expect(pickBanner([home])).toBe(home)
})

test('without banners there is none', () => {
  expect(pickBanner([])).toBeUndefined()
})
