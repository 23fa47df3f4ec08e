import { classes } from '@gerbang/contract/people/classes.ts'
import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { TestApp } from '../../../../../../server/src/testing/api.ts'
import { createProgram, createUser } from '../../../../../../server/src/testing/factories.ts'
import { openScreen, serveScreens } from '../../../../testing/open-screen.tsx'

let app: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
let program_id: string
beforeAll(async () => {
  app = await serveScreens()
  program_id = (await createProgram(app.db)).id
  admin = await app.signIn({ role: 'admin' })
})
afterAll(() => app.close())

async function createClass(name: string, students: number) {
  const body = { name, year: 2026, school_name: 'SMA Uji' }
  const { data } = await app.send(classes.create, { token: admin.token, body })
  const user_ids: string[] = []
  for (let n = 0; n < students; n++)
    user_ids.push((await createUser(app.db, { name: `${name} ${n + 10}`, program_id, status: 'invited' })).id)
  const placed = { params: { id: data.id }, body: { user_ids, from: null } }
  await app.send(classes.place, { token: admin.token, ...placed })
  return data.id
}

test('cards of a class: eight a sheet, a password each that signs in, and the next time only for newcomers', async () => {
  const id = await createClass('XII A', 9)
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  const { user } = await openScreen(`/admin/user/login-card?kelas=${id}`, admin)
  await screen.findByText('9 siswa belum punya kata sandi.')
  await user.click(screen.getByRole('button', { name: 'Buat 9 kartu' }))
  const [first = document.body, second = document.body] = await screen.findAllByRole('region', {
    name: /^Kartu XII A/,
  })
  expect(within(first).getAllByRole('listitem')).toHaveLength(8)
  const card = within(second).getByRole('listitem')
  expect(within(second).getByText('XII A \u00B7 lembar 2 dari 2 \u00B7 gunting di garis putus')).toBeTruthy()
  const [login = '', password = ''] = [...card.querySelectorAll('dd')].map(found => found.textContent)
  const { statusCode } = await app.http.inject({
    method: 'POST',
    url: '/api/v1/login',
    payload: { login, password },
  })
  expect(statusCode).toBe(200)
  await user.click(screen.getByRole('button', { name: 'Cetak kartu' }))
  expect(print).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('button', { name: 'Kelas lain' }))
  await screen.findByText(/Semua siswa kelas ini sudah punya kata sandi/)
})

test('a new password for somebody who has one is asked for twice', async () => {
  const id = await createClass('XII B', 1)
  const { user } = await openScreen(`/admin/user/login-card?kelas=${id}`, admin)
  await user.click(await screen.findByRole('button', { name: 'Buat 1 kartu' }))
  const before = (await screen.findByRole('region', { name: /^Kartu XII B/ })).querySelector(
    '.login-card-password',
  )
  const former = before?.textContent
  await user.click(screen.getByRole('button', { name: 'Kelas lain' }))
  await user.click(await screen.findByRole('checkbox', { name: /Buat kata sandi baru juga/ }))
  await user.click(screen.getByRole('button', { name: 'Buat 1 kartu' }))
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ganti kata sandi' }),
  )
  const after = (await screen.findByRole('region', { name: /^Kartu XII B/ })).querySelector(
    '.login-card-password',
  )
  expect(after?.textContent).toMatch(/^[a-z0-9]{8}$/)
  expect(after?.textContent).not.toBe(former)
})
