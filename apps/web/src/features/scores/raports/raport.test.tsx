import { tryouts } from '@gerbang/contract/exam/tryouts.ts'
import { practices } from '@gerbang/contract/learning/practices.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { TestApp } from '../../../../../server/src/testing/api.ts'
import {
  createMajors,
  createProgram,
  createTryout,
  epoch,
  iso,
} from '../../../../../server/src/testing/factories.ts'
import { createPool, createPractice } from '../../../../../server/src/testing/practices.ts'
import { enroll, sitSubTest } from '../../../../../server/src/testing/sittings.ts'
import { openScreen, serveScreens } from '../../../testing/open-screen.tsx'
import { spoilReplies } from '../../../testing/spoil-replies.ts'

let app: TestApp
let program_id: string
beforeAll(async () => {
  app = await serveScreens()
  program_id = (await createProgram(app.db)).id
})
afterEach(() => app.setClock(epoch))
afterAll(() => app.close())

type Person = Awaited<ReturnType<TestApp['signIn']>>

const create = (title: string, options: object = {}) =>
  createTryout(app.db, { program_id, title, sub_tests: 1, questions: 6, ...options })

/** Sits a try-out of one sub-test with six questions, worth 200 to 1000 points, `right` of them right. */
async function sitOne({ token }: Person, tryout: Awaited<ReturnType<typeof create>>, right: number) {
  app.advance(3_600)
  const own = { token, params: { slug: tryout.slug } }
  await app.send(tryouts.enroll, own)
  await sitSubTest(app, own, tryout.sub_tests[0], right)
}

const signIn = () => app.signIn({ program_id, name: 'Nadia Raport', school_name: 'SMAN 2' })
const openRaport = (student: Person) => openScreen('/student/raport', student)
const findTable = () => screen.findByRole('table', { name: 'Per subtes' })

