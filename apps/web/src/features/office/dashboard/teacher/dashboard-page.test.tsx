import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../../../server/src/testing/api.ts'
import { createBank, createProgram, createQuestion } from '../../../../../../server/src/testing/factories.ts'
import { openScreen, serveScreens } from '../../../../testing/open-screen.tsx'

let app: TestApp
beforeAll(async () => {
  app = await serveScreens()
})
afterAll(() => app.close())

test('a teacher comes to her drafts, each a way to where it lies', async () => {
  const teacher = await app.signIn({ role: 'teacher' })
  const program = await createProgram(app.db)
  const bank = await createBank(app.db, {
    owner_id: teacher.user.id,
    program_id: program.id,
    title: 'Bank Ratna',
  })
  await createQuestion(app.db, bank)
  await openScreen('/teacher', teacher)
  const draft = await screen.findByRole('link', { name: /^Berapa/ })
  expect(draft.getAttribute('href')).toBe(`/teacher/question-bank/detail/${bank.id}/${bank.sub_test_id}`)
  expect(screen.getByText('Tidak ada soal yang ditandai.')).toBeTruthy()
  const menu = screen.getAllByRole('link', { name: 'Dashboard' })
  expect(menu.length).toBeGreaterThan(0)
})

test('a teacher without a bank is led to the first one', async () => {
  await openScreen('/teacher', await app.signIn({ role: 'teacher' }))
  const main = within(await screen.findByRole('main'))
  expect((await main.findByRole('link', { name: 'Buat bank soal' })).getAttribute('href')).toBe(
    '/teacher/question-bank/create',
  )
})
