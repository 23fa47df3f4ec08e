import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../../server/src/testing/api.ts'
import { openScreen, serveScreens } from '../../../testing/open-screen.tsx'

let app: TestApp
let student: Awaited<ReturnType<TestApp['signIn']>>
beforeAll(async () => {
  app = await serveScreens()
  student = await app.signIn()
})
afterAll(() => app.close())

const openGallery = async () => {
  const { user } = await openScreen('/student/slicing', student)
  await screen.findByRole('heading', { name: 'Galeri komponen' })
  return user
}

test('a button that is busy or off takes no click, and says so to a reader', async () => {
  await openGallery()
  expect(screen.getByRole('button', { name: 'busy' }).getAttribute('aria-busy')).toBe('true')
  expect(screen.getByRole('button', { name: 'disabled' }).getAttribute('aria-disabled')).toBe('true')
})

test('a field with a mistake names it in place of its hint, and one that may stay empty says so', async () => {
  await openGallery()
  const title = screen.getByRole('textbox', { name: 'Judul', description: 'Paling sedikit 3 huruf.' })
  expect(title.getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByText('Singkat dan jelas.')).toBeNull()
  const question = { name: 'Pertanyaan (boleh kosong)', description: 'Seperti siswa bertanya.' }
  expect(screen.getByRole('textbox', question).getAttribute('aria-invalid')).toBeNull()
})

test('numbers and times stand in Indonesian writing and in the time of the viewer', async () => {
  await openGallery()
  expect(screen.getByLabelText('Daya tampung')).toHaveProperty('value', '1.250,5')
  expect(screen.getByText('kursi')).toBeTruthy()
  const opens = screen.getByLabelText<HTMLInputElement>('Dibuka (WIB)')
  expect(opens.value).toBe('2026-11-24T08:00')
})

test('rows are put in order by keyboard, and each step is told', async () => {
  const user = await openGallery()
  screen.getByRole('button', { name: 'Pindahkan Pendaftaran' }).focus()
  await user.keyboard(' {ArrowDown}{ArrowDown} ')
  const list = within(screen.getByRole('list', { name: 'Urutan bagian' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Try out',
    'Penilaian',
    'Pendaftaran',
    'Hasil',
  ])
})

test('what was done is told without taking the focus, a failure until it is closed', async () => {
  const user = await openGallery()
  const button = screen.getByRole('button', { name: 'Toast error' })
  await user.click(button)
  expect(document.activeElement).toBe(button)
  const toast = (await screen.findAllByText('Isi pesan.'))[0]
  expect(toast).toBeTruthy()
})

test('the drawer takes the focus, closes by Escape, and gives the focus back', async () => {
  const user = await openGallery()
  const opener = screen.getByRole('button', { name: 'Laci' })
  await user.click(opener)
  const drawer = await screen.findByRole('dialog', { name: 'Laci' })
  await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(opener))
})
