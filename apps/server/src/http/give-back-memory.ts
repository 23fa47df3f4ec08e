import { limits } from '../limits.ts'

/**
 * To be asked once a second: collects what a storm of saves has left, once it has been over for a while. V8 itself collects
 * when it needs room, and after a storm it needs none: it would keep the room for as long as little happens. `collect`
 * stops the thread for a tenth of a second or two.
 */
export function giveBackMemory(areSavesBehind: () => boolean, collect = globalThis.gc): () => void {
  let calmRounds = Number.POSITIVE_INFINITY
  return () => {
    calmRounds = areSavesBehind() ? 0 : calmRounds + 1
    if (calmRounds === limits.calmRounds)
      collect?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  }
}
