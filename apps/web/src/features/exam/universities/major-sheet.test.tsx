import { universityCatalogue } from '@gerbang/contract/exam/university-catalogue.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../../server/src/testing/api.ts'
import { createMajors } from '../../../../../server/src/testing/factories.ts'
import { openScreen, serveScreens } from '../../../testing/open-screen.tsx'

let app: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
beforeAll(async () => {
  app = await serveScreens()
  admin = await app.signIn({ role: 'admin' })
})
afterAll(() => app.close())

async function open() {
  const { university } = await createMajors(app.db, ['S1'])
  const { user, router } = await openScreen(`/admin/university/detail/${university.id}`, admin)
  await screen.findByRole('button', { name: 'Jurusan 1' })
  const read = async () =>
    (
      await app.send(universityCatalogue.listMajors, {
        token: admin.token,
        params: { universityId: university.id },
      })
    ).data
  return { user, router, university, read }
}

test('a major is added with weights as people write them', async () => {
  const { user, read } = await open()
  await user.click(screen.getByRole('button', { name: 'Tambah jurusan' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Tambah jurusan' }))
  await user.type(sheet.getByLabelText('Nama jurusan'), 'Teknik Kelautan')
  await user.type(sheet.getByLabelText('Kode'), '7001')
  await user.type(sheet.getByLabelText(/^Rumpun/), 'Teknik')
  await user.type(sheet.getByLabelText(/^Bobot subtes/), 'PM 2; PK 1,5')
  await user.click(sheet.getByRole('button', { name: 'Tambah jurusan' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const made = (await read()).find(({ name }) => name === 'Teknik Kelautan')
  expect(made).toMatchObject({ code: '7001', level: 'S1', weights: { PM: 2, PK: 1.5 }, years: [] })
})

test('weights that cannot be read are told at their field, and nothing is sent', async () => {
  const { user, read } = await open()
  await user.click(screen.getByRole('button', { name: 'Jurusan 1' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Jurusan 1' }))
  await user.type(sheet.getByLabelText(/^Bobot subtes/), 'PM dua')
  await user.click(sheet.getByRole('button', { name: 'Simpan perubahan' }))
  expect(await sheet.findByText(/^Tulis kode subtes lalu bobotnya/)).toBeTruthy()
  expect((await read())[0]?.weights).toEqual({})
})

test('a year that is added follows the newest one with its source, and goes again', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Jurusan 1' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Jurusan 1' }))
  const add = () => user.click(sheet.getByRole('button', { name: 'Tambah tahun' }))
  const years = () => sheet.queryAllByLabelText<HTMLInputElement>('Tahun').map(({ value }) => Number(value))
  const before = years().length
  await add()
  const [first] = sheet.getAllByLabelText(/^Sumber/)
  if (first) {
    await user.clear(first)
    await user.type(first, 'SNPMB')
  }
  await add()
  const [newest = 0, former = 0] = years()
  expect(newest).toBe(former + 1)
  expect(sheet.getAllByLabelText(/^Sumber/)[0]).toHaveProperty('value', 'SNPMB')
  await user.click(sheet.getByRole('button', { name: `Hapus tahun ${newest}` }))
  expect(years()).toHaveLength(before + 1)
})

test('a major that nobody has chosen is deleted from its sheet', async () => {
  const { user, read } = await open()
  await user.click(screen.getByRole('button', { name: 'Jurusan 1' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Jurusan 1' }))
  await user.click(sheet.getByRole('button', { name: 'Hapus jurusan' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await read()).toEqual([])
})

test('a university is deleted after a question that says what goes along, and the list is shown', async () => {
  const { user, router, university } = await open()
  await user.click(screen.getByRole('button', { name: 'Hapus universitas' }))
  const dialog = within(await screen.findByRole('dialog', { name: `Hapus ${university.name}?` }))
  expect(dialog.getByText(/^1 jurusannya ikut terhapus/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Hapus universitas' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/university'))
})
