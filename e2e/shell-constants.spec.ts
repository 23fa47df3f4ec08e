import type { Locator, Page } from '@playwright/test'
import { laptop } from './browser.ts'
import { expect, expectNoViolations, test as base } from './fixtures.ts'
import { buildGallery, openGallery } from './gallery.ts'

const test = base.extend<{ gallery: Page }, { galleryFolder: string }>({
  galleryFolder: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of wanted fixtures from here
    async ({}, use) => {
      const { folder, remove } = buildGallery()
      await use(folder)
      remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  /** The gallery with a clock that stands still until a test moves it. */
  gallery: async ({ page, galleryFolder }, use) => {
    await page.clock.install()
    await openGallery(page, galleryFolder)
    await page.waitForLoadState('networkidle')
    // What shows toasts comes with the first key, and not while time stands still.
    await page.keyboard.press('Shift')
    await expect(page.getByRole('region', { name: /^Pemberitahuan/ })).toBeAttached()
    await page.clock.pauseAt(Date.now() + 60_000)
    await use(page)
  },
})

// One worker for all, which builds the gallery once.
test.describe.configure({ mode: 'default' })

const onLaptop = { viewport: laptop, isMobile: false, hasTouch: false }

/** What is there after `ms`, and gone one millisecond later. */
async function expectToLast(page: Page, part: Locator, ms: number) {
  await expect(part).toBeVisible()
  await page.clock.runFor(ms - 1)
  await expect(part).toBeVisible()
  await page.clock.runFor(1)
  await expect(part).toBeHidden()
}

/** Waits until it has come to rest. */
async function settle(part: Locator) {
  await part.evaluate(element => Promise.all(element.getAnimations().map(({ finished }) => finished)))
}

async function drag(page: Page, part: Locator, way: { x?: number; y?: number }, afterMs = 0) {
  const box = await part.boundingBox()
  if (box === null) throw new Error('Cannot drag what is not shown')
  const [x, y] = [box.x + box.width / 3, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + (way.x ?? 0) / 2, y + (way.y ?? 0) / 2)
  await page.mouse.move(x + (way.x ?? 0), y + (way.y ?? 0))
  await page.clock.runFor(afterMs)
  await page.mouse.up()
}

test.describe('the frame on a laptop', () => {
  test.use(onLaptop)

  test('shows the sidebar from 768 px on, and a panel below', async ({ page }) => {
    await page.goto('/student/try-out')
    const sidebar = page.getByRole('complementary')
    await expect(sidebar).toBeVisible()
    await page.setViewportSize({ width: 768, height: 800 })
    await expect(sidebar).toBeVisible()
    await expect(page.getByRole('button', { name: 'Buka menu' })).toBeHidden()
    await page.setViewportSize({ width: 767, height: 800 })
    await expect(sidebar).toBeHidden()
    await expect(page.getByRole('button', { name: 'Buka menu' })).toBeVisible()
  })

  test('gives the sidebar 21vw, at most 263 px, and 3rem when collapsed', async ({ page }) => {
    await page.goto('/student/try-out')
    const width = async () => Math.round((await page.getByRole('complementary').boundingBox())?.width ?? 0)
    await page.setViewportSize({ width: 1000, height: 800 })
    await expect.poll(width).toBe(210)
    await page.setViewportSize({ width: 1600, height: 800 })
    await expect.poll(width).toBe(263)
    await page.keyboard.press('Control+b')
    await expect.poll(width).toBe(48)
    await page.keyboard.press('Meta+b')
    await expect.poll(width).toBe(263)
  })

  test('remembers a collapsed sidebar for seven days', async ({ page }) => {
    await page.goto('/student/try-out')
    await page.getByRole('button', { name: 'Ciutkan menu' }).click()
    await expect(page.getByRole('button', { name: 'Lebarkan menu' })).toBeVisible()
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'sidebar_state')
    const lifetime = (cookie?.expires ?? 0) - Date.now() / 1_000
    expect(lifetime).toBeGreaterThan(604_800 - 60)
    expect(lifetime).toBeLessThanOrEqual(604_800)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Lebarkan menu' })).toBeVisible()
  })

  test('names a picture button after 700 ms, its neighbour at once, and again after 300 ms of rest', async ({
    gallery: page,
  }) => {
    const tip = page.getByRole('tooltip')
    const hover = (name: RegExp) => page.getByRole('banner').getByLabel(name).hover()
    /** Until the name has faded, the pointer counts as on its way to it and opens no other. */
    const leave = async () => {
      await page.mouse.move(640, 700, { steps: 4 })
      await expect(tip).toHaveCount(0)
    }

    await hover(/Ciutkan menu/)
    await page.clock.runFor(699)
    await expect(tip).toBeHidden()
    await page.clock.runFor(1)
    await expect(tip).toHaveText(/Ciutkan menu/)

    await leave()
    await page.clock.runFor(299)
    await hover(/Akun saya/)
    await expect(tip).toHaveText('Akun saya')

    await leave()
    await page.clock.runFor(301)
    await hover(/Akun saya/)
    await page.clock.runFor(699)
    await expect(tip).toBeHidden()
    await page.clock.runFor(1)
    await expect(tip).toHaveText('Akun saya')
  })

  test('names the entries of a collapsed sidebar at once', async ({ gallery: page }) => {
    await page.keyboard.press('Control+b')
    await page.getByRole('complementary').getByRole('link', { name: 'Try Out' }).hover()
    await page.clock.runFor(0)
    await expect(page.getByRole('tooltip')).toHaveText('Try Out')
  })

  test('collapses more than three crumbs into a menu that is typed into for a second', async ({
    gallery: page,
  }) => {
    const crumbs = page.getByRole('navigation', { name: 'Lokasi halaman' })
    await expect(crumbs.getByRole('listitem')).toHaveText([/Pengguna/, '', /Laporan/, /Galeri/])
    await crumbs.getByRole('button').click()
    await expect(page.getByRole('menuitem')).toHaveText(['Bank Soal', 'Buat Berita', 'Update Berita'])

    await page.keyboard.press('b')
    await page.clock.runFor(999)
    await page.keyboard.press('u')
    await page.clock.runFor(0)
    await expect(page.getByRole('menuitem', { name: 'Buat Berita' })).toBeFocused()
    await page.clock.runFor(1_000)
    await page.keyboard.press('u')
    await page.clock.runFor(0)
    await expect(page.getByRole('menuitem', { name: 'Update Berita' })).toBeFocused()
    await page.clock.resume()
    await expectNoViolations(page)
  })

  test('lets a toast stay 4500 ms and a short confirmation 1750 ms', async ({ gallery: page }) => {
    await page.mouse.move(0, 0)
    const press = (name: string) => page.getByRole('button', { name }).dispatchEvent('click')
    await press('Toast info')
    await expectToLast(page, page.getByRole('listitem').filter({ hasText: 'Toast info' }), 4_500)
    await press('Konfirmasi')
    await expectToLast(page, page.getByRole('listitem').filter({ hasText: 'Tersimpan' }), 1_750)
  })

  test('shows one toast at a time, reached by F8', async ({ gallery: page }) => {
    const toasts = page.getByRole('listitem').filter({ hasText: 'Isi pesan.' })
    await page.getByRole('button', { name: 'Toast info' }).click()
    await page.getByRole('button', { name: 'Toast error' }).click()
    await expect(toasts).toHaveCount(1)
    await expect(toasts).toContainText('Toast error')
    await page.keyboard.press('F8')
    await expect(page.getByRole('region', { name: /Pemberitahuan/ }).getByRole('list')).toBeFocused()
  })

  test('takes a toast away that is swiped 50 px to the right, and by its button', async ({
    gallery: page,
  }) => {
    const toast = page.getByRole('listitem').filter({ hasText: 'Tersimpan' })
    await page.getByRole('button', { name: 'Konfirmasi' }).click()
    await drag(page, toast, { x: 49 })
    await expect(toast).toBeVisible()
    await drag(page, toast, { x: 51 })
    await expect(toast).toBeHidden()

    await page.getByRole('button', { name: 'Konfirmasi' }).click()
    await toast.getByRole('button', { name: 'Tutup' }).click()
    await expect(toast).toBeHidden()
  })

  test('goes to the login 900 ms after a logout', async ({ page }) => {
    await page.clock.install()
    await page.goto('/student/try-out')
    await page.getByRole('button', { name: 'Logout' }).click()
    const dialog = page.getByRole('dialog', { name: 'Logout' }).or(page.getByRole('alertdialog'))
    await expect(dialog).toContainText('You are going to log out')
    await expect(dialog.getByRole('button')).toHaveText(['No', 'Yes'])
    await page.clock.pauseAt(Date.now() + 60_000)
    const answered = page.waitForResponse('**/api/v1/logout')
    await dialog.getByRole('button', { name: 'Yes' }).click()
    await answered

    // What the reply sets off runs in timers of no length.
    const done = page.getByText('Logged out successfully', { exact: true })
    let waited = 0
    while (!(await done.isVisible())) {
      await page.clock.runFor(1)
      waited += 1
      expect(waited).toBeLessThan(100)
    }
    await page.clock.runFor(899 - waited)
    await expect(page).toHaveURL('/student/try-out')
    await page.clock.runFor(waited + 1)
    await expect(page).toHaveURL('/login')
  })
})

