import type { DocumentQuestion } from '../model/draft.ts'
import type { ItemReader } from '../model/item-reader.ts'
import { findLack } from './kinds.ts'
import type { Question } from './question.ts'

type Surroundings = Partial<Pick<DocumentQuestion, 'passage' | 'section' | 'topic' | 'difficulty'>> & {
  /** Absent or empty where the item has none. */
  hint?: string
}

/** Puts what an item says behind the questions before it, and tells what its key lacks. */
export function addQuestion(
  { result, place }: ItemReader,
  question: Question,
  explanation = '',
  { hint = '', ...more }: Surroundings = {},
) {
  const number = result.questions.length + 1
  const id = `q${number}`
  const draft = { ...question, explanation, explanation_video_url: null, ...(hint !== '' && { hint }) }
  result.questions.push({ id, number, place, draft, ...more })
  for (const [at, remark] of result.warnings.entries())
    if (remark.place === place)
      result.warnings[at] = { ...remark, question: id, message: `Soal ${number}: ${remark.message}` }
  const lack = findLack(question)
  if (lack !== undefined)
    result.errors.push({ code: 'missing_key', message: `Soal ${number}: ${lack}`, place, question: id })
}
