import { quizzes } from '@gerbang/contract/learning/quizzes.ts'
import { screen } from '@testing-library/react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { TestApp } from '../../../../../server/src/testing/api.ts'
import { createProgram, createTryout } from '../../../../../server/src/testing/factories.ts'
import { publishQuiz } from '../../../../../server/src/testing/quizzes.ts'
import { sit } from '../../../../../server/src/testing/sittings.ts'
import { openScreen, serveScreens } from '../../../testing/open-screen.tsx'

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

test('the weakest topic has its plan, and days of practice count', async () => {
  const program = await createProgram(app.db)
  const tryout = await createTryout(app.db, {
    program_id: program.id,
    title: 'TO Lemah',
    questions: 6,
    closes_at: null,
  })
  const student = await sit(app, tryout, 1)
  const { user } = await openScreen('/student', student)
  const plan = await screen.findByRole('button', { name: 'Latih besok pagi, atau sekarang' })
  expect(screen.getByText('1 dari 14 hari terakhir')).toBeTruthy()
  await app.db.updateTable('questions').set({ status: 'draft' }).execute()
  await user.click(plan)
  expect((await screen.findByRole('alert')).textContent).toMatch(/Pilih topik lain/)
})

test('the next try-out is saved into a calendar', async () => {
  const program = await createProgram(app.db)
  await createTryout(app.db, {
    program_id: program.id,
    title: 'Try Out Nanti',
    opens_at: '2026-12-05T01:00:00.000Z',
    closes_at: null,
  })
  const { user } = await openScreen('/student', await app.signIn({ program_id: program.id }))
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation(file => {
    saved.push(file as Blob)
    return 'blob:kalender'
  })
  await user.click(await screen.findByRole('button', { name: 'Simpan Try Out Nanti ke kalender' }))
  expect(await saved[0]?.text()).toContain('DTSTART:20261205T010000Z')
})
