import type { AnswerValue, QuestionContent, QuestionKey } from '@gerbang/contract/question.ts'
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

export function calibrateItem(question: Row<'questions'>, key: QuestionKey, random: Random): SimulatedItem {
  return {
    question_id: question.id,
    stimulus_id: question.stimulus_id,
    content: question.content,
    points: question.points,
    key,
    voided: false,
    discrimination: Math.exp(0.1 + 0.25 * random.normal()),
    difficulty: (difficulties[question.difficulty] ?? 0) + 0.3 * random.normal(),
  }
}

/** Two-parameter logistic model; those who do not know guess, which is what the third parameter stands for. */
function knowProbability({ discrimination, difficulty }: SimulatedItem, ability: number): number {
  return 1 / (1 + Math.exp(-discrimination * (ability - difficulty)))
}

function guessOptions(options: { id: string }[], right: string[], random: Random): string[] | null {
  const picked = options.map(({ id }) => id).filter(id => right.includes(id) !== random.chance(0.35))
  return picked.length > 0 ? picked : null
}

function mistype(key: Extract<QuestionKey, { type: 'short_answer' }>['answer'], random: Random): string {
  if (key.kind === 'text') return random.pick(key.accepted).slice(0, -1) || '?'
  return writeNumber(key.value + random.pick([-10, -2, -1, 1, 2, 5, 10]) + Math.ceil(key.tolerance))
}

function writeNumber(value: number): string {
  return String(value).replace('.', ',')
}

function answerRight(key: QuestionKey): AnswerValue {
  if (key.type === 'single_choice') return key.option_id
  if (key.type === 'multiple_choice') return key.option_ids
  if (key.type === 'true_false_table') return key.column_ids
  return key.answer.kind === 'number' ? writeNumber(key.answer.value) : (key.answer.accepted[0] ?? '?')
}

function guess({ content, key }: SimulatedItem, random: Random): AnswerValue | null {
  if (content.type === 'single_choice') return random.pick(content.options).id
  if (content.type === 'multiple_choice' && key.type === 'multiple_choice')
    return guessOptions(content.options, key.option_ids, random)
  if (content.type === 'true_false_table') return fillTable(content, () => random.pick(content.columns).id)
  return key.type === 'short_answer' ? mistype(key.answer, random) : null
}

function fillTable(
  content: Extract<QuestionContent, { type: 'true_false_table' }>,
  choose: (statementId: string) => string,
): AnswerValue {
  return Object.fromEntries(content.statements.map(({ id }) => [id, choose(id)]))
}

/** Who knows half of a table gets about half of its rows right. */
function answerTable(item: SimulatedItem, know: number, random: Random): AnswerValue | null {
  const { content, key } = item
  if (content.type !== 'true_false_table' || key.type !== 'true_false_table') return null
  return fillTable(content, id => {
    const right = random.chance(know) ? key.column_ids[id] : undefined
    return right ?? random.pick(content.columns).id
  })
}

function chooseValue(item: SimulatedItem, know: number, random: Random): AnswerValue | null {
  if (item.content.type === 'true_false_table') return answerTable(item, know, random)
  if (random.chance(know)) return answerRight(item.key)
  return random.chance(0.1) ? null : guess(item, random)
}

/** Doubt is where knowledge is half, and at the end, where time runs out. */
function doubts(know: number, isNearEnd: boolean, random: Random): boolean {
  return random.chance(0.4 * know * (1 - know) + (isNearEnd ? 0.15 : 0.02))
}

/** Answers items in the order shown, up to where the time is over; what was never reached has no answer at all. */
export function simulateAnswers(
  items: SimulatedItem[],
  ability: number,
  random: Random,
): { answers: SimulatedAnswer[]; ranOutOfTime: boolean } {
  const ranOutOfTime = random.chance(0.22)
  const reached = items.slice(0, items.length - (ranOutOfTime ? random.between(1, 3) : 0))
  const answers = reached.map((item, index) => {
    const know = knowProbability(item, ability)
    const value = chooseValue(item, know, random)
    const flagged = doubts(know, index >= reached.length - 3, random)
    return { question_id: item.question_id, value, flagged }
  })
  // Passed over without a mark: the browser has nothing to save.
  return { answers: answers.filter(({ value, flagged }) => value !== null || flagged), ranOutOfTime }
}
