import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { createBank, createProgram } from '../apps/server/src/testing/factories.ts'
import { readDocument } from '../packages/interchange/src/read-document.ts'
import {
  bold,
  buildDocx,
  formula,
  mathRun,
  paragraph as p,
  picture,
  run,
} from '../packages/interchange/src/testing/build-docx.ts'
import { expect, expectNoViolations, signIn, test } from './fixtures.ts'
import { createPerson } from './people.ts'

test.use({ storageState: { cookies: [], origins: [] } })

/** Thirty questions with formulas: two signs for the key of 7, none for that of 14, a drawing of 22 that no browser shows. */
function writeExam(): Uint8Array {
  const body = Array.from({ length: 30 }, (_, index) => index + 1).flatMap(number => [
    p(run(`${number}. Nilai x dari `) + formula(mathRun(`x+${number}=${number + 2}`)) + run(' adalah …')),
    ...(number === 22 ? [p(picture('rId9', 'Grafik'))] : []),
    p('A. 1'),
    p(number === 14 ? 'B. 2' : bold('B. 2')),
    p('C. 3'),
    ...(number === 7 ? [p('Jawaban: C')] : []),
  ])
  const drawing = Uint8Array.from([
    1,
    0,
    0,
    0,
    ...Array.from({ length: 36 }, () => 0),
    0x20,
    0x45,
    0x4d,
    0x46,
  ])
  return buildDocx(body, { media: { rId9: { name: 'grafik.emf', bytes: drawing } } })
}

/** The open question, which comes after the list that leads to it. */
const findOpened = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Dipahami sistem' }) })

test('a teacher brings thirty questions in by keyboard, mends three of them, and takes all out again', async ({
  browser,
  baseURL,
  db,
}) => {
  // The process that reads gives way to all others: on a machine that others use too it waits for minutes.
  test.setTimeout(600_000)
  const teacher = await createPerson(db, 'teacher')
  const program_id = (await createProgram(db, { name: 'Program Uji' })).id
  const bank = await createBank(db, { owner_id: teacher.id, program_id, title: 'Bank Logaritma' })
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage()
  await signIn(page, baseURL, teacher)

  await test.step('chooses where they go, and the document', async () => {
    await page.goto('/teacher/question-bank/upload')
    await page.getByLabel('Bank soal tujuan').selectOption('Bank Logaritma')
    await page.getByLabel('Subtes tujuan').selectOption({ index: 1 })
    await page.locator('input[type=file]').setInputFiles({
      name: 'Logaritma XII, revisi.docx',
      mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      buffer: Buffer.from(writeExam()),
    })
    await page.getByRole('button', { name: 'Baca dokumen' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logaritma XII, revisi.docx', {
      timeout: 240_000,
    })
    await expectNoViolations(page)
  })

  await test.step('looks only at those that want it, with one key each', async () => {
    await page.getByRole('link', { name: 'Perlu diperiksa 2' }).press('Enter')
    await expect(
      findOpened(page)
        .getByText(/Tanda kunci bertentangan/)
        .first(),
    ).toBeVisible()
    await page.locator('body').press('c')
    await expect(page.getByRole('link', { name: 'Perlu diperiksa 1' })).toBeVisible()
    await page.locator('body').press('j')
    await expect(
      findOpened(page)
        .getByText(/Gambar jenis EMF/)
        .first(),
    ).toBeVisible()
    await page.locator('body').press('Enter')
    await expect(page.getByRole('link', { name: 'Perlu diperiksa 0' })).toBeVisible()
    await page.getByRole('link', { name: 'Tanpa kunci 1' }).press('Enter')
    await expect(findOpened(page).getByText('Kunci belum ada').first()).toBeVisible()
    await page.locator('body').press('b')
    await expect(page.getByRole('link', { name: 'Siap 30' })).toBeVisible()
  })

  await test.step('puts all of them into the bank', async () => {
    await page.getByRole('button', { name: 'Simpan 30 soal' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Simpan', exact: true }).press('Enter')
    await expect(page.getByText('30 soal terbit, 0 draf.')).toBeVisible({ timeout: 240_000 })
    await page.getByRole('link', { name: 'Lihat di bank soal' }).press('Enter')
    await expect(page).toHaveURL(new RegExp(bank.sub_test_id))
  })

  await test.step('and takes them out as Word again', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Ekspor' }).press('Enter')
    await page.getByRole('menuitem', { name: /^Word/ }).press('Enter')
    const file = await download
    expect(file.suggestedFilename()).toBe('bank-logaritma-penalaran-umum.docx')
    const { questions } = readDocument(new Uint8Array(await readFile(await file.path())), 'kembali.docx')
    expect(questions).toHaveLength(30)
    expect(questions[6]?.draft).toMatchObject({
      content: { prompt: 'Nilai x dari $x+7=9$ adalah …' },
      key: { option_id: 'c' },
    })
  })
})
