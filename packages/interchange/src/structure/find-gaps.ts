import type { Remark } from '../model/draft.ts'
import type { RawQuestion } from './raw-question.ts'

const sayRange = (from: number, to: number) => (from === to ? String(from) : `${from}–${to}`)

/** One remark on all numbers that are left out between two questions of the same part of a document. */
export function findGaps(questions: readonly RawQuestion[]): Remark[] {
  const gaps = questions.flatMap(({ number, title, chapter, position }, at) => {
    const before = questions[at - 1]
    const isSamePart = before?.title === title && before.chapter === chapter
    return isSamePart && number > before.number + 1
      ? [{ says: sayRange(before.number + 1, number - 1), position }]
      : []
  })
  const [first] = gaps
  if (!first) return []
  const numbers = gaps.map(({ says }) => says).join(', ')
  const message = `Nomor ${numbers} tidak ditemukan. Abaikan bila dokumen ini memang melewatinya.`
  return [{ code: 'numbers_skipped', message, place: { position: first.position } }]
}
