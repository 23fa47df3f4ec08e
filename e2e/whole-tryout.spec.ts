import type { Page } from '@playwright/test'
import { formatScore } from '../apps/web/src/format/format-number.ts'
import { expect, test } from './fixtures.ts'
import { password } from './people.ts'
import {
  answerShown,
  expectStored,
  flagShown,
  goToNext,
  listQuestions,
  type Sheet,
  showQuestion,
} from './sitting.ts'
import { listSubTests, slug } from './tryout.ts'

test.use({ storageState: { cookies: [], origins: [] } })
test.setTimeout(240_000)

async function signInByForm(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email atau nama pengguna').fill(email)
  await page.getByLabel('Kata sandi', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Masuk', exact: true }).tap()
}

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

/** Answers all but every fifth question, doubts the third, and submits after a look at the list and the summary. */
async function sitSubTest(page: Page, questions: Awaited<ReturnType<typeof listQuestions>>, sheet: Sheet) {
  let answered = 0
  for (let number = 1; number <= questions.length; number++) {
    if (number > 1) await goToNext(page, number)
    if (number % 5 !== 0) {
      await answerShown(page, questions, sheet, number)
      answered += 1
    }
    if (number === 3) await flagShown(page, questions, sheet)
  }
  await expect(page.getByText(`${answered}/${questions.length} terjawab`)).toBeVisible()

  await page.getByRole('button', { name: 'Buka daftar soal' }).tap()
  const list = page.getByRole('dialog', { name: 'Daftar soal' })
  await expect(list.getByRole('button', { name: /^Soal \d+: terjawab$/ })).toHaveCount(answered - 1)
  await expect(list.getByRole('button', { name: /^Soal \d+: ragu-ragu$/ })).toHaveCount(1)
  await expect(list.getByRole('button', { name: /^Soal \d+: belum dijawab$/ })).toHaveCount(
    questions.length - answered,
  )
  await list.getByRole('button', { name: 'Soal 3: ragu-ragu' }).tap()
  await showQuestion(page)
  await expect(page.getByRole('heading', { name: `Soal 3 dari ${questions.length}` })).toBeVisible()

  await page.getByRole('button', { name: 'Buka daftar soal' }).tap()
  await list.getByRole('button', { name: 'Selesai' }).tap()
  await expect(page.getByRole('heading', { name: 'Periksa sebelum mengumpulkan' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ke soal 5' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ke soal 3', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Kumpulkan' }).tap()
  await expect(page.getByRole('heading', { name: 'Jawaban terkumpul' })).toBeVisible()
  await expect(page.getByText(`${answered} dari ${questions.length} soal`)).toBeVisible()
}

test('a student with a phone takes a whole try-out and sees score, rank and worked solutions', async ({
  page,
  db,
  student,
  expectConsole,
}) => {
  // The page of the next sub-test asks whether it runs already.
  expectConsole(/status of 409.*(questions|progresses\/start)/)

  await signInByForm(page, student.email)
  await page.getByRole('link', { name: 'Try Out Perdana' }).tap()
  await page.getByRole('button', { name: 'Mulai', exact: true }).tap()

  await expect(page.getByRole('heading', { name: 'Pilih Universitas dan Jurusan' })).toBeVisible()
  await pickMajor(page, 1, 'Universitas Indonesia', 'Kedokteran')
  await page.getByRole('button', { name: 'Tambah pilihan' }).tap()
  await pickMajor(page, 2, 'Universitas Gadjah Mada', 'Hukum')
  await page.getByRole('button', { name: 'Simpan dan lanjut' }).tap()

  await expect(page.getByRole('heading', { name: 'Pilih Mata Pelajaran' })).toBeVisible()
  const subTests = await listSubTests(db)
  expect(subTests).toHaveLength(7)
  await page.getByRole('button', { name: `Mulai ${subTests[0]?.name}` }).tap()
  await page.getByRole('button', { name: 'Saya siap' }).tap()

  const sheet: Sheet = new Map()
  const types = new Set<string>()
  for (const [index, subTest] of subTests.entries()) {
    if (index > 0) {
      await expect(page.getByRole('heading', { level: 1, name: subTest.name })).toBeVisible()
      await page.getByRole('button', { name: 'Mulai subtes' }).tap()
    }
    await showQuestion(page)
    const questions = await listQuestions(db, subTest.id)
    for (const { content } of questions) types.add(content.type)
    await sitSubTest(page, questions, sheet)
    await expectStored(db, student, sheet)
    const isLast = index === subTests.length - 1
    await page.getByRole('link', { name: isLast ? 'Lihat hasil' : 'Lanjut ke subtes berikutnya' }).tap()
  }
  expect(types.size).toBe(4)

  const { total } = await db
    .selectFrom('attempt_scores as s')
    .innerJoin('attempts as a', join =>
      join.onRef('a.bucket', '=', 's.bucket').onRef('a.id', '=', 's.attempt_id'),
    )
    .select('s.total')
    .where('a.user_id', '=', student.id)
    .executeTakeFirstOrThrow()
  const score = formatScore(total)
  await expect(page).toHaveURL(`/student/try-out/result/${slug}`)
  await expect(page.getByText(score, { exact: true }).first()).toBeVisible()
  for (const { name } of subTests) await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByText('Kedokteran')).toBeVisible()

  // Ranks are computed every few seconds.
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Peringkat nasional')).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
  await expect(page.getByText(/^dari 3\d\d peserta$/).first()).toBeVisible()

  await page.getByRole('link', { name: 'Lihat peringkat' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Peringkat' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(score)

  await page.goBack()
  await page.getByRole('link', { name: 'Bahas soal' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Pembahasan' })).toBeVisible()
  for (const { name } of subTests) {
    const option = page.getByRole('combobox', { name: 'Subtes' }).locator('option', { hasText: name })
    await page
      .getByRole('combobox', { name: 'Subtes' })
      .selectOption((await option.getAttribute('value')) ?? '')
    await showQuestion(page)
    await expect(page.getByRole('heading', { name: 'Pembahasan', level: 3 })).toBeVisible()
    await expect(page.getByText(/^Kunci|^Jawabanmu, benar/).first()).toBeVisible()
  }
})
