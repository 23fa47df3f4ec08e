import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refreshRanking } from '../../../../../../server/src/features/scores/rankings/ranking.jobs.ts'
import type { TestApp } from '../../../../../../server/src/testing/api.ts'
import { createProgram, createTryout } from '../../../../../../server/src/testing/factories.ts'
import { simulateSittings } from '../../../../../../server/src/testing/simulated-sittings.ts'
import { openScreen, serveScreens } from '../../../../testing/open-screen.tsx'
import { provinceTiles } from './province-tiles.data.ts'

let app: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
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
  await refreshRanking(app.db, tryout.id, app.now())
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
