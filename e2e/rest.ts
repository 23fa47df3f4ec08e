/* oxlint-disable unicorn/consistent-function-scoping -- what `evaluate` runs lives in the page, where this file is not */
import type { Page } from '@playwright/test'

/** Ends when nothing moves and no colour changes any more. */
export async function rest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What is folded away stands still, and would never come to its end.
    const isShown = ({ effect }: Animation) =>
      !(effect instanceof KeyframeEffect) || (effect.target?.checkVisibility() ?? true)
    // One whose part has gone away is at rest, too.
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(isShown)
        .map(({ finished }) => finished),
    )
  })
}
