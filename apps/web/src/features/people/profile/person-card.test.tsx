import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auth } from '@gerbang/contract/people/auth.ts'
import { profile } from '@gerbang/contract/people/profile.ts'
import { queryClient } from '../../../api/query-client.ts'
import type { TestApp } from '../../../../../server/src/testing/api.ts'
import { holdReplies } from '../../../testing/hold-replies.ts'
import { openScreen, serveScreens } from '../../../testing/open-screen.tsx'

let app: TestApp
beforeAll(async () => {
  app = await serveScreens()
})
afterAll(() => app.close())

let count = 0

async function openProfile() {
  const who = await app.signIn({ role: 'teacher', name: 'Sari Dewi', username: `sari-${++count}` })
  const { user, router } = await openScreen('/teacher/profile', who)
  await user.click(await screen.findByRole('button', { name: 'Ubah data diri' }))
  const name = await screen.findByLabelText('Nama lengkap')
  return { who, user, router, name }
}

test('an emptied name is refused by the rules of the contract, in the words of the form', async () => {
  const { user, name } = await openProfile()
  await user.clear(name)
  await user.click(screen.getByRole('button', { name: 'Simpan perubahan' }))
  expect(await screen.findByText('Isi nama lengkapmu, minimal 3 huruf.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(name))
})

test('what was changed is saved, and may be left without a question', async () => {
  const { who, user, router, name } = await openProfile()
  await user.clear(name)
  await user.type(name, 'Sari Dewi Lestari')
  await user.click(screen.getByRole('button', { name: 'Simpan perubahan' }))
  const read = () =>
    app.db.selectFrom('users').select('name').where('id', '=', who.user.id).executeTakeFirst()
  await waitFor(async () => expect(await read()).toEqual({ name: 'Sari Dewi Lestari' }))
  await waitFor(() => {
    const save = screen.getByRole('button', { name: 'Simpan perubahan' })
    expect([save.getAttribute('aria-disabled'), save.getAttribute('aria-busy')]).toEqual(['true', null])
  })
  await router.navigate('/forgot-password')
  expect(await screen.findByRole('heading', { name: 'Lupa kata sandi' })).toBeTruthy()
})

test('unsaved changes are not left without a question', async () => {
  const { user, router, name } = await openProfile()
  await user.type(name, ' Lestari')
  const leave = new Event('beforeunload', { cancelable: true })
  await waitFor(() => {
    fireEvent(window, leave)
    expect(leave.defaultPrevented).toBe(true)
  })

  void router.navigate('/forgot-password')
  await user.click(await screen.findByRole('button', { name: 'Tetap di sini' }))
  expect(router.state.location.pathname).toBe('/teacher/profile')
  expect(name).toHaveProperty('value', 'Sari Dewi Lestari')

  void router.navigate('/forgot-password')
  await user.click(await screen.findByRole('button', { name: 'Pindah tanpa menyimpan' }))
  expect(await screen.findByRole('heading', { name: 'Lupa kata sandi' })).toBeTruthy()
})

test('what is typed while a save is under way stays, and is not taken for saved', async () => {
  const { who, user, name } = await openProfile()
  const phone = screen.getByLabelText(/Nomor/)
  await user.clear(name)
  await user.type(name, '  Sari Lestari ')
  const { waitUntilSent, letGo } = holdReplies()
  await user.click(screen.getByRole('button', { name: 'Simpan perubahan' }))
  await waitUntilSent()
  await user.type(phone, '081234567890')
  letGo()
  await waitFor(() => expect(name).toHaveProperty('value', 'Sari Lestari'))
  expect(phone).toHaveProperty('value', '081234567890')

  const save = screen.getByRole('button', { name: 'Simpan perubahan' })
  await waitFor(() =>
    expect([save.getAttribute('aria-disabled'), save.getAttribute('aria-busy')]).toEqual([null, null]),
  )
  await user.click(save)
  const read = () =>
    app.db.selectFrom('users').select(['name', 'phone']).where('id', '=', who.user.id).executeTakeFirst()
  await waitFor(async () =>
    expect(await read()).toEqual({ name: 'Sari Lestari', phone: expect.stringMatching(/81234567890$/) }),
  )
})

test('what is typed in one card stays while another is saved and the viewer is read anew', async () => {
  const who = await app.signIn({ role: 'student', name: 'Bima Arya' })
  const { user } = await openScreen('/student/profile', who)
  await user.click(await screen.findByRole('button', { name: 'Ubah data diri' }))
  await user.click(screen.getByRole('button', { name: 'Buat yang baru' }))
  const name = await screen.findByLabelText('Nama lengkap')
  const current = await screen.findByLabelText('Kata sandi sekarang')
  await user.type(name, ' Putra')
  await user.type(current, 'rahasia')
  await user.click(screen.getByRole('checkbox', { name: /Ingatkan/ }))
  const read = () =>
    app.db.selectFrom('users').select('reminders').where('id', '=', who.user.id).executeTakeFirst()
  await waitFor(async () => expect(await read()).toEqual({ reminders: false }))
  await queryClient.invalidateQueries({ queryKey: [auth.me.path] })
  await queryClient.invalidateQueries({ queryKey: [profile.get.path] })
  expect([screen.getByLabelText('Nama lengkap'), screen.getByLabelText('Kata sandi sekarang')]).toEqual([
    name,
    current,
  ])
  expect(name).toHaveProperty('value', 'Bima Arya Putra')
  expect(current).toHaveProperty('value', 'rahasia')
})
