import type { DraftContentOf, KeyOf } from '@gerbang/contract/question.ts'
import type { Question } from '../question.ts'

export type Essay = Question<'essay'>
type Words = DraftContentOf<'essay'>['words']

interface Parts {
  prompt: string
  /** As `writeGuide` writes it. */
  guide: string
  words?: Words
  isShown?: boolean
}

const anyLength: Words = { least: null, most: null }

const CRITERION = /^(.+) \((\d{1,3}) poin\)$/

export const writeCriteria = ({ key }: Essay): string[] =>
  (key?.rubric ?? []).map(({ text, points }) => `${text.replaceAll(/\s+/g, ' ')} (${points} poin)`)

/** What helps a marker: a line for each criterion, such as `Menyebut sebabnya (4 poin)`, then the model answer. */
export const writeGuide = (question: Essay) =>
  [...writeCriteria(question), '', question.key?.model_answer ?? ''].join('\n').trim()

/** Criteria stand at the head; what follows is the model answer. */
function readGuide(guide: string): KeyOf<'essay'> | null {
  const lines = guide.trim().split('\n')
  const end = lines.findIndex(line => !CRITERION.test(line.trim()))
  const rubric = lines.slice(0, end < 0 ? undefined : end).map((line, at) => {
    const [, text = '', points = '1'] = CRITERION.exec(line.trim()) ?? []
    return { id: `k${at + 1}`, text, points: Math.min(100, Math.max(1, Number(points))) }
  })
  const model_answer = end < 0 ? '' : lines.slice(end).join('\n').trim()
  if (rubric.length === 0 || rubric.length > 8 || model_answer === '') return null
  return { type: 'essay', rubric, model_answer }
}

export function makeEssay({ prompt, guide, words = anyLength, isShown = false }: Parts): Essay {
  const key = readGuide(guide)
  return {
    content: { type: 'essay', prompt, words, shown_rubric: isShown ? (key?.rubric ?? null) : null },
    key,
  }
}

export const readCount = (count: string | undefined): number | null => {
  const found = Number(count)
  return Number.isInteger(found) && found >= 1 && found <= 3000 ? found : null
}

/** `50–300`; either side may be empty. */
export const writeWords = ({ content: { words } }: Essay) =>
  words.least === null && words.most === null ? '' : `${words.least ?? ''}–${words.most ?? ''}`

export function readWords(said: string): Words {
  const [, least, most] = /^\s*(\d*)\s*[-–]\s*(\d*)\s*$/.exec(said) ?? []
  return { least: readCount(least), most: readCount(most) }
}

export const lack = 'Rubrik atau contoh jawaban belum ada. Tulis kriteria, poinnya, dan contoh jawaban.'
