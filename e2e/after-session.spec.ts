import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { showQuestion } from './sitting.ts'
import { listSubTests, openSession, slug, takeTryout } from './tryout.ts'

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
