import { settings } from '@gerbang/contract/settings.ts'
import { users } from '@gerbang/contract/users.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../server/src/testing/api.ts'
import { createUser } from '../../../../server/src/testing/factories.ts'
import { openScreen, serveScreens } from '../../testing/open-screen.tsx'

let app: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
beforeAll(async () => {
  app = await serveScreens()
  admin = await app.signIn({ role: 'admin', name: 'Kepala Sekolah' })
})
afterAll(() => app.close())

const read = async () => (await app.send(settings.get)).data

test('name and links are changed, and a link that is none is refused before it is sent', async () => {
  const { user } = await openScreen('/admin/setting', admin)
  const name = await screen.findByLabelText('Nama produk')
  await user.clear(name)
  await user.type(name, 'Gerbang Ilmu')
  const [first] = screen.getAllByRole('button', { name: 'Simpan' })
  if (first) await user.click(first)
  await waitFor(async () => expect((await read()).product_name).toBe('Gerbang Ilmu'))
  // The frame around the page and the browser's tab say so at once.
  await waitFor(() => expect(screen.getAllByAltText('logo Gerbang Ilmu').length).toBeGreaterThan(0))
  await waitFor(() => expect(document.title).toMatch(/ · Gerbang Ilmu$/))

  await user.type(screen.getByLabelText(/^Instagram/), 'instagram.com/gerbang')
  const social = screen.getAllByRole('button', { name: 'Simpan' })[2]
  if (social) await user.click(social)
  await waitFor(() => expect(screen.getAllByText('Alamat lengkap, diawali https://')).toHaveLength(2))
  expect((await read()).social_links).toEqual([])
})

test('the log says who did what and why, and opens an entry in full', async () => {
  const { id } = await createUser(app.db, { name: 'Budi Santoso' })
  const body = { status: 'disabled', reason: 'Pindah sekolah' }
  await app.send(users.update, { token: admin.token, params: { id }, body })
  const { user } = await openScreen('/admin/setting/audit?action=user_changed', admin)
  expect(await screen.findByText('Pindah sekolah')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Pengguna diubah' }))
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.getByText('Budi Santoso')).toBeTruthy()
  expect(sheet.getByText(/"to": "disabled"/)).toBeTruthy()
})
