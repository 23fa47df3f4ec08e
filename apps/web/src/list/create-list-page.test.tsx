import { questionBanks } from '@gerbang/contract/bank/question-banks.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../server/src/testing/api.ts'
import { createBank, createProgram } from '../../../server/src/testing/factories.ts'
import { openScreen, serveScreens } from '../testing/open-screen.tsx'
import { createListPage } from './create-list-page.tsx'
import { shapeList } from './list-shape.ts'

let app: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
beforeAll(async () => {
  app = await serveScreens()
  admin = await app.signIn({ role: 'admin' })
})
afterAll(() => app.close())

test('a page made of its description has its heading, its actions, and filters with what they offer', async () => {
  const own = { owner_id: admin.user.id }
  const program = await createProgram(app.db, { name: 'Kedinasan' })
  const other = await createProgram(app.db)
  await createBank(app.db, { ...own, program_id: program.id, title: 'Bank Kedinasan' })
  await createBank(app.db, { ...own, program_id: other.id, title: 'Bank lain' })
  const { user } = await openScreen('/admin/question-bank', admin)
  expect(await screen.findByRole('heading', { level: 1, name: 'Bank Soal' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Buat bank soal' })).toBeDefined()
  await screen.findByRole('link', { name: 'Bank lain' })
  const filter = screen.getByRole('combobox', { name: 'Program' })
  await within(filter).findByRole('option', { name: 'Kedinasan' })
  await user.selectOptions(filter, 'Kedinasan')
  expect(await screen.findByRole('link', { name: 'Bank Kedinasan' })).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Bank lain' })).toBeNull())
})

const words = {
  title: 'Bank',
  intro: '',
  search: 'Cari',
  table: 'Bank',
  noun: 'bank',
  filters: { program_id: 'Program' },
  empty: { title: '', text: '' },
}

/** Compiled and never called. */
export function refuseToCompile() {
  const shape = shapeList(questionBanks.list, { filters: { program_id: null }, sorts: ['title'] })
  createListPage({ shape, words, columns: [] })
  // @ts-expect-error -- a filter has no words
  createListPage({ shape, words: { ...words, filters: {} }, columns: [] })
  // @ts-expect-error -- rows have no such field
  createListPage({ shape, words, columns: [{ id: 'colour', header: 'Warna', cell: ({ colour }) => colour }] })
  // @ts-expect-error -- the list has no such filter
  createListPage({ shape, words, columns: [], useChoices: () => ({ choices: { owner: [] } }) })
}
