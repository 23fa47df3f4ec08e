import { limits } from '../limits.ts'

/**
 * To be asked once a second: collects what the start and each time of saves have left, once nobody has saved for a
 * while. V8 itself collects when it needs room, and then it needs none: it would keep the room for as long as little
 * happens. `collect` stops the thread for a tenth of a second or two.
 */
export function giveBackMemory(isBusy: () => boolean, collect = globalThis.gc): () => void {
  let calmRounds = 0
  return () => {
    calmRounds = isBusy() ? 0 : calmRounds + 1
    if (calmRounds === limits.calmRounds)
      collect?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  }
}
