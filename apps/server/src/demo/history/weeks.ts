const HOUR_MS = 3_600_000
const WEEK_MS = 7 * 24 * HOUR_MS

const WEEKS = 12

export interface Week {
  /** From 1, oldest first. */
  number: number
  /** Saturday, 08.00 in Jakarta. */
  opens: Date
  /** Sunday, 20.00. */
  closes: Date
}

/** How long after its close questions of a try-out may be practised again, and an hour. */
const SETTLED_MS = 25 * HOUR_MS
const WINDOW_MS = 36 * HOUR_MS

function findLastSaturday(now: Date): Date {
  const saturday = new Date(now.getTime() - WINDOW_MS - SETTLED_MS)
  saturday.setUTCDate(saturday.getUTCDate() - ((saturday.getUTCDay() + 1) % 7))
  saturday.setUTCHours(1, 0, 0, 0)
  return saturday.getTime() + WINDOW_MS + SETTLED_MS > now.getTime()
    ? new Date(saturday.getTime() - WEEK_MS)
    : saturday
}

/** The last weekends that are over, oldest first. */
export function listWeeks(now: Date): Week[] {
  const last = findLastSaturday(now).getTime()
  return Array.from({ length: WEEKS }, (_, index) => {
    const opens = last - (WEEKS - 1 - index) * WEEK_MS
    return { number: index + 1, opens: new Date(opens), closes: new Date(opens + WINDOW_MS) }
  })
}
