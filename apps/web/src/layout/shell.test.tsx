import { act, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../server/src/testing/api.ts'
import { createProgram, createTryout } from '../../../server/src/testing/factories.ts'
import { readToken } from '../api/token.ts'
import { openScreen, serveScreens } from '../testing/open-screen.tsx'

let app: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
beforeAll(async () => {
  app = await serveScreens()
  admin = await app.signIn({ role: 'admin', name: 'Ratna Dewi' })
})
afterAll(() => app.close())
afterEach(() => {
  document.cookie = 'sidebar_state=; path=/; max-age=0'
})

const findMenu = async () => within(await screen.findByRole('complementary'))
const listCrumbs = () =>
  within(screen.getByRole('navigation', { name: 'Lokasi halaman' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('the menu of a role marks where one is, also on a page below an entry', async () => {
  await openScreen('/admin/try-out/create', admin)
  const menu = await findMenu()
  await waitFor(() => expect(menu.getByRole('link', { current: 'page' }).textContent).toBe('Try Out'))
  expect(menu.getByRole('link', { name: 'Universitas' }).getAttribute('aria-current')).toBeNull()
})

test('a teacher has classes in the menu only while there are some', async () => {
  await openScreen('/teacher/question-bank', await app.signIn({ role: 'teacher' }))
  const menu = await findMenu()
  expect(await menu.findByRole('link', { name: 'Bank Soal' })).toBeTruthy()
  expect(menu.queryByRole('link', { name: 'Kelas' })).toBeNull()
})

test('crumbs lead through the pages above, with what the own address names', async () => {
  const tryout = await createTryout(app.db, { program_id: (await createProgram(app.db)).id })
  await openScreen(`/admin/try-out/detail/${tryout.id}/live/missing`, admin)
  await screen.findByRole('navigation', { name: 'Lokasi halaman' })
  const crumbs = within(screen.getByRole('navigation', { name: 'Lokasi halaman' }))
  expect(listCrumbs().at(-1)).toBe('Belum hadir')
  const detail = crumbs.queryByRole('link', { name: 'Hari ujian' })
  expect(detail?.getAttribute('href')).toContain(tryout.id)
})

test('a page of the first level is its own heading and has no crumbs', async () => {
  await openScreen('/admin/university', admin)
  await screen.findByRole('heading', { name: 'Universitas', level: 1 })
  expect(screen.queryByRole('navigation', { name: 'Lokasi halaman' })).toBeNull()
})

test('Ctrl+B collapses the menu, which the next visit remembers, and again widens it', async () => {
  const first = await openScreen('/admin/university', admin)
  await findMenu()
  await first.user.keyboard('{Control>}b{/Control}')
  expect(screen.getByRole('button', { name: 'Lebarkan menu (Ctrl+B)', expanded: false })).toBeTruthy()
  expect(document.cookie).toContain('sidebar_state=false')
  await first.user.keyboard('{Control>}b{/Control}')
  expect(screen.getByRole('button', { name: 'Ciutkan menu (Ctrl+B)', expanded: true })).toBeTruthy()
  expect(document.cookie).toContain('sidebar_state=true')
})

test('the first link of every page leads past the menu, to the page', async () => {
  await openScreen('/admin/university', admin)
  await findMenu()
  const [first] = screen.getAllByRole('link')
  expect(first?.textContent).toBe('Langsung ke isi')
  expect(document.getElementById(first?.getAttribute('href')?.slice(1) ?? '')?.tagName).toBe('MAIN')
})

test('whoever thinks better of leaving stays signed in', async () => {
  const { user } = await openScreen('/admin/university', admin)
  await user.click((await findMenu()).getByRole('button', { name: 'Logout' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Logout' }))
  await user.click(dialog.getByRole('button', { name: 'No' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(readToken()).toBe(admin.token)
})

test('whoever leaves is signed out here and on the server, and led to the page of signing in', async () => {
  const leaver = await app.signIn({ role: 'admin' })
  const { user, router } = await openScreen('/admin/university', leaver)
  await user.click((await findMenu()).getByRole('button', { name: 'Logout' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Logout' }))
  await user.click(dialog.getByRole('button', { name: 'Yes' }))
  expect(await screen.findByText('Kamu sudah keluar')).toBeTruthy()
  expect(readToken()).toBeNull()
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  const sessions = app.db.selectFrom('sessions').select('id').where('user_id', '=', leaver.user.id)
  expect(await sessions.execute()).toEqual([])
})

test('an account that waits to be deleted shows nothing else, and can be kept', async () => {
  const student = await app.signIn({})
  const deletion_at = new Date(app.now().getTime() + 86_400_000).toISOString()
  await app.db.updateTable('users').set({ deletion_at }).where('id', '=', student.user.id).execute()
  const { user } = await openScreen('/student/faq', student)
  expect(await screen.findByRole('heading', { name: 'Akun ini akan dihapus' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'FAQ' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Batalkan penghapusan' }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Akun ini akan dihapus' })).toBeNull())
})

test('a page whose tab another account has signed in beside shows nothing more, and sends nothing in its name', async () => {
  const other = await app.signIn({ role: 'admin', name: 'Orang Lain' })
  await openScreen('/admin/university/create', admin)
  expect(await screen.findByLabelText('Nama')).toBeTruthy()
  // As another tab does it: this one hears of it by the event alone.
  localStorage.setItem('token', other.token)
  localStorage.setItem('gerbang-user', other.user.id)
  await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'gerbang-user' })))
  expect(await screen.findByRole('heading', { name: 'Akun lain masuk di browser ini' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Muat ulang' })).toBeTruthy()
  expect(screen.queryByLabelText('Nama')).toBeNull()
})

test('the same person who signs in again in another tab goes on here', async () => {
  const again = await app.signIn({ role: 'admin' })
  await openScreen('/admin/university/create', admin)
  expect(await screen.findByLabelText('Nama')).toBeTruthy()
  localStorage.setItem('token', again.token)
  await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'token' })))
  expect(screen.getByLabelText('Nama')).toBeTruthy()
})
