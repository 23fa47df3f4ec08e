import { onPaper } from '@gerbang/contract/exam/on-paper.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../../server/src/testing/api.ts'
import { createProgram, createTryout, type TestTryout } from '../../../../../server/src/testing/factories.ts'
import { openScreen, serveScreens } from '../../../testing/open-screen.tsx'

type Person = Awaited<ReturnType<TestApp['signIn']>>

let app: TestApp
let admin: Person
let program: { id: string; name: string }
let tryout: TestTryout
beforeAll(async () => {
  app = await serveScreens()
  program = await createProgram(app.db)
  admin = await app.signIn({ role: 'admin' })
  tryout = await createTryout(app.db, { program_id: program.id, sub_tests: 1, title: 'Try Out Kertas' })
})
afterAll(() => app.close())

test('what is chosen is what is printed: each variant with its letter, keys only when asked for', async () => {
  const { user } = await openScreen(`/admin/try-out/detail/${tryout.id}`, admin)
  await user.click(await screen.findByRole('link', { name: 'Cetak kertas' }))
  const preview = within(await screen.findByRole('region', { name: 'Pratinjau cetak' }))
  expect(preview.getAllByRole('article')).toHaveLength(2)
  expect(preview.queryByText(/Kunci/)).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Varian C' }))
  await user.click(screen.getByRole('checkbox', { name: /^Kunci/ }))
  expect(preview.getAllByRole('article')).toHaveLength(6)
  expect(preview.getAllByText(/^Kunci ·/)).toHaveLength(2)
  for (const name of ['Soal', 'Lembar jawaban', /^Kunci/])
    await user.click(screen.getByRole('checkbox', { name }))
  expect(screen.getByText('Belum ada yang dipilih')).toBeTruthy()
})

test('a draft cannot be printed yet', async () => {
  const draft = await createTryout(app.db, { program_id: program.id, status: 'draft', published_at: null })
  await openScreen(`/admin/try-out/detail/${draft.id}/paper`, admin)
  expect(await screen.findByText('Belum terbit')).toBeTruthy()
})

test('a typed sheet: a mark that is no answer is told in place and nothing typed is lost; then it is listed', async () => {
  const student = await app.signIn({ program_id: program.id, name: 'Rani Kertas' })
  const { user } = await openScreen(`/admin/try-out/detail/${tryout.id}/paper/answers`, admin)
  const who = await screen.findByLabelText('Username, email, atau kode siswa')
  await user.type(who, student.user.username)
  await user.selectOptions(screen.getByLabelText('Varian'), 'B')
  const marks = within(screen.getByRole('group', { name: 'Subtes 1' })).getAllByRole('textbox')
  expect(marks).toHaveLength(tryout.sub_tests[0]?.items.length ?? 0)
  for (const mark of marks) await user.type(mark, '%%%')
  await user.click(screen.getByRole('button', { name: 'Simpan lembar' }))
  expect((await screen.findAllByText(/nomor \d+: pakai/)).length).toBeGreaterThan(0)
  expect(marks.map(mark => (mark as HTMLInputElement).value)).toEqual(marks.map(() => '%%%'))
  for (const mark of marks) {
    await user.clear(mark)
    const isText = mark.getAttribute('placeholder') === 'isian'
    if (isText) await user.type(mark, '12')
  }
  await user.click(screen.getByRole('button', { name: 'Simpan lembar' }))
  expect(await screen.findByText('Rani Kertas')).toBeTruthy()
  await waitFor(() => expect((who as HTMLInputElement).value).toBe(''))
  const { data } = await app.send(onPaper.list, { token: admin.token, params: { id: tryout.id } })
  expect(data).toMatchObject([{ name: 'Rani Kertas', variant: 'B' }])
})
