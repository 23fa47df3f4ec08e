import { results } from '@gerbang/contract/scores/results.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../../../server/src/testing/api.ts'
import { createProgram, createTryout } from '../../../../../../server/src/testing/factories.ts'
import { enroll, sit, start, submit } from '../../../../../../server/src/testing/sittings.ts'
import { storeLogin } from '../../../../api/token.ts'
import { serveScreens } from '../../../../testing/open-screen.tsx'
import { openSession } from '../../../../testing/open-session.ts'
import { cutNetwork } from '../../../../testing/spoil-replies.ts'

let app: TestApp
let program_id: string
beforeAll(async () => {
  app = await serveScreens()
  program_id = (await createProgram(app.db)).id
})
afterAll(() => app.close())

const user = userEvent.setup()
const order = { shuffle_questions: false, shuffle_options: false }

/** Two sub-tests of six; in the first one is right, one wrong though sure, one wrong in doubt, the others blank. */
async function review(options: Partial<Parameters<typeof createTryout>[1]> = {}) {
  const tryout = await createTryout(app.db, { program_id, questions: 6, ...order, ...options })
  const student = await enroll(app, tryout)
  const [first, second] = tryout.sub_tests
  const [right, sure, doubted] = first?.items ?? []
  await submit(app, { ...student, ...(await start(app, student, first)) }, [
    { question_id: right?.question_id, value: right?.right, flagged: false, seq: 1 },
    { question_id: sure?.question_id, value: sure?.wrong, flagged: false, seq: 2 },
    { question_id: doubted?.question_id, value: doubted?.wrong, flagged: true, seq: 3 },
  ])
  await submit(app, { ...student, ...(await start(app, student, second)) })
  storeLogin(student.token, student.user.id)
  await openSession(`/session/tryout-review/${tryout.slug}`)
  return { tryout, student, items: first?.items ?? [] }
}

const findPalette = () => screen.findByRole('navigation', { name: 'Daftar soal' })
const listShown = async () =>
  within(await findPalette())
    .getAllByRole('button')
    .map(cell => cell.getAttribute('aria-label'))
const filter = (name: RegExp) => user.click(screen.getByRole('button', { name }))

test('a review opens at what was wrong though sure, and says why', async () => {
  await review()
  expect(await screen.findByRole('heading', { name: 'Soal 2 dari 6' })).toBeTruthy()
  expect(screen.getByText(/^Tidak kamu tandai ragu, tetapi salah/)).toBeTruthy()
  expect(await listShown()).toEqual(['Soal 2: salah'])
})

test('each filter counts its questions and shows these alone', async () => {
  await review()
  await findPalette()
  expect(
    within(screen.getByRole('group', { name: 'Saring soal' }))
      .getAllByRole('button')
      .map(button => button.textContent),
  ).toEqual(['Semua 6', 'Yakin tapi salah 1', 'Salah 2', 'Ragu 1', 'Kosong 3'])
  await filter(/^Salah/)
  expect(await listShown()).toEqual(['Soal 2: salah', 'Soal 3: salah, ragu-ragu'])
  await filter(/^Kosong/)
  expect(await screen.findByRole('heading', { name: 'Soal 4 dari 6' })).toBeTruthy()
  expect(await listShown()).toEqual([
    'Soal 4: tidak dijawab',
    'Soal 5: tidak dijawab',
    'Soal 6: tidak dijawab',
  ])
})

test('going on stays within the filter and ends with it', async () => {
  await review()
  await findPalette()
  await filter(/^Salah/)
  const next = () => screen.getByRole('button', { name: 'Berikutnya' })
  await user.click(next())
  expect(screen.getByRole('heading', { name: 'Soal 3 dari 6' })).toBeTruthy()
  expect(screen.getByText('Kamu tandai ragu-ragu')).toBeTruthy()
  expect(next().getAttribute('aria-disabled')).toBe('true')
  await user.keyboard('p')
  expect(screen.getByRole('heading', { name: 'Soal 2 dari 6' })).toBeTruthy()
})

