import { quizAuthoring } from '@gerbang/contract/learning/quiz-authoring.ts'
import { quizzes } from '@gerbang/contract/learning/quizzes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../../../server/src/testing/api.ts'
import { createProgram } from '../../../../../../server/src/testing/factories.ts'
import { createQuestions, publishQuiz } from '../../../../../../server/src/testing/quizzes.ts'
import { openScreen, serveScreens } from '../../../../testing/open-screen.tsx'

let app: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
let program: { id: string }
beforeAll(async () => {
  app = await serveScreens()
  admin = await app.signIn({ role: 'admin' })
  program = await createProgram(app.db)
})
afterAll(() => app.close())

const read = async (id: string) =>
  (await app.send(quizAuthoring.get, { token: admin.token, params: { id } })).data
const open = (id: string) => openScreen(`/admin/quiz/detail/${id}`, admin)

/** A quiz with these questions that nobody sees yet. */
async function createDraft(question_ids: string[]) {
  const body = {
    title: 'Kuis Draf',
    description: '',
    program_id: program.id,
    subject_id: null,
    lang: 'id',
    duration_seconds: 900,
    shuffle: true,
    max_attempts: null,
    feedback: 'after_each',
    opens_at: null,
    closes_at: null,
  }
  const { id } = (await app.send(quizAuthoring.create, { token: admin.token, body })).data
  await app.send(quizAuthoring.update, { token: admin.token, params: { id }, body: { question_ids } })
  return id
}

const listRows = () =>
  within(screen.getByRole('list', { name: 'Soal' }))
    .getAllByRole('listitem')
    .map(row => row.textContent)

test('questions of a draft are put in order by keyboard, and the server keeps that order', async () => {
  const { questions } = await createQuestions(app.db, program.id, 3)
  const ids = questions.map(({ question_id }) => question_id)
  const id = await createDraft(ids)
  const { user } = await open(id)
  const [first] = await screen.findAllByRole('button', { name: /^Pindahkan / })
  first?.focus()
  await user.keyboard(' {ArrowDown} ')
  await waitFor(async () =>
    expect((await read(id)).items.map(item => item.id)).toEqual([ids[1], ids[0], ids[2]]),
  )
})

test('a question that is taken out of a draft stays in its bank', async () => {
  const { questions } = await createQuestions(app.db, program.id, 2)
  const id = await createDraft(questions.map(({ question_id }) => question_id))
  const { user } = await open(id)
  const [remove] = await screen.findAllByRole('button', { name: /^Keluarkan soal: / })
  if (remove) await user.click(remove)
  await waitFor(() => expect(listRows()).toHaveLength(1))
  await waitFor(async () => expect((await read(id)).items).toHaveLength(1))
  const rows = app.db.selectFrom('questions').select('id')
  expect(
    await rows
      .where(
        'id',
        'in',
        questions.map(({ question_id }) => question_id),
      )
      .execute(),
  ).toHaveLength(2)
})

test('what a draft says is kept in seconds and shown in minutes', async () => {
  const id = await createDraft([])
  const { user } = await open(id)
  const minutes = await screen.findByLabelText(/^Waktu/)
  expect(minutes).toHaveProperty('value', '15')
  await user.clear(minutes)
  await user.type(minutes, '2,5')
  await user.click(screen.getByRole('button', { name: 'Simpan perubahan' }))
  await waitFor(async () => expect((await read(id)).duration_seconds).toBe(150))
})

test('once it is published only what it is called and when it opens may change', async () => {
  const quiz = await publishQuiz(app, program.id, { title: 'Kuis Terbit' })
  const { user } = await open(quiz.id)
  const title = await screen.findByLabelText('Judul')
  expect(screen.queryByLabelText(/^Waktu/)).toBeNull()
  expect(screen.getByText(/^Kuis ini sudah terbit/)).toBeTruthy()
  await user.clear(title)
  await user.type(title, 'Kuis Senin')
  await user.click(screen.getByRole('button', { name: 'Simpan perubahan' }))
  expect(await screen.findByRole('heading', { name: 'Kuis Senin', level: 1 })).toBeTruthy()
})

test('a published quiz is taken out of sight and brought back', async () => {
  const quiz = await publishQuiz(app, program.id)
  const { user } = await open(quiz.id)
  await user.click(await screen.findByRole('button', { name: 'Arsipkan' }))
  await user.click(await screen.findByRole('button', { name: 'Terbitkan lagi' }))
  expect(await screen.findByRole('button', { name: 'Arsipkan' })).toBeTruthy()
  expect((await read(quiz.id)).status).toBe('published')
})

test('one that students have begun is archived in place of being deleted, and says so before', async () => {
  const quiz = await publishQuiz(app, program.id, { title: 'Kuis Terpakai' })
  const student = await app.signIn({ program_id: program.id })
  await app.send(quizzes.start, { token: student.token, params: { slug: quiz.slug }, body: {} })
  const { user, router } = await open(quiz.id)
  await user.click(await screen.findByRole('button', { name: 'Hapus kuis' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Hapus “Kuis Terpakai”?' }))
  expect(dialog.getByText(/^Sudah dikerjakan 1 siswa, jadi diarsipkan/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Arsipkan' }))
  expect(await screen.findByRole('button', { name: 'Terbitkan lagi' })).toBeTruthy()
  expect(router.state.location.pathname).toContain(quiz.id)
})
