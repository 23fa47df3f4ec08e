import { tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../../server/src/testing/api.ts'
import {
  createBank,
  createProgram,
  createQuestions,
  createTryout,
  epoch,
} from '../../../../../server/src/testing/factories.ts'
import { openScreen, serveScreens } from '../../../testing/open-screen.tsx'

let app: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
let teacher: Awaited<ReturnType<TestApp['signIn']>>
beforeAll(async () => {
  app = await serveScreens()
  admin = await app.signIn({ role: 'admin' })
  teacher = await app.signIn({ role: 'teacher' })
})
afterAll(() => app.close())

let count = 0
async function createStock(questions: number) {
  const program = await createProgram(app.db, { name: `Program ${++count}` })
  const bank = await createBank(app.db, { owner_id: teacher.user.id, program_id: program.id })
  const { ids } = await createQuestions(app.db, bank, questions)
  return { program, bank, ids }
}

async function measure(question_id: string) {
  const at = epoch.toISOString()
  const scale = { scale_of: crypto.randomUUID(), scale_a: 500, scale_b: 100, scale_min: 200, scale_max: 1000 }
  const row = {
    question_id,
    question_version: 1,
    a: 1,
    b: -0.5,
    c: 0.2,
    se: 0.1,
    n: 240,
    source: 'Try Out Satu',
  }
  await app.db
    .insertInto('question_estimates')
    .values({ ...scale, ...row, created_at: at, updated_at: at })
    .execute()
}

test('a teacher finds a sub-test in the list and sees how far it is measured, and who puts questions into a try-out', async () => {
  const { program, ids } = await createStock(3)
  await measure(ids[0] ?? '')
  const { user } = await openScreen('/teacher/question-bank/kalibrasi', teacher)
  const table = within(await screen.findByRole('table', { name: program.name }))
  expect(table.getByText('1 dari 3')).toBeTruthy()
  await user.click(table.getByRole('link', { name: 'Penalaran Umum' }))
  expect(await screen.findByRole('heading', { name: 'Penalaran Umum', level: 1 })).toBeTruthy()
  expect(screen.getByText('Try Out Satu')).toBeTruthy()
  expect(screen.getByText('1 kecil · 0 sedang · 0 besar')).toBeTruthy()
  const bands = within(screen.getByRole('table', { name: 'Soal terukur menurut kesulitan' }))
  expect(bands.getByRole('row', { name: /^−1 sampai 0/ }).textContent).toMatch(/1.*28.*27$/)
  expect(await screen.findByText(/Admin memasukkannya ke uji coba/)).toBeTruthy()
  const next = within(await screen.findByRole('region', { name: 'Soal yang sebaiknya diuji coba' }))
  expect(next.getAllByRole('row')).toHaveLength(3)
  expect(screen.queryAllByRole('checkbox')).toHaveLength(0)
})

test('without a draft there is none to choose', async () => {
  const { bank } = await createStock(1)
  const { user } = await openScreen(`/admin/question-bank/kalibrasi/${bank.subject_id}`, admin)
  await user.click(await screen.findByRole('checkbox', { name: 'Pilih semua di halaman ini' }))
  await user.click(screen.getByRole('button', { name: 'Masukkan ke uji coba' }))
  expect(await screen.findByText('Belum ada draf try out')).toBeTruthy()
})

test('where nothing waits the list says so', async () => {
  const { bank, ids } = await createStock(1)
  await measure(ids[0] ?? '')
  await openScreen(`/teacher/question-bank/kalibrasi/${bank.subject_id}`, teacher)
  expect(await screen.findByText('Tidak ada yang menunggu')).toBeTruthy()
})

test('an admin picks questions and puts them into the trials of a draft, which then carries them', async () => {
  const { program, bank } = await createStock(4)
  const draft = { status: 'draft' as const, published_at: null, scoring: 'irt' as const }
  const { id } = await createTryout(app.db, {
    program_id: program.id,
    title: 'Try Out Berikut',
    ...draft,
    sub_tests: 0,
    questions: 0,
  })
  const sub_tests = [{ subject_id: bank.subject_id, duration_seconds: 600, weight: 1, wanted_questions: 3 }]
  const { token } = admin
  await app.send(tryoutPlans.arrange, { token, params: { id }, body: { sub_tests } })

  const { user } = await openScreen(`/admin/question-bank/kalibrasi/${bank.subject_id}`, admin)
  const next = within(await screen.findByRole('region', { name: 'Soal yang sebaiknya diuji coba' }))
  const [, first, second] = next.getAllByRole('checkbox')
  if (!first || !second) throw new Error('No questions to pick')
  await user.click(first)
  await user.click(second)
  await user.click(screen.getByRole('button', { name: 'Masukkan ke uji coba' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Uji cobakan 2 soal' }))
  expect(dialog.getByRole('radio', { name: /Try Out Berikut/ })).toHaveProperty('checked', true)
  expect(dialog.getByLabelText('Soal uji coba per siswa')).toHaveProperty('value', '2')
  await user.click(dialog.getByRole('button', { name: 'Masukkan' }))
  await waitFor(() => expect(next.getAllByRole('checkbox')).toHaveLength(3))
  expect(await screen.findByText(/2 sedang diuji coba/)).toBeTruthy()
  const { data } = await app.send(tryoutPlans.get, { token, params: { id } })
  expect(data.sub_tests[0]).toMatchObject({ trial_count: 2, trials_each: 2 })
})
