import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { describeSheet, readStored } from './questions.ts'
import { answerShown, flagShown, goToNext, openFirstSubTest } from './sitting.ts'
import { slug } from './tryout.ts'

const cannotKeep = 'Perangkat ini tidak bisa menyimpan cadangan jawaban'

/** Leaves no room for another letter in what pages keep by name. */
function fillStores(page: Page) {
  return page.evaluate(() => {
    for (const store of [localStorage, sessionStorage])
      for (let size = 2 ** 22; size >= 1; size = Math.floor(size / 2))
        try {
          store.setItem(`filled-${size}`, 'x'.repeat(size))
        } catch {
          continue
        }
  })
}

test('a device without any room left takes the sub-test, says what it cannot do, and sends every answer', async ({
  page,
  context,
  db,
  baseURL,
  student,
}) => {
  await page.goto('/favicon.svg')
  await fillStores(page)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: baseURL, quotaSize: 1 })
  const sitting = await openFirstSubTest(page, db, baseURL, student)
  await answerShown(sitting)
  await goToNext(page, 2)
  await flagShown(sitting)
  await expect.poll(() => readStored(db, student)).toEqual(describeSheet(sitting.sheet))
  await expect(page.getByText(cannotKeep)).toBeVisible()

  await page.getByRole('button', { name: 'Tampilan dan tombol pintas' }).tap()
  await page.getByText('A++', { exact: true }).tap()
  await expect(page.getByRole('radio', { name: 'Sangat besar' })).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-text-size', '3')
  await page.getByRole('checkbox', { name: 'Huruf mudah dibaca' }).tap()
  await expect(page.locator('html')).toHaveAttribute('data-font', 'hyperlegible')
  await page.getByRole('button', { name: 'Tutup' }).tap()
  await page.getByRole('button', { name: 'Mengerti' }).tap()
  await expect(page.getByText(cannotKeep)).toBeHidden()
})

test('a device without any room left changes the colours and the letters of this visit', async ({ page }) => {
  await page.goto('/student/profile')
  const html = page.locator('html')
  const dark = page.getByRole('radio', { name: 'Gelap' })
  const easy = page.getByRole('checkbox', { name: 'Huruf mudah dibaca' })
  await expect(dark).toBeVisible()
  await fillStores(page)
  await dark.tap()
  await expect(dark).toBeChecked()
  await expect(html).toHaveClass(/dark/)
  await easy.tap()
  await expect(easy).toBeChecked()
  await expect(html).toHaveAttribute('data-font', 'hyperlegible')
  await expect(page.getByText('pilihanmu berlaku sampai halaman ditutup')).toBeVisible()
  await easy.tap()
  await expect(easy).not.toBeChecked()
  await expect(html).not.toHaveAttribute('data-font')
})

test('a device whose database never answers takes the sub-test and sends every answer', async ({
  page,
  context,
  db,
  baseURL,
  student,
}) => {
  // A connection that stays open holds the deletion up, and the deletion everybody who comes later.
  const other = await context.newPage()
  await other.goto('/favicon.svg')
  await other.evaluate(async () => {
    await new Promise(resolve => {
      indexedDB.open('gerbang-exam', 2).addEventListener('success', resolve)
    })
    indexedDB.deleteDatabase('gerbang-exam')
  })
  const sitting = await openFirstSubTest(page, db, baseURL, student)
  await answerShown(sitting)
  await expect.poll(() => readStored(db, student)).toEqual(describeSheet(sitting.sheet))
  await expect(page.getByText(cannotKeep)).toBeVisible()
})

test('a browser that forbids pages to keep anything is told what to allow', async ({ page }) => {
  await page.addInitScript(() => {
    for (const store of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, store, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })
  for (const path of ['/login', '/student/try-out', `/session/tryout/${slug}/${randomUUID()}`]) {
    await page.goto(path)
    await expect(page.getByRole('alert')).toContainText('Izinkan cookie dan data situs')
  }
})
