import type { Page } from '@playwright/test'

/** As a fast typist, so that saving and what follows it fall between keys as they do in life. */
const pauseMs = 120

/** What Chromium tells of, in ms; shorter ones count as this. */
const leastMs = 16

async function observeKeys(page: Page): Promise<void> {
  await page.evaluate(durationThreshold => {
    const keys = new Map<number, number>()
    Object.assign(window, { keys })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.name === 'keydown')
          keys.set(entry.startTime, Math.max(keys.get(entry.startTime) ?? 0, entry.duration))
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit)
  }, leastMs)
}

async function readKeys(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    // What was painted last is told of after the next two frames.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    return [...(window as unknown as { keys: Map<number, number> }).keys.values()]
  })
}

/** Types where the cursor stands and gives for each key the ms to the next paint, in Chromium's steps of 8, in order of size. */
export async function measureKeys(page: Page, words: string, throttle: number): Promise<number[]> {
  await observeKeys(page)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  await page.keyboard.type(words, { delay: pauseMs })
  const told = await readKeys(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const untold = Array.from({ length: words.length - told.length }, () => leastMs)
  return [...untold, ...told].toSorted((a, b) => a - b)
}
