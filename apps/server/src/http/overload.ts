import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Lane } from '@gerbang/contract/call.ts'

export interface Overload {
  mustShed: (lane: Lane) => boolean
  close: () => void
}

/** A lane gives way once the event loop lags by this many milliseconds. */
const bearableLag: Record<Exclude<Lane, 'save'>, number> = {
  export: 200,
  report: 250,
  list: 500,
  write: 1_000,
  start: 2_000,
}

const sampleMs = 1_000

/**
 * Sheds what can wait, so that saves and submits go through to the last. They give way only to each other, when
 * `areSavesBehind`.
 */
export function watchOverload(areSavesBehind: () => boolean): Overload {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  let lagMs = 0
  const timer = setInterval(() => {
    lagMs = delay.mean / 1e6
    delay.reset()
  }, sampleMs).unref()
  return {
    mustShed: lane => (lane === 'save' ? areSavesBehind() : lagMs > bearableLag[lane]),
    close: () => {
      clearInterval(timer)
      delay.disable()
    },
  }
}
