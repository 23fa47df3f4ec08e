const firstDelayMs = 1_000
const longestDelayMs = 30_000
/** A phone that finds its network again should not wait long; only a server that asks for mercy gets all of it. */
const longestOfflineDelayMs = 15_000

export interface Refusal {
  /** The server answered that it is busy, as opposed to no answer at all. */
  busy: boolean
  retry_after_ms: number | null
}

/** Exponential back-off with full jitter; `failures` counts from 1, `random` is between 0 and 1. */
export function computeDelay(failures: number, { busy, retry_after_ms }: Refusal, random: number): number {
  const cap = Math.min(busy ? longestDelayMs : longestOfflineDelayMs, firstDelayMs * 2 ** (failures - 1))
  const jittered = Math.max(firstDelayMs / 4, cap * random)
  return (retry_after_ms ?? 0) + jittered
}
