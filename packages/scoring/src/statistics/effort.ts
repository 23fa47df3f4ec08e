import { median } from './median.ts'

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

export interface TimedAnswers {
  /** Seconds in view, row by row over the items; 0 where it was not measured. */
  seconds: Uint8Array
  /** 1 where something was answered, in the same order. */
  answered: Uint8Array
  items: number
}

/** Below how many seconds each question was answered unread; undefined where too few times are known. */
function findLimits({ seconds, answered, items }: TimedAnswers): (number | undefined)[] {
  const students = seconds.length / items
  return Array.from({ length: items }, (_, item) => {
    const times = Array.from({ length: students }, (_, student) => student * items + item).flatMap(at =>
      answered[at] && seconds[at] ? [seconds[at]] : [],
    )
    if (times.length < LEAST_TIMES) return undefined
    return Math.min(RAPID_MOST, Math.max(RAPID_LEAST, RAPID_SHARE * median(times)))
  })
}

/** 1 for each student who answered half of the questions, or more, faster than anybody reads them. */
export function findEffortless(answers: TimedAnswers): Uint8Array {
  const { seconds, answered, items } = answers
  const limits = findLimits(answers)
  return Uint8Array.from({ length: seconds.length / items }, (_, student) => {
    let [timed, rapid] = [0, 0]
    for (const [item, limit] of limits.entries()) {
      const at = student * items + item
      const spent = seconds[at] ?? 0
      if (limit === undefined || !answered[at] || spent === 0) continue
      timed += 1
      if (spent <= limit) rapid += 1
    }
    return timed >= LEAST_ANSWERS && rapid >= EFFORTLESS_SHARE * timed ? 1 : 0
  })
}
