import type { AnswerValue } from '@gerbang/contract/question.ts'
import type { Page } from '@playwright/test'
import { formatCount, formatScore } from '../apps/web/src/format/format-number.ts'
import { expect, logIn, test } from './fixtures.ts'
import { readReviewed, readShown } from './kinds.ts'
import { cutNetwork } from './network.ts'
import { scrollDown } from './open-screen.ts'
import { describeSheet, listQuestions, readStored } from './questions.ts'
import { answerShown, findShown, flagShown, goTo, goToNext, showQuestion, type Sitting } from './sitting.ts'
import { listSubTests, slug } from './tryout.ts'

test.use({ storageState: { cookies: [], origins: [] } })

async function pickMajor(page: Page, number: number, university: string, major: string): Promise<void> {
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: `Pilihan ${number}` }) })
  for (const [field, words] of [
    ['Universitas', university],
    ['Jurusan', major],
  ] as const) {
    await card.getByLabel(field).tap()
    const dialog = page.getByRole('dialog', { name: field })
    await dialog.getByRole('combobox').fill(words)
    await dialog.getByRole('option').filter({ hasText: words }).first().tap()
    await expect(dialog).toBeHidden()
    await expect(card.getByLabel(field)).toContainText(words)
  }
}

/** Answers from one question to another, doubting the third; the first of them is on the screen. */
async function answerQuestions(sitting: Sitting, first: number, last: number): Promise<void> {
  for (let number = first; number <= last; number++) {
    if (number > first) await goToNext(sitting.page, number)
    await answerShown(sitting, number)
    if (number === 3) await flagShown(sitting)
  }
}

/** Leafs through the sub-test and compares each answer on the screen with what was chosen. */
async function expectShown({ page, questions, sheet }: Sitting): Promise<void> {
  await goTo(page, 1)
  for (let number = 1; number <= questions.length; number++) {
    if (number > 1) await goToNext(page, number)
    const question = await findShown(page, questions)
    const { value, flagged } = sheet.get(question.id) ?? { value: null, flagged: false }
    expect(fold(await readShown(page, question.content)), `question ${number} in the session`).toEqual(
      fold(value),
    )
    await expect(page.getByRole('button', { name: 'Ragu-ragu', pressed: flagged })).toBeVisible()
  }
}

function fold(value: AnswerValue | null) {
  return Array.isArray(value) ? value.toSorted() : value
}

