import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { TestApp } from '../../../../../server/src/testing/api.ts'
import { tryouts } from '@gerbang/contract/exam/tryouts.ts'
import {
  createMajors,
  createProgram,
  createTryout,
  epoch,
  iso,
} from '../../../../../server/src/testing/factories.ts'
import {
  enroll,
  sit,
  sitSubTest,
  type Student,
  start,
  submit,
} from '../../../../../server/src/testing/sittings.ts'
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

/** One sub-test of four questions: each right one is worth 200 points on the scale of 200 to 1000. */
const create = (options: object = {}) => createTryout(app.db, { program_id, sub_tests: 1, ...options })
const openResult = (tryout: { slug: string }, student: Pick<Student, 'token' | 'user'>) =>
  openScreen(`/student/try-out/result/${tryout.slug}`, student)
/** Once it is there: its heading stands before. */
const findSection = (name: string) =>
  waitFor(() => {
    const heading = screen.getByRole('heading', { name })
    expect(heading.closest('[aria-busy=true]')).toBeNull()
    return within(heading.closest('section') as HTMLElement)
  })

test('a weak result begins with what it means and one step, each topic leads to practice, and the time is told', async () => {
  const tryout = await createTryout(app.db, { program_id, sub_tests: 2, closes_at: null })
  const student = await sit(app, tryout, 1)
  const [progress] = await app.db
    .selectFrom('progresses')
    .select(['bucket', 'id'])
    .where('user_id', '=', student.user.id)
    .execute()
  const at = '2026-11-21T01:00:00.000Z'
  await app.db
    .insertInto('session_visits')
    .values({
      bucket: progress?.bucket ?? 0,
      progress_id: progress?.id ?? '',
      visit: randomUUID(),
      seconds: [200, 10, 5, 0],
      created_at: at,
      updated_at: at,
    })
    .execute()
  await openScreen(`/student/try-out/result/${tryout.slug}`, student)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Dari sini kita mulai.')
  expect(screen.getByText('Langkah berikutnya')).toBeTruthy()
  expect((await screen.findAllByRole('button', { name: 'Latih Topik 1' })).length).toBeGreaterThan(0)
  expect((await screen.findAllByRole('button', { name: 'Latih Topik 2' })).length).toBeGreaterThan(0)
  const time = (await screen.findByRole('heading', { name: 'Ke mana waktumu pergi' })).closest('section')
  expect(
    within(time as HTMLElement).getByText(/^3 menit 20 detik di soal 1, lalu \d soal kosong\.$/),
  ).toBeTruthy()
})

test('where keys are never told, nothing is counted by topic or by time', async () => {
  const tryout = await createTryout(app.db, {
    program_id,
    sub_tests: 1,
    closes_at: null,
    review_policy: 'never',
  })
  const student = await sit(app, tryout, 1)
  await openScreen(`/student/try-out/result/${tryout.slug}`, student)
  expect(await screen.findByText('Skor akhir')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Latih Topik 1' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Ke mana waktumu pergi' })).toBeNull()
})

test('a result that is not out yet says when it will be, and is asked for again on demand', async () => {
  const tryout = await create({ result_release: 'at_time', release_at: iso(7_200), closes_at: iso(3_600) })
  const student = await sit(app, tryout, 4)
  const { user } = await openResult(tryout, student)
  expect(await screen.findByText('Hasilmu sedang disiapkan')).toBeTruthy()
  expect(screen.getByText(/^Hasil keluar .*Jawabanmu sudah kami simpan\.$/)).toBeTruthy()
  expect(screen.queryByText('Skor akhir')).toBeNull()
  app.advance(7_201)
  await user.click(screen.getByRole('button', { name: 'Periksa lagi' }))
  expect(await screen.findByText('Skor akhir')).toBeTruthy()
})

test('before every sub-test is done there is no result, and the page leads to what is left', async () => {
  const tryout = await create({ sub_tests: 2 })
  const student = await enroll(app, tryout)
  await sitSubTest(app, student, tryout.sub_tests[0], 4)
  await openResult(tryout, student)
  expect(await screen.findByText('Belum ada hasil')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ke daftar subtes' }).getAttribute('href')).toBe(
    `/student/try-out/subjects/${tryout.slug}`,
  )
})

test('a score stands with its scale, its sub-tests and the way to review and ranking', async () => {
  const tryout = await create({ sub_tests: 2 })
  const student = await enroll(app, tryout)
  await sitSubTest(app, student, tryout.sub_tests[0], 4)
  await sitSubTest(app, student, tryout.sub_tests[1], 1)
  await openResult(tryout, student)
  expect(await screen.findByText(/^Skala 200–1\.000/)).toBeTruthy()
  const subTests = await findSection('Skor per subtes')
  expect(subTests.getByText('4 benar · 0 salah · 0 kosong')).toBeTruthy()
  expect(subTests.getByText('1 benar · 0 salah · 3 kosong')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Bahas soal' }).getAttribute('href')).toBe(
    `/session/tryout-review/${tryout.slug}`,
  )
  expect(await screen.findByText(/^Peringkat belum dihitung/)).toBeTruthy()
})

