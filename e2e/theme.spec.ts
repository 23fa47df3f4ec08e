import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

function isDark(page: Page) {
  return page.evaluate(() => document.documentElement.classList.contains('dark'))
}

test('the theme follows the device until somebody chooses', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/forgot-password')
  await expect(page.getByRole('button', { name: 'Ganti ke tema terang' })).toBeVisible()
  expect(await isDark(page)).toBe(true)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.getByRole('button', { name: 'Ganti ke tema gelap' }).tap()
  await expect.poll(() => isDark(page)).toBe(true)
  expect(await page.evaluate(() => localStorage.getItem('vite-ui-theme'))).toBe('dark')
})

test('the theme is there before the app is, so that nothing flashes', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('vite-ui-theme', 'dark'))
  await page.route('**/assets/*.js', () => undefined)
  await page.goto('/login', { waitUntil: 'commit' })
  await expect.poll(() => isDark(page)).toBe(true)
  await expect(page.locator('#root')).toBeEmpty()
})

test('pages are set in the typeface of the product', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const listLoaded = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    )
  await expect.poll(listLoaded).toContain('Plus Jakarta Sans')
})
