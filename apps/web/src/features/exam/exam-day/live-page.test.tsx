import { examDay } from '@gerbang/contract/exam/exam-day.ts'
import { examSignals } from '@gerbang/contract/exam/exam-signals.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../../server/src/testing/api.ts'
import { createRunning } from '../../../../../server/src/testing/running-sub-test.ts'
import { queryClient } from '../../../api/query-client.ts'
import { openScreen, serveScreens } from '../../../testing/open-screen.tsx'

let app: TestApp
beforeAll(async () => {
  app = await serveScreens()
})
afterAll(() => app.close())

test('an act says how many it touches, and what was lost is given back with one question', async () => {
  const {
    tryout,
    user: student,
    token,
    params,
    progress,
  } = await createRunning(app, {}, { name: 'Ani Rahmawati', school_name: 'SMAN 1 Jember' })
  const beat = async (unsent: number) => {
    await app.send(examSignals.beat, { token, params: { ...params, id: progress.id }, body: { unsent } })
    await app.jobs.storeBeats()
  }
  await beat(0)
  app.advance(90)
  await beat(2)
  const admin = await app.signIn({ role: 'admin' })
  const { user } = await openScreen(`/admin/try-out/detail/${tryout.id}/live`, admin)
  const row = await screen.findByRole('row', { name: /Ani Rahmawati/ })
  expect(within(row).getByText('2 belum terkirim')).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Tambah waktu' }))
  expect(await screen.findByText('Berlaku untuk 1 siswa yang sedang mengerjakan.')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Satu sekolah' }))
  await user.type(screen.getByRole('textbox', { name: 'Nama sekolah' }), 'SMA Lain')
  expect(await screen.findByText('Berlaku untuk 0 siswa yang sedang mengerjakan.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Batal' }))

  await user.click(screen.getByRole('button', { name: 'Kembalikan waktu' }))
  expect(screen.getByText(/1 siswa mendapat kembali waktu .* 90 detik/)).toBeTruthy()
  const dialog = screen.getByRole('dialog')
  await user.type(within(dialog).getByRole('textbox', { name: 'Alasan' }), 'Listrik padam')
  await user.click(within(dialog).getByRole('button', { name: 'Kembalikan waktu' }))
  expect(await screen.findByText('Waktu 1 siswa dikembalikan')).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Ani Rahmawati' }))
  const sheet = await screen.findByRole('dialog', { name: 'Ani Rahmawati' })
  expect(await within(sheet).findByText(/sudah dikembalikan/)).toBeTruthy()
  const row2 = await app.db
    .selectFrom('progresses')
    .select('extended_seconds')
    .where('user_id', '=', student.id)
    .executeTakeFirst()
  expect(row2).toEqual({ extended_seconds: 90 })
})

test('a sub-test that a wrong clock has closed is opened again from the screen, and only one that was cut short is offered', async () => {
  const { tryout, user: student, progress } = await createRunning(app, {}, { name: 'Budi Santoso' })
  app.advance(7_200)
  await app.jobs.sweep()
  app.advance(-7_200 + 300)
  const admin = await app.signIn({ role: 'admin' })
  const { user } = await openScreen(`/admin/try-out/detail/${tryout.id}/live`, admin)
  expect(await screen.findByText(/sisa 10 menit, 0 terjawab/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Buka lagi' }))
  const dialog = screen.getByRole('dialog')
  expect(within(dialog).getByText(/^1 siswa dapat melanjutkan/)).toBeTruthy()
  await user.type(within(dialog).getByRole('textbox', { name: 'Alasan' }), 'Jam server salah')
  await user.click(within(dialog).getByRole('button', { name: 'Buka lagi' }))
  expect(await screen.findByText('Subtes 1 siswa dibuka lagi')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Buka lagi' })).toBeNull())
  expect(await screen.findByRole('row', { name: /Budi Santoso/ })).toBeTruthy()
  const reopened = await app.db
    .selectFrom('progresses')
    .select(['id', 'submitted_at'])
    .where('user_id', '=', student.id)
    .executeTakeFirst()
  expect(reopened).toEqual({ id: progress.id, submitted_at: null })
  app.advance(-300)
})

test('the wall names who has not begun, by class', async () => {
  const { tryout } = await createRunning(app, {}, { name: 'Ani Rahmawati' })
  await app.signIn({ role: 'student', name: 'Dodi Kurnia', program_id: tryout.program_id })
  const admin = await app.signIn({ role: 'admin' })
  const { user } = await openScreen(`/admin/try-out/detail/${tryout.id}/live`, admin)
  await user.click(await screen.findByRole('button', { name: 'Lainnya' }))
  await user.click(screen.getByRole('menuitem', { name: 'Per kelas' }))
  expect(await screen.findByRole('heading', { name: 'Tanpa kelas' })).toBeTruthy()
  expect(screen.getByText('Dodi Kurnia')).toBeTruthy()
  expect(screen.getByText('2 siswa')).toBeTruthy()
})

test('one act stands on the page, and the rest in a menu opens its question', async () => {
  const { tryout } = await createRunning(app, {}, { name: 'Ani Rahmawati' })
  const admin = await app.signIn({ role: 'admin' })
  const { user } = await openScreen(`/admin/try-out/detail/${tryout.id}/live`, admin)
  await user.click(await screen.findByRole('button', { name: 'Lainnya' }))
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Kirim pesan',
    'Jeda mulai baru',
    'Tutup try out',
    'Siapa yang belum hadir',
    'Gladi bersih',
    'Per kelas',
    'Detail try out',
  ])
  const choosePause = () => user.click(screen.getByRole('menuitem', { name: 'Jeda mulai baru' }))
  await choosePause()
  await user.click(await screen.findByRole('button', { name: 'Batal' }))
  expect(document.activeElement?.textContent).toBe('Lainnya')
  await user.click(screen.getByRole('button', { name: 'Lainnya' }))
  await choosePause()
  const dialog = await screen.findByRole('dialog', { name: 'Jeda mulai baru?' })
  await user.type(within(dialog).getByRole('textbox', { name: 'Alasan' }), 'Jaringan diperbaiki')
  // Another admin pauses meanwhile, and the page hears of it.
  const body = { reason: 'Listrik padam', paused: true }
  await app.send(examDay.pause, { token: admin.token, params: { id: tryout.id }, body })
  await queryClient.refetchQueries()
  await user.click(within(dialog).getByRole('button', { name: 'Jeda mulai baru' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(await screen.findByRole('button', { name: 'Lainnya' }))
  expect(screen.getByRole('menuitem', { name: 'Izinkan mulai lagi' })).toBeTruthy()
})
