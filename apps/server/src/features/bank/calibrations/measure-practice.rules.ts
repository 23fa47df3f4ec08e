import { findRapidLimit, isEffortless } from '@gerbang/scoring/statistics/effort.ts'
import type { FirstAnswer } from './practice-answers.queries.ts'

/** Answers that count: given alone, and read. One pressed faster than anybody reads says nothing, nor does who presses half so. */
export function chooseCounting(answers: readonly FirstAnswer[]): FirstAnswer[] {
  const times = Map.groupBy(
    answers.filter(({ seconds }) => seconds !== null),
    ({ question_id }) => question_id,
  )
  const limits = new Map(
    [...times].map(([id, own]) => [id, findRapidLimit(own.map(({ seconds }) => seconds ?? 0))] as const),
  )
  const isRapid = ({ question_id, seconds }: FirstAnswer) => {
    const limit = limits.get(question_id)
    return seconds !== null && limit !== undefined && seconds <= limit
  }
  const hasTried = (own: readonly FirstAnswer[]) => {
    const timed = own.filter(({ question_id, seconds }) => seconds !== null && limits.get(question_id))
    return !isEffortless(timed.length, timed.filter(isRapid).length)
  }
  return [...Map.groupBy(answers, ({ user_id }) => user_id).values()]
    .filter(hasTried)
    .flat()
    .filter(answer => answer.outcome !== 'blank' && !answer.hinted && !isRapid(answer))
}