async function submit({ page, questions }: Sitting): Promise<void> {
  await page.getByRole('button', { name: 'Selesai' }).tap()
  await expect(page.getByRole('heading', { name: 'Periksa sebelum mengumpulkan' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ke soal 3', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Kumpulkan' }).tap()
  await expect(page.getByRole('heading', { name: 'Jawaban terkumpul' })).toBeVisible()
  await expect(page.getByText(`${questions.length} dari ${questions.length} soal`)).toBeVisible()
}

async function expectReviewed({ page, questions, sheet }: Sitting, name: string): Promise<void> {
  const subTests = page.getByRole('combobox', { name: 'Subtes' })
  const option = subTests.locator('option', { hasText: name })
  await subTests.selectOption((await option.getAttribute('value')) ?? '')
  // A review opens at what was wrong though sure.
  await page.getByRole('button', { name: `Semua ${questions.length}` }).tap()
  for (let number = 1; number <= questions.length; number++) {
    if (number > 1) await page.getByRole('button', { name: 'Berikutnya' }).tap()
    await showQuestion(page, number)
    const question = await findShown(page, questions)
    const { value, flagged } = sheet.get(question.id) ?? { value: null, flagged: false }
    expect(fold(await readReviewed(page, question.content)), `${name}, ${number}`).toEqual(fold(value))
    await expect(page.getByText('Kamu tandai ragu-ragu')).toHaveCount(flagged ? 1 : 0)
    await expect(page.getByRole('heading', { name: 'Pembahasan', level: 3 })).toBeVisible()
  }
}

test('whoever takes a whole try-out, partly without a network, has every answer on server and screen', async ({
  page,
  context,
  db,
  student,
  expectConsole,
}) => {
  const cut = cutNetwork(context, expectConsole)
  test.setTimeout(400_000 + cut.seconds * 1000)

  await page.goto('/login')
  await logIn(page, student)
  await expect(page).toHaveURL('/student')
  await page.goto('/student/try-out')
  await page.getByRole('link', { name: 'Try Out Perdana' }).tap()
  await page.getByRole('button', { name: 'Mulai', exact: true }).tap()
  await expect(page.getByRole('heading', { name: 'Pilih Universitas dan Jurusan' })).toBeVisible()
  await pickMajor(page, 1, 'Universitas Indonesia', 'Pendidikan Dokter Gigi')
  await page.getByRole('button', { name: 'Tambah pilihan' }).tap()
  await pickMajor(page, 2, 'Universitas Gadjah Mada', 'Hukum')
  await page.getByRole('button', { name: 'Simpan dan lanjut' }).tap()

  const subTests = await listSubTests(db)
  expect(subTests).toHaveLength(7)
  await page.getByRole('button', { name: `Mulai ${subTests[0]?.name}` }).tap()
  await page.getByRole('button', { name: 'Saya siap' }).tap()

  const sheet: Sitting['sheet'] = new Map()
  const sittings: Sitting[] = []
  for (const [index, { id, name }] of subTests.entries()) {
    if (index > 0) {
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await page.getByRole('button', { name: 'Mulai subtes' }).tap()
    }
    await showQuestion(page, 1)
    const sitting = { page, questions: await listQuestions(db, id), sheet }
    sittings.push(sitting)
    const { length } = sitting.questions
    if (index !== 3) await answerQuestions(sitting, 1, length)
    else {
      const half = Math.floor(length / 2)
      await answerQuestions(sitting, 1, half)
      await expect.poll(() => readStored(db, student)).toEqual(describeSheet(sheet))
      const before = describeSheet(sheet)

      await cut.begin()
      await goToNext(page, half + 1)
      await answerQuestions(sitting, half + 1, length)
      await flagShown(sitting)
      await page.getByRole('button', { name: 'Buka daftar soal' }).tap()
      const list = page.getByRole('dialog', { name: 'Daftar soal' })
      await expect(list.getByText(`Belum terkirim: ${length - half}`)).toBeVisible()
      await list.getByRole('button', { name: 'Tutup' }).tap()
      expect(await readStored(db, student)).toEqual(before)
      await cut.end()
    }
    await expect.poll(() => readStored(db, student), { timeout: 40_000 }).toEqual(describeSheet(sheet))
    if (index === 3) await expectShown(sitting)
    await submit(sitting)
    const isLast = index === subTests.length - 1
    await page.getByRole('link', { name: isLast ? 'Lihat hasil' : 'Lanjut ke subtes berikutnya' }).tap()
  }
  expect(await readStored(db, student)).toEqual(describeSheet(sheet))
  const types = sittings.flatMap(({ questions }) => questions.map(({ content }) => content.type))
  expect(new Set(types).size).toBe(4)
  expect(sheet.size).toBe(types.length)

  const { total, total_se } = await db
    .selectFrom('attempt_scores as s')
    .innerJoin('attempts as a', join =>
      join.onRef('a.bucket', '=', 's.bucket').onRef('a.id', '=', 's.attempt_id'),
    )
    .select(['s.total', 's.total_se'])
    .where('a.user_id', '=', student.id)
    .executeTakeFirstOrThrow()
  await expect(page).toHaveURL(`/student/try-out/result/${slug}`)
  const shown = total_se === null ? formatScore(total) : formatCount(total)
  await expect(page.getByText(shown, { exact: true }).first()).toBeVisible()
  await scrollDown(page)
  await expect(page.getByText('Pendidikan Dokter Gigi (S1)')).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/dari 3\d\d peserta/)

  await page.getByRole('link', { name: 'Lihat peringkat' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Peringkat' })).toBeVisible()
  // The ranking is computed anew every few seconds.
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('main')).toContainText(formatScore(total), { timeout: 3_000 })
  }).toPass({ timeout: 40_000 })

  await page.goBack()
  await page.getByRole('link', { name: 'Bahas soal' }).tap()
  for (const [index, { name }] of subTests.entries()) {
    const sitting = sittings[index]
    if (sitting) await expectReviewed(sitting, name)
  }
})
