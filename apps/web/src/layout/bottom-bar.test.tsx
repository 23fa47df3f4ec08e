import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { TestApp } from '../../../server/src/testing/api.ts'
import { openScreen, serveScreens } from '../testing/open-screen.tsx'

let app: TestApp
const wide = globalThis.matchMedia
beforeAll(async () => {
  app = await serveScreens()
  vi.stubGlobal('matchMedia', (query: string) => Object.assign(wide(query), { matches: false }))
})
afterAll(async () => {
  vi.stubGlobal('matchMedia', wide)
  await app.close()
})

test('a phone has the places of every day below, and marks the one that is open', async () => {
  const { user } = await openScreen('/student/raport', await app.signIn())
  const bar = within(await screen.findByRole('navigation', { name: 'Menu bawah' }))
  expect(bar.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Dashboard',
    'Latihan',
    'Try Out',
    'Raport',
  ])
  expect(bar.getByRole('link', { current: 'page' }).textContent).toBe('Raport')
  await user.click(bar.getByRole('link', { name: 'Latihan' }))
  expect((await bar.findByRole('link', { name: 'Latihan', current: 'page' })).getAttribute('href')).toBe(
    '/student/practice',
  )
})

test('everything else stands behind the last place of the bar', async () => {
  const { user } = await openScreen('/student', await app.signIn())
  await user.click(await screen.findByRole('button', { name: 'Lainnya' }))
  const menu = within(await screen.findByRole('dialog', { name: 'Menu utama' }))
  expect(menu.getByRole('link', { name: 'Panduan' })).toBeTruthy()
})

test('whoever works for a school has no bar', async () => {
  await openScreen('/admin', await app.signIn({ role: 'admin' }))
  expect(await screen.findByRole('button', { name: 'Buka menu' })).toBeTruthy()
  expect(screen.queryByRole('navigation', { name: 'Menu bawah' })).toBeNull()
})
