import { quizzes } from '@gerbang/contract/learning/quizzes.ts'
import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../../../server/src/testing/api.ts'
import { createProgram } from '../../../../../../server/src/testing/factories.ts'
import { publishQuiz } from '../../../../../../server/src/testing/quizzes.ts'
import { openScreen, serveScreens } from '../../../../testing/open-screen.tsx'

let app: TestApp
let program: { id: string }
beforeAll(async () => {
  app = await serveScreens()
  program = await createProgram(app.db)
})
afterAll(() => app.close())

const signIn = () => app.signIn({ program_id: program.id })

test('a student without quizzes is told so', async () => {
  const other = await createProgram(app.db)
  await openScreen('/student/quiz', await app.signIn({ program_id: other.id }))
  expect(await screen.findByText('Belum ada kuis')).toBeTruthy()
})

test('the list leads to a quiz, and that to its session', async () => {
  const quiz = await publishQuiz(app, program.id, { title: 'Peluang Cepat', duration_seconds: 600 })
  const { user } = await openScreen('/student/quiz', await signIn())
  await user.click(await screen.findByRole('link', { name: 'Peluang Cepat' }))
  expect(await screen.findByText(/Waktunya 10 menit/)).toBeTruthy()
  const start = screen.getByRole('link', { name: 'Mulai kuis' })
  expect(start.getAttribute('href')).toBe(`/session/quiz/${quiz.slug}#mulai`)
})

test('a running attempt is resumed, never begun anew', async () => {
  const quiz = await publishQuiz(app, program.id)
  const student = await signIn()
  await app.send(quizzes.start, { token: student.token, params: { slug: quiz.slug } })
  await openScreen(`/student/quiz/${quiz.slug}`, student)
  const resume = await screen.findByRole('link', { name: 'Lanjutkan' })
  expect(resume.getAttribute('href')).toBe(`/session/quiz/${quiz.slug}`)
})

test('a finished attempt shows what was right, its topics and each question with its explanation', async () => {
  const quiz = await publishQuiz(app, program.id, { count: 2, feedback: 'after_submit' })
  const student = await signIn()
  const sent = { token: student.token, params: { slug: quiz.slug } }
  await app.send(quizzes.start, sent)
  const [first] = quiz.questions
  const answers = [{ question_id: first?.question_id, value: first?.right, flagged: false, seq: 1 }]
  await app.send(quizzes.submit, { ...sent, body: { answers } })
  await openScreen(`/student/quiz/${quiz.slug}`, student)
  expect(await screen.findByText('1 dari 2 benar')).toBeTruthy()
  const review = within(
    screen.getByRole('heading', { level: 2, name: 'Pembahasan' }).parentElement as HTMLElement,
  )
  expect(review.getByText('Benar')).toBeTruthy()
  expect(review.getByText('Kosong')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ulangi kuis' })).toBeTruthy()
})

test('who may not start reads why', async () => {
  const quiz = await publishQuiz(app, program.id, { opens_at: '2026-12-01T00:00:00.000Z' })
  await openScreen(`/student/quiz/${quiz.slug}`, await signIn())
  expect(await screen.findByText(/Dibuka Sel, 1 Des/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Mulai kuis' })).toBeNull()
})
