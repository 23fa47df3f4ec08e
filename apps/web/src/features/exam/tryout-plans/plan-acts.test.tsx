import { tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../../server/src/testing/api.ts'
import { createProgram, createTryout, iso } from '../../../../../server/src/testing/factories.ts'
import { openScreen, serveScreens } from '../../../testing/open-screen.tsx'
import { cutNetwork } from '../../../testing/spoil-replies.ts'

let app: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
let program_id: string
beforeAll(async () => {
  app = await serveScreens()
  program_id = (await createProgram(app.db)).id
  admin = await app.signIn({ role: 'admin' })
})
afterAll(() => app.close())

/** The page of a try-out, with everything that can be done with it in view. */
async function open(overrides: object = {}) {
  const tryout = await createTryout(app.db, { program_id, ...overrides })
  const opened = await openScreen(`/admin/try-out/detail/${tryout.id}`, admin)
  await screen.findByRole('heading', { level: 1 })
  return { ...opened, tryout }
}

const read = async (id: string) =>
  (await app.send(tryoutPlans.get, { token: admin.token, params: { id } })).data
const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('the end is put off to a later time on the reader’s clock, after a reason', async () => {
  const { user, tryout } = await open({ closes_at: iso(3_600) })
  await user.click(await screen.findByRole('button', { name: 'Undur waktu tutup' }))
  const dialog = await findDialog('Undur waktu tutup')
  const closes = dialog.getByLabelText('Ditutup (WIB)')
  expect(closes).toHaveProperty('value', '2026-11-21T09:00')
  await user.clear(closes)
  await user.type(closes, '2026-11-21T11:30')
  await user.click(dialog.getByRole('button', { name: 'Undur waktu tutup' }))
  expect(await dialog.findByText('Tulis alasannya, minimal 10 huruf.')).toBeTruthy()
  expect(closes).toHaveProperty('value', '2026-11-21T11:30')
  await user.type(dialog.getByLabelText('Alasan'), 'Listrik sekolah padam')
  await user.click(dialog.getByRole('button', { name: 'Undur waktu tutup' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await read(tryout.id)).closes_at).toBe('2026-11-21T04:30:00.000Z')
})

test('an end that lies before the former one is refused at its field, and the reason stays', async () => {
  const { user, tryout } = await open({ closes_at: iso(7_200) })
  await user.click(await screen.findByRole('button', { name: 'Undur waktu tutup' }))
  const dialog = await findDialog('Undur waktu tutup')
  const closes = dialog.getByLabelText('Ditutup (WIB)')
  await user.clear(closes)
  await user.type(closes, '2026-11-21T08:30')
  await user.type(dialog.getByLabelText('Alasan'), 'Listrik sekolah padam')
  await user.click(dialog.getByRole('button', { name: 'Undur waktu tutup' }))
  await waitFor(() => expect(closes.getAttribute('aria-invalid')).toBe('true'))
  expect(dialog.getByLabelText('Alasan')).toHaveProperty('value', 'Listrik sekolah padam')
  expect((await read(tryout.id)).closes_at).toBe(iso(7_200))
})

test('a practice without end has none to put off, and is closed after a reason', async () => {
  const { user, tryout } = await open({ closes_at: null })
  expect(screen.queryByRole('button', { name: 'Undur waktu tutup' })).toBeNull()
  expect(screen.getByText(/– tanpa batas$/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Tutup sekarang' }))
  const dialog = await findDialog('Tutup try out sekarang?')
  await user.type(dialog.getByLabelText('Alasan'), 'Semua sudah selesai')
  const network = cutNetwork()
  await user.click(dialog.getByRole('button', { name: 'Tutup sekarang' }))
  expect(await screen.findByText(/^Tidak bisa terhubung/)).toBeTruthy()
  expect(dialog.getByLabelText('Alasan')).toHaveProperty('value', 'Semua sudah selesai')
  expect((await read(tryout.id).catch(() => undefined))?.closes_at ?? null).toBeNull()
  network.mend()
  await user.click(dialog.getByRole('button', { name: 'Tutup sekarang' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await read(tryout.id)).closes_at).not.toBeNull()
})

test('a copy is a draft of its own, and the page leads to it', async () => {
  const { user, router, tryout } = await open({ title: 'Try Out Asli' })
  await user.click(await screen.findByRole('button', { name: 'Buat salinan' }))
  await waitFor(() => expect(router.state.location.pathname).not.toContain(tryout.id))
  const id = router.state.location.pathname.split('/').at(-1) ?? ''
  expect((await read(id)).state).toBe('draft')
  expect((await read(tryout.id)).state).toBe('open')
})

test('what students may already see is not deleted, a schedule is, after one more question', async () => {
  await open()
  expect(screen.queryByRole('button', { name: 'Hapus' })).toBeNull()
})

test('a scheduled try-out is deleted, and the list is shown', async () => {
  const { user, router, tryout } = await open({ opens_at: iso(86_400), title: 'Try Out Pekan Depan' })
  await user.click(await screen.findByRole('button', { name: 'Hapus' }))
  const dialog = await findDialog('Hapus “Try Out Pekan Depan”?')
  await user.click(dialog.getByRole('button', { name: 'Batal' }))
  expect((await read(tryout.id)).title).toBe('Try Out Pekan Depan')
  await user.click(screen.getByRole('button', { name: 'Hapus' }))
  await user.click((await findDialog('Hapus “Try Out Pekan Depan”?')).getByRole('button', { name: 'Hapus' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/try-out'))
  expect((await app.send(tryoutPlans.get, { token: admin.token, params: { id: tryout.id } })).status).toBe(
    404,
  )
})

test('the title of a published try-out is changed where it stands', async () => {
  const { user, tryout } = await open({ title: 'Try Out Salah Tulis' })
  const title = await screen.findByLabelText('Judul')
  await user.clear(title)
  await user.type(title, 'Try Out Benar')
  await user.click(screen.getByRole('button', { name: 'Ganti judul' }))
  expect(await screen.findByRole('heading', { name: 'Try Out Benar' })).toBeTruthy()
  expect((await read(tryout.id)).title).toBe('Try Out Benar')
})

test('weights are written with a comma', async () => {
  const tryout = await createTryout(app.db, { program_id, sub_tests: 1 })
  await app.db
    .updateTable('tryout_sub_tests')
    .set({ weight: 1.5 })
    .where('tryout_id', '=', tryout.id)
    .execute()
  await openScreen(`/admin/try-out/detail/${tryout.id}`, admin)
  expect(await screen.findByText(/ · bobot 1,5$/)).toBeTruthy()
})

test('an identity in which times and bounds contradict each other says so at each field', async () => {
  const { user } = await openScreen('/admin/try-out/create', admin)
  await user.type(await screen.findByLabelText('Judul'), 'Try Out Terbalik')
  await user.type(screen.getByLabelText('Dibuka (WIB)'), '2026-12-01T10:00')
  await user.type(screen.getByLabelText(/^Ditutup \(WIB\)/), '2026-12-01T09:00')
  const [least, most] = [screen.getByLabelText(/paling sedikit/), screen.getByLabelText(/paling banyak/)]
  await user.clear(least)
  await user.type(least, '3')
  await user.clear(most)
  await user.type(most, '2')
  await user.click(screen.getByRole('button', { name: 'Simpan dan susun tes' }))
  expect(await screen.findByText('Waktu tutup harus setelah waktu buka.')).toBeTruthy()
  expect(screen.getByText('Jumlah paling banyak tidak boleh di bawah paling sedikit.')).toBeTruthy()
  expect(screen.getByLabelText('Dibuka (WIB)')).toHaveProperty('value', '2026-12-01T10:00')
})