test.describe('the frame on a phone', () => {
  test('opens a panel of 18rem from the right', async ({ page }) => {
    await page.goto('/student/try-out')
    await page.getByRole('button', { name: 'Buka menu' }).tap()
    const panel = page.getByRole('dialog', { name: 'Menu utama' })
    await expect.poll(async () => (await panel.boundingBox())?.width).toBe(288)
    await expect.poll(async () => (await panel.boundingBox())?.x).toBe(360 - 288)
  })

  test('shows hidden crumbs in a drawer that takes half a second', async ({ gallery: page }) => {
    await page.getByRole('button', { name: 'Halaman di antaranya' }).tap()
    const drawer = page.getByRole('dialog', { name: 'Lokasi halaman' })
    await expect(drawer.getByRole('link')).toHaveText(['Bank Soal', 'Buat Berita', 'Update Berita'])
    const motion = await drawer.evaluate(element => {
      const { animationDuration, animationTimingFunction } = getComputedStyle(element)
      return [animationDuration, animationTimingFunction]
    })
    expect(motion).toEqual(['0.5s', 'cubic-bezier(0.32, 0.72, 0, 1)'])
    await page.clock.resume()
    await settle(drawer)
    await expectNoViolations(page)
  })

  test('closes a drawer that is pulled down a quarter of its height', async ({ gallery: page }) => {
    await page.getByRole('button', { name: 'Halaman di antaranya' }).tap()
    const drawer = page.getByRole('dialog', { name: 'Lokasi halaman' })
    const head = drawer.getByRole('heading')
    await settle(drawer)
    const height = (await drawer.boundingBox())?.height ?? 0
    // Slow enough that only the way counts.
    await drag(page, head, { y: height * 0.25 - 4 }, 1_500)
    await expect(drawer).toBeVisible()
    await settle(drawer)
    await drag(page, head, { y: height * 0.25 + 4 }, 1_500)
    await expect(drawer).toBeHidden()
  })
})
