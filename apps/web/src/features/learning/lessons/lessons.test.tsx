import { lessons } from '@gerbang/contract/learning/lessons.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../../server/src/testing/api.ts'
import { createProgram } from '../../../../../server/src/testing/factories.ts'
import { writtenLesson } from '../../../../../server/src/testing/lessons.ts'
import { createPool, type TestPool } from '../../../../../server/src/testing/practices.ts'
import { openScreen, serveScreens } from '../../../testing/open-screen.tsx'

let app: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
let pool: TestPool
let program_id: string
beforeAll(async () => {
  app = await serveScreens()
  admin = await app.signIn({ role: 'admin' })
  program_id = (await createProgram(app.db)).id
  pool = await createPool(app.db, program_id, 4)
})
afterAll(() => app.close())

const write = (overrides = {}) =>
  app.send(lessons.create, {
    token: admin.token,
    body: { ...writtenLesson, topic_id: pool.topic_id, is_published: true, ...overrides },
  })

test('an example opens step by step, and the step that was opened is read next', async () => {
  const ids = pool.questions.slice(0, 3).map(({ question_id }) => question_id)
  const { data } = await write({ question_ids: ids })
  const { user } = await openScreen(`/student/pelajaran/${pool.topic_id}`, await app.signIn({ program_id }))
  expect(await screen.findByText(writtenLesson.title)).toBeTruthy()
  expect(screen.queryByRole('heading', { name: /Naik yang pertama/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Langkah 1 dari 2:\s*Naik yang pertama/ }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: /Naik yang pertama/ }))
  await user.click(screen.getByRole('button', { name: /^Langkah 2 dari 2/ }))
  expect(screen.getByRole('heading', { name: /Naik yang kedua/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Langkah/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Kerjakan 3 soal' })).toBeTruthy()
  await app.send(lessons.delete, { token: admin.token, params: { id: data.id } })
})

test('practice leads to the lesson of a topic that has one', async () => {
  const student = await app.signIn({ program_id })
  const { data } = await write()
  const { user } = await openScreen('/student/practice', student)
  await user.click(await screen.findByLabelText(/^Topik /))
  const link = await screen.findByRole('link', { name: 'Pelajaran Peluang' })
  expect(link.getAttribute('href')).toBe(`/student/pelajaran/${pool.topic_id}`)
  await app.send(lessons.delete, { token: admin.token, params: { id: data.id } })
})

test('a lesson is written for a topic; what lacks in its text is told, and it is published', async () => {
  const { user } = await openScreen('/admin/content/pelajaran', admin)
  await user.click(await screen.findByRole('button', { name: 'Tambah pelajaran' }))
  const dialog = within(await screen.findByRole('dialog'))
  const topic = await dialog.findByRole('option', { name: /Peluang/ })
  await user.selectOptions(dialog.getByLabelText('Topik'), topic)
  await user.type(dialog.getByLabelText(/^Pokoknya/), writtenLesson.title)
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))
  expect(await dialog.findByText(/bagian "## Ide" masih kosong/)).toBeTruthy()
  const body = dialog.getByLabelText('Isi')
  await user.clear(body)
  await user.click(body)
  await user.paste(writtenLesson.body)
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))
  await user.click(await screen.findByRole('button', { name: `Terbitkan: ${writtenLesson.title}` }))
  await waitFor(async () => {
    const { data } = await app.send(lessons.listAll, { token: admin.token })
    expect(data).toMatchObject([{ title: writtenLesson.title, is_published: true }])
  })
})
