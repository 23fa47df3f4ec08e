import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { showQuestion } from './sitting.ts'
import {
  enrol,
  findSubTest,
  listSubTests,
  moveDeadline,
  openSession,
  slug,
  startSubTest,
  takeTryout,
} from './tryout.ts'

/** What the pages remember is written within a second. */
function expectRemembered(page: Page, times: number) {
  const count = () => page.evaluate(() => JSON.stringify(localStorage).split('in_progress').length - 1)
  return expect.poll(count).toBe(times)
}

test('the session and the pages of a try-out know at once what was handed in', async ({
  page,
  db,
  baseURL,
  student,
  expectConsole,
}) => {
  const last = (await listSubTests(db)).at(-1)?.id ?? ''
  await takeTryout(db, baseURL, student, last)
  await page.goto(`/student/try-out/detail/${slug}`)
  await expect(page.getByRole('link', { name: 'Lanjutkan' })).toBeVisible()
  await expectRemembered(page, 1)
  await page.goto('/student/try-out')
  await expect(page.getByText('Sedang dikerjakan')).toBeVisible()
  await expectRemembered(page, 2)

  await openSession(page, last)
  await showQuestion(page, 1)
  await page.getByRole('button', { name: 'Buka daftar soal' }).tap()
  await page.getByRole('button', { name: 'Selesai' }).tap()
  await page.getByRole('button', { name: 'Kumpulkan' }).tap()
  await expect(page.getByRole('link', { name: 'Lihat hasil' })).toBeVisible()

  expectConsole(/status of 409/)
  await page.reload()
  await expect(page.getByText('Subtes ini sudah kamu kumpulkan atau waktunya sudah habis.')).toBeVisible()

  await page.goto('/student/try-out')
  await expect(page.getByText('Selesai', { exact: true })).toBeVisible()
  await page.goto(`/student/try-out/detail/${slug}`)
  await expect(page.getByRole('link', { name: 'Lihat hasil' })).toBeVisible()
})

test('the receipt that was shown after submitting is found again later, with the keyboard too', async ({
  page,
  db,
  baseURL,
  student,
}) => {
  const last = (await listSubTests(db)).at(-1)
  await takeTryout(db, baseURL, student, last?.id)
  // In Kupang, with a telephone that still shows the time of Jakarta.
  await db.updateTable('users').set({ province_id: '53' }).where('id', '=', student.id).execute()
  await page.goto('/student/try-out')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await openSession(page, last?.id ?? '')
  await showQuestion(page, 1)
  await page.getByRole('button', { name: 'Buka daftar soal' }).tap()
  await page.getByRole('button', { name: 'Selesai' }).tap()
  await page.getByRole('button', { name: 'Kumpulkan' }).tap()
  const shown = await page.locator('dl').innerText()
  expect(shown).toContain('WITA')
  expect(shown).toMatch(/Kode bukti\s+([0-9a-f]{4} ?){4}/)

  await page.goto(`/student/try-out/detail/${slug}`)
  await page.getByRole('link', { name: 'Lihat bukti pengumpulan' }).tap()
  const open = page.getByRole('button', { name: `Lihat bukti ${last?.name}` })
  await open.focus()
  await page.keyboard.press('Enter')
  const receipt = page.getByRole('dialog', { name: 'Jawaban terkumpul' })
  expect(await receipt.locator('dl').innerText()).toBe(shown)
  const file = page.waitForEvent('download')
  await receipt.getByRole('button', { name: 'Simpan bukti' }).press('Enter')
  expect((await file).suggestedFilename()).toBe(`bukti-${last?.code}.txt`)
  await page.keyboard.press('Escape')
  await expect(open).toBeFocused()
})

test('a sub-test that was closed by time has its receipt in the list', async ({
  page,
  db,
  baseURL,
  student,
}) => {
  await enrol(db, baseURL, student)
  const subTest = await findSubTest(db, 1)
  await startSubTest(baseURL, student, subTest.id)
  await moveDeadline(db, student, -61)
  await page.goto(`/student/try-out/subjects/${slug}`)
  await page.getByRole('button', { name: `Lihat bukti ${subTest.name}` }).tap()
  const receipt = page.getByRole('dialog', { name: 'Waktu habis, jawaban terkumpul' })
  await expect(receipt.getByText(/^0 dari \d+ soal$/)).toBeVisible()
})
