import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const profileFile = '**/assets/profile-page-*.js'

/** How many documents this tab has loaded since. */
function countLoads(page: Page) {
  let loads = 0
  page.on('domcontentloaded', () => {
    loads += 1
  })
  return () => loads
}

/** The mark of a reload falls when the next one is refused. */
const hasRefused = (page: Page) => page.evaluate(() => sessionStorage.getItem('gerbang-reloaded') === null)

test('a page whose file a deploy took away is reloaded once, and the click is not lost', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/profile-page/)
  await page.goto('/student/try-out')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const loads = countLoads(page)
  await page.route(profileFile, route => route.fulfill({ status: 404 }), { times: 1 })
  await page.getByRole('link', { name: 'Akun saya' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Akun' })).toBeVisible()
  await expect(page).toHaveURL('/student/profile')
  expect(loads()).toBe(1)
})

test('until the reloaded page has come over a slow network, the old one does not call itself broken', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/profile-page/)
  await page.goto('/student/try-out')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // While a page is on its way nobody can ask the one before, so it keeps its own headings.
  await page.evaluate(() => {
    new MutationObserver(() =>
      sessionStorage.setItem('said', document.querySelector('h1')?.textContent ?? 'nothing'),
    ).observe(document.body, { childList: true, subtree: true })
  })
  await page.route(profileFile, route => route.fulfill({ status: 404 }), { times: 1 })
  await page.route('**/student/profile', async route => {
    await sleep(1_000)
    await route.continue()
  })
  await page.getByRole('link', { name: 'Akun saya' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Akun' })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('said'))).toBe('nothing')
})

test('a file that is gone for good reloads the page once and then says so', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/profile-page/)
  await page.goto('/student/try-out')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const loads = countLoads(page)
  await page.route(profileFile, route => route.fulfill({ status: 404 }))
  await page.getByRole('link', { name: 'Akun saya' }).tap()
  await expect.poll(loads).toBe(1)
  await expect(page.getByRole('heading', { level: 1, name: 'Halaman ini belum bisa dibuka' })).toBeVisible()
  expect(await hasRefused(page)).toBe(true)
  expect(loads()).toBe(1)
  await page.getByRole('button', { name: 'Go Home' }).tap()
  await expect(page).toHaveURL('/student')
})

test('hooks that do not add up clear the caches and reload the page once', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/more hooks/)
  await page.goto('/favicon.svg')
  await page.evaluate(() => localStorage.setItem('gerbang-cache:somebody', '{}'))
  // What the list of try-outs calls while it is drawn.
  await page.addInitScript(() => {
    Reflect.defineProperty(Date.prototype, 'getUTCMonth', {
      get: () => {
        throw new Error('Rendered more hooks than during the previous render.')
      },
    })
  })
  const loads = countLoads(page)
  await page.goto('/student/try-out')
  await expect.poll(loads).toBe(2)
  await expect(page.getByRole('heading', { level: 1, name: 'Application Error' })).toBeVisible()
  await expect.poll(() => hasRefused(page)).toBe(true)
  expect(loads()).toBe(2)
  expect(await page.evaluate(() => localStorage.getItem('gerbang-cache:somebody'))).toBeNull()
})
