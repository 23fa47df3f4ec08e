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

test('trial questions and how many each student meets are chosen for a draft, which cannot be published half chosen', async () => {
  const { token } = admin
  const program = await createProgram(app.db)
  const bank = await createBank(app.db, { owner_id: admin.user.id, program_id: program.id })
  await createQuestions(app.db, bank, 12)
  const draft = { status: 'draft' as const, published_at: null, scoring: 'irt' as const }
  const { id } = await createTryout(app.db, { program_id: program.id, ...draft, sub_tests: 0, questions: 0 })
  const params = { id }
  const sub_tests = [{ subject_id: bank.subject_id, duration_seconds: 600, weight: 1, wanted_questions: 3 }]
  await app.send(tryoutPlans.arrange, { token, params, body: { sub_tests } })

  const { user } = await openScreen(`/admin/try-out/create/test?id=${id}&cara=uji-coba`, admin)
  const pool = within(await screen.findByRole('list', { name: 'Soal di bank' }))
  const [first, second] = pool.getAllByRole('checkbox')
  if (!first || !second) throw new Error('No questions to choose')
  await user.click(first)
  await user.click(second)
  expect(await screen.findByText(/dari 2 soal uji coba/)).toBeTruthy()
  const each = screen.getByLabelText('Soal uji coba per siswa')
  await user.clear(each)
  await user.type(each, '3')
  await user.click(screen.getByRole('button', { name: 'Simpan jumlah' }))
  expect(await screen.findByText(/3 dari 2 soal uji coba/)).toBeTruthy()

  const [subTest] = (await app.send(tryoutPlans.get, { token, params })).data.sub_tests
  expect(subTest).toMatchObject({ trial_count: 2, trials_each: 3, question_count: 0 })
  const { data: findings } = await app.send(tryoutPlans.check, { token, params })
  expect(findings).toContainEqual(expect.objectContaining({ code: 'trials_short', level: 'blocks' }))
})
