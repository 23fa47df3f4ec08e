import { questionReports } from '@gerbang/contract/bank/question-reports.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../../server/src/testing/api.ts'
import { createProgram, createTryout } from '../../../../../server/src/testing/factories.ts'
import { sit } from '../../../../../server/src/testing/sittings.ts'
import { openScreen, serveScreens } from '../../../testing/open-screen.tsx'

let app: TestApp
beforeAll(async () => {
  app = await serveScreens()
})
afterAll(() => app.close())

test('an admin answers a report, and the student reads the answer on the dashboard', async () => {
  const { id: program_id } = await createProgram(app.db)
  const tryout = await createTryout(app.db, { program_id })
  const student = await sit(app, tryout)
  const question_id = tryout.sub_tests[0]?.items[0]?.question_id
  const body = { place: 'tryout', slug: tryout.slug, question_id, reason: 'wrong_key', note: 'Harusnya B' }
  await app.send(questionReports.send, { token: student.token, body })

  const { user } = await openScreen('/admin/question-bank/flag', await app.signIn({ role: 'admin' }))
  expect(await screen.findByText('Harusnya B')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Laporan benar' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Jawab 1 laporan' }))
  expect(await dialog.findByText('Tulis jawabannya, minimal 3 huruf.')).toBeTruthy()
  await user.type(dialog.getByLabelText(/Jawaban untuk pelapor/), 'Kamu benar, kuncinya kami ganti.')
  await user.click(dialog.getByRole('button', { name: 'Jawab 1 laporan' }))
  expect(await screen.findByText('Tidak ada laporan yang menunggu')).toBeTruthy()
})

test('the answer stands on the dashboard until it has been read', async () => {
  const { id: program_id } = await createProgram(app.db)
  const tryout = await createTryout(app.db, { program_id })
  const student = await sit(app, tryout)
  const question_id = tryout.sub_tests[0]?.items[0]?.question_id ?? ''
  const body = { place: 'tryout', slug: tryout.slug, question_id, reason: 'unclear' }
  await app.send(questionReports.send, { token: student.token, body })
  const { token } = await app.signIn({ role: 'admin' })
  const decision = { status: 'declined', answer: 'Soalnya sudah tepat.' }
  await app.send(questionReports.answer, { token, params: { id: question_id }, body: decision })

  const { user } = await openScreen('/student', student)
  expect(await screen.findByText('Soalnya sudah tepat.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Sudah kubaca' }))
  await waitFor(() => expect(screen.queryByText('Soalnya sudah tepat.')).toBeNull())
})

test('a page that is there no more leads to the first, which has the reports', async () => {
  const { id: program_id } = await createProgram(app.db)
  const tryout = await createTryout(app.db, { program_id })
  const student = await sit(app, tryout)
  const question_id = tryout.sub_tests[0]?.items[0]?.question_id
  const body = { place: 'tryout', slug: tryout.slug, question_id, reason: 'wrong_key', note: 'Masih di sini' }
  await app.send(questionReports.send, { token: student.token, body })
  const { user } = await openScreen('/admin/question-bank/flag?page=7', await app.signIn({ role: 'admin' }))
  await user.click(await screen.findByRole('link', { name: 'Ke halaman pertama' }))
  expect(await screen.findByText('Masih di sini')).toBeTruthy()
})
