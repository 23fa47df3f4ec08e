import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestApp } from '../../../../../server/src/testing/api.ts'
import { createProgram } from '../../../../../server/src/testing/factories.ts'
import { openScreen, serveScreens } from '../../../testing/open-screen.tsx'
import { cutNetwork } from '../../../testing/spoil-replies.ts'

let app: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
beforeAll(async () => {
  app = await serveScreens()
  await createProgram(app.db)
  admin = await app.signIn({ role: 'admin' })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.deleteFrom('class_members').execute()
  await app.db.deleteFrom('classes').execute()
  await app.db.deleteFrom('users').where('role', '=', 'student').execute()
})

async function upload(...lines: string[]) {
  const opened = await openScreen('/admin/user/student-list', admin)
  await screen.findByRole('heading', { name: 'Siswa dari daftar' })
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is nowhere to put a file')
  await opened.user.upload(input, new File([lines.join('\n')], 'XII.csv', { type: 'text/csv' }))
  await opened.user.click(screen.getByRole('button', { name: 'Baca daftar' }))
  await screen.findByRole('heading', { name: 'XII.csv' })
  return opened
}

const listStudents = () =>
  app.db.selectFrom('users').select(['name', 'nisn']).where('role', '=', 'student').orderBy('name').execute()

test('a list is looked through, mended by Enter, saved, and its students have cards to come', async () => {
  const { user } = await upload(
    'Nama,NISN,Kelas',
    'Ani Lestari,0081234561,XII A',
    'Budi Santoso,81234,XII A',
    'Citra Ayu,0081234563,',
  )
  await screen.findByText('NISN ini 5 angka, seharusnya 10.')
  const cell = screen.getByLabelText('NISN, baris 3')
  await user.clear(cell)
  await user.type(cell, '0081234562{Enter}')
  await waitFor(() => expect(screen.queryByText('NISN ini 5 angka, seharusnya 10.')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Kelas, baris 4')))
  await user.click(screen.getByRole('button', { name: 'Tinggalkan baris 4' }))
  await user.click(await screen.findByRole('button', { name: 'Simpan 2 siswa' }))
  await screen.findByText('Menyimpan siswa')
  await app.jobs.work()
  await screen.findByText('2 akun baru, 0 akun diperbarui')
  expect(await listStudents()).toEqual([
    { name: 'Ani Lestari', nisn: '0081234561' },
    { name: 'Budi Santoso', nisn: '0081234562' },
  ])
  expect(screen.getByRole('link', { name: 'Cetak kartu login' })).toBeTruthy()
})

test('a column that was taken for another is put right, and what it says is shown', async () => {
  const { user } = await upload('Nama,NISN,Kelompok', 'Ani Lestari,0081234561,Merah')
  const picked = await screen.findByLabelText<HTMLSelectElement>('Kelas')
  expect(picked.selectedOptions[0]?.textContent).toBe('Tidak ada')
  await user.selectOptions(picked, 'C, \u201CKelompok\u201D')
  await screen.findByText(/1 kelas baru: Merah/)
})

test('a list that is called off while it is saved leaves nobody, and can be looked through again', async () => {
  const { user } = await upload('Nama,NISN,Kelas', 'Ani Lestari,0081234561,XII A')
  await user.click(await screen.findByRole('button', { name: 'Simpan 1 siswa' }))
  await user.click(await screen.findByRole('button', { name: 'Hentikan' }))
  await app.jobs.work()
  await screen.findByText('Dihentikan. Tidak ada siswa yang disimpan.')
  expect(await listStudents()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Kembali ke daftar' }))
  expect(await screen.findByRole('button', { name: 'Simpan 1 siswa' })).toBeTruthy()
})

test('a list that is thrown away is gone', async () => {
  const { user, router } = await upload('Nama,NISN,Kelas', 'Ani Lestari,0081234561,XII A')
  await user.click(await screen.findByRole('button', { name: 'Buang daftar' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Buang daftar' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/user/student-list'))
  cleanup()
})

test('rows are narrowed by their state, and an address with a page that cannot be shows the first', async () => {
  const { router } = await upload('Nama,NISN,Kelas', 'Ani Lestari,0081234561,XII A', 'Budi,81234,XII A')
  const faults = await screen.findByRole('link', { name: 'Perlu diperbaiki 1' })
  expect(faults.getAttribute('href')).toContain('keadaan=fault')
  await router.navigate(`${router.state.location.pathname}?keadaan=fault&page=-3`)
  const rows = within(await screen.findByRole('region', { name: 'Siswa' }))
  await waitFor(() => expect(rows.queryByText('Ani Lestari')).toBeNull())
  expect(await rows.findByText('Budi')).toBeTruthy()
})

test('the plan adds up to the rows of the file, and follows each row that is left out or taken again', async () => {
  const { user } = await upload('Nama,NISN,Kelas', 'Ani Lestari,0081234561,XII A', 'Budi,81234,XII A')
  const plan = () =>
    Object.fromEntries(
      screen
        .getAllByRole('term')
        .map(term => [term.textContent, Number(term.nextElementSibling?.textContent)] as const),
    )
  expect(plan()).toMatchObject({
    'Akun baru': 1,
    'Ditinggalkan, kalau tidak diperbaiki': 1,
    'Jumlah baris': 2,
  })
  expect(screen.getByRole('button', { name: 'Unduh 1 baris sisanya' })).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Tinggalkan baris 3' }))
  await waitFor(() => expect(plan()).toMatchObject({ Ditinggalkan: 1, 'Jumlah baris': 2 }))
  await user.click(await screen.findByRole('button', { name: 'Ikutkan lagi baris 3' }))
  await waitFor(() => expect(plan()).toMatchObject({ 'Ditinggalkan, kalau tidak diperbaiki': 1 }))
})

test('a correction that does not arrive stays in its cell, and is saved by the next Enter', async () => {
  const { user } = await upload('Nama,NISN,Kelas', 'Budi Santoso,81234,XII A')
  const cell = await screen.findByLabelText('NISN, baris 2')
  await user.clear(cell)
  const network = cutNetwork()
  await user.type(cell, '0081234569{Enter}')
  expect(await screen.findByText(/^Tidak bisa terhubung/)).toBeTruthy()
  expect(cell).toHaveProperty('value', '0081234569')
  network.mend()
  await user.type(cell, '{Enter}')
  expect(await screen.findByRole('button', { name: 'Simpan 1 siswa' })).toBeTruthy()
})

test('what a list says of nobody is asked once, and the button waits until it is saved', async () => {
  const { user } = await upload('Nama,NISN,Kelas', 'Ani Lestari,0081234561,XII A')
  const save = screen.getByRole('button', { name: 'Pakai' })
  expect(save.getAttribute('aria-disabled')).toBe('true')
  await user.type(screen.getByLabelText(/^Sekolah|^Asal sekolah/), 'SMAN 1 Jember')
  await user.click(save)
  await waitFor(() => expect(save.getAttribute('aria-disabled')).toBe('true'))
  expect(screen.getByLabelText(/^Sekolah|^Asal sekolah/)).toHaveProperty('value', 'SMAN 1 Jember')
})

test('a file that is no list is refused in words, and another one may be picked', async () => {
  const { user } = await openScreen('/admin/user/student-list', admin)
  await screen.findByRole('heading', { name: 'Siswa dari daftar' })
  await user.click(screen.getByRole('button', { name: 'Baca daftar' }))
  expect(await screen.findByText('Pilih daftar siswanya.')).toBeTruthy()
  const input =
    document.querySelector<HTMLInputElement>('input[type=file]') ?? document.createElement('input')
  await user.upload(input, new File(['hanya catatan'], 'catatan.csv', { type: 'text/csv' }))
  await user.click(screen.getByRole('button', { name: 'Baca daftar' }))
  await waitFor(() => expect(screen.queryByText('Pilih daftar siswanya.')).toBeNull())
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Baca daftar' }).getAttribute('aria-busy')).toBeNull(),
  )
  expect(screen.getByText(/^catatan\.csv/)).toBeTruthy()
  expect(await listStudents()).toEqual([])
})