test('a question shows the own answer beside the key, and its explanation', async () => {
  await review()
  await findPalette()
  await filter(/^Semua/)
  expect(await screen.findByRole('heading', { name: 'Soal 1 dari 6' })).toBeTruthy()
  expect(screen.getByText('Jawabanmu, benar')).toBeTruthy()
  expect(screen.getByText(/KENARIPEMBAHASAN 0/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Latih lagi' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Soal 2: salah' }))
  expect(screen.getByText(/KENARIPEMBAHASAN 1/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Latih lagi' })).toBeTruthy()
})

test('another sub-test is chosen by its name, which tells how it went', async () => {
  const { tryout } = await review()
  const choice = await screen.findByRole('combobox', { name: 'Subtes' })
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['1/6 benar · Subtes 1', '0/6 benar · Subtes 2'])
  await user.selectOptions(choice, tryout.sub_tests[1]?.id ?? '')
  expect(await screen.findByRole('button', { name: 'Kosong 6' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Soal 1 dari 6' })).toBeTruthy()
})

test('a filter without a question is left out', async () => {
  const { tryout } = await review()
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Subtes' }),
    tryout.sub_tests[1]?.id ?? '',
  )
  await screen.findByRole('button', { name: 'Kosong 6' })
  expect(screen.queryByRole('button', { name: /^Ragu/ })).toBeNull()
})

test('a note is kept with its question and found again', async () => {
  const { student, items } = await review()
  const field = () => screen.findByLabelText('Catatan untukmu sendiri')
  expect(screen.queryByRole('button', { name: 'Simpan catatan' })).toBeNull()
  await user.type(await field(), 'Hati-hati tanda minus')
  await user.click(screen.getByRole('button', { name: 'Simpan catatan' }))
  expect(await screen.findByText('Tersimpan')).toBeTruthy()
  const { data } = await app.send(results.review, student)
  expect(data.notes).toEqual([{ question_id: items[1]?.question_id, text: 'Hati-hati tanda minus' }])
  await filter(/^Semua/)
  await user.click(screen.getByRole('button', { name: 'Soal 1: benar' }))
  expect(await field()).toHaveProperty('value', '')
  await user.click(screen.getByRole('button', { name: 'Soal 2: salah' }))
  expect(await field()).toHaveProperty('value', 'Hati-hati tanda minus')
})

test('a note that cannot be kept stays in its field, with a way to try again', async () => {
  await review()
  const field = await screen.findByLabelText('Catatan untukmu sendiri')
  await user.type(field, 'belum sampai')
  const network = cutNetwork()
  await user.click(screen.getByRole('button', { name: 'Simpan catatan' }))
  expect(await screen.findByText(/^Catatan belum tersimpan/)).toBeTruthy()
  network.mend()
  expect(field).toHaveProperty('value', 'belum sampai')
  await user.click(screen.getByRole('button', { name: 'Simpan catatan' }))
  expect(await screen.findByText('Tersimpan')).toBeTruthy()
})

test('a question is reported once, with reason and words', async () => {
  const { items } = await review()
  await user.click(await screen.findByRole('button', { name: 'Laporkan soal' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Ada yang salah dengan soal ini?' }))
  await user.click(dialog.getByRole('radio', { name: 'Soalnya tidak jelas' }))
  await user.type(dialog.getByLabelText('Ceritakan yang kamu lihat'), 'Gambar terpotong')
  await user.click(dialog.getByRole('button', { name: 'Kirim laporan' }))
  expect(await screen.findByText(/^Terima kasih/)).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  const rows = await app.db
    .selectFrom('question_reports')
    .select(['reason', 'note'])
    .where('question_id', '=', items[1]?.question_id ?? '')
    .execute()
  expect(rows).toEqual([{ reason: 'unclear', note: 'Gambar terpotong' }])
})

test('a review that is not out says why and leads back to the result', async () => {
  const tryout = await createTryout(app.db, { program_id, sub_tests: 1, review_policy: 'never' })
  const student = await sit(app, tryout, 1)
  storeLogin(student.token, student.user.id)
  await openSession(`/session/tryout-review/${tryout.slug}`)
  expect(await screen.findByRole('heading', { name: 'Pembahasan belum bisa dibuka' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Coba lagi' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Kembali ke hasil' }).getAttribute('href')).toBe(
    `/student/try-out/result/${tryout.slug}`,
  )
})

test('without a network the review offers to try again', async () => {
  const { tryout } = await review()
  document.body.replaceChildren()
  const network = cutNetwork()
  await openSession(`/session/tryout-review/${tryout.slug}`)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeTruthy())
  network.mend()
})
