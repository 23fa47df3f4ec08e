import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../server/src/testing/api.ts'
import { createProgram, createUser } from '../../../server/src/testing/factories.ts'
import { openScreen, serveScreens } from '../testing/open-screen.tsx'
import { cutNetwork } from '../testing/spoil-replies.ts'

let app: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
beforeAll(async () => {
  app = await serveScreens()
  admin = await app.signIn({ role: 'admin' })
  const { id: program_id } = await createProgram(app.db)
  for (let number = 10; number < 35; number++)
    await createUser(app.db, { name: `Siswa ${number}`, program_id, school_name: 'SMAN 1 Jember' })
})
afterAll(() => app.close())

const open = (search = '') => openScreen(`/admin/user?role=student&search=Siswa&sort=name${search}`, admin)
const countRows = async () => within(await screen.findByRole('table')).getAllByRole('rowheader').length

test('the next page keeps search, filter and order, says which rows it shows, and back leads to the first', async () => {
  const { user, router } = await open()
  expect(await screen.findByText('1–20 dari 25 pengguna')).toBeTruthy()
  await user.click(await screen.findByRole('link', { name: 'Halaman berikutnya' }))
  expect(await screen.findByText('21–25 dari 25 pengguna')).toBeTruthy()
  const search = Object.fromEntries(new URLSearchParams(router.state.location.search))
  expect(search).toEqual({ role: 'student', search: 'Siswa', sort: 'name', page: '2' })
  expect(await screen.findByRole('link', { name: 'Siswa 34' })).toBeTruthy()
  expect(screen.getByText('Halaman 2 dari 2')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Halaman berikutnya' })).toBeNull()
  await router.navigate(-1)
  expect(await screen.findByText('1–20 dari 25 pengguna')).toBeTruthy()
})

test('a search on a later page begins at its first', async () => {
  const { user, router } = await open('&page=2')
  await screen.findByText('21–25 dari 25 pengguna')
  await user.type(screen.getByRole('searchbox'), ' 12')
  expect(await screen.findByRole('link', { name: 'Siswa 12' })).toBeTruthy()
  expect(new URLSearchParams(router.state.location.search).get('page')).toBeNull()
})

test('columns that somebody does without stay away at the next visit, until all are asked for', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Kolom' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Kolom yang tampil' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Sekolah' }))
  await user.click(dialog.getByRole('button', { name: 'Selesai' }))
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Sekolah' })).toBeNull())
  expect(localStorage.getItem('gerbang-columns-users')).toBe('school')
  await user.click(screen.getByRole('button', { name: 'Kolom: 1 disembunyikan' }))
  await user.click(await screen.findByRole('button', { name: 'Tampilkan semua' }))
  await user.click(screen.getByRole('button', { name: 'Selesai' }))
  expect(await screen.findByRole('columnheader', { name: 'Sekolah' })).toBeTruthy()
})

test('all rows of every page are picked once somebody asks for them, and another filter lets go of those it hides', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('checkbox', { name: 'Pilih semua di halaman ini' }))
  expect(screen.getByText('20 pengguna dipilih')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Pilih semua 25 pengguna' }))
  expect(await screen.findByText('25 pengguna dipilih')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Batalkan pilihan' }))
  await waitFor(() => expect(screen.queryByText('25 pengguna dipilih')).toBeNull())
  expect(screen.getByRole('checkbox', { name: 'Pilih semua di halaman ini' })).toHaveProperty(
    'checked',
    false,
  )
})

test('rows that do not come are told, and those that were picked stay picked', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('checkbox', { name: 'Pilih semua di halaman ini' }))
  const network = cutNetwork()
  await user.click(screen.getByRole('button', { name: 'Pilih semua 25 pengguna' }))
  expect(await screen.findByText('Tidak bisa terhubung. Periksa internetmu, lalu coba lagi.')).toBeTruthy()
  expect(screen.getByText('20 pengguna dipilih')).toBeTruthy()
  network.mend()
  await user.click(screen.getByRole('button', { name: 'Pilih semua 25 pengguna' }))
  expect(await screen.findByText('25 pengguna dipilih')).toBeTruthy()
})

test('arrows lead from the name of one row to that of the next, and Enter opens it', async () => {
  const { user, router } = await open()
  const first = await screen.findByRole('link', { name: 'Siswa 10' })
  expect(await countRows()).toBe(20)
  first.focus()
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
  expect(document.activeElement?.textContent).toBe('Siswa 11')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/admin\/user\/detail\//))
  expect(await screen.findByRole('heading', { name: 'Siswa 11' })).toBeTruthy()
})
