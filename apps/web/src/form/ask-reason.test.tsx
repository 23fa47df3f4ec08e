import { users } from '@gerbang/contract/people/users.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../server/src/testing/api.ts'
import { createUser } from '../../../server/src/testing/factories.ts'
import { openScreen, serveScreens } from '../testing/open-screen.tsx'

let app: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
beforeAll(async () => {
  app = await serveScreens()
  admin = await app.signIn({ role: 'admin' })
})
afterAll(() => app.close())

/** Opens the question whether somebody is to be deleted. */
async function ask() {
  const { id } = await createUser(app.db, { name: 'Dewi Lestari', role: 'teacher' })
  const { user } = await openScreen(`/admin/user/detail/${id}`, admin)
  const open = await screen.findByRole('button', { name: /^Hapus/ })
  await user.click(open)
  return { id, user, open, dialog: within(await screen.findByRole('dialog')) }
}

const exists = async (id: string) =>
  (await app.send(users.get, { token: admin.token, params: { id } })).status === 200

test('nothing happens without a reason that is long enough', async () => {
  const { id, user, dialog } = await ask()
  await user.type(dialog.getByLabelText('Alasan'), 'pendek')
  await user.click(dialog.getAllByRole('button').at(-1) ?? document.body)
  expect(await dialog.findByText('Tulis alasannya, minimal 10 huruf.')).toBeTruthy()
  expect(await exists(id)).toBe(true)
})

test('going back keeps all as it was, gives the focus back, and the next time begins empty', async () => {
  const { id, user, open, dialog } = await ask()
  await user.type(dialog.getByLabelText('Alasan'), 'Ternyata belum perlu dihapus.')
  await user.click(dialog.getByRole('button', { name: 'Batal' }))
  await waitFor(() => expect(document.activeElement).toBe(open))
  expect(await exists(id)).toBe(true)
  await user.click(open)
  const again = within(await screen.findByRole('dialog'))
  expect(again.getByLabelText<HTMLTextAreaElement>('Alasan').value).toBe('')
})
