import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Lane } from '@gerbang/contract/call.ts'

export type MustShed = (lane: Lane) => boolean

/** A lane gives way once the event loop lags by this many milliseconds. */
const bearableLag: Record<Exclude<Lane, 'save'>, number> = {
  export: 200,
  report: 250,
  list: 500,
  write: 1_000,
  start: 2_000,
}

const sampleMs = 1_000

/** How many milliseconds this thread's event loop was late in the last second; asked as long as the thread lives. */
export function watchLag(): () => number {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  let lagMs = 0
  setInterval(() => {
    lagMs = delay.mean / 1e6
    delay.reset()
  }, sampleMs).unref()
  return () => lagMs
}

/**
 * Sheds what can wait, so that saves and submits go through to the last. They give way only to each other, when
 * `areSavesBehind`.
 */
export function shedByLag(readLag: () => number, areSavesBehind: () => boolean): MustShed {
  return lane => (lane === 'save' ? areSavesBehind() : readLag() > bearableLag[lane])
}
