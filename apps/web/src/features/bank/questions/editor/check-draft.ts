import type { QuestionDraft } from '@gerbang/contract/question.ts'
import { parseNumber } from '@gerbang/scoring/kinds/short-answer/parse-number.ts'
import { texts } from './texts.ts'

/** What may be meant so, and often is not. What publishing demands comes from the server. */
export interface Doubt {
  field: string
  text: string
}

const words = texts.checks
const lengthOf = (text: string) => text.replaceAll(/!\[[^\]]*\]\([^)]*\)/g, '').trim().length

function findLongest({ content, key }: QuestionDraft): Doubt[] {
  if (!('options' in content) || key?.type !== 'single_choice') return []
  const right = content.options.findIndex(({ id }) => id === key.option_id)
  const lengths = content.options.map(({ text }) => lengthOf(text))
  const others = lengths.filter((_, at) => at !== right)
  const longest = Math.max(...others)
  const own = lengths[right] ?? 0
  if (own < 25 || others.some(length => length === 0) || own < longest * 1.5) return []
  return [{ field: `draft.content.options.${right}.text`, text: words.longest('ABCDEFGH'.charAt(right)) }]
}

/** Numbers as Indonesians and computers write them. */
function holdsNumber(text: string, value: number): boolean {
  const numbers = text.replaceAll('{,}', ',').match(/-?\d+(?:[.,]\d+)*/g) ?? []
  return numbers.some(number => parseNumber(number).some(read => Math.abs(read - value) < 1e-9))
}

function findContradiction({ key, explanation }: QuestionDraft): Doubt[] {
  if (key?.type !== 'short_answer' || key.answer.kind !== 'number' || explanation.trim() === '') return []
  const { value } = key.answer
  if (holdsNumber(explanation, value) || holdsNumber(explanation, Math.abs(value))) return []
  return [{ field: 'draft.explanation', text: words.contradicted(String(value).replace('.', ',')) }]
}

function findMissingExplanation({ explanation }: QuestionDraft): Doubt[] {
  return explanation.trim() === '' ? [{ field: 'draft.explanation', text: words.noExplanation }] : []
}

export function listDoubts(draft: QuestionDraft): Doubt[] {
  return [...findLongest(draft), ...findContradiction(draft), ...findMissingExplanation(draft)]
}
