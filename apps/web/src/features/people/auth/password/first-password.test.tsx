import { randomInt } from 'node:crypto'
import { passwords } from '@gerbang/contract/people/passwords.ts'
import { users } from '@gerbang/contract/people/users.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../../../server/src/testing/api.ts'
import { createProgram, createUser } from '../../../../../../server/src/testing/factories.ts'
import { strongPassword } from '../../../../../../server/src/testing/registrations.ts'
import { readToken } from '../../../../api/token.ts'
import { openScreen, serveScreens } from '../../../../testing/open-screen.tsx'

type Person = Awaited<ReturnType<TestApp['signIn']>>

let app: TestApp
let admin: Person
let program_id: string
beforeAll(async () => {
  app = await serveScreens()
  program_id = (await createProgram(app.db)).id
  admin = await app.signIn({ role: 'admin' })
})
afterAll(() => app.close())

async function createFirst() {
  const username = String(randomInt(10 ** 9, 10 ** 10))
  const { id } = await createUser(app.db, { username, status: 'invited', program_id })
  const body = { ids: [id], renew: false }
  const { data } = await app.send(users.givePasswords, { token: admin.token, body })
  return { id, username, password: data[0]?.password ?? '' }
}

async function enterFirst({ username, password }: { username: string; password: string }, path: string) {
  const opened = await openScreen(path)
  await opened.user.type(await screen.findByLabelText('Kata sandi'), password)
  const login = screen.getByLabelText<HTMLInputElement>('Email atau nama pengguna')
  if (login.value === '') await opened.user.type(login, username)
  await opened.user.click(screen.getByRole('button', { name: 'Masuk' }))
  expect(await screen.findByRole('heading', { name: 'Buat kata sandimu sendiri' })).toBeTruthy()
  return opened
}

test('the code of a card fills in who it is, and the first password is typed once', async () => {
  const student = await createFirst()
  const { user, router } = await enterFirst(student, `/login?user=${student.username}`)
  expect(screen.queryByLabelText('Kata sandi dari sekolah')).toBeNull()
  await user.type(screen.getByLabelText('Kata sandi baru'), strongPassword)
  await user.click(screen.getByRole('button', { name: 'Simpan dan lanjutkan' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/student'))
})

test('pages stay shut after a reload until the password is replaced, and then the way goes on', async () => {
  const student = await createFirst()
  await enterFirst(student, '/login')
  cleanup()
  const { user, router } = await openScreen('/student/raport')
  await user.type(await screen.findByLabelText('Kata sandi dari sekolah'), student.password)
  await user.type(screen.getByLabelText('Kata sandi baru'), strongPassword)
  await user.click(screen.getByRole('button', { name: 'Simpan dan lanjutkan' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/student/raport'))
})

test('pages open at once for whoever has replaced the first password elsewhere', async () => {
  const student = await createFirst()
  await enterFirst(student, '/login')
  cleanup()
  const token = readToken() ?? ''
  const body = { current_password: student.password, password: strongPassword }
  await app.send(passwords.change, { token, body })
  const { router } = await openScreen('/student/profile')
  await waitFor(() => expect(router.state.location.pathname).toBe('/student/profile'))
})

test('an admin tells a student a new password, which is shown once', async () => {
  const { id } = await createFirst()
  const { user } = await openScreen(`/admin/user/detail/${id}`, admin)
  await user.click(await screen.findByRole('button', { name: 'Buat kata sandi baru' }))
  await user.click(screen.getByRole('button', { name: 'Buat kata sandi' }))
  const shown = await screen.findByText(/^[a-hjkmnp-z2-9]{8}$/)
  const password = shown.textContent ?? ''
  await user.click(screen.getByRole('button', { name: 'Sudah disampaikan' }))
  expect(screen.queryByText(password)).toBeNull()
})
