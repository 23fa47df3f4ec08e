import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../../server/src/testing/api.ts'
import { createMajors, createProgram, createTryout } from '../../../../../server/src/testing/factories.ts'
import { enroll } from '../../../../../server/src/testing/sittings.ts'
import { openScreen, serveScreens } from '../../../testing/open-screen.tsx'

let app: TestApp
beforeAll(async () => {
  app = await serveScreens()
  await createUniversity('Universitas Indonesia', 'UI', ['Pendidikan Dokter', 'Pendidikan Dokter Gigi'])
  await createUniversity('UIN Jakarta', 'UIN', ['Pendidikan Dokter'])
})
afterAll(() => app.close())

async function createUniversity(name: string, short_name: string, names: string[]) {
  const { university, majors } = await createMajors(
    app.db,
    names.map(() => 'S1'),
  )
  await app.db.updateTable('universities').set({ name, short_name }).where('id', '=', university.id).execute()
  for (const [index, { id }] of majors.entries())
    await app.db
      .updateTable('majors')
      .set({ name: names[index] ?? '' })
      .where('id', '=', id)
      .execute()
}

async function openPicker() {
  const program = await createProgram(app.db)
  const tryout = await createTryout(app.db, { program_id: program.id, choices_min: 1, choices_max: 2 })
  const student = await enroll(app, tryout)
  const { user } = await openScreen(
    `/student/try-out/fill-major/${tryout.slug}/${student.attempt.id}`,
    student,
  )
  await user.click(await screen.findByRole('button', { name: 'Jurusan' }))
  return { user, search: await screen.findByRole('combobox', { name: 'Cari di semua universitas' }) }
}

test('"kedokteran ui" finds the major at UI first, that of others below, and picks nothing by itself', async () => {
  const { user, search } = await openPicker()
  await user.type(search, 'kedokteran ui')
  await screen.findByText('Paling cocok')
  const list = within(screen.getByRole('listbox'))
  expect(list.getAllByRole('option').map(option => option.textContent)).toEqual([
    expect.stringMatching(/^Pendidikan Dokter \(S1\)Universitas Indonesia/),
    expect.stringMatching(/^Pendidikan Dokter Gigi \(S1\)Universitas Indonesia/),
    expect.stringMatching(/^Pendidikan Dokter \(S1\)UIN Jakarta/),
  ])
  expect(list.getByText('Jurusan sama, kampus lain')).toBeTruthy()
  expect(screen.getByText('“kedokteran” dibaca pendidikan dokter', { exact: false })).toBeTruthy()
  expect(search.getAttribute('aria-activedescendant')).toBeNull()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('listbox')).toBeTruthy()
  await user.keyboard('{ArrowDown}{Enter}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(screen.getByRole('button', { name: /^Pendidikan Dokter \(S1\)|Jurusan/ }).textContent).toBe(
    'Pendidikan Dokter (S1)',
  )
})

test('where nothing is found, words like those typed are offered and searched for at a touch', async () => {
  const { user, search } = await openPicker()
  await user.type(search, 'penddoktr')
  await user.click(await screen.findByRole('button', { name: 'pendidikan' }))
  expect((await screen.findAllByRole('option')).length).toBe(3)
  expect((search as HTMLInputElement).value).toBe('pendidikan')
})
