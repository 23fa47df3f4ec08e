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

const listMajors = async (universityId: string) =>
  (await app.send(universityCatalogue.listMajors, { token: admin.token, params: { universityId } })).data

test('an admin adds a university and is led to its majors', async () => {
  await createMajors(app.db, ['S1'])
  const { user, router } = await openScreen('/admin/university/create', admin)
  await user.type(await screen.findByLabelText('Nama'), 'Politeknik Baru')
  await user.type(screen.getByLabelText('Singkatan'), 'PB')
  await user.selectOptions(screen.getByLabelText('Jenis'), 'Politeknik')
  await screen.findByRole('option', { name: 'DKI Jakarta' })
  await user.selectOptions(screen.getByLabelText('Provinsi'), 'DKI Jakarta')
  await user.type(screen.getByLabelText('Kota'), 'Jakarta')
  await user.click(screen.getByRole('button', { name: 'Tambah universitas' }))
  expect(await screen.findByRole('heading', { name: 'Politeknik Baru' })).toBeTruthy()
  expect(router.state.location.pathname).toMatch(/^\/admin\/university\/detail\//)
  expect(await screen.findByText('Belum ada jurusan')).toBeTruthy()
})

test('a major gets a year with figures and their source', async () => {
  const { university } = await createMajors(app.db, ['S1'])
  const { user } = await openScreen(`/admin/university/detail/${university.id}`, admin)
  await user.click(await screen.findByRole('button', { name: 'Jurusan 1' }))
  const sheet = within(await screen.findByRole('dialog'))
  await user.click(sheet.getByRole('button', { name: 'Tambah tahun' }))
  await user.type(sheet.getByLabelText(/^Daya tampung/), '120')
  await user.click(sheet.getByRole('button', { name: 'Simpan perubahan' }))
  await waitFor(() => expect(sheet.getByLabelText(/^Sumber/).getAttribute('aria-invalid')).toBe('true'))
  await user.type(sheet.getByLabelText(/^Sumber/), 'SNPMB 2026')
  await user.click(sheet.getByRole('button', { name: 'Simpan perubahan' }))
  await waitFor(async () =>
    expect((await listMajors(university.id))[0]?.years).toMatchObject([
      { capacity: 120, applicants: null, source: 'SNPMB 2026' },
    ]),
  )
})
