import { expect, type Locator, type Page } from '@playwright/test'
import type { Database } from '../../apps/server/src/db/database.ts'
import type { Person } from '../../e2e/people.ts'
import { findField, shownArticle } from '../../e2e/questions.ts'
import { openFirstSubTest, showQuestion } from '../../e2e/sitting.ts'

/** Before and after each tap: as a student who hurries. What this file asks of the page falls outside the tap then. */
const pauseMs = 300
/** Nobody answers sooner: the first question is to be read. In its first second the page still works at having been opened. */
const readingMs = 3_000

/**
 * Chromium tells of each interaction, by its id, how long it took from the finger to the next paint, in steps of 8 ms. Taps below 16 ms
 * are not told of.
 */
async function observeTaps(page: Page): Promise<void> {
  await page.evaluate(() => {
    const taps = new Map<number, number>()
    Object.assign(window, { taps })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId)
          taps.set(entry.interactionId, Math.max(taps.get(entry.interactionId) ?? 0, entry.duration))
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
}

async function readTaps(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    // What was painted last is told of after the next two frames.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    return [...(window as unknown as { taps: Map<number, number> }).taps.values()]
  })
}

/** A finger on the screen, as a phone has it; the driver's own click is a mouse's. */
async function tap(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (box === null) throw new Error('Cannot tap what is not on the screen')
  await page.waitForTimeout(pauseMs)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForTimeout(pauseMs)
}

/** The first option, the first column of each row, or a number. */
async function answer(page: Page): Promise<void> {
  for (const group of await page.locator(`${shownArticle} fieldset`).all()) {
    const label = group.locator('label:has(input)').first()
    await tap(page, label)
    await expect(label.locator('input')).toBeChecked()
  }
  const field = findField(page)
  if (await field.isVisible()) await field.fill('12')
}

async function goToNext(page: Page, number: number): Promise<void> {
  await tap(page, page.getByRole('button', { name: 'Berikutnya', exact: true }))
  const tab = page.getByRole('button', { name: 'Soal', exact: true, pressed: false })
  if (await tab.isVisible()) await tap(page, tab)
  await showQuestion(page, number)
}

/** Answers, doubts and turns the pages of a whole sub-test; gives the ms until each tap is painted. */
export async function measureTaps(
  page: Page,
  { db, origin }: { db: Database; origin: string },
  student: Person,
  throttle: number,
): Promise<number[]> {
  const { questions } = await openFirstSubTest(page, db, origin, student)
  await observeTaps(page)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  const doubt = page.getByRole('button', { name: 'Ragu-ragu' })
  await page.waitForTimeout(readingMs)
  for (let number = 1; number <= questions.length; number++) {
    await answer(page)
    await tap(page, doubt)
    await expect(doubt).toHaveAttribute('aria-pressed', 'true')
    if (number < questions.length) await goToNext(page, number + 1)
  }
  return readTaps(page)
}
