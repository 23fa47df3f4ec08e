import { screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../server/src/testing/api.ts'
import { openScreen, serveScreens } from '../../testing/open-screen.tsx'

let app: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
beforeAll(async () => {
  app = await serveScreens()
  admin = await app.signIn({ role: 'admin' })
})
afterAll(() => app.close())

const isOpen = (button: HTMLElement) => button.getAttribute('aria-expanded')

test('a button tells how many filters are set, and opens the others', async () => {
  const { user } = await openScreen('/admin/user?role=student&status=active', admin)
  const button = await screen.findByRole('button', { name: 'Saringan (2)' })
  expect(isOpen(button)).toBe('false')
  await user.click(button)
  expect(isOpen(button)).toBe('true')
  expect(document.getElementById(button.getAttribute('aria-controls') ?? '')?.textContent).toContain(
    'Sekolah',
  )
  await user.click(screen.getByRole('link', { name: 'Hapus saringan Peran' }))
  expect(await screen.findByRole('button', { name: 'Saringan (1)' })).toBe(button)
  expect(isOpen(button)).toBe('true')
})

test.each([
  ['a filter', 'Saringan', () => screen.getByRole('combobox', { name: 'Peran' })],
  ['what is rarely done', 'Lainnya', () => screen.getByRole('link', { name: 'Siswa dari daftar' })],
])('Escape on %s folds it and leads back to its button', async (_, name, findInside) => {
  const { user } = await openScreen('/admin/user', admin)
  const button = await screen.findByRole('button', { name })
  await user.click(button)
  findInside().focus()
  await user.keyboard('{Escape}')
  expect(isOpen(button)).toBe('false')
  expect(document.activeElement).toBe(button)
})

test('Escape in a dialog that a filter opened closes the dialog only', async () => {
  const { user } = await openScreen('/admin/user', admin)
  const button = await screen.findByRole('button', { name: 'Saringan' })
  await user.click(button)
  await user.click(screen.getByRole('button', { name: 'Sekolah' }))
  await screen.findByRole('dialog', { name: 'Sekolah' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(isOpen(button)).toBe('true')
})

test('one filter and one action need no button', async () => {
  await openScreen('/admin/content', admin)
  await screen.findByRole('combobox', { name: 'Status' })
  expect(screen.queryByRole('button', { name: /^Saringan/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Lainnya' })).toBeNull()
})
