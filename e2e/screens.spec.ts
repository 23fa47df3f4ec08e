import type { Page } from '@playwright/test'
import { phone } from './browser.ts'
import { expectNoViolations, test } from './fixtures.ts'
import { expectReflow, sizeText, spaceText } from './reflow.ts'
import { rest } from './rest.ts'
import { screens } from './screens.ts'

/** As at nightfall, which the session leaves for the next page; colours need a moment to change. */
async function darken(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.classList.add('dark'))
  await rest(page)
}

const narrow = { width: 320, height: 640 }

// Each test is a new device: to keep the app's files on it for a time without a network would be work for nothing.
test.use({ storageState: { cookies: [], origins: [] }, viewport: narrow, serviceWorkers: 'block' })

for (const { name, open, noise } of screens)
  test(`${name} is accessible in light and dark, and fits 320 px, also with wider text, or 360 px with letters twice as large`, async ({
    page,
    db,
    baseURL,
    expectConsole,
  }) => {
    if (noise) expectConsole(noise)
    await open({ page, db, origin: baseURL })
    await expectReflow(page)
    await expectNoViolations(page)
    await darken(page)
    await expectNoViolations(page, ['color-contrast'])
    await page.setViewportSize(phone)
    await sizeText(page, '200%')
    await expectReflow(page)
    await page.setViewportSize(narrow)
    await sizeText(page, '100%')
    await spaceText(page)
    await expectReflow(page)
  })
