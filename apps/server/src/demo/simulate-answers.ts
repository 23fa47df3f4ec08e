import type { AnswerValue } from '@gerbang/contract/question.ts'
import { readContent, readKey } from '@gerbang/contract/question-format.ts'
import { findKind } from '@gerbang/scoring/kinds/question-kinds.ts'
import type { PaperItem } from '@gerbang/scoring/paper-order.ts'
import type { SubTestItem } from '@gerbang/scoring/score-sub-test.ts'
import type { Row } from '../db/insert-rows.ts'
import type { Random } from './seeded-random.ts'

export interface SimulatedItem extends PaperItem, SubTestItem {
  discrimination: number
  difficulty: number
}

export interface SimulatedAnswer {
  question_id: string
  value: AnswerValue | null
  flagged: boolean
}

/** On the scale of abilities, whose mean is 0; so that the mean score comes near that of the real exam. */
const difficulties: Record<string, number> = { easy: -0.2, medium: 0.95, hard: 1.9 }

export function calibrateItem(
  question: Row<'questions'>,
  key: NonNullable<Row<'question_keys'>['key']>,
  random: Random,
): SimulatedItem {
  return {
    question_id: question.id,
    stimulus_id: question.stimulus_id,
    content: readContent(question.content),
    points: question.points,
    key: readKey(key),
    voided: false,
    discrimination: Math.exp(0.1 + 0.25 * random.normal()),
    difficulty: (difficulties[question.difficulty] ?? 0) + 0.3 * random.normal(),
  }
}

/** Two-parameter logistic model; those who do not know guess, which is what the third parameter stands for. */
function knowProbability({ discrimination, difficulty }: SimulatedItem, ability: number): number {
  return 1 / (1 + Math.exp(-discrimination * (ability - difficulty)))
}

function chooseValue({ content, key }: SimulatedItem, know: number, random: Random): AnswerValue | null {
  return findKind(content.type).simulate({ content, key, know, random })
}

/** Doubt is where knowledge is half, and at the end, where time runs out. */
function doubts(know: number, isNearEnd: boolean, random: Random): boolean {
  return random.chance(0.4 * know * (1 - know) + (isNearEnd ? 0.15 : 0.02))
}

/** Of one student in one sub-test. */
export interface Knowledge {
  ability: number
  /** Wrong answers that they are sure of, by question. */
  beliefs?: ReadonlyMap<string, AnswerValue>
}

/** Answers items in the order shown, up to where the time is over; what was never reached has no answer at all. */
export function simulateAnswers(
  items: SimulatedItem[],
  { ability, beliefs }: Knowledge,
  random: Random,
): { answers: SimulatedAnswer[]; ranOutOfTime: boolean } {
  const ranOutOfTime = random.chance(0.22)
  const reached = items.slice(0, items.length - (ranOutOfTime ? random.between(1, 3) : 0))
  const answers = reached.map((item, index) => {
    const believed = beliefs?.get(item.question_id)
    if (believed !== undefined) return { question_id: item.question_id, value: believed, flagged: false }
    const know = knowProbability(item, ability)
    const value = chooseValue(item, know, random)
    const flagged = doubts(know, index >= reached.length - 3, random)
    return { question_id: item.question_id, value, flagged }
  })
  // Passed over without a mark: the browser has nothing to save.
  return { answers: answers.filter(({ value, flagged }) => value !== null || flagged), ranOutOfTime }
}
