import { quizAuthoring } from '@gerbang/contract/learning/quiz-authoring.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../../../server/src/testing/api.ts'
import { createProgram } from '../../../../../../server/src/testing/factories.ts'
import { createQuestions, publishQuiz } from '../../../../../../server/src/testing/quizzes.ts'
import { openScreen, serveScreens } from '../../../../testing/open-screen.tsx'

type Person = Awaited<ReturnType<TestApp['signIn']>>

let app: TestApp
let admin: Person
let program: { id: string; name: string }
beforeAll(async () => {
  app = await serveScreens()
  admin = await app.signIn({ role: 'admin' })
  program = await createProgram(app.db, { name: 'Program Uji' })
})
afterAll(() => app.close())

async function createDraft() {
  const body = {
    title: 'Kuis Draf',
    description: '',
    program_id: program.id,
    subject_id: null,
    lang: 'id',
    duration_seconds: null,
    shuffle: true,
    max_attempts: null,
    feedback: 'after_each',
    opens_at: null,
    closes_at: null,
  }
  return (await app.send(quizAuthoring.create, { token: admin.token, body })).data
}

test('an admin makes a quiz, chooses its questions from the bank and publishes it', async () => {
  await createQuestions(app.db, program.id, 3)
  const { user, router } = await openScreen('/admin/quiz/create', admin)
  const option = await screen.findByRole('option', { name: 'Program Uji' })
  await user.selectOptions(screen.getByLabelText('Program'), option)
  await user.type(screen.getByLabelText('Judul'), 'Kuis Baru')
  await user.type(screen.getByLabelText(/^Waktu/), '15')
  await user.click(screen.getByRole('button', { name: 'Buat dan pilih soal' }))
  expect(await screen.findByRole('heading', { name: 'Kuis Baru' })).toBeTruthy()
  expect(router.state.location.pathname).toMatch(/^\/admin\/quiz\/detail\//)

  await user.click(screen.getByRole('button', { name: 'Pilih soal' }))
  const sheet = within(await screen.findByRole('dialog'))
  await user.click(await sheet.findByRole('button', { name: 'Pilih semua yang cocok' }))
  await user.click(await sheet.findByRole('button', { name: 'Simpan 3 soal' }))
  await user.click(await screen.findByRole('button', { name: 'Terbitkan 3 soal' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Terbitkan 3 soal' }))
  expect(await screen.findByText(/Kuis ini sudah terbit/)).toBeTruthy()
  expect(await screen.findByText('Belum ada yang selesai')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Pilih soal' })).toBeNull()
})

test('a draft without questions says what it lacks', async () => {
  const { id } = await createDraft()
  await openScreen(`/admin/quiz/detail/${id}`, admin)
  expect(await screen.findByText('Belum ada soal. Pilih dari bank soal untuk mulai.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Terbitkan 0 soal' }).getAttribute('aria-disabled')).toBe('true')
})

test('minutes that cannot be are told under their field', async () => {
  const { id } = await createDraft()
  const { user } = await openScreen(`/admin/quiz/detail/${id}`, admin)
  await user.type(await screen.findByLabelText(/^Waktu/), '500')
  await user.click(screen.getByRole('button', { name: 'Simpan perubahan' }))
  expect(await screen.findByText('Isi antara 1 dan 240 menit.')).toBeTruthy()
})

test('an unused quiz is deleted from its page, and the list says what is there', async () => {
  const quiz = await publishQuiz(app, program.id, { title: 'Kuis Sekali' })
  const { user, router } = await openScreen(`/admin/quiz/detail/${quiz.id}`, admin)
  await user.click(await screen.findByRole('button', { name: 'Hapus kuis' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Hapus kuis' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/quiz'))
  expect(await screen.findByRole('heading', { name: 'Quiz' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Kuis Sekali')).toBeNull())
})
