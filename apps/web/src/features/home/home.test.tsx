import { quizzes } from '@gerbang/contract/quizzes.ts'
import { screen } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../server/src/testing/api.ts'
import { createProgram, createTryout } from '../../../../server/src/testing/factories.ts'
import { publishQuiz } from '../../../../server/src/testing/quizzes.ts'
import { sit } from '../../../../server/src/testing/sittings.ts'
import { openScreen, serveScreens } from '../../testing/open-screen.tsx'

let app: TestApp
beforeAll(async () => {
  app = await serveScreens()
})
afterAll(() => app.close())

test('somebody new is led to the try-out that is open, and told what is still to come', async () => {
  const program = await createProgram(app.db)
  const { slug } = await createTryout(app.db, { program_id: program.id, title: 'Try Out Buka' })
  await openScreen('/student', await app.signIn({ program_id: program.id, name: 'Nadia Rahma' }))
  expect(await screen.findByRole('heading', { name: 'Halo, Nadia' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Lihat try out' }).getAttribute('href')).toBe(
    `/student/try-out/detail/${slug}`,
  )
  expect(screen.getByText(/setelah hasil try out pertamamu keluar/)).toBeTruthy()
  expect(screen.getByText('0 dari 14 hari terakhir')).toBeTruthy()
})

test('what is under way comes first', async () => {
  const program = await createProgram(app.db)
  const quiz = await publishQuiz(app, program.id, { title: 'Kuis Berjalan' })
  const student = await app.signIn({ program_id: program.id })
  await app.send(quizzes.start, { token: student.token, params: { slug: quiz.slug } })
  await openScreen('/student', student)
  expect(await screen.findByRole('heading', { name: 'Kuis Berjalan' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Lanjut mengerjakan' }).getAttribute('href')).toBe(
    `/student/quiz/${quiz.slug}`,
  )
})

test('a raport without a result leads to the first try-out', async () => {
  const program = await createProgram(app.db)
  await openScreen('/student/raport', await app.signIn({ program_id: program.id }))
  expect(await screen.findByText('Raportmu mulai dari try out pertama')).toBeTruthy()
})

test('a raport names the last score and the topics with their counts', async () => {
  const program = await createProgram(app.db)
  const tryout = await createTryout(app.db, { program_id: program.id, title: 'TO Satu', questions: 6 })
  await openScreen('/student/raport', await sit(app, tryout, 6, { name: 'Nadia Rahma' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Nadia Rahma' })).toBeTruthy()
  expect(screen.getByRole('table', { name: 'Per subtes' })).toBeTruthy()
  expect(screen.getAllByText(/6 dari 6 soal benar/).length).toBeGreaterThan(0)
  expect(screen.getByText('skor terakhir, TO Satu')).toBeTruthy()
})
