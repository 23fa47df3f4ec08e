import type { Page } from '@playwright/test'

/** Ends when nothing moves and no colour changes any more. */
export async function rest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // One whose part has gone away is at rest, too.
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  })
}
