import { subjects } from '@gerbang/contract/bank/subjects.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../../server/src/testing/api.ts'
import { createBank, createProgram, createTopic } from '../../../../../server/src/testing/factories.ts'
import { openScreen, serveScreens } from '../../../testing/open-screen.tsx'

type Person = Awaited<ReturnType<TestApp['signIn']>>

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await serveScreens()
  admin = await app.signIn({ role: 'admin' })
})
afterAll(() => app.close())

test('an admin adds a subject to a program that has none', async () => {
  await createProgram(app.db, { name: 'SKD' })
  const { user } = await openScreen('/admin/question-bank/subject', admin)
  await user.click(await screen.findByRole('button', { name: 'Tambah subtes' }))
  await user.type(await screen.findByLabelText('Nama'), 'Tes Intelegensi Umum')
  await user.type(screen.getByLabelText('Kode'), 'tiu')
  await user.type(screen.getByLabelText('Kelompok'), 'SKD')
  await user.click(screen.getByRole('button', { name: 'Simpan' }))
  expect(await screen.findByRole('link', { name: 'Tes Intelegensi Umum' })).toBeTruthy()
  expect(screen.getByText('TIU · 30 menit')).toBeTruthy()
})

test('topics of a subject are renamed and added, and the subject in use cannot be deleted', async () => {
  const program = await createProgram(app.db)
  const { subject_id } = await createBank(app.db, { owner_id: admin.user.id, program_id: program.id })
  await app.db.updateTable('subjects').set({ code: 'PU' }).where('id', '=', subject_id).execute()
  await createTopic(app.db, subject_id)
  const { user } = await openScreen(`/admin/question-bank/subject/${subject_id}`, admin)
  const topic = await screen.findByLabelText('Topik 1')
  await user.clear(topic)
  await user.type(topic, 'Bilangan')
  await user.click(screen.getByRole('button', { name: 'Tambah topik' }))
  await user.type(screen.getByLabelText('Topik 2'), 'Peluang')
  expect(screen.queryByRole('button', { name: 'Hapus subtes' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Simpan perubahan' }))
  await waitFor(async () => {
    const { data } = await app.send(subjects.get, { token: admin.token, params: { id: subject_id } })
    expect(data.topics.map(({ name }) => name)).toEqual(['Bilangan', 'Peluang'])
  })
})
