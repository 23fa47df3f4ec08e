import type { Page } from '@playwright/test'
import type { Database } from '../apps/server/src/db/database.ts'
import { writePreset } from '../apps/server/src/features/exam/programs/presets.queries.ts'
import {
  createBank,
  createProgram,
  createQuestion,
  createTopic,
  draftSample,
} from '../apps/server/src/testing/factories.ts'
import { laptop } from './browser.ts'
import { expect, expectNoViolations, signIn, test } from './fixtures.ts'
import { createPerson } from './people.ts'
import { shownArticle } from './questions.ts'
import { showQuestion } from './sitting.ts'

const difficulties = ['easy', 'medium', 'hard'] as const

/** A format of four questions, and a teacher's bank with six of each of two topics. */
async function createStock(db: Database) {
  const name = `Program Uji ${Math.random().toString(36).slice(2, 8)}`
  const program = await createProgram(db, { name })
  const teacher = await createPerson(db, 'teacher')
  const bank = await createBank(db, { owner_id: teacher.id, program_id: program.id, title: 'Bank Bu Ratna' })
  for (const topic of ['Aljabar', 'Peluang']) {
    const { id } = await createTopic(db, bank.subject_id, topic)
    for (const [index, difficulty] of [...difficulties, ...difficulties].entries())
      await createQuestion(db, bank, {
        status: 'published',
        topic_ids: [id],
        difficulty,
        draft: {
          ...draftSample,
          content: { ...draftSample.content, prompt: `${topic} ${index + 1}: berapa $1 + 1$?` },
        },
      })
  }
  const preset = { id: crypto.randomUUID(), program_id: program.id }
  const subTest = { subject_id: bank.subject_id, question_count: 4, duration_seconds: 240, weight: 1 }
  await writePreset(
    db,
    preset,
    {
      name: 'Format Uji 2027',
      year: 2027,
      source: '',
      mode: 'free',
      scoring: 'raw',
      marks: { kind: 'points' },
      sub_tests: [{ ...subTest, threshold: null }],
    },
    new Date().toISOString(),
  )
  return { program, teacher, bank }
}

async function confirm(page: Page, button: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Alasan').fill('Latihan kelas sudah selesai')
  await dialog.getByRole('button', { name: button, exact: true }).click()
  await expect(dialog).toBeHidden()
}

/** As the box for a date and a time holds it, on the clocks of Jakarta. */
function inHours(hours: number): string {
  const at = new Date(Date.now() + (hours + 7) * 3_600_000)
  return at.toISOString().slice(0, 16)
}

// Where papers are put together.
test.use({ viewport: laptop, isMobile: false, hasTouch: false })

