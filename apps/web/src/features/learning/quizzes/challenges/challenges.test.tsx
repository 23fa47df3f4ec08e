import { challenges } from '@gerbang/contract/learning/challenges.ts'
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

const signIn = (name: string) => app.signIn({ program_id: program.id, name })

async function challenge() {
  const quiz = await publishQuiz(app, program.id, { title: 'Kuis Bersama', feedback: 'after_submit' })
  const maker = await signIn('Ani')
  const sent = { token: maker.token, params: { slug: quiz.slug } }
  const { data } = await app.send(challenges.make, { ...sent, body: { agrees: true } })
  await app.send(quizzes.start, sent)
  await app.send(quizzes.submit, { ...sent, body: { answers: [] } })
  return { quiz, maker, address: `/student/quiz/tantangan/${data.token}` }
}

test('a challenge is made on the page of a quiz once its maker agrees, and its link is shown', async () => {
  const quiz = await publishQuiz(app, program.id, { title: 'Kuis Teman' })
  const { user } = await openScreen(`/student/quiz/${quiz.slug}`, await signIn('Ani'))
  await user.click(await screen.findByRole('button', { name: 'Buat tautan' }))
  expect(await screen.findByText(/kamu setuju nama dan hasil pertamamu/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Setuju dan buat' }))
  const field = await screen.findByRole('textbox', { name: /Tautan untuk teman/ })
  expect((field as HTMLInputElement).value).toMatch(/\/student\/quiz\/tantangan\/[\w-]{22}$/)
  expect(screen.getByText('Ani (kamu)')).toBeTruthy()
})

test('a friend sees names after joining, and scores after the quiz', async () => {
  const { quiz, address } = await challenge()
  const friend = await signIn('Budi')
  const { user } = await openScreen(address, friend)
  expect(await screen.findByText(/1 orang ikut/)).toBeTruthy()
  expect(screen.queryByText('Ani')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Setuju dan ikut' }))
  const list = within(await screen.findByRole('list', { name: 'Yang ikut' }))
  expect(list.getByText('Ani')).toBeTruthy()
  expect(list.getByText('Selesai')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Kerjakan kuis' }).getAttribute('href')).toBe(
    `/student/quiz/${quiz.slug}`,
  )
})

test('who has finished reads what everybody who finished had right', async () => {
  const { maker, address } = await challenge()
  await openScreen(address, maker)
  expect(await screen.findByText('0 dari 5 benar')).toBeTruthy()
})

test('its maker closes it, and a friend who comes later reads so', async () => {
  const { maker, address } = await challenge()
  const { user } = await openScreen(address, maker)
  await user.click(await screen.findByRole('button', { name: 'Tutup tantangan' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Tutup' }))
  expect(await screen.findByText(/Tantangan ini sudah ditutup/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Tutup tantangan' })).toBeNull()
})

test('who leaves is back at the quiz, and the challenge is no longer listed there', async () => {
  const { maker, address } = await challenge()
  const { user } = await openScreen(address, maker)
  await user.click(await screen.findByRole('button', { name: 'Keluar dari tantangan' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/tantangan ini ikut ditutup/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Keluar' }))
  expect(await screen.findByRole('button', { name: 'Buat tautan' })).toBeTruthy()
  expect(screen.queryByText(/orang ikut/)).toBeNull()
})
