import { type StartStep, startStep } from '@gerbang/contract/exam/study-plans.ts'

/** Days a week as they are kept: a lowered goal waits for its Monday. */
export interface Goal {
  days_a_week: number | null
  next_days: number | null
  next_from: string | null
}

/** The goal as it stands on a day. Dates compare as text. */
export function settleGoal({ days_a_week, next_days, next_from }: Goal, today: string): Goal {
  if (next_from !== null && next_from <= today)
    return { days_a_week: next_days, next_days: null, next_from: null }
  return { days_a_week, next_days, next_from }
}

/** Raised it holds at once; lowered from the next Monday on, so that a week under way keeps what was meant by it. */
export function changeGoal(goal: Goal, wanted: number, { today, monday }: Calendar): Goal {
  const { days_a_week } = settleGoal(goal, today)
  if (days_a_week === null || wanted >= days_a_week)
    return { days_a_week: wanted, next_days: null, next_from: null }
  return { days_a_week, next_days: wanted, next_from: monday }
}

export interface Calendar {
  today: string
  /** The next one after today. */
  monday: string
}

type Left = Exclude<StartStep, 'placement'>

/** The later one: another tab may be further on. */
export const goOn = (now: Left | null, wanted: Left): Left =>
  now !== null && startStep.options.indexOf(now) > startStep.options.indexOf(wanted) ? now : wanted
