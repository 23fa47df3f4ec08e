import { classTasks } from '@gerbang/contract/learning/class-tasks.ts'
import { classes } from '@gerbang/contract/people/classes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../../server/src/testing/api.ts'
import { createTeaching } from '../../../../../server/src/testing/classes.ts'
import { createProgram } from '../../../../../server/src/testing/factories.ts'
import { publishQuiz, type TestQuiz } from '../../../../../server/src/testing/quizzes.ts'
import { openScreen, serveScreens } from '../../../testing/open-screen.tsx'

type Who = Awaited<ReturnType<TestApp['signIn']>>

let app: TestApp
let teacher: Who
let student: Who
let quiz: TestQuiz
let id: string

beforeAll(async () => {
  app = await serveScreens()
  const program_id = (await createProgram(app.db)).id
  quiz = await publishQuiz(app, program_id, { title: 'Kuis Peluang' })
  const admin = await app.signIn({ role: 'admin' })
  teacher = await app.signIn({ role: 'teacher', name: 'Bu Sari' })
  student = await app.signIn({ program_id, name: 'Rani Lestari' })
  const body = { name: 'XII IPA 1', year: 2026, school_name: null }
  id = (await app.send(classes.create, { token: admin.token, body })).data.id
  const placed = { user_ids: [student.user.id], from: null }
  await app.send(classes.place, { token: admin.token, params: { id }, body: placed })
  await createTeaching(app.db, id, teacher.user.id)
})
afterAll(() => app.close())

const list = async () => (await app.send(classTasks.list, { token: teacher.token, params: { id } })).data

test('a teacher gives a quiz until a day, and is told who has done it', async () => {
  // The server of this test lives in its own time, in which every day of this clock is still to come.
  const { user } = await openScreen(`/teacher/class/${id}`, teacher)
  await user.click(await screen.findByRole('button', { name: 'Beri tugas' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Beri tugas' }))
  expect(await dialog.findByText('Pilih satu', { selector: 'p' })).toBeTruthy()
  await dialog.findByRole('option', { name: 'Kuis Peluang' })
  await user.selectOptions(await dialog.findByLabelText('Quiz', { selector: 'select' }), 'Kuis Peluang')
  await user.click(dialog.getByRole('button', { name: 'Beri tugas' }))
  expect(await screen.findByText('0 dari 1 sudah')).toBeTruthy()
  expect(await list()).toMatchObject([{ target: { id: quiz.id } }])
})

test('the student finds it above the quizzes, with who gave it', async () => {
  await openScreen('/student/quiz', student)
  expect(await screen.findByRole('heading', { name: 'Tugas kelas' })).toBeTruthy()
  expect(screen.getByText(/^Dari Bu Sari, XII IPA 1/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Buka kuis Kuis Peluang' }).getAttribute('href')).toBe(
    `/student/quiz/${quiz.slug}`,
  )
})

test('a task is taken back after one more question', async () => {
  const { user } = await openScreen(`/teacher/class/${id}`, teacher)
  await user.click(await screen.findByRole('button', { name: 'Tarik tugas Kuis Peluang' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Tarik tugas' }))
  await waitFor(async () => expect(await list()).toEqual([]))
})

test('a task that was taken back is gone from the quizzes of the student', async () => {
  await openScreen('/student/quiz', student)
  expect(await screen.findByRole('link', { name: 'Kuis Peluang' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Tugas kelas' })).toBeNull()
})