test('half right answers are told apart from wrong and blank ones', async () => {
  const tryout = await create()
  const student = await enroll(app, tryout)
  const [first, , table] = tryout.sub_tests[0]?.items ?? []
  await submit(app, { ...student, ...(await start(app, student, tryout.sub_tests[0])) }, [
    { question_id: first?.question_id, value: first?.wrong, flagged: false, seq: 1 },
    { question_id: table?.question_id, value: { s1: 'c1' }, flagged: false, seq: 2 },
  ])
  await openResult(tryout, student)
  expect(await screen.findByText('0 benar · 1 sebagian · 1 salah · 2 kosong')).toBeTruthy()
})

test('thresholds are reached by all sub-tests or not at all, and each says whether it was', async () => {
  const tryout = await create({ sub_tests: 2 })
  await app.db
    .updateTable('tryout_sub_tests')
    .set({ threshold: 3 })
    .where('id', '=', tryout.sub_tests[1]?.id ?? '')
    .execute()
  await openResult(tryout, await sit(app, tryout, 2))
  expect(await screen.findByText('Ada ambang batas yang belum tercapai')).toBeTruthy()
  expect(await screen.findAllByText(/^ambang batas/)).toHaveLength(1)
  cleanup()
  await openResult(tryout, await sit(app, tryout, 4))
  expect(await screen.findByText('Semua ambang batas tercapai')).toBeTruthy()
})

