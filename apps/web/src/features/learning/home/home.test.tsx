import { quizzes } from '@gerbang/contract/learning/quizzes.ts'
import { screen } from '@testing-library/react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { TestApp } from '../../../../../server/src/testing/api.ts'
import { createProgram, createTryout } from '../../../../../server/src/testing/factories.ts'
import { createPool, practiseTopic } from '../../../../../server/src/testing/practices.ts'
import { publishQuiz } from '../../../../../server/src/testing/quizzes.ts'
import { sit } from '../../../../../server/src/testing/sittings.ts'
import { openScreen, serveScreens } from '../../../testing/open-screen.tsx'

let app: TestApp
beforeAll(async () => {
  app = await serveScreens()
})
afterAll(() => app.close())

test('somebody new is led to the try-out that is open, greeted once, and shown nothing empty', async () => {
  const program = await createProgram(app.db)
  const { slug } = await createTryout(app.db, { program_id: program.id, title: 'Try Out Buka' })
  await openScreen('/student', await app.signIn({ program_id: program.id, name: 'Nadia Rahma' }))
  expect(await screen.findByRole('heading', { name: 'Try Out Buka' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Lihat try out' }).getAttribute('href')).toBe(
    `/student/try-out/detail/${slug}`,
  )
  expect(screen.getAllByText(/Nadia/)).toHaveLength(1)
  expect(await screen.findByText('Kamu ingin masuk ke mana?')).toBeTruthy()
  expect(screen.queryByText(/Skormu/)).toBeNull()
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

test('a day that is done is enough, and what is next to do stays away', async () => {
  const program = await createProgram(app.db)
  const tryout = await createTryout(app.db, { program_id: program.id, questions: 6, closes_at: null })
  await openScreen('/student', await sit(app, tryout, 1))
  expect(await screen.findByRole('heading', { name: 'Cukup untuk hari ini' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: /^Skor/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Semua hasil' }).getAttribute('href')).toBe('/student/history')
})

test('the goal of a week is chosen, lowered from Monday on, as far as one day', async () => {
  const program = await createProgram(app.db)
  const { user } = await openScreen('/student', await app.signIn({ program_id: program.id }))
  await user.click(await screen.findByRole('button', { name: '2 hari seminggu' }))
  expect(await screen.findByRole('heading', { name: '0 dari 2 hari' })).toBeTruthy()
  await user.click(screen.getByText('Ubah target'))
  await user.click(screen.getByRole('button', { name: '1 hari seminggu' }))
  expect(await screen.findByText(/Mulai Senin: 1 hari/)).toBeTruthy()
  expect(screen.getByRole('heading', { name: '0 dari 2 hari' })).toBeTruthy()
})

test('a goal that a Saturday can no longer reach is not held against anybody', async () => {
  const program = await createProgram(app.db)
  const { user } = await openScreen('/student', await app.signIn({ program_id: program.id }))
  await user.click(await screen.findByRole('button', { name: '4 hari seminggu' }))
  expect(await screen.findByText(/Hari istirahat tidak mengurangi apa pun/)).toBeTruthy()
  expect(screen.queryByText(/dari 4 hari|tidak berlatih/)).toBeNull()
})

test('days until the exam are counted, and an expected date is told as such', async () => {
  const program = await createProgram(app.db)
  await app.db.updateTable('programs').set({ exam_on: '2099-04-20' }).where('id', '=', program.id).execute()
  await openScreen('/student', await app.signIn({ program_id: program.id }))
  expect(await screen.findByText(/hari lagi ke ujian, perkiraan 20 Apr 2099/)).toBeTruthy()
})

test('the next try-out is saved into a calendar', async () => {
  const program = await createProgram(app.db)
  await createTryout(app.db, { program_id: program.id, title: 'Try Out Buka' })
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

test('what became steady today is told once, with its evidence', async () => {
  const program = await createProgram(app.db)
  const pool = await createPool(app.db, program.id, 10)
  const student = await app.signIn({ program_id: program.id })
  for (const _ of [1, 2]) await practiseTopic(app, student.token, pool)
  await openScreen('/student', student)
  expect(await screen.findByText(/kini mantap: 10 dari 10 soal terakhir benar/)).toBeTruthy()
})
