import { screen } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../../server/src/testing/api.ts'
import { createProgram, createTryout } from '../../../../../server/src/testing/factories.ts'
import { sit } from '../../../../../server/src/testing/sittings.ts'
import { openScreen, serveScreens } from '../../../testing/open-screen.tsx'

let app: TestApp
beforeAll(async () => {
  app = await serveScreens()
})
afterAll(() => app.close())

test('a history without anything leads to practice', async () => {
  await openScreen('/student/history', await app.signIn({}))
  expect((await screen.findByRole('link', { name: 'Ke latihan' })).getAttribute('href')).toBe(
    '/student/practice',
  )
})

test('a finished try-out leads to its result and its papers', async () => {
  const program = await createProgram(app.db)
  const tryout = await createTryout(app.db, {
    program_id: program.id,
    title: 'TO Satu',
    questions: 6,
    closes_at: null,
  })
  await openScreen('/student/history', await sit(app, tryout, 4))
  expect((await screen.findByRole('link', { name: 'TO Satu' })).getAttribute('href')).toBe(
    `/student/try-out/result/${tryout.slug}?attempt=1`,
  )
  expect(screen.getByRole('link', { name: 'Pembahasan TO Satu' })).toBeTruthy()
})
