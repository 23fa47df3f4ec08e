import { randomUUID } from 'node:crypto'
import { laptop } from './browser.ts'
import { expect, expectNoViolations, test } from './fixtures.ts'
import { sizeText } from './reflow.ts'

// Visitors without an account.
test.use({ storageState: { cookies: [], origins: [] } })

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme })

    test('the landing page is accessible, also with everything opened', async ({ page }) => {
      await page.goto('/')
      await expectNoViolations(page)
      await page.locator('label', { has: page.locator('#contoh-b') }).click()
      await page.getByText('Ragu-ragu', { exact: true }).click()
      for (const question of await page.locator('#faq summary').all()) await question.click()
      await expectNoViolations(page)
    })

    test('the news are accessible, also where there are none', async ({ page, expectConsole }) => {
      expectConsole(/404/)
      for (const path of [
        '/content-news',
        '/content-news/jumlah-benar-sama-skor-beda-begini-cara-kerja-irt',
        '/content-news/tidak-ada',
      ]) {
        await page.goto(path)
        await expectNoViolations(page)
      }
    })
  })

for (const [width, size] of [
  [320, '100%'],
  [360, '200%'],
  [768, '100%'],
  [1024, '100%'],
  [1280, '100%'],
] as const)
  test(`nothing is wider than a screen of ${width} pixels with letters of ${size}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    for (const path of [
      '/',
      '/content-news',
      '/content-news/jumlah-benar-sama-skor-beda-begini-cara-kerja-irt',
      '/content-news/untuk-admin-hari-ujian-dari-pagi-sampai-hasil',
    ]) {
      await page.goto(path)
      await sizeText(page, size)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })

test('nothing moves while the landing page loads', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02)
})

test('the footer holds the year, whom to ask and where to follow', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('© 2025 Gerbang')
  await expect(footer.getByRole('link', { name: /@gerbang\.example/ })).toHaveAttribute('href', /^mailto:/)
  await expect(footer.getByRole('link', { name: 'Instagram' })).toBeVisible()
})

test('pictures of the landing page come when they are scrolled to, sized before they come', async ({
  page,
}) => {
  await page.goto('/')
  const covers = page.locator('#berita img')
  await expect(covers).not.toHaveCount(0)
  for (const cover of await covers.all()) {
    await expect(cover).toHaveAttribute('loading', 'lazy')
    await cover.scrollIntoViewIfNeeded()
    await expect.poll(() => cover.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(600)
  }
})

test('a visitor tries the sample question and is told which slip led there', async ({ page }) => {
  await page.goto('/')
  const card = page.getByRole('region', { name: 'Contoh soal' })
  await expect(card.getByText('Pembahasan', { exact: true })).toBeHidden()
  await card.getByRole('radio').nth(1).check({ force: true })
  await expect(card.getByText('Tiga kilometer pertama dibayar dua kali')).toBeVisible()
  await expect(card.getByText('Pembahasan', { exact: true })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(card.getByText('Tepat.', { exact: true })).toBeVisible()
  await expect(card.getByText('Tiga kilometer pertama dibayar dua kali')).toBeHidden()
})

test('a visitor finds the news, reads one and comes back', async ({ page, db }) => {
  const id = randomUUID()
  const at = new Date().toISOString()
  await db
    .insertInto('news')
    .values({
      id,
      title: 'Berita untuk uji',
      slug: `berita-${id}`,
      excerpt: 'Ringkasnya.',
      body: 'Isinya.',
      body_html: '<p>Isinya.</p>',
      status: 'published',
      published_at: at,
      created_at: at,
      updated_at: at,
    })
    .execute()
  await page.goto(`/content-news/${id}`)
  await expect(page).toHaveTitle('Berita untuk uji · Gerbang')
  await expect(page.getByText('Isinya.')).toBeVisible()
  await page.getByRole('link', { name: 'Semua berita' }).first().click()
  await expect(page).toHaveURL('/content-news')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Berita')
  await page.getByRole('link', { name: 'Masuk' }).click()
  await expect(page).toHaveURL('/login')
})

test('the menu of a phone opens, leads to a part of the page and closes', async ({ page }) => {
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await page.locator('[data-menu] summary').click()
  await menu.getByRole('link', { name: 'FAQ' }).click()
  await expect(menu).toBeHidden()
  await expect(page.locator('#faq')).toBeInViewport()
  await page.locator('[data-menu] summary').click()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
})

test('the theme that was chosen on the landing page holds for the app', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html')).not.toHaveClass('dark')
  await page.getByRole('button', { name: 'Ganti tema' }).click()
  await expect(page.locator('html')).toHaveClass('dark')
  await page.goto('/login')
  await expect(page.locator('html')).toHaveClass('dark')
})

test('the first stop of the keyboard leads past the navigation', async ({ page }) => {
  await page.setViewportSize(laptop)
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Langsung ke isi' })
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the landing page is whole and leads to registration', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Latihan yang terasa seperti hari ujian.',
    )
    await expect(page.getByRole('link', { name: 'Daftar dan mulai' })).toHaveAttribute('href', '/register')
    await page.locator('#faq summary').first().click()
    await expect(page.locator('#faq details').first().getByRole('paragraph')).toBeVisible()
  })
})
