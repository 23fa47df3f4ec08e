/** Who answers in less than this share of the median time has not read the question (Wise & Kong 2005; Wise & Ma 2012). */
const RAPID_SHARE = 0.15
/** In seconds: no question is read faster, and after so long one may have been. */
const RAPID_LEAST = 2
const RAPID_MOST = 10
/** Who answers so large a share of the questions unread has not tried. */
const EFFORTLESS_SHARE = 0.5
/** A median of fewer times says nothing. */
const LEAST_TIMES = 10
/** And neither does a share of fewer answers. */
const LEAST_ANSWERS = 5

interface TimedAnswers {
  /** Seconds in view, row by row over the items; 0 where it was not measured. */
  seconds: Uint8Array
  /** 1 where something was answered, in the same order. */
  answered: Uint8Array
  items: number
}

const SECONDS = 256

/** The median of counted seconds: what a byte holds is counted faster than sorted. */
function findMedian(counts: Uint32Array, of: number): number {
  let below = 0
  for (const [seconds, count] of counts.entries()) {
    below += count
    if (2 * below >= of) return seconds
  }
  return SECONDS
}

/** Below how many seconds a question was answered unread; undefined where too few times are known. */
function findLimit({ seconds, answered, items }: TimedAnswers, item: number): number | undefined {
  const counts = new Uint32Array(SECONDS)
  let of = 0
  for (let at = item; at < seconds.length; at += items) {
    const spent = seconds[at] ?? 0
    if (!answered[at] || spent === 0) continue
    counts[spent] = (counts[spent] ?? 0) + 1
    of += 1
  }
  return of < LEAST_TIMES ? undefined : boundRapid(findMedian(counts, of))
}

const boundRapid = (median: number) => Math.min(RAPID_MOST, Math.max(RAPID_LEAST, RAPID_SHARE * median))

/** Below how many seconds an answer was given unread, by all known times of its question; undefined where they are too few. */
export function findRapidLimit(seconds: readonly number[]): number | undefined {
  const median = seconds.toSorted((one, other) => one - other)[Math.floor((seconds.length - 1) / 2)]
  return median === undefined || seconds.length < LEAST_TIMES ? undefined : boundRapid(median)
}

/** Whether somebody has not tried, by how many answers have a time and how many of those were pressed unread. */
export const isEffortless = (timed: number, rapid: number) =>
  timed >= LEAST_ANSWERS && rapid >= EFFORTLESS_SHARE * timed

/** 1 for each student who answered half of the questions, or more, faster than anybody reads them. */
export function findEffortless(answers: TimedAnswers): Uint8Array {
  const { seconds, answered, items } = answers
  const limits = Array.from({ length: items }, (_, item) => findLimit(answers, item))
  return Uint8Array.from({ length: seconds.length / items }, (_, student) => {
    let [timed, rapid] = [0, 0]
    for (const [item, limit] of limits.entries()) {
      const at = student * items + item
      const spent = seconds[at] ?? 0
      if (limit === undefined || !answered[at] || spent === 0) continue
      timed += 1
      if (spent <= limit) rapid += 1
    }
    return isEffortless(timed, rapid) ? 1 : 0
  })
}
