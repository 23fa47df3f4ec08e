import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../../server/src/testing/api.ts'
import {
  createProgram,
  createTryout,
  epoch,
  type TestTryout,
} from '../../../../../server/src/testing/factories.ts'
import {
  createSat,
  createScorer,
  type Scorer,
  staffReason,
} from '../../../../../server/src/testing/score-runs.ts'
import { sit } from '../../../../../server/src/testing/sittings.ts'
import { openScreen, serveScreens } from '../../../testing/open-screen.tsx'

type Screen = Awaited<ReturnType<typeof openScreen>>

let app: TestApp
let program_id: string
let admin: Awaited<ReturnType<TestApp['signIn']>>
let scorer: Scorer
beforeAll(async () => {
  app = await serveScreens()
  program_id = (await createProgram(app.db)).id
  admin = await app.signIn({ role: 'admin', name: 'Bu Nilai' })
  scorer = createScorer(app, admin.token)
})
afterEach(() => app.setClock(epoch))
afterAll(() => app.close())

/** A try-out of points with one sub-test of four questions that these students have sat, with so many right. */
async function createPoints(...right: number[]): Promise<TestTryout> {
  const tryout = await createTryout(app.db, { program_id, sub_tests: 1 })
  for (const count of right) await sit(app, tryout, count)
  await app.jobs.rank()
  return tryout
}

/** The same after a run, which describes each question: what is corrected afterwards makes the third run. */
async function createDescribed(...right: number[]): Promise<TestTryout> {
  const tryout = await createPoints(...right)
  await scorer.start(tryout, { publish: true })
  await app.jobs.score()
  await app.jobs.rank()
  return tryout
}

const openScores = ({ id }: { id: string }, tab?: string) =>
  openScreen(`/admin/peringkat/rank/${id}${tab ? `?tab=${tab}` : ''}`, admin)

async function giveReason({ user }: Screen, confirm: string, reason = 'Dicek dua guru mata pelajaran') {
  const dialog = within(await screen.findByRole('dialog', { name: /\?$|kunci|penilaian/ }))
  if (reason) await user.type(dialog.getByLabelText('Alasan'), reason)
  await user.click(dialog.getByRole('button', { name: confirm }))
}

const openFirstQuestion = async ({ user }: Screen) => {
  const [first] = await screen.findAllByRole('button', { name: / 1\D/ })
  await user.click(first ?? document.body)
  await screen.findByText('Siapa memilih apa')
}

test('the list names each try-out with what it shows, and leads to its scores', async () => {
  const tryout = await createPoints(3)
  await openScreen(`/admin/peringkat?search=${encodeURIComponent(tryout.title)}`, admin)
  const link = await screen.findByRole('link', { name: tryout.title })
  expect(link.getAttribute('href')).toContain(tryout.id)
})

test('before anybody has finished nothing is shown, ranked or described, and each part says so', async () => {
  const tryout = await createTryout(app.db, { program_id, sub_tests: 1 })
  const { user } = await openScores(tryout)
  expect(await screen.findByText('Belum ada skor')).toBeTruthy()
  expect(await screen.findByText('Belum ada peserta yang selesai')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Unduh peringkat/ })).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Soal' }))
  expect(await screen.findByText('Belum ada statistik soal')).toBeTruthy()
})

test('those who finished stand by their scores, the best first', async () => {
  const tryout = await createPoints(1, 4, 2)
  await openScores(tryout)
  const table = await screen.findByRole('table')
  const scores = within(table)
    .getAllByRole('row')
    .slice(1)
    .map(row => /1\.000|[2-9]\d\d/.exec(row.textContent ?? '')?.[0])
  expect(scores).toEqual(['1.000', '600', '400'])
  expect(screen.getByText('Yang dilihat siswa: jumlah benar')).toBeTruthy()
})

test('a run asks for its reason and its model, and tells that it waits', async () => {
  const { tryout } = await createSat(app, { program_id, sub_tests: 1, students: 60 })
  const page = await openScores(tryout)
  await page.user.click(await screen.findByRole('button', { name: 'Mulai penilaian' }))
  await giveReason(page, 'Mulai', '')
  expect((await screen.findByLabelText('Alasan')).getAttribute('aria-invalid')).toBe('true')
  await page.user.click(screen.getByRole('radio', { name: /^IRT 2PL/ }))
  await giveReason(page, 'Mulai')
  expect(await screen.findByText('Penilaian 2 sedang berjalan')).toBeTruthy()
  const { data } = await scorer.listRuns(tryout)
  expect(data[0]).toMatchObject({ model: '2pl', reason: 'Dicek dua guru mata pelajaran', status: 'queued' })
})

test('a run that waits can be stopped, and what students see stays', async () => {
  const { tryout } = await createSat(app, { program_id, sub_tests: 1, students: 60 })
  const { data: run } = await scorer.start(tryout)
  const page = await openScores(tryout)
  await page.user.click(await screen.findByRole('button', { name: 'Hentikan' }))
  await giveReason(page, 'Hentikan penilaian')
  await waitFor(() => expect(screen.queryByText('Penilaian 2 sedang berjalan')).toBeNull())
  expect((await scorer.read(run.id)).data.status).toBe('cancelled')
  expect(await screen.findByRole('button', { name: 'Nilai ulang' })).toBeTruthy()
})

test('a finished run is published after a reason was given, and the page shows it then', async () => {
  const { tryout } = await createSat(app, { program_id, sub_tests: 1, students: 60 })
  await scorer.start(tryout)
  await app.jobs.score()
  const page = await openScores(tryout)
  expect(await screen.findByText('Penilaian 2 selesai dan belum terbit')).toBeTruthy()
  await page.user.click(screen.getByRole('button', { name: 'Terbitkan' }))
  expect(await screen.findByText(/^60 peserta langsung melihat skor/)).toBeTruthy()
  await giveReason(page, 'Terbitkan hasil')
  expect(await screen.findByText('Yang dilihat siswa: penilaian 2 (IRT 3PL)')).toBeTruthy()
})