test('the last of all reads no rank before asking for it, and then once', async () => {
  const tryout = await create()
  const best = await sit(app, tryout, 4)
  const last = await sit(app, tryout, 0)
  for (let count = 0; count < 9; count++) await sit(app, tryout, 3)
  await app.jobs.rank()
  await openResult(tryout, best)
  const own = (await screen.findByText('Peringkat nasional')).closest('li') as HTMLElement
  expect(within(own).getByText('#1')).toBeTruthy()
  expect(within(own).getByText('dari 11 peserta')).toBeTruthy()
  expect(own.closest('details')).toBeNull()
  expect(screen.queryByText('Peringkat sekolah')).toBeNull()
  expect(screen.getByRole('table', { name: 'Sebaran skor peserta' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Lihat peringkat' }).getAttribute('href')).toMatch(tryout.slug)
  cleanup()
  const { user } = await openResult(tryout, last)
  expect(await screen.findByText(/^Semua soal masih kosong/)).toBeTruthy()
  const ask = await screen.findByText('Buka kalau ingin tahu')
  const folded = ask.closest('details') as HTMLDetailsElement
  expect(folded.open).toBe(false)
  expect(within(folded).getByText('#11')).toBeTruthy()
  expect(screen.getAllByText('#11')).toHaveLength(1)
  await user.click(ask)
  await waitFor(() => expect(folded.open).toBe(true))
  cleanup()
  await openResult(tryout, last)
  expect((await screen.findByText('Buka kalau ingin tahu')).closest('details')?.open, 'remembered').toBe(true)
})

test('the second attempt is named as such', async () => {
  const tryout = await create()
  const student = await sit(app, tryout, 1)
  await app.send(tryouts.enroll, student)
  await sitSubTest(app, student, tryout.sub_tests[0], 2)
  await openResult(tryout, student)
  const heading = await screen.findByRole('heading', { level: 1 })
  expect(heading.parentElement?.textContent).toContain('Pengerjaan ke-2')
})

test('a score by right answers is called provisional while the one by item response is to come', async () => {
  const tryout = await create({ scoring: 'irt', closes_at: iso(3_600), result_release: 'instant' })
  await app.db.updateTable('tryouts').set({ closes_at: null }).where('id', '=', tryout.id).execute()
  await openResult(tryout, await sit(app, tryout, 2))
  expect(await screen.findByText('Sementara')).toBeTruthy()
  expect(screen.getByText('Latihan terbuka')).toBeTruthy()
  expect(screen.getByText(/^Skormu baru dari jumlah jawaban benar/)).toBeTruthy()
})

test('a chosen major stands with how far it is, and one without a figure says so', async () => {
  const tryout = await create({ choices_min: 1 })
  const { majors } = await createMajors(app.db, ['S1', 'D3'])
  const [known, unknown] = majors.map(({ id }) => id)
  await app.db
    .insertInto('major_years')
    .values({ major_id: known ?? '', year: 2025, source: 'SNPMB', is_estimate: false, passing_score: 650 })
    .execute()
  const student = await enroll(app, tryout)
  await app.send(tryouts.choose, { ...student, body: { major_ids: [known, unknown] } })
  await sitSubTest(app, student, tryout.sub_tests[0], 1)
  await openResult(tryout, student)
  const targets = await findSection('Target jurusan')
  expect(targets.getByText('kurang 250')).toBeTruthy()
  expect(targets.getByText(/skor 2025: 650/)).toBeTruthy()
  expect(targets.getByText('belum ada skor rujukan')).toBeTruthy()
  // Where right answers count, nobody has a chance told: no reason is owed for one of them.
  expect(targets.getByText('Jarak skormu ke skor rujukan tiap jurusan.')).toBeTruthy()
  expect(targets.queryByText(/^Peluangnya tidak ditaksir/)).toBeNull()
})

test('all right: the page says so, and the step is to keep it', async () => {
  const tryout = await create()
  await openResult(tryout, await sit(app, tryout, 4))
  expect(await screen.findByText('Semua 4 soal benar.')).toBeTruthy()
  expect(screen.getByText('Jaga yang sudah kuat')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ke Latihan' }).getAttribute('href')).toBe('/student/practice')
})

test('a topic of fewer than four questions is counted and not judged', async () => {
  const tryout = await create({ questions: 3 })
  await openResult(tryout, await sit(app, tryout, 1))
  expect(await screen.findByText(/^1 topik hanya punya 1–3 soal di sini: belum cukup soal/)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Latihan yang cocok untukmu' })).toBeTruthy()
})

test('what fails is said in the words of the server, with a way to try again', async () => {
  const tryout = await create()
  const student = await sit(app, tryout, 1)
  const server = spoilReplies('/result')
  const { user } = await openResult(tryout, student)
  expect((await screen.findByRole('alert')).textContent).toContain('Server sedang bermasalah')
  server.mend()
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByText('Skor akhir')).toBeTruthy()
})

const openRanking = (tryout: { slug: string }, student: Pick<Student, 'token' | 'user'>, query = '') =>
  openScreen(`/student/try-out/detail/${tryout.slug}/ranking${query}`, student)

/** Ani 1000, Budi 600, Dewi 200; Budi alone hides his name. */
async function rankThree() {
  const tryout = await create()
  const named = { show_name_in_ranking: true }
  const ani = await sit(app, tryout, 4, { name: 'Ani', ...named })
  const budi = await sit(app, tryout, 2, { name: 'Budi Santoso' })
  const dewi = await sit(app, tryout, 0, { name: 'Dewi', ...named })
  await app.jobs.rank()
  return { tryout, ani, budi, dewi }
}

test('a ranking shows the own row, masks who has not agreed, and says what a score is worth', async () => {
  const { tryout, dewi } = await rankThree()
  await openRanking(tryout, dewi)
  const rows = within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1)
  expect(
    rows.map(row =>
      within(row)
        .getAllByRole('cell')
        .slice(0, 2)
        .map(cell => cell.textContent),
    ),
  ).toEqual([
    ['1', 'Ani'],
    ['2', 'B••• S•••'],
    ['3', 'DewiKamu'],
  ])
  expect(rows[2]?.getAttribute('aria-current')).toBe('true')
  expect(screen.getByText('Peringkatmu')).toBeTruthy()
  expect(screen.getByText(/Nama disamarkan kecuali pemiliknya setuju/)).toBeTruthy()
})

test('a ranking before anybody is ranked says that it is to come', async () => {
  const tryout = await create()
  await openRanking(tryout, await sit(app, tryout, 1))
  expect(await screen.findByText('Peringkat belum ada')).toBeTruthy()
})

test('the scopes of a ranking are pages of their own, and an unknown one is the national', async () => {
  const { tryout, ani } = await rankThree()
  const { user, router } = await openRanking(tryout, ani, '?scope=planet')
  await screen.findByRole('table')
  const scopes = within(screen.getByRole('navigation', { name: 'Cakupan peringkat' }))
  expect(scopes.getByRole('link', { current: 'page' }).textContent).toBe('Nasional')
  await user.click(scopes.getByRole('link', { name: 'Provinsi' }))
  expect(router.state.location.search).toBe('?scope=province')
  expect(await screen.findByText('Peringkat belum ada')).toBeTruthy()
})

test('each attempt of a try-out shows its own result, and leads to the others', async () => {
  const tryout = await create()
  const student = await sit(app, tryout, 1)
  await app.send(tryouts.enroll, { token: student.token, params: student.params })
  await sitSubTest(app, student, tryout.sub_tests[0], 3)
  const { user } = await openResult(tryout, student)
  const all = await findSection('Semua pengerjaanmu')
  expect(all.getAllByRole('link').map(link => link.textContent)).toEqual([
    expect.stringMatching(/^Pengerjaan ke-2ini.*800$/),
    expect.stringMatching(/^Pengerjaan ke-1.*400$/),
  ])
  await user.click(all.getByRole('link', { name: /^Pengerjaan ke-1/ }))
  await waitFor(() => {
    const review = screen.getByRole('link', { name: 'Bahas soal' })
    expect(review.getAttribute('href')).toMatch(/[?]attempt=1$/)
  })
})

test('the address of a result that is none is not found', async () => {
  const student = await sit(app, await create())
  // React and the router say what they caught.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await openResult({ slug: 'tidak-ada' }, student)
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeTruthy()
  cleanup()
  const tryout = await create()
  await openResult(tryout, student)
  expect(await screen.findByRole('heading', { name: 'Belum ada hasil' })).toBeTruthy()
})