test('before the first result a raport says what it will hold, and leads to try-outs', async () => {
  await openRaport(await signIn())
  expect(await screen.findByText('Raportmu mulai dari try out pertama')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Lihat try out' }).getAttribute('href')).toBe('/student/try-out')
})

test('one result: whose it is, the last score, and no change to speak of', async () => {
  const student = await signIn()
  await sitOne(student, await create('Perdana'), 3)
  await openRaport(student)
  expect(await screen.findByRole('heading', { name: 'Nadia Raport' })).toBeTruthy()
  expect(screen.getByText('SMAN 2')).toBeTruthy()
  expect(screen.getByText('skor terakhir, Perdana')).toBeTruthy()
  const row = within(await findTable()).getByRole('row', { name: /^Subtes 1/ })
  expect(within(row).getAllByText('600').length).toBeGreaterThan(0)
  expect(within(row).getAllByText('–').length).toBeGreaterThan(0)
})

test('two sittings of one try-out are compared, and without errors the change is said to be unsure', async () => {
  const student = await signIn()
  const tryout = await create('Ulang')
  await sitOne(student, tryout, 0)
  await sitOne(student, tryout, 3)
  await openRaport(student)
  expect(await screen.findByText(/^\+400 sejak Ulang: belum pasti naik\.$/)).toBeTruthy()
  const row = within(await findTable()).getByRole('row', { name: /^Subtes 1/ })
  expect(within(row).getByText('200 → 600')).toBeTruthy()
  const results = screen.getAllByRole('link', { name: /^UlangPengerjaan ke-/ })
  expect(results.map(link => link.getAttribute('href'))).toEqual([
    `/student/try-out/result/${tryout.slug}?attempt=2`,
    `/student/try-out/result/${tryout.slug}?attempt=1`,
  ])
  expect(within(row).getAllByText('belum pasti').length).toBeGreaterThan(0)
})

test('a percentile below the median is told when asked for', async () => {
  const low = await signIn()
  const tryout = await create('Berperingkat')
  await sitOne(low, tryout, 1)
  // Of whom one has less: of the very last no percentile is told.
  for (const right of [0, 3, 3, 3, 3, 3, 3, 3, 3, 6]) await sitOne(await signIn(), tryout, right)
  await app.jobs.rank()
  const { user } = await openRaport(low)
  const folded = (await screen.findByText('Persentil, kalau ingin tahu')).closest('details')
  expect(folded?.open).toBe(false)
  await user.click(screen.getByText('Persentil, kalau ingin tahu'))
  expect(folded?.open).toBe(true)
  expect(within(folded as HTMLElement).getByText(/^persentil \d/)).toBeTruthy()
})

test('try-outs without questions in common are not compared, and the page says so', async () => {
  const student = await signIn()
  await sitOne(student, await create('Satu'), 1)
  await sitOne(student, await create('Dua'), 5)
  await openRaport(student)
  expect(await screen.findByText(/belum disetarakan lewat soal jangkar/)).toBeTruthy()
  expect(screen.queryByText(/belum pasti naik/)).toBeNull()
})

test('weak topics lead to practice and strong ones are praised by name', async () => {
  const student = await signIn()
  await sitOne(student, await create('Lemah'), 1)
  await openRaport(student)
  const weak = (await screen.findByRole('heading', { name: 'Dilatih berikutnya' })).closest('section')
  expect(
    within(weak as HTMLElement).getByText('Subtes 1 · 1 dari 6 soal benar di semua try out'),
  ).toBeTruthy()
  expect(within(weak as HTMLElement).getByRole('button', { name: 'Latih Topik 1' })).toBeTruthy()
  expect(screen.getByText('Belum ada topik dengan cukup soal untuk disebut kuat.')).toBeTruthy()
})

test('all right: strong, and nothing weak to name', async () => {
  const student = await signIn()
  await sitOne(student, await create('Kuat'), 6)
  await openRaport(student)
  const strong = (await screen.findByRole('heading', { name: 'Sudah kuat' })).closest('section')
  expect(within(strong as HTMLElement).getByText('Topik 1')).toBeTruthy()
  expect(screen.getByText('Tidak ada topik lemah dengan cukup soal.')).toBeTruthy()
})

/** With 600 points. */
async function sitForTarget(passing_score: number, total_se: number | null = null) {
  const { majors } = await createMajors(app.db, ['S1'])
  const major_id = majors[0]?.id ?? ''
  await app.db
    .insertInto('major_years')
    .values({ major_id, year: 2025, source: 'SNPMB', is_estimate: true, passing_score })
    .execute()
  const tryout = await create('Menuju target', { choices_min: 1 })
  const { token, user, params } = await enroll(app, tryout)
  await app.send(tryouts.choose, { token, params, body: { major_ids: [major_id] } })
  await sitSubTest(app, { token, params }, tryout.sub_tests[0], 3)
  await app.db.updateTable('attempt_scores').set({ total_se }).where('total_se', 'is', null).execute()
  await openScreen('/student/raport', { token, user })
}

test('a target stands beside the score, with the way that is left and where the figure is from', async () => {
  await sitForTarget(700)
  expect(await screen.findByText(/^poin lagi ke skor rujukan 700 \(2025\)$/)).toBeTruthy()
  expect(screen.getByText('Skor rujukan adalah perkiraan, bukan kepastian.')).toBeTruthy()
  expect(screen.getByText(/Target Jurusan 1, Universitas Uji/)).toBeTruthy()
})

test('a target that lies within the error of the score is about the same', async () => {
  await sitForTarget(630, 46)
  expect(await screen.findByText('Kira-kira sama')).toBeTruthy()
  expect(screen.getByText('dengan skor rujukan 630 (2025)')).toBeTruthy()
})

test('a result that is not out is in no raport', async () => {
  const student = await signIn()
  const closes_at = new Date(app.now().getTime() + 86_400_000).toISOString()
  await sitOne(student, await create('Masih buka', { closes_at, result_release: 'at_close' }), 3)
  await openRaport(student)
  expect(await screen.findByText('Raportmu mulai dari try out pertama')).toBeTruthy()
})

test('what was practised last week is told, and what is older is not', async () => {
  const student = await signIn()
  await sitOne(student, await create('Lemah'), 1)
  const { subject_id, questions } = await createPool(app.db, program_id, 10)
  const old = await createPractice(app.db, student.user, questions[0]?.question_id ?? '')
  const submitted_at = iso(-8 * 86_400)
  await app.db.updateTable('practices').set({ submitted_at }).where('id', '=', old).execute()
  const { token } = student
  const body = { kind: 'subject' as const, target_id: subject_id }
  const { data } = await app.send(practices.start, { token, body })
  await app.send(practices.submit, { token, params: { id: data.id }, body: {} })
  await openRaport(student)
  expect(await screen.findByText(/^1 latihan selesai, 0 soal diperiksa: /)).toBeTruthy()
})

test('without practice in the last week the raport leads to it', async () => {
  const student = await signIn()
  await sitOne(student, await create('Lemah'), 1)
  await openRaport(student)
  expect(await screen.findByText(/^Belum ada latihan yang selesai/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ke latihan' }).getAttribute('href')).toBe('/student/practice')
})

test('six results: five are seen, the oldest unfolds, and all lead to theirs', async () => {
  const student = await signIn()
  const tryout = await create('Ulang', { max_attempts: null })
  for (let right = 0; right < 6; right++) await sitOne(student, tryout, right)
  await openRaport(student)
  const older = (await screen.findByText('1 hasil yang lebih lama')).closest('details')
  expect(
    within(older as HTMLElement)
      .getByRole('link', { hidden: true })
      .getAttribute('href'),
  ).toBe(`/student/try-out/result/${tryout.slug}?attempt=1`)
  expect(screen.getByRole('link', { name: 'Semua pengerjaan di Riwayat' })).toBeTruthy()
})

test('the sheet is printed by the browser itself', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  const student = await signIn()
  await sitOne(student, await create('Cetak'), 2)
  const { user } = await openRaport(student)
  await user.click(await screen.findByRole('button', { name: 'Cetak, 1 halaman A4' }))
  expect(print).toHaveBeenCalledOnce()
})

test('what cannot be had is said in words, and tried again on demand', async () => {
  const student = await signIn()
  const server = spoilReplies('/reports')
  const { user } = await openRaport(student)
  const again = await screen.findByRole('button', { name: 'Coba lagi' })
  expect(screen.getByText('Server sedang bermasalah. Coba lagi sebentar.')).toBeTruthy()
  server.mend()
  await user.click(again)
  expect(await screen.findByText('Raportmu mulai dari try out pertama')).toBeTruthy()
})

test('parents see a raport by its link, which the student makes and ends', async () => {
  const student = await signIn()
  await sitOne(student, await create('Bagikan'), 3)
  const { user } = await openRaport(student)
  await user.click(await screen.findByRole('button', { name: 'Tautan untuk orang tua' }))
  await user.click(await screen.findByRole('button', { name: 'Buat tautan' }))
  const link = await screen.findByLabelText<HTMLInputElement>('Tautan rapor')
  const path = new URL(link.value).pathname
  await user.click(await screen.findByRole('button', { name: /^Cabut tautan/ }))
  await screen.findByText('Belum ada.')
  await user.click(screen.getByRole('button', { name: 'Selesai' }))
  await user.click(screen.getByRole('button', { name: 'Tautan untuk orang tua' }))
  await user.click(await screen.findByRole('button', { name: 'Buat tautan' }))
  const second = await screen.findByLabelText<HTMLInputElement>('Tautan rapor')
  const open = new URL(second.value).pathname
  expect(open).not.toBe(path)
  cleanup()
  localStorage.clear()
  await openScreen(open)
  expect(await screen.findByRole('heading', { name: 'Nadia Raport' })).toBeTruthy()
})
