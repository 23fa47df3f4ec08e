import 'fake-indexeddb/auto'
import { quizzes } from '@gerbang/contract/learning/quizzes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../../../server/src/testing/api.ts'
import { createProgram } from '../../../../../../server/src/testing/factories.ts'
import { publishQuiz } from '../../../../../../server/src/testing/quizzes.ts'
import { storeLogin } from '../../../../api/token.ts'
import { serveScreens } from '../../../../testing/open-screen.tsx'
import { openSession } from '../../../../testing/open-session.ts'

let app: TestApp
let program_id: string
beforeAll(async () => {
  app = await serveScreens()
  program_id = (await createProgram(app.db)).id
})
afterAll(() => app.close())

const user = userEvent.setup()

async function signIn() {
  const student = await app.signIn({ program_id })
  storeLogin(student.token, student.user.id)
  return student
}

/** One question, a single choice whose key is b. */
const publish = (options: Parameters<typeof publishQuiz>[2] = {}) =>
  publishQuiz(app, program_id, { count: 1, ...options })

const choose = (letter: string) =>
  user.click(screen.getByRole('radio', { name: new RegExp(`Pilihan ${letter}`) }))

async function begin(quiz: { slug: string }) {
  await openSession(`/session/quiz/${quiz.slug}#mulai`)
  await screen.findByRole('heading', { name: /^Soal 1 dari/ })
}

async function handIn() {
  const palette = within(screen.getByRole('navigation', { name: 'Daftar soal' }))
  await user.click(palette.getByRole('button', { name: 'Selesai' }))
  await user.click(await screen.findByRole('button', { name: 'Kumpulkan' }))
  await screen.findByRole('heading', { name: 'Kuis selesai' })
}

test('a quiz that is not there says so in words, and leads to those that are', async () => {
  await signIn()
  await openSession('/session/quiz/x')
  expect(await screen.findByRole('heading', { name: 'Kuis tidak ditemukan' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Kembali ke daftar kuis' }).getAttribute('href')).toBe(
    '/student/quiz',
  )
  expect(location.pathname).toBe('/session/quiz/x')
})

test('an address alone starts nothing: the student is asked first', async () => {
  const quiz = await publish()
  const { token } = await signIn()
  await openSession(`/session/quiz/${quiz.slug}`)
  expect(await screen.findByRole('heading', { name: 'Mulai kuis ini?' })).toBeTruthy()
  const untouched = await app.send(quizzes.get, { token, params: { slug: quiz.slug } })
  expect(untouched.data.attempts).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Mulai kuis' }))
  expect(await screen.findByRole('heading', { name: 'Soal 1 dari 1' })).toBeTruthy()
})

test('where answers are told one by one, each is checked, told and fixed', async () => {
  const quiz = await publish({ feedback: 'after_each' })
  await signIn()
  await begin(quiz)
  await choose('b')
  await user.click(await screen.findByRole('button', { name: 'Periksa jawaban' }))
  expect(await screen.findByText('Benar')).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Pembahasan' })).toBeTruthy()
  await handIn()
  expect(screen.getByText('1 dari 1 benar')).toBeTruthy()
  expect(screen.getByText('Sempurna. Pertahankan ritmemu.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Lihat pembahasan' }).getAttribute('href')).toBe(
    `/student/quiz/${quiz.slug}`,
  )
})

test('where answers are told at the end, nothing is told before', async () => {
  const quiz = await publish({ feedback: 'after_submit' })
  const { token } = await signIn()
  await begin(quiz)
  await choose('c')
  const params = { slug: quiz.slug }
  await waitFor(async () => {
    const { data } = await app.send(quizzes.start, { token, params, query: { resume_only: 'true' } })
    expect(data.answers).toMatchObject([{ value: 'c' }])
  })
  expect(screen.queryByRole('button', { name: 'Periksa jawaban' })).toBeNull()
  expect(screen.queryByText(/KENARIPEMBAHASAN/)).toBeNull()
  await handIn()
  expect(screen.getByText('0 dari 1 benar')).toBeTruthy()
  expect(screen.getByText(/^Kamu sudah tahu apa yang perlu diulang/)).toBeTruthy()
})

test('a clock runs where the quiz has one, and only there', async () => {
  await signIn()
  await begin(await publish({ duration_seconds: 300 }))
  expect(screen.getByRole('timer', { name: 'Sisa waktu' }).textContent).toMatch(/^(05:00|04:5)/)
  document.body.replaceChildren()
  await begin(await publish())
  expect(screen.queryByRole('timer')).toBeNull()
})

test('an attempt too many, a quiz that has closed and one that is to come say what they are', async () => {
  const { token } = await signIn()
  const once = await publish({ max_attempts: 1 })
  const params = { slug: once.slug }
  const { data } = await app.send(quizzes.start, { token, params })
  await app.send(quizzes.submit, { token, params, body: { attempt_id: data.attempt.id, answers: [] } })
  await openSession(`/session/quiz/${once.slug}#mulai`)
  expect(await screen.findByRole('heading', { name: 'Kesempatanmu sudah habis' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Kembali ke kuis' }).getAttribute('href')).toBe(
    `/student/quiz/${once.slug}`,
  )
  const day = 86_400_000
  const later = await publish({ opens_at: new Date(app.now().getTime() + day).toISOString() })
  document.body.replaceChildren()
  await openSession(`/session/quiz/${later.slug}#mulai`)
  expect(await screen.findByRole('heading', { name: 'Kuis ini belum dibuka' })).toBeTruthy()
})

test('the same quiz on two devices keeps the newest answer of each', async () => {
  const quiz = await publish({ feedback: 'after_submit' })
  const { token } = await signIn()
  await begin(quiz)
  await choose('c')
  const params = { slug: quiz.slug }
  const resume = () => app.send(quizzes.start, { token, params, query: { resume_only: 'true' } })
  await waitFor(async () => expect((await resume()).data.answers).toMatchObject([{ value: 'c' }]))
  const { data } = await resume()
  const [question] = data.questions
  const newer = { question_id: question?.id, value: 'e', flagged: false, seq: 9, confirmed: false }
  await app.send(quizzes.answer, {
    token,
    params,
    body: { attempt_id: data.attempt.id, answers: [newer] },
  })
  document.body.replaceChildren()
  await openSession(`/session/quiz/${quiz.slug}`)
  await screen.findByRole('heading', { name: /^Soal 1 dari/ })
  await waitFor(() =>
    expect(screen.getByRole('radio', { name: /Pilihan e/ })).toHaveProperty('checked', true),
  )
})
