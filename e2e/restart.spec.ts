import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { laptop, launchOptions } from './browser.ts'
import { expect, signIn, test } from './fixtures.ts'
import { openLine } from './line.ts'
import { enrol, findSubTest, openSession } from './tryout.ts'

const quiz = 'pemanasan-penalaran-umum'
const heading = (page: Page, number: number) =>
  page.getByRole('heading', { name: new RegExp(`^Soal ${number} dari`) })

/** A device whose browser can be closed and opened again: what it keeps lies in `folder`. */
async function openBrowser(
  folder: string,
  baseURL: string,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await chromium.launchPersistentContext(folder, {
    ...launchOptions,
    baseURL,
    // Wide enough for a passage beside its question, whichever comes first.
    viewport: laptop,
    locale: 'id-ID',
  })
  const [page = await context.newPage()] = context.pages()
  return { context, page }
}

/** As a browser does with a service worker that nobody asked for half a minute. */
async function stopWorkers(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('ServiceWorker.enable')
  await cdp.send('ServiceWorker.stopAllWorkers')
}

test('after a restart of the device without a network, the app leads to the quiz and the sub-test that were open', async ({
  db,
  baseURL,
  student,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'gerbang-device-'))
  await enrol(db, baseURL, student)
  const subTest = await findSubTest(db, 1)
  const line = await openLine(baseURL)

  const before = await openBrowser(folder, line.url)
  await signIn(before.page, line.url, student)
  await before.page.goto('/student')
  await expect(before.page.getByRole('heading', { level: 1 })).toBeVisible()
  await before.page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  await before.page.goto(`/session/quiz/${quiz}#mulai`)
  await expect(heading(before.page, 1)).toBeVisible()
  await before.page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  await openSession(before.page, subTest.id)
  await expect(heading(before.page, 1)).toBeVisible()
  await before.context.close()

  const { context, page } = await openBrowser(folder, line.url)
  // A session that holds what is not sent yet asks before it is left.
  page.on('dialog', dialog => void dialog.accept())
  line.cut()
  await page.goto('/student')
  await expect(page.getByRole('heading', { name: 'Hari ini' })).toBeVisible()
  // The device has a network; it is the server that cannot be reached.
  await expect(page.getByText('Server belum bisa dihubungi')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('Tidak ada internet')).toHaveCount(0)
  await expect(page.getByRole('link', { name: `Lanjutkan ${subTest.name}` }).first()).toBeVisible()
  // Never opened before, and yet here with all its files.
  await page.goto('/student/raport')
  await expect(page.getByRole('heading', { name: 'Belum bisa dimuat' })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('Application Error')).toHaveCount(0)
  await page.goto('/student')
  await page
    .getByRole('link', { name: /^Lanjutkan Pemanasan/ })
    .first()
    .click()
  await expect(heading(page, 1)).toBeVisible()
  await page.locator('article label:has(input:is([type=radio], [type=checkbox]))').first().click()
  await page.getByRole('button', { name: 'Periksa jawaban' }).click()
  await expect(
    page.getByText('Menunggu sambungan untuk memeriksa jawaban ini', { exact: false }),
  ).toBeVisible()

  await stopWorkers(page)
  await page.goto('/student/practice')
  await expect(page).toHaveURL(/practice/)
  await page
    .getByRole('link', { name: `Lanjutkan ${subTest.name}` })
    .first()
    .click()
  await expect(heading(page, 1)).toBeVisible()

  await page.goto(`/session/quiz/${quiz}`)
  line.mend()
  await expect(page.getByRole('region', { name: 'Pembahasan' })).toBeVisible({ timeout: 20_000 })
  const kept = await db
    .selectFrom('quiz_answers as q')
    .innerJoin('quiz_attempts as a', 'a.id', 'q.attempt_id')
    .select('q.confirmed_at')
    .where('a.user_id', '=', student.id)
    .execute()
  expect(kept).toHaveLength(1)

  // The page that could not come comes by itself.
  line.cut()
  await page.goto('/student')
  await expect(page.getByText('Server belum bisa dihubungi')).toBeVisible({ timeout: 20_000 })
  line.mend()
  await expect(page.getByText('Server belum bisa dihubungi')).toBeHidden({ timeout: 20_000 })
  await context.close()
  line.close()
  await rm(folder, { recursive: true, force: true })
})
