/**
 * What is known of the server's clock: server time minus the monotonic clock lies between these two, in milliseconds.
 * The wall clock of the device plays no part, so changing it changes nothing.
 */
export interface Clock {
  offset_min: number
  offset_max: number
}

export interface Sighting {
  server_now: string
  /** Readings of the monotonic clock around the request that brought `server_now`. */
  sent_at: number
  received_at: number
}

/**
 * Narrows the interval with each reply. A reply that contradicts it replaces it: the monotonic clock of many phones
 * stands still while they sleep.
 */
export function readClock(clock: Clock | null, { server_now, sent_at, received_at }: Sighting): Clock {
  const server = Date.parse(server_now)
  const seen = { offset_min: server - received_at, offset_max: server - sent_at }
  if (clock === null) return seen
  const offset_min = Math.max(clock.offset_min, seen.offset_min)
  const offset_max = Math.min(clock.offset_max, seen.offset_max)
  return offset_min <= offset_max ? { offset_min, offset_max } : seen
}

/** A clock carried over a reload, where only the wall clock goes on. The first reply corrects it. */
export function restoreClock(savedOffset: number, wallNow: number, now: number): Clock {
  const offset = wallNow + savedOffset - now
  return { offset_min: offset, offset_max: offset }
}

/** Server time minus wall time, to be stored for `restoreClock`. */
export function saveOffset(clock: Clock, wallNow: number, now: number): number {
  return clock.offset_max + now - wallNow
}

/** Milliseconds until `endsAt`, never more than there really are. */
export function countRemaining(clock: Clock, endsAt: string, now: number): number {
  return Math.max(0, Date.parse(endsAt) - (now + clock.offset_max))
}

export function formatRemaining(ms: number): string {
  const total = Math.ceil(ms / 1000)
  const hours = Math.floor(total / 3600)
  const minutes = Math.floor((total % 3600) / 60)
  const parts = hours > 0 ? [hours, minutes, total % 60] : [minutes, total % 60]
  return parts.map(part => String(part).padStart(2, '0')).join(':')
}

const thresholds = [1, 5, 10]

/** The minutes to be spoken when the time left sinks from `before` to `now`; null when no threshold was passed. */
export function findThreshold(before: number, now: number): number | null {
  return thresholds.find(minutes => before > minutes * 60_000 && now <= minutes * 60_000) ?? null
}
