import { examDay } from '@gerbang/contract/exam/exam-day.ts'
import { lateAnswers } from '@gerbang/contract/scores/late-answers.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../../server/src/testing/api.ts'
import { createProgram, createTryout, epoch } from '../../../../../server/src/testing/factories.ts'
import { createRunning } from '../../../../../server/src/testing/running-sub-test.ts'
import { answerRight, enroll, save, start } from '../../../../../server/src/testing/sittings.ts'
import { openScreen, serveScreens } from '../../../testing/open-screen.tsx'

let app: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
beforeAll(async () => {
  app = await serveScreens()
  admin = await app.signIn({ role: 'admin' })
})
afterEach(() => app.setClock(epoch))
afterAll(() => app.close())

const open = ({ id }: { id: string }) => openScreen(`/admin/try-out/detail/${id}/live`, admin)
const readExtra = async (userId: string) => {
  const rows = app.db.selectFrom('progresses').select('extended_seconds').where('user_id', '=', userId)
  return (await rows.executeTakeFirst())?.extended_seconds
}
const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('before anybody begins there is nobody to give time to, and the page says who will come', async () => {
  const { id: program_id } = await createProgram(app.db)
  const tryout = await createTryout(app.db, { program_id, title: 'Try Out Pagi' })
  const { user } = await open(tryout)
  expect(await screen.findByText('Tidak ada yang sedang mengerjakan')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Tambah waktu' }).getAttribute('aria-disabled')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Lainnya' }))
  expect(screen.getByRole('menuitem', { name: 'Kirim pesan' }).getAttribute('aria-disabled')).toBe('true')
})

test('the figures say how many sit, wait and are done, in all and by sub-test', async () => {
  const { tryout } = await createRunning(app, { title: 'Try Out Pagi' })
  await enroll(app, tryout)
  await open(tryout)
  await screen.findByRole('heading', { name: 'Try Out Pagi' })
  const figure = (label: string) => screen.getByText(label).nextElementSibling?.textContent
  expect(figure('sedang mengerjakan')).toBe('1')
  expect(figure('belum mulai')).toBe('1')
  expect(figure('selesai')).toBe('0')
  const table = within(screen.getByRole('table', { name: 'Mengerjakan, per subtes' }))
  expect(within(table.getByRole('row', { name: /Subtes 1/ })).getByText('1')).toBeTruthy()
})

test('time for one student is given from their row: what is wrong is told, and the minutes that were typed stay', async () => {
  const { tryout, user: student } = await createRunning(app, {}, { name: 'Ani Rahmawati' })
  const { user } = await open(tryout)
  await user.click(await screen.findByRole('button', { name: 'Ani Rahmawati' }))
  const sheet = await findDialog('Ani Rahmawati')
  expect(await sheet.findByText('Belum pernah terputus lebih dari setengah menit.')).toBeTruthy()
  await user.click(sheet.getByRole('button', { name: 'Tambah waktu' }))

  const dialog = await findDialog('Tambah waktu untuk Ani Rahmawati')
  const minutes = dialog.getByLabelText('Tambahan waktu')
  await user.clear(minutes)
  await user.type(minutes, '200')
  await user.click(dialog.getByRole('button', { name: 'Tambah waktu' }))
  expect(await dialog.findByText('Isi antara 0,5 dan 120 menit.')).toBeTruthy()
  expect(dialog.getByText('Tulis alasannya, minimal 10 huruf.')).toBeTruthy()
  expect(minutes).toHaveProperty('value', '200')
  expect(await readExtra(student.id)).toBe(0)

  await user.clear(minutes)
  await user.type(minutes, '1,5')
  await user.type(dialog.getByLabelText('Alasan'), 'Kursi rusak dan diganti')
  await user.click(dialog.getByRole('button', { name: 'Tambah waktu' }))
  await waitFor(async () => expect(await readExtra(student.id)).toBe(90))
  expect(await screen.findByText('90 dtk')).toBeTruthy()
})