test('the key of a question is changed from its sheet, never to the one that it has', async () => {
  const tryout = await createDescribed(4, 0)
  const [question] = tryout.sub_tests[0]?.items ?? []
  const page = await openScores(tryout, 'soal')
  await openFirstQuestion(page)
  await page.user.click(screen.getByRole('button', { name: 'Ganti kunci' }))
  await giveReason(page, 'Ganti dan hitung ulang')
  expect(await screen.findByText('Ini masih kunci yang sekarang. Pilih yang lain.')).toBeTruthy()
  const dialog = within(screen.getByRole('dialog', { name: 'Ganti kunci' }))
  expect(dialog.getByLabelText('Alasan')).toHaveProperty('value', 'Dicek dua guru mata pelajaran')
  await page.user.click(dialog.getByRole('radio', { name: /C/ }))
  await page.user.click(dialog.getByRole('button', { name: 'Ganti dan hitung ulang' }))
  expect(await screen.findByText('Penilaian 3 sedang berjalan')).toBeTruthy()
  await app.jobs.score()
  const { data } = await scorer.listItems((await scorer.listRuns(tryout)).data[0]?.id ?? '')
  expect(data.find(item => item.question_id === question?.question_id)?.key).toEqual({
    type: 'single_choice',
    option_id: 'c',
  })
})

test('what a correction changes is seen before anybody is told of it', async () => {
  const tryout = await createDescribed(4, 1, 0)
  await scorer.regrade(tryout, tryout.sub_tests[0]?.items[0]?.question_id, { voided: true })
  await app.jobs.score()
  const { user } = await openScores(tryout)
  await user.click(await screen.findByRole('button', { name: 'Lihat perubahan' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Apa yang berubah dengan penilaian 3' }))
  expect(await sheet.findByText(/^Dibandingkan dengan yang dilihat siswa sekarang: penilaian 2/)).toBeTruthy()
  const counts = ['Naik', 'Turun', 'Tetap'].map(name => {
    const [term] = sheet.getAllByText(name).filter(({ tagName }) => tagName === 'DT')
    return Number(term?.nextElementSibling?.textContent)
  })
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3)
  expect(counts[1]).toBeGreaterThan(0)
  expect(sheet.getByText('Turun paling banyak')).toBeTruthy()
})

test('a voided question says so, and can be counted again', async () => {
  const tryout = await createDescribed(4, 0)
  await scorer.regrade(tryout, tryout.sub_tests[0]?.items[0]?.question_id, { voided: true, publish: true })
  await app.jobs.score()
  const page = await openScores(tryout, 'soal')
  expect(await screen.findByText('Dianulir')).toBeTruthy()
  await page.user.click(screen.getByRole('button', { name: / 1\D/ }))
  expect(await screen.findByText('Soal ini dianulir: tidak dinilai bagi siapa pun.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Ganti kunci' })).toBeNull()
  await page.user.click(screen.getByRole('button', { name: 'Nilai lagi soal ini' }))
  await giveReason(page, 'Nilai lagi dan hitung ulang')
  expect(await screen.findByText('Penilaian 4 sedang berjalan')).toBeTruthy()
})

test('a run that was overtaken by a correction is not offered for publication', async () => {
  const { tryout } = await createSat(app, { program_id, sub_tests: 1, students: 60 })
  const { data: run } = await scorer.start(tryout)
  await app.jobs.score()
  await scorer.regrade(tryout, tryout.sub_tests[0]?.items[0]?.question_id, { voided: true })
  const newest = (await scorer.listRuns(tryout)).data[0]
  await scorer.cancel(newest?.id ?? '')
  expect((await scorer.read(run.id)).data.is_outdated).toBe(true)
  await openScores(tryout, 'riwayat')
  expect((await screen.findAllByText('Data sudah berubah')).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: 'Terbitkan' })).toBeNull()
})

test('the history tells who did what and why, and what a run found', async () => {
  const { tryout } = await createSat(app, { program_id, sub_tests: 1, students: 60 })
  const { data: run } = await scorer.start(tryout)
  await app.jobs.score()
  await scorer.publish(run.id)
  const { user } = await openScores(tryout, 'riwayat')
  expect((await screen.findAllByText(`“${staffReason}”`)).length).toBe(2)
  expect(screen.getAllByText(/Bu Nilai/).length).toBeGreaterThan(0)
  await user.click(screen.getByText(/^Penilaian 2 ·/))
  const { data } = await scorer.read(run.id)
  expect(await screen.findByText(data.data_hash ?? '')).toBeTruthy()
  expect(screen.getByText('Selesai. Menunggu diterbitkan.')).toBeTruthy()
})

test('an attempt that is reset leaves the ranking, and a reason stays behind', async () => {
  const tryout = await createPoints(4, 2)
  const page = await openScores(tryout)
  const [reset] = await screen.findAllByRole('button', { name: /^Reset pengerjaan/ })
  await page.user.click(reset ?? document.body)
  await giveReason(page, 'Reset pengerjaan', 'Listrik padam di tengah subtes')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await app.jobs.rank()
  const { data } = await scorer.listEvents(tryout)
  expect(data[0]).toMatchObject({ action: 'attempt_reset', reason: 'Listrik padam di tengah subtes' })
  const ranked = await waitFor(async () => {
    const rows = screen.getAllByRole('row')
    expect(rows).toHaveLength(2)
    return rows[1]
  })
  expect(ranked?.textContent).toContain('600')
})
