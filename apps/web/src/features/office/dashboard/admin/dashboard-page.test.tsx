import { screen } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../../../server/src/testing/api.ts'
import { createUser } from '../../../../../../server/src/testing/factories.ts'
import { createRunning } from '../../../../../../server/src/testing/running-sub-test.ts'
import { openScreen, serveScreens } from '../../../../testing/open-screen.tsx'

let app: TestApp
beforeAll(async () => {
  app = await serveScreens()
})
afterAll(() => app.close())

test('an admin comes in at what needs attention, each with its cure, and at what is open', async () => {
  await createUser(app.db, { email: 'guru@gerbang.test', role: 'teacher' })
  await createRunning(app, { title: 'Try Out Pagi Ini' })
  await openScreen('/admin', await app.signIn({ role: 'admin', name: 'Ibu Kepala' }))
  expect(await screen.findByRole('heading', { name: 'Perlu perhatian' })).toBeTruthy()
  expect(screen.getAllByText(/^Selamat datang/)).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Lihat akun demo' }).getAttribute('href')).toBe(
    '/admin/user?search=%40gerbang.test',
  )
  expect(screen.getByText(/npm run backup/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Try Out Pagi Ini' })).toBeTruthy()
})
