import type { Page } from '@playwright/test'
import type { Database } from '../../apps/server/src/db/database.ts'
import type { Person } from '../../e2e/people.ts'
import { answerShown, flagShown, goToNext, openFirstSubTest } from '../../e2e/sitting.ts'

/** Chromium tells of each interaction, by its id, how long it took to the next paint, in steps of 8 ms. */
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

/**
 * Answers, doubts and turns the pages of a whole sub-test; gives the 95th percentile of ms to the paint. Taps below 16 ms
 * are not told of.
 */
export async function measureTaps(
  page: Page,
  { db, origin }: { db: Database; origin: string },
  student: Person,
  throttle: number,
): Promise<number> {
  const sitting = await openFirstSubTest(page, db, origin, student)
  await observeTaps(page)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  const last = sitting.questions.length
  for (let number = 1; number <= last; number++) {
    await answerShown(sitting)
    await flagShown(sitting)
    if (number < last) await goToNext(page, number + 1)
  }
  const taps = (await readTaps(page)).toSorted((a, b) => a - b)
  return taps[Math.ceil(taps.length * 0.95) - 1] ?? Number.NaN
}
