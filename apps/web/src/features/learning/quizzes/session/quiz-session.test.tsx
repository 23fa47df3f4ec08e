import 'fake-indexeddb/auto'
import { act, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { TestApp } from '../../../../../../server/src/testing/api.ts'
import { removeLogin, storeLogin } from '../../../../api/token.ts'
import { serveScreens } from '../../../../testing/open-screen.tsx'

let app: TestApp
beforeAll(async () => {
  app = await serveScreens()
})
afterAll(() => app.close())
afterEach(() => {
  document.body.replaceChildren()
  vi.resetModules()
})

/** The document of sessions, as the server hands it out for an address below /session. */
async function openSession(path: string) {
  history.replaceState(null, '', path)
  const root = document.createElement('div')
  root.id = 'root'
  document.body.append(root)
  await act(() => import('../../../../session.tsx'))
}

test('a quiz that is not there says so in words, and leads to those that are', async () => {
  const who = await app.signIn({})
  storeLogin(who.token, who.user.id)
  await openSession('/session/quiz/x')
  expect(await screen.findByRole('heading', { name: 'Quiz tidak ditemukan' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Kembali ke daftar quiz' }).getAttribute('href')).toBe(
    '/student/quiz',
  )
  expect(location.pathname).toBe('/session/quiz/x')
  removeLogin()
})
