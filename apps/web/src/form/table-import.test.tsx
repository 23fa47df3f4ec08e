import { universityCatalogue } from '@gerbang/contract/exam/university-catalogue.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../server/src/testing/api.ts'
import { createMajors } from '../../../server/src/testing/factories.ts'
import { holdReplies } from '../testing/hold-replies.ts'
import { openScreen, serveScreens } from '../testing/open-screen.tsx'
import { cutNetwork } from '../testing/spoil-replies.ts'

let app: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
beforeAll(async () => {
  app = await serveScreens()
  admin = await app.signIn({ role: 'admin' })
  // With them come the provinces that a table may name.
  await createMajors(app.db, ['S1'])
})
afterAll(() => app.close())

const head =
  'Universitas;Singkatan;Jenis;Provinsi;Kota;Kode;Jurusan;Jenjang;Rumpun;Tahun;Daya tampung;Peminat;Skor;Sumber;Perkiraan'
const right =
  'Politeknik Impor;PI;Politeknik;DKI Jakarta;Jakarta;01;Teknik Mesin;D4;Teknik;2025;1.200;3.400;612,5;SNPMB 2025;'
const wrong = 'Politeknik Impor;PI;Kampus;DKI Jakarta;Jakarta;02;Listrik;D4;Teknik;2025;90;;;SNPMB;'

/** Opens the sheet of the universities and looks through a table of these lines. */
async function look(...lines: string[]) {
  const { user } = await openScreen('/admin/university', admin)
  await user.click(await screen.findByRole('button', { name: 'Impor tabel' }))
  const dialog = await screen.findByRole('dialog')
  const pick = async (table: string[]) => {
    const input = dialog.querySelector<HTMLInputElement>('input[type=file]')
    if (input === null) throw new Error('There is no place for a file.')
    await user.upload(input, new File([table.join('\n')], 'kampus.csv', { type: 'text/csv' }))
    await user.click(within(dialog).getByRole('button', { name: 'Periksa tabel' }))
  }
  await pick(lines)
  return { user, sheet: within(dialog), pick }
}

const list = async () =>
  (await app.send(universityCatalogue.list, { token: admin.token, query: { search: 'Impor' } })).data

test('a table is asked for before anything is sent', async () => {
  const { user } = await openScreen('/admin/university', admin)
  await user.click(await screen.findByRole('button', { name: 'Impor tabel' }))
  const sheet = within(await screen.findByRole('dialog'))
  await user.click(sheet.getByRole('button', { name: 'Periksa tabel' }))
  expect(await sheet.findByText('Pilih tabel .xlsx atau .csv.')).toBeTruthy()
})

test('what a table would do is told with the rows that are left out, and nothing is written before it is seen', async () => {
  const { user, sheet } = await look(head, right, wrong)
  expect(await sheet.findByText('2 baris dibaca')).toBeTruthy()
  expect(sheet.getByRole('heading', { name: '1 baris dilewati' })).toBeTruthy()
  expect(sheet.getByText('Baris 3')).toBeTruthy()
  expect(await list()).toEqual([])

  await user.click(sheet.getByRole('button', { name: 'Impor baris yang benar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await list()).toMatchObject([{ name: 'Politeknik Impor' }])
})

test('a table without a single right row offers another table and nothing else', async () => {
  const { user, sheet, pick } = await look(head, wrong)
  expect(await sheet.findByText('Tidak ada baris yang bisa diimpor.')).toBeTruthy()
  expect(sheet.queryByRole('button', { name: /^Impor/ })).toBeNull()
  await user.click(sheet.getByRole('button', { name: 'Pilih tabel lain' }))
  await pick([head, right])
  expect(await sheet.findByText('1 baris dibaca')).toBeTruthy()
})

test('the table that was looked through is taken, not another one that was picked meanwhile', async () => {
  const { user } = await openScreen('/admin/university', admin)
  await user.click(await screen.findByRole('button', { name: 'Impor tabel' }))
  const dialog = await screen.findByRole('dialog')
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]') ?? document.createElement('input')
  const table = (name: string) =>
    new File([`${head}\n${right.replace('Politeknik Impor;PI', `Impor ${name};I${name}`)}`], `${name}.csv`, {
      type: 'text/csv',
    })
  await user.upload(input, table('Dilihat'))
  const { waitUntilSent, letGo } = holdReplies()
  await user.click(within(dialog).getByRole('button', { name: 'Periksa tabel' }))
  await waitUntilSent()
  await user.upload(input, table('Lain'))
  letGo()
  await user.click(await within(dialog).findByRole('button', { name: /^Impor \d/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await list()).map(({ name }) => name)).toContain('Impor Dilihat')
  expect((await list()).map(({ name }) => name)).not.toContain('Impor Lain')
})

test('a table that does not arrive stays picked and can be sent again', async () => {
  const { user } = await openScreen('/admin/university', admin)
  await user.click(await screen.findByRole('button', { name: 'Impor tabel' }))
  const dialog = await screen.findByRole('dialog')
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]') ?? document.createElement('input')
  await user.upload(input, new File([`${head}\n${right}`], 'kampus.csv', { type: 'text/csv' }))
  const network = cutNetwork()
  await user.click(within(dialog).getByRole('button', { name: 'Periksa tabel' }))
  expect(await screen.findByText(/^Tidak bisa terhubung/)).toBeTruthy()
  expect(within(dialog).getByText(/^kampus\.csv/)).toBeTruthy()
  network.mend()
  await user.click(within(dialog).getByRole('button', { name: 'Periksa tabel' }))
  expect(await within(dialog).findByText('1 baris dibaca')).toBeTruthy()
})