test('an admin draws a try-out by blueprint, a student takes it, the bank’s teacher sees how her questions did', async ({
  page: office,
  browser,
  baseURL,
  db,
  student,
}) => {
  const { program, teacher, bank } = await createStock(db)
  await db.updateTable('users').set({ program_id: program.id }).where('id', '=', student.id).execute()
  await signIn(office, baseURL, await createPerson(db, 'admin'))
  const title = `Latihan ${program.name}`

  await test.step('identity: a format brings sub-tests and scoring', async () => {
    await office.goto('/admin/try-out')
    await office.getByRole('link', { name: 'Buat try out' }).click()
    await office.getByLabel('Judul', { exact: true }).fill(title)
    await office.getByLabel('Program', { exact: true }).selectOption(program.name)
    await expect(office.getByLabel(/^Format/)).toContainText('Format Uji 2027')
    await expect(office.getByRole('radio', { name: /^Poin/ })).toBeChecked()
    await expect(office.getByRole('radio', { name: /^Bebas memilih/ })).toBeChecked()
    await office.getByLabel(/^Dibuka/).fill(inHours(-1))
    await office.getByLabel('Pilihan jurusan, paling banyak').fill('0')
    await office.getByText('Langsung setelah selesai').click()
    await office.getByRole('button', { name: 'Simpan dan susun tes' }).click()
    await expect(office.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })

  await test.step('blueprint: what was drawn is what the cells say', async () => {
    await expect(office.getByRole('button', { name: 'Terbitkan' })).toBeDisabled()
    for (const [cell, count] of Object.entries({
      'Aljabar, Mudah': 1,
      'Aljabar, Sedang': 0,
      'Aljabar, Sulit': 2,
      'Peluang, Mudah': 0,
      'Peluang, Sedang': 1,
      'Peluang, Sulit': 0,
    }))
      await office.getByLabel(cell).fill(String(count))
    await office.getByRole('button', { name: 'Ambil 4 soal' }).click()
    await expect(office.getByText('Tidak ada yang menghalangi.')).toBeVisible()
    await office.getByRole('link', { name: 'Soal terpilih' }).click()
    for (const [cell, count] of Object.entries({
      'Aljabar · Mudah': 1,
      'Aljabar · Sulit': 2,
      'Peluang · Sedang': 1,
    }))
      await expect(office.getByText(cell)).toHaveCount(count)
    await expectNoViolations(office)
  })

  await test.step('publishing says what freezes', async () => {
    await office.getByRole('button', { name: 'Terbitkan' }).click()
    const dialog = office.getByRole('dialog', { name: `Terbitkan “${title}”?` })
    await expect(dialog).toContainText('1 subtes dengan 4 soal dibekukan beserta kuncinya.')
    await dialog.getByRole('button', { name: 'Ya, terbitkan' }).click()
    await expect(office.getByText('Dibuka', { exact: true }).first()).toBeVisible()
  })

  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  await test.step('a student takes it and sees the result', async () => {
    await signIn(page, baseURL, student)
    await page.goto('/student/try-out')
    await page.getByRole('link', { name: title }).click()
    await page.getByRole('button', { name: 'Mulai', exact: true }).click()
    await page.getByRole('button', { name: /^Mulai Penalaran Umum/ }).click()
    await page.getByRole('button', { name: 'Saya siap' }).click()
    const prompt = page.locator(`${shownArticle} .reading`).first()
    for (let number = 1, before = ''; number <= 4; number++) {
      await showQuestion(page, number)
      await expect(prompt).not.toHaveText(before)
      before = (await prompt.textContent())?.trim() ?? ''
      const option = page.locator('.reading', { hasText: before.startsWith('Peluang') ? /^3$/ : /^2$/ })
      await page.locator(`${shownArticle} label`).filter({ has: option }).click()
      if (number < 4) await page.getByRole('button', { name: 'Berikutnya', exact: true }).click()
    }
    await page.getByRole('button', { name: 'Selesai' }).first().click()
    await page.getByRole('button', { name: 'Kumpulkan' }).click()
    await page.getByRole('link', { name: 'Lihat hasil' }).click()
    await expect(page).toHaveURL(/\/student\/try-out\/result\//)
    await expect(page.getByRole('main')).toContainText('3 benar')
    await expect(page.getByRole('main')).toContainText('0 dari 1 benar')
  })

  await test.step('the admin scores it', async () => {
    await office.getByRole('link', { name: 'Peringkat dan penilaian' }).click()
    await office.getByRole('button', { name: 'Mulai penilaian' }).click()
    await office.getByLabel('Langsung terbitkan setelah selesai').check()
    await confirm(office, 'Mulai')
    await expect(office.getByText(/^Yang dilihat siswa: penilaian 2/)).toBeVisible({ timeout: 60_000 })
  })

  await test.step('the teacher sees how many were right', async () => {
    await signIn(page, baseURL, teacher)
    await page.goto('/teacher')
    await page.getByRole('link', { name: bank.title, exact: true }).click()
    await page.getByRole('link', { name: 'Penalaran Umum', exact: true }).click()
    const rows = page.getByRole('region', { name: 'Soal', exact: true }).getByRole('row')
    await expect(
      rows.filter({ hasText: 'Aljabar', has: page.getByRole('cell', { name: '1,00' }) }),
    ).toHaveCount(3)
    await expect(
      rows.filter({ hasText: 'Peluang', has: page.getByRole('cell', { name: '0,00' }) }),
    ).toHaveCount(1)
    await expectNoViolations(page)
  })
  await context.close()
})
