import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../../server/src/testing/api.ts'
import { createProgram, createTryout, type TestTryout } from '../../../../../server/src/testing/factories.ts'
import { createScorer, type Scorer } from '../../../../../server/src/testing/score-runs.ts'
import { sit } from '../../../../../server/src/testing/sittings.ts'
import { openScreen, serveScreens } from '../../../testing/open-screen.tsx'
import { cutNetwork, spoilReplies } from '../../../testing/spoil-replies.ts'

let app: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
let scorer: Scorer
let tryout: TestTryout
beforeAll(async () => {
  app = await serveScreens()
  admin = await app.signIn({ role: 'admin' })
  scorer = createScorer(app, admin.token)
  const { id: program_id } = await createProgram(app.db)
  tryout = await createTryout(app.db, { program_id, sub_tests: 1, title: 'Try Out Peringkat' })
  await sit(app, tryout, 4, { name: 'Ani Rahmawati', school_name: 'SMAN 1 Jember' })
  await sit(app, tryout, 2, { name: 'Budi Santoso', school_name: 'SMAN 2 Jember' })
  await sit(app, tryout, 1, { name: 'Citra Ayu', school_name: 'SMAN 1 Jember' })
  await app.jobs.rank()
})
afterAll(() => app.close())

const open = (search = '') => openScreen(`/admin/peringkat/rank/${tryout.id}${search}`, admin)
const findNames = async () => {
  const table = within(await screen.findByRole('table'))
  return table.getAllByRole('rowheader').map(({ textContent }) => textContent?.replace(/^\d+/, '') ?? '')
}

test('the list is turned round by its head, and the address says so', async () => {
  const { user, router } = await open()
  await screen.findByRole('table')
  expect(await findNames()).toEqual(['Ani Rahmawati', 'Budi Santoso', 'Citra Ayu'])
  await user.click(screen.getByRole('link', { name: 'Peserta', current: false }))
  await waitFor(async () => expect(await findNames()).toEqual(['Citra Ayu', 'Budi Santoso', 'Ani Rahmawati']))
  expect(router.state.location.search).toContain('sort=-rank')
})

test('the school of a row narrows the list to it, ranks stay those of everybody, and the way back keeps them', async () => {
  const { user, router } = await open()
  const [school] = await screen.findAllByRole('link', { name: 'SMAN 1 Jember' })
  await user.click(school ?? document.body)
  await waitFor(async () => expect(await findNames()).toEqual(['Ani Rahmawati', 'Citra Ayu']))
  const rows = within(screen.getByRole('table')).getAllByRole('rowheader')
  expect(rows.map(({ textContent }) => /^\d+/.exec(textContent ?? '')?.[0])).toEqual(['1', '3'])
  await user.click(screen.getByRole('link', { name: 'Hapus saringan Sekolah' }))
  await waitFor(async () => expect(await findNames()).toHaveLength(3))
  await router.navigate(-1)
  await waitFor(async () => expect(await findNames()).toEqual(['Ani Rahmawati', 'Citra Ayu']))
})

test('a school is found by its name in a list that is searched by keyboard', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: /^Sekolah/ }))
  const search = await screen.findByRole('combobox', { name: 'Cari sekolah' })
  await user.type(search, '2 jem')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(async () => expect(await findNames()).toEqual(['Budi Santoso']))
})

test('a search that finds nobody says so, and one link takes it back', async () => {
  const { user } = await open('?search=tidak+ada')
  expect(await screen.findByText('Tidak ada yang cocok')).toBeTruthy()
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'tidak ada')
  const [all] = screen.getAllByRole('link', { name: 'Hapus semua saringan' })
  await user.click(all ?? document.body)
  await waitFor(async () => expect(await findNames()).toHaveLength(3))
})

test('a page beyond the last leads to the first', async () => {
  const { user } = await open('?page=9')
  expect(await screen.findByText('Daftarnya sudah lebih pendek')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Ke halaman pertama' }))
  await waitFor(async () => expect(await findNames()).toHaveLength(3))
})

test('a ranking that does not come is asked for once more by a button', async () => {
  const server = spoilReplies(`/scores/tryouts/${tryout.id}`)
  const { user } = await open()
  const [alert] = await screen.findAllByRole('alert')
  expect(alert?.textContent).toContain('Belum bisa dimuat')
  server.mend()
  await user.click(within(alert ?? document.body).getByRole('button', { name: 'Coba lagi' }))
  await waitFor(async () => expect(await findNames()).toHaveLength(3))
})

test('a reset that does not arrive leaves the question open with its reason, and resets nobody', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Reset pengerjaan Citra Ayu' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Reset pengerjaan ini?' }))
  expect(dialog.getByText(/^Pengerjaan Citra Ayu diarsipkan/)).toBeTruthy()
  await user.type(dialog.getByLabelText('Alasan'), 'Listrik padam di subtes kedua')
  const network = cutNetwork()
  await user.click(dialog.getByRole('button', { name: 'Reset pengerjaan' }))
  expect(await screen.findByText(/^Tidak bisa terhubung/)).toBeTruthy()
  expect(dialog.getByLabelText('Alasan')).toHaveProperty('value', 'Listrik padam di subtes kedua')
  network.mend()
  await user.click(dialog.getByRole('button', { name: 'Batal' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const { data } = await scorer.listEvents(tryout)
  expect(data.filter(({ action }) => action === 'attempt_reset')).toEqual([])
})

test('scores have two decimals with a comma, and every column says what it is to those who listen', async () => {
  await open()
  const row = within(await screen.findByRole('row', { name: /Ani Rahmawati/ }))
  expect(row.getByText('1.000,00')).toBeTruthy()
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(heads).toContain('Tindakan')
  expect(heads.every(Boolean)).toBe(true)
})
