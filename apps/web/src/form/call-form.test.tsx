import { quizAuthoring } from '@gerbang/contract/learning/quiz-authoring.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../server/src/testing/api.ts'
import { createProgram } from '../../../server/src/testing/factories.ts'
import { leave } from '../auth/leave.ts'
import { holdReplies } from '../testing/hold-replies.ts'
import { openScreen, serveScreens } from '../testing/open-screen.tsx'
import { cutNetwork } from '../testing/spoil-replies.ts'

type Person = Awaited<ReturnType<TestApp['signIn']>>

let app: TestApp
let admin: Person
let count = 0
beforeAll(async () => {
  app = await serveScreens()
  await createProgram(app.db, { name: 'UTBK Uji' })
  admin = await app.signIn({ role: 'admin' })
})
afterAll(() => app.close())

/** The form of a new quiz, with a title that no other test has. */
async function openForm(who = admin) {
  const opened = await openScreen('/admin/quiz/create', who)
  const title = await screen.findByLabelText<HTMLInputElement>('Judul')
  return { ...opened, title, name: `Kuis formulir ${++count}` }
}

async function pickProgram({ user }: Pick<Awaited<ReturnType<typeof openForm>>, 'user'>) {
  await user.selectOptions(
    screen.getByLabelText(/^Program/),
    await screen.findByRole('option', { name: 'UTBK Uji' }),
  )
}

const send = () => screen.getByRole('button', { name: 'Buat dan pilih soal' })
const list = async (search: string) =>
  (await app.send(quizAuthoring.list, { token: admin.token, query: { search } })).data
const restored = 'Isian terakhirmu di sini kami pulihkan.'

test('what was typed is there again after the page was closed, moments and numbers too, until one begins anew', async () => {
  const form = await openForm()
  await form.user.type(form.title, form.name)
  await form.user.type(screen.getByLabelText(/^Bisa dimulai dari/), '2026-12-01T08:30')
  await form.user.type(screen.getByLabelText(/^Waktu/), '45')
  cleanup()

  const { user, title } = await openForm()
  expect(screen.getByText(restored)).toBeTruthy()
  expect(title.value).toBe(form.name)
  expect(screen.getByLabelText(/^Bisa dimulai dari/)).toHaveProperty('value', '2026-12-01T08:30')
  expect(screen.getByLabelText(/^Waktu/)).toHaveProperty('value', '45')
  await user.click(screen.getByRole('button', { name: 'Mulai dari awal' }))
  expect(title.value).toBe('')
  expect(screen.getByLabelText(/^Bisa dimulai dari/)).toHaveProperty('value', '')
  expect(screen.getByLabelText(/^Waktu/)).toHaveProperty('value', '')
  cleanup()
  await openForm()
  expect(screen.queryByText(restored)).toBeNull()
})

test('on a shared device nobody gets what somebody else typed, and who typed it finds it again', async () => {
  const other = await app.signIn({ role: 'admin' })
  const form = await openForm()
  await form.user.type(form.title, form.name)
  cleanup()

  leave()
  const foreign = await openForm(other)
  expect(screen.queryByText(restored)).toBeNull()
  expect(foreign.title.value).toBe('')
  cleanup()
  leave()
  const own = await openForm()
  expect(own.title.value).toBe(form.name)
})

test('what was sent is restored no more', async () => {
  const form = await openForm()
  await form.user.type(form.title, form.name)
  await pickProgram(form)
  await form.user.click(send())
  await waitFor(() => expect(form.router.state.location.pathname).toMatch(/^\/admin\/quiz\/detail\//))
  cleanup()
  const { title } = await openForm()
  expect(title.value).toBe('')
  expect(screen.queryByText(restored)).toBeNull()
})

test('pressed again and again while it is on its way, a form is sent once', async () => {
  const form = await openForm()
  await form.user.type(form.title, form.name)
  await pickProgram(form)
  const { waitUntilSent, letGo } = holdReplies()
  await form.user.click(send())
  await waitUntilSent()
  await form.user.click(send())
  await form.user.type(form.title, '{Enter}')
  expect(send().getAttribute('aria-busy')).toBe('true')
  letGo()
  await waitFor(() => expect(form.router.state.location.pathname).toMatch(/^\/admin\/quiz\/detail\//))
  expect(await list(form.name)).toHaveLength(1)
})

test('without a network everything typed stays, and the same button sends it once there is one', async () => {
  const form = await openForm()
  await form.user.type(form.title, form.name)
  await pickProgram(form)
  const network = cutNetwork()
  await form.user.click(send())
  expect(await screen.findByText('Tidak bisa terhubung. Periksa internetmu, lalu coba lagi.')).toBeTruthy()
  expect(form.title.value).toBe(form.name)
  network.mend()
  await form.user.click(send())
  await waitFor(() => expect(form.router.state.location.pathname).toMatch(/^\/admin\/quiz\/detail\//))
  expect(await list(form.name)).toHaveLength(1)
})

test('the first field that is wrong has the focus, each has its sentence, and a mended one loses it', async () => {
  const { user, title } = await openForm()
  await user.click(send())
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true'))
  expect(title.getAttribute('aria-invalid')).toBe('true')
  const about = document.getElementById(title.getAttribute('aria-describedby') ?? '')
  expect(about?.textContent).toBe('Wajib diisi.')
  await user.type(title, 'ab')
  expect(about?.textContent).toBe('Paling sedikit 3 huruf.')
  await user.type(title, 'c')
  expect(title.getAttribute('aria-invalid')).toBeNull()
})

test('who leaves with something typed is asked, and may go', async () => {
  const form = await openForm()
  await form.user.type(form.title, form.name)
  await form.user.click(screen.getByRole('link', { name: 'Dashboard' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Perubahanmu belum disimpan' }))
  await form.user.click(dialog.getByRole('button', { name: 'Pindah tanpa menyimpan' }))
  await waitFor(() => expect(form.router.state.location.pathname).toBe('/admin'))
})

test('a question before something grave stays open when its call did not arrive, and does it once it does', async () => {
  const form = await openForm()
  await form.user.type(form.title, form.name)
  await pickProgram(form)
  await form.user.click(send())
  await form.user.click(await screen.findByRole('button', { name: 'Hapus kuis' }))
  const dialog = within(await screen.findByRole('dialog', { name: `Hapus “${form.name}”?` }))
  const network = cutNetwork()
  await form.user.click(dialog.getByRole('button', { name: 'Hapus kuis' }))
  expect(await screen.findByText(/^Tidak bisa terhubung/)).toBeTruthy()
  expect(screen.getByRole('dialog')).toBeTruthy()
  expect(await list(form.name)).toHaveLength(1)
  network.mend()
  await form.user.click(dialog.getByRole('button', { name: 'Hapus kuis' }))
  await waitFor(() => expect(form.router.state.location.pathname).toBe('/admin/quiz'))
  expect(await list(form.name)).toEqual([])
})
