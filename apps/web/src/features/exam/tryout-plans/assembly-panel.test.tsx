import { tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'
import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../../server/src/testing/api.ts'
import {
  createBank,
  createProgram,
  createQuestions,
  createTryout,
} from '../../../../../server/src/testing/factories.ts'
import { openScreen, serveScreens } from '../../../testing/open-screen.tsx'

let app: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
beforeAll(async () => {
  app = await serveScreens()
  admin = await app.signIn({ role: 'admin' })
})
afterAll(() => app.close())

/** A draft that wants three of the twelve questions of its bank, and a copy of it. */
async function openDraft({ copies }: { copies: number }) {
  const { token } = admin
  const program = await createProgram(app.db)
  const bank = await createBank(app.db, { owner_id: admin.user.id, program_id: program.id })
  await createQuestions(app.db, bank, 12)
  const draft = { status: 'draft' as const, published_at: null, sub_tests: 0, questions: 0 }
  const { id } = await createTryout(app.db, { program_id: program.id, title: 'Paket Senin', ...draft })
  const params = { id }
  const sub_tests = [{ subject_id: bank.subject_id, duration_seconds: 600, weight: 1, wanted_questions: 3 }]
  await app.send(tryoutPlans.arrange, { token, params, body: { sub_tests } })
  for (let copy = 0; copy < copies; copy++) await app.send(tryoutPlans.duplicate, { token, params })
  const { user } = await openScreen(`/admin/try-out/create/test?id=${id}&cara=kisi-kisi`, admin)
  const panel = within(await screen.findByRole('region', { name: 'Susun naskah yang mengukur dengan baik' }))
  return { user, panel }
}

test('a draft and its copy get forms of their own, shown side by side', async () => {
  const { user, panel } = await openDraft({ copies: 1 })
  await user.click(await panel.findByRole('checkbox', { name: /^Paket Senin \(salinan\)/ }))
  await user.selectOptions(panel.getByLabelText('Paling teliti untuk'), 'Siswa rata-rata')
  await user.click(panel.getByRole('button', { name: 'Susun naskah' }))
  // By its text: the server of this test works in the same thread, which a search by role keeps busy.
  expect(await panel.findAllByText('0 dari 3', undefined, { timeout: 120_000 })).toHaveLength(2)
  const table = panel.getByRole('table', { name: 'Naskah yang tersusun' })
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Paket Senin', 'Paket Senin (salinan)'])
  expect(await screen.findByText('2 naskah tersusun')).toBeTruthy()
  expect(await screen.findByText(/1 subtes · 3 soal/)).toBeTruthy()
})

test('a wish that cannot hold is named at its field, and everything typed stays', async () => {
  const { user, panel } = await openDraft({ copies: 0 })
  expect(await panel.findByText(/Buat salinan try out ini dulu/)).toBeTruthy()
  await user.type(panel.getByLabelText(/Kata paling banyak/), '2')
  await user.click(panel.getByRole('button', { name: 'Susun naskah' }))
  const field = panel.getByLabelText(/Kata paling banyak/)
  expect(
    await panel.findByText(/Bisa kalau ini dilonggarkan: batas kata/, undefined, { timeout: 120_000 }),
  ).toBeTruthy()
  expect(field).toHaveProperty('value', '2')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(panel.queryByRole('table')).toBeNull()
})

test('fewer than one word is refused before anything is sent', async () => {
  const { user, panel } = await openDraft({ copies: 0 })
  await user.type(panel.getByLabelText(/Kata paling banyak/), '0')
  await user.click(panel.getByRole('button', { name: 'Susun naskah' }))
  expect(panel.getByLabelText(/Kata paling banyak/).getAttribute('aria-invalid')).toBe('true')
  expect(panel.queryByText(/Mencari susunan/)).toBeNull()
})
