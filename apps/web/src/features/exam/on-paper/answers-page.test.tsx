import { onPaper } from '@gerbang/contract/exam/on-paper.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { TestApp } from '../../../../../server/src/testing/api.ts'
import { createProgram, createTryout, type TestTryout } from '../../../../../server/src/testing/factories.ts'
import { openScreen, serveScreens } from '../../../testing/open-screen.tsx'
import { spoilReplies } from '../../../testing/spoil-replies.ts'

type Person = Awaited<ReturnType<TestApp['signIn']>>

let app: TestApp
let admin: Person
let program_id: string
beforeAll(async () => {
  app = await serveScreens()
  program_id = (await createProgram(app.db)).id
  admin = await app.signIn({ role: 'admin' })
})
afterAll(() => app.close())

/** A paper that asks in one order only: A is its single variant, and its first question a single choice. */
const createPaper = (questions = 4) =>
  createTryout(app.db, {
    program_id,
    sub_tests: 1,
    questions,
    title: 'Try Out Kertas',
    shuffle_questions: false,
    shuffle_options: false,
  })
const openAnswers = async (tryout: TestTryout) => {
  const { user, router } = await openScreen(`/admin/try-out/detail/${tryout.id}/paper/answers`, admin)
  await screen.findByLabelText('Username, email, atau kode siswa')
  return { user, router }
}
const listMarks = () =>
  within(screen.getByRole('group', { name: 'Subtes 1' })).getAllByRole<HTMLInputElement>('textbox')
const readSheets = async ({ id }: TestTryout) =>
  (await app.send(onPaper.list, { token: admin.token, params: { id } })).data

test('before a sheet came in the page says where those will stand, and how a table is filled', async () => {
  await openAnswers(await createPaper())
  expect(await screen.findByText('Belum ada lembar')).toBeTruthy()
  expect(screen.getByText('Pilihan ganda: satu huruf, misalnya C.')).toBeTruthy()
})

test('a paper with one variant has it chosen already, with a place for each question at once', async () => {
  await openAnswers(await createPaper())
  expect(screen.getByLabelText('Varian')).toHaveProperty('value', 'A')
  expect(listMarks()).toHaveLength(4)
})

test('a paper with several variants asks which one before it shows places for marks', async () => {
  const tryout = await createTryout(app.db, { program_id, sub_tests: 1 })
  const { user } = await openAnswers(tryout)
  expect(screen.queryByRole('group', { name: 'Subtes 1' })).toBeNull()
  await user.selectOptions(screen.getByLabelText('Varian'), 'C')
  expect(listMarks()).toHaveLength(4)
})

test('a letter that the question does not have is told with those that it has, and the sheet is not sent', async () => {
  const tryout = await createPaper()
  const student = await app.signIn({ program_id, name: 'Rani Kertas' })
  const { user } = await openAnswers(tryout)
  await user.type(screen.getByLabelText('Username, email, atau kode siswa'), student.user.username)
  const first = screen.getByLabelText(/ nomor 1$/)
  await user.type(first, 'z')
  await user.click(screen.getByRole('button', { name: 'Simpan lembar' }))
  expect(await screen.findByText(/nomor 1: pakai A, B, C, D, E\.$/)).toBeTruthy()
  expect(first.getAttribute('aria-invalid')).toBe('true')
  expect(await readSheets(tryout)).toEqual([])
})

test('a student whom nobody knows is told at the field, and every mark stays', async () => {
  const tryout = await createPaper()
  const { user } = await openAnswers(tryout)
  const who = screen.getByLabelText('Username, email, atau kode siswa')
  await user.type(who, 'tidak.ada.orangnya')
  await user.type(screen.getByLabelText(/ nomor 1$/), 'b')
  await user.click(screen.getByRole('button', { name: 'Simpan lembar' }))
  await waitFor(() => expect(who.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByLabelText(/ nomor 1$/)).toHaveProperty('value', 'b')
})

test('a table is looked through before a sheet of it counts: wrong rows are named, and the others come in', async () => {
  const tryout = await createPaper(1)
  const { user: student } = await app.signIn({ program_id, name: 'Citra Kertas' })
  const subject = app.db.selectFrom('subjects').select('code')
  const { code } = await subject
    .where('id', '=', tryout.sub_tests[0]?.subject_id ?? '')
    .executeTakeFirstOrThrow()
  const table = [
    `Nama;Username;Varian;${code} 1`,
    `Citra Kertas;${student.username};A;B`,
    'Asing;bukan.siapa.siapa;A;B',
    'Absen;tidak.hadir;;',
  ].join('\n')
  const { user } = await openAnswers(tryout)
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (input === null) throw new Error('There is no place for a file.')
  await user.upload(input, new File([table], 'kelas.csv', { type: 'text/csv' }))
  await user.click(screen.getByRole('button', { name: 'Periksa tabel' }))
  expect(await screen.findByText('1 lembar baru, 1 tanpa jawaban')).toBeTruthy()
  expect(screen.getByText('Baris 3')).toBeTruthy()
  expect(await readSheets(tryout)).toEqual([])

  await user.click(screen.getByRole('button', { name: 'Masukkan 1 lembar' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Masukkan 1 lembar' })).toBeNull())
  await app.jobs.work()
  expect(await screen.findByText('1 lembar masuk')).toBeTruthy()
  expect(await screen.findByRole('row', { name: /Citra Kertas/ })).toBeTruthy()
})

test('papers that do not come are asked for once more by a button', async () => {
  const tryout = await createPaper()
  const server = spoilReplies('/questions')
  const { user } = await openScreen(`/admin/try-out/detail/${tryout.id}/paper`, admin)
  const alert = within(await screen.findByRole('alert'))
  server.mend()
  await user.click(alert.getByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByRole('region', { name: 'Pratinjau cetak' })).toBeTruthy()
})

test('a paper that asks in one order says that it has one variant, and prints what is shown', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  const { user } = await openScreen(`/admin/try-out/detail/${(await createPaper()).id}/paper`, admin)
  const preview = within(await screen.findByRole('region', { name: 'Pratinjau cetak' }))
  expect(screen.getByText(/jadi hanya ada satu varian\.$/)).toBeTruthy()
  expect(screen.queryByRole('checkbox', { name: 'Varian B' })).toBeNull()
  expect(preview.getAllByText('Bacaan untuk soal 1–2')).toHaveLength(1)
  expect(preview.getByText('Jawaban benar bisa lebih dari satu.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Cetak' }))
  expect(print).toHaveBeenCalledTimes(1)
})
