import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refreshRanking } from '../../../../../../server/src/features/scores/rankings/ranking.jobs.ts'
import type { TestApp } from '../../../../../../server/src/testing/api.ts'
import { createProgram, createTryout } from '../../../../../../server/src/testing/factories.ts'
import { createStudentCode, redeemFor } from '../../../../../../server/src/testing/registrations.ts'
import { simulateSittings } from '../../../../../../server/src/testing/simulated-sittings.ts'
import { openScreen, serveScreens } from '../../../../testing/open-screen.tsx'
import { spoilReplies } from '../../../../testing/spoil-replies.ts'
import { provinceTiles } from './province-tiles.data.ts'

let app: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
let crowded: { id: string }
beforeAll(async () => {
  app = await serveScreens()
  admin = await app.signIn({ role: 'admin' })
  const { id: program_id } = await createProgram(app.db)
  const tryout = await createTryout(app.db, { program_id, title: 'Yang ramai', sub_tests: 1 })
  const ids = await simulateSittings(app.db, tryout.id, { students: 24 })
  await app.db
    .updateTable('users')
    .set({ school_name: 'SMA Satu', email_verified_at: app.now().toISOString() })
    .where('id', 'in', ids)
    .execute()
  await app.db
    .insertInto('provinces')
    .values([
      { id: '31', name: 'DKI Jakarta', time_zone: 'Asia/Jakarta' },
      { id: '32', name: 'Jawa Barat', time_zone: 'Asia/Jakarta' },
    ])
    .onConflict(conflict => conflict.doNothing())
    .execute()
  for (const [index, id] of ids.entries())
    await app.db
      .updateTable('users')
      .set({ province_id: index % 2 ? '31' : '32' })
      .where('id', '=', id)
      .execute()
  const code = await createStudentCode(app.db, { program_id, batch: 'XII IPA 1', max_uses: 50 })
  for (const id of ids.slice(0, 14)) await redeemFor(app.db, code, id)
  await refreshRanking(app.db, tryout.id, app.now())
  crowded = tryout
  await createTryout(app.db, { program_id, title: 'Yang sepi' })
})
afterAll(() => app.close())

test('the list leads to a report, whose drawing is a table too', async () => {
  const { user } = await openScreen('/admin/report', admin)
  await user.click(await screen.findByRole('link', { name: 'Yang ramai' }))
  expect(await screen.findByRole('heading', { name: 'Yang ramai' })).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Ringkasan' })).getByText('24')).toBeTruthy()
  const schools = within(screen.getByRole('region', { name: 'Per sekolah' }))
  expect(schools.getByRole('rowheader', { name: 'SMA Satu' })).toBeTruthy()

  expect(screen.getByRole('img', { name: 'Sebaran skor total' })).toBeTruthy()
  const [first] = screen.getAllByRole('button', { name: 'Tabel' })
  if (first) await user.click(first)
  const table = within(screen.getByRole('table', { name: 'Sebaran skor total' }))
  const counts = table.getAllByRole('cell').map(cell => Number(cell.textContent))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(24)
})

test('provinces lie on a map of tiles that knows each of them', async () => {
  const { user } = await openScreen('/admin/report', admin)
  await user.click(await screen.findByRole('link', { name: 'Yang ramai' }))
  const map = within(await screen.findByRole('img', { name: 'Rata-rata skor tiap provinsi' }))
  expect(map.getByText(/^DKI Jakarta: rata-rata [\d.]+, 12 siswa$/)).toBeTruthy()
  expect(map.getByText('Aceh: kurang dari 10 siswa')).toBeTruthy()
  expect(provinceTiles).toHaveLength(38)
  const places = provinceTiles.map(({ column, row }) => `${column} ${row}`)
  expect(new Set(places).size).toBe(provinceTiles.length)
})

test('a report that nobody has finished yet says so', async () => {
  const { user } = await openScreen('/admin/report', admin)
  await user.click(await screen.findByRole('link', { name: 'Yang sepi' }))
  expect(await screen.findByText('Belum ada yang selesai')).toBeTruthy()
})

const open = (search = '') => openScreen(`/admin/report/${crowded.id}${search}`, admin)
const findCount = async (count: string) => {
  const facts = within(await screen.findByRole('region', { name: 'Ringkasan' }))
  return facts.findByText(count)
}

test('a class is chosen beside a school, and neither takes the place of the other', async () => {
  const { user, router } = await open('?sekolah=SMA+Satu')
  expect(await findCount('24')).toBeTruthy()
  expect(screen.getByText('SMA Satu', { selector: 'p' })).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Kelas'), 'XII IPA 1')
  expect(await findCount('14')).toBeTruthy()
  const search = () => Object.fromEntries(new URLSearchParams(router.state.location.search))
  expect(search()).toEqual({ sekolah: 'SMA Satu', kelas: 'XII IPA 1' })
  await user.selectOptions(screen.getByLabelText('Kelas'), 'Semua kelas')
  await waitFor(() => expect(search()).toEqual({ sekolah: 'SMA Satu' }))
  expect(await findCount('24')).toBeTruthy()
})

test('a school leads to its own report, which can be printed, and back to all of them', async () => {
  const { user } = await open()
  const schools = within(await screen.findByRole('region', { name: 'Per sekolah' }))
  expect(screen.queryByRole('button', { name: 'Cetak untuk kepala sekolah' })).toBeNull()
  await user.click(schools.getByRole('link', { name: 'SMA Satu' }))
  expect(await screen.findByRole('button', { name: 'Cetak untuk kepala sekolah' })).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Semua sekolah' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cetak untuk kepala sekolah' })).toBeNull())
})

test('a class that nobody is in has no figures, and says so', async () => {
  await open('?kelas=XII+Kosong')
  expect(await screen.findByText('Belum ada yang selesai')).toBeTruthy()
})

test('a part of the whole shows the mean of everybody beside its own', async () => {
  await open('?kelas=XII+IPA+1')
  expect(await screen.findByText(/Garis tegak: rata-rata semua peserta\.$/)).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Per soal' })).toBeNull()
})

test('a report that does not come is asked for once more by a button', async () => {
  const server = spoilReplies(`/admin/reports/tryouts/${crowded.id}`)
  const { user } = await open()
  await screen.findByRole('alert')
  server.mend()
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await findCount('24')).toBeTruthy()
})

test('the list keeps what it is narrowed to while it is searched and sorted', async () => {
  const { user, router } = await openScreen('/admin/report?phase=open', admin)
  await screen.findByRole('link', { name: 'Yang ramai' })
  await user.type(screen.getByRole('searchbox'), 'sepi')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Yang ramai' })).toBeNull())
  await user.click(screen.getByRole('link', { name: 'Peserta' }))
  await waitFor(() => expect(router.state.location.search).toContain('sort='))
  const search = new URLSearchParams(router.state.location.search)
  expect([search.get('phase'), search.get('search')]).toEqual(['open', 'sepi'])
  expect(await screen.findByRole('link', { name: 'Yang sepi' })).toBeTruthy()
})
