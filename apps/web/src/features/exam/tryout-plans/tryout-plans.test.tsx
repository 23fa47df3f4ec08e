import { programs } from '@gerbang/contract/exam/programs.ts'
import { tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestApp } from '../../../../../server/src/testing/api.ts'
import {
  createBank,
  createProgram,
  createQuestions,
  createTryout,
} from '../../../../../server/src/testing/factories.ts'
import { openScreen, serveScreens } from '../../../testing/open-screen.tsx'

type Person = Awaited<ReturnType<TestApp['signIn']>>

let app: TestApp
let admin: Person
let program: { id: string; name: string }
let count = 0
beforeAll(async () => {
  app = await serveScreens()
  admin = await app.signIn({ role: 'admin' })
})
afterAll(() => app.close())
beforeEach(async () => {
  program = await createProgram(app.db, { name: `Program ${++count}` })
})

const draftRow = { status: 'draft' as const, published_at: null, sub_tests: 0, questions: 0 }

/** A draft with one sub-test, "Penalaran Umum", that wants three of the twelve questions of its bank. */
async function createDraft() {
  const bank = await createBank(app.db, { owner_id: admin.user.id, program_id: program.id })
  await createQuestions(app.db, bank, 12)
  const tryout = await createTryout(app.db, { program_id: program.id, ...draftRow })
  await app.db.deleteFrom('score_runs').where('tryout_id', '=', tryout.id).execute()
  const sub_tests = [{ subject_id: bank.subject_id, duration_seconds: 600, weight: 1, wanted_questions: 3 }]
  const params = { id: tryout.id }
  const { data } = await app.send(tryoutPlans.arrange, { token: admin.token, params, body: { sub_tests } })
  return { id: tryout.id, subTestId: data.sub_tests[0]?.id ?? '' }
}

const openTest = (id: string, way = '') => openScreen(`/admin/try-out/create/test?id=${id}${way}`, admin)

test('the list shows drafts and published try-outs with their states', async () => {
  await createDraft()
  await createTryout(app.db, { program_id: program.id, title: 'Try Out Terbuka' })
  await openScreen(`/admin/try-out?program_id=${program.id}`, admin)
  const table = await screen.findByRole('table')
  expect(within(table).getByText('Draf')).toBeTruthy()
  expect(within(table).getByText('Dibuka', { selector: 'span' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Buat try out' }).getAttribute('href')).toBe(
    '/admin/try-out/create',
  )
})

test('an identity that contradicts itself is refused in place and keeps what was typed', async () => {
  const { user } = await openScreen('/admin/try-out/create', admin)
  await user.type(await screen.findByLabelText('Judul'), 'Try Out Baru')
  await user.click(screen.getByRole('button', { name: 'Simpan dan susun tes' }))
  expect(await screen.findByText('Isi waktu tutup dulu, atau pilih yang lain.')).toBeTruthy()
  expect(screen.getByLabelText('Judul')).toHaveProperty('value', 'Try Out Baru')
})

test('a format says how its try-outs are sat and scored', async () => {
  const { subject_id } = await createBank(app.db, { owner_id: admin.user.id, program_id: program.id })
  const sub_tests = [{ subject_id, question_count: 30, duration_seconds: 1_800, weight: 1, threshold: null }]
  const marks = { kind: 'penalty', correct: 4, wrong: -2, blank: 0 }
  const format = { name: 'Mandiri 2027', year: 2027, source: '', mode: 'free', scoring: 'raw' }
  const body = { ...format, marks, sub_tests }
  const made = await app.send(programs.createPreset, {
    token: admin.token,
    params: { id: program.id },
    body,
  })
  expect(made.status).toBe(201)

  const { user } = await openScreen('/admin/try-out/create', admin)
  await screen.findByRole('option', { name: program.name })
  await user.selectOptions(screen.getByLabelText('Program'), program.name)
  expect(await screen.findByDisplayValue('Mandiri 2027')).toBeTruthy()
  expect(screen.getByRole('radio', { name: /^Bebas memilih/ })).toHaveProperty('checked', true)
  expect(screen.getByRole('radio', { name: /^Poin/ })).toHaveProperty('checked', true)
  expect(await screen.findByLabelText('Salah')).toHaveProperty('value', '-2')

  await user.click(screen.getByRole('radio', { name: /^Bobot/ }))
  await user.selectOptions(screen.getByLabelText(/^Format/), '')
  expect(screen.getByRole('radio', { name: /^Bobot/ })).toHaveProperty('checked', true)
})

test('a blueprint fills a sub-test, and the draft is published from the same page', async () => {
  const { id } = await createDraft()
  const { user, router } = await openTest(id)
  expect(await screen.findByText(/belum berisi soal/)).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Ambil 3 soal' }))
  expect(await screen.findByText('3 soal diambil')).toBeTruthy()
  const publish = await screen.findByRole('button', { name: 'Terbitkan' })
  await waitFor(() => expect(publish.getAttribute('aria-disabled')).toBeNull())
  await user.click(publish)
  expect(await screen.findByText(/1 subtes dengan 3 soal dibekukan/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Ya, terbitkan' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(`/admin/try-out/detail/${id}`))
  expect(await screen.findByRole('link', { name: 'Peringkat dan penilaian' })).toBeTruthy()
})

test('questions are taken and left by hand', async () => {
  const { id, subTestId } = await createDraft()
  const { user } = await openTest(id, `&subtes=${subTestId}&cara=pilih`)
  const boxes = await screen.findAllByRole('checkbox', { name: /Soal/ })
  await user.click(boxes[0] ?? document.body)
  expect(await screen.findByText('12 soal · soal terpilih: 1')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Soal terpilih' }))
  await user.click(await screen.findByRole('button', { name: 'Keluarkan soal 1' }))
  expect(await screen.findByText('Belum ada soal')).toBeTruthy()
})

test('ticks count at once, however fast they come, and all that a filter finds is taken by one press', async () => {
  const { id, subTestId } = await createDraft()
  const { user } = await openTest(id, `&subtes=${subTestId}&cara=pilih`)
  const boxes = await screen.findAllByRole('checkbox', { name: /Soal/ })
  for (const box of boxes.slice(0, 4)) fireEvent.click(box)
  expect(boxes.filter(box => (box as HTMLInputElement).checked)).toHaveLength(4)
  const params = { id, subTestId }
  const count = async () =>
    (await app.send(tryoutPlans.paper, { token: admin.token, params })).data.questions.length
  await waitFor(async () => expect(await count()).toBe(4))
  await user.click(screen.getByRole('button', { name: 'Pilih semua 12 soal' }))
  await waitFor(async () => expect(await count()).toBe(12))
  expect(await screen.findByText('12 soal · soal terpilih: 12')).toBeTruthy()
})

test('a closed try-out says so after a reason was given', async () => {
  const closes_at = new Date(app.now().getTime() + 3_600_000).toISOString()
  const { id } = await createTryout(app.db, { program_id: program.id, closes_at, scoring: 'irt' })
  const { user } = await openScreen(`/admin/try-out/detail/${id}`, admin)
  await user.click(await screen.findByRole('button', { name: 'Tutup sekarang' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByLabelText('Alasan'), 'Semua peserta sudah selesai')
  await user.click(within(dialog).getByRole('button', { name: 'Tutup sekarang' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByText('Ditutup', { selector: 'span' })).toBeTruthy()
})