test('time for a school names it first, and leaves the others as they are', async () => {
  const { tryout, user: here } = await createRunning(app, {}, { school_name: 'SMAN 1 Jember' })
  const other = await enroll(app, tryout, { school_name: 'SMAN 2 Jember' })
  await start(app, other, tryout.sub_tests[0])
  const { user } = await open(tryout)
  await user.click(await screen.findByRole('button', { name: 'Tambah waktu' }))
  const dialog = await findDialog('Tambah waktu')
  expect(await dialog.findByText('Berlaku untuk 2 siswa yang sedang mengerjakan.')).toBeTruthy()
  await user.click(dialog.getByRole('radio', { name: 'Satu sekolah' }))
  expect(dialog.getByText('Jumlah siswa dihitung setelah namanya diisi.')).toBeTruthy()
  await user.type(dialog.getByLabelText('Alasan'), 'Listrik ruang padam')
  await user.click(dialog.getByRole('button', { name: 'Tambah waktu' }))
  expect(await dialog.findByText('Tulis nama sekolahnya.')).toBeTruthy()
  await user.type(dialog.getByLabelText('Nama sekolah'), 'SMAN 1 Jember')
  expect(await dialog.findByText('Berlaku untuk 1 siswa yang sedang mengerjakan.')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Tambah waktu' }))
  await waitFor(async () => expect(await readExtra(here.id)).toBe(300))
  expect(await readExtra(other.user.id)).toBe(0)
})

test('a message goes to those who sit, with the words that were typed and no sooner than there are some', async () => {
  const { tryout } = await createRunning(app)
  const { user } = await open(tryout)
  await user.click(await screen.findByRole('button', { name: 'Lainnya' }))
  await user.click(screen.getByRole('menuitem', { name: 'Kirim pesan' }))
  const dialog = await findDialog('Kirim pesan ke peserta')
  await user.type(dialog.getByLabelText('Alasan'), 'Memberi tahu soal listrik')
  await user.click(dialog.getByRole('button', { name: 'Kirim pesan' }))
  expect(await dialog.findByText('Tulis pesannya.')).toBeTruthy()
  await user.type(dialog.getByLabelText('Pesan'), 'Listrik sudah menyala.')
  await user.click(dialog.getByRole('button', { name: 'Kirim pesan' }))
  expect((await screen.findAllByText('Pesan terkirim ke 1 siswa')).length).toBeGreaterThan(0)
})

test('closing says how many go on to the end of their sub-test, and cannot be asked for twice', async () => {
  const { tryout } = await createRunning(app, { closes_at: new Date(epoch.getTime() + 36e5).toISOString() })
  const { user } = await open(tryout)
  await user.click(await screen.findByRole('button', { name: 'Lainnya' }))
  await user.click(screen.getByRole('menuitem', { name: 'Tutup try out' }))
  const dialog = await findDialog('Tutup try out sekarang?')
  expect(dialog.getByText(/^Tidak ada lagi yang bisa memulai subtes\. 1 siswa/)).toBeTruthy()
  await user.type(dialog.getByLabelText('Alasan'), 'Semua kelas sudah selesai')
  await user.click(dialog.getByRole('button', { name: 'Tutup try out' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Lainnya' }))
  await waitFor(() => expect(screen.queryByRole('menuitem', { name: 'Tutup try out' })).toBeNull())
})

test('while starts are paused the page says so', async () => {
  const { tryout } = await createRunning(app)
  const body = { reason: 'Jaringan diperbaiki', paused: true }
  await app.send(examDay.pause, { token: admin.token, params: { id: tryout.id }, body })
  await open(tryout)
  expect(await screen.findByText(/^Mulai baru sedang dijeda/)).toBeTruthy()
})

/** Students whose right answers arrive when time and grace are over. */
async function createLate(...names: string[]) {
  const { id: program_id } = await createProgram(app.db)
  const tryout = await createTryout(app.db, { program_id, sub_tests: 1 })
  const sittings = []
  for (const name of names) {
    const student = await enroll(app, tryout, { name })
    sittings.push({ ...student, ...(await start(app, student, tryout.sub_tests[0])) })
  }
  app.advance(700)
  for (const sitting of sittings) await save(app, sitting, answerRight(tryout.sub_tests[0]))
  await app.jobs.sweep()
  return tryout
}
const listLate = async ({ id }: { id: string }) =>
  (await app.send(lateAnswers.list, { token: admin.token, params: { id } })).data

test('answers that came too late are refused together; where there are none nothing is shown', async () => {
  const tryout = await createLate('Ani Rahmawati', 'Budi Santoso')
  const { user } = await open(tryout)
  await user.click(await screen.findByRole('button', { name: 'Jangan hitung semua' }))
  const dialog = await findDialog('Jangan hitung jawaban terlambat?')
  expect(dialog.getByText(/^8 jawaban dari 2 subtes tetap tidak dinilai/)).toBeTruthy()
  await user.type(dialog.getByLabelText('Alasan'), 'Waktunya memang habis')
  await user.click(dialog.getByRole('button', { name: 'Jangan hitung' }))
  await waitFor(() => expect(screen.queryByText('Jawaban yang datang terlambat')).toBeNull())
  expect(await listLate(tryout)).toEqual([])
})
