import { expect, type Locator, type Page } from '@playwright/test'

/** Goes on by the Tab key until what is wanted has the focus. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible()
  for (let presses = 0; presses < 60; presses++) {
    if (await wanted.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard never reaches ${String(wanted)}`)
}
