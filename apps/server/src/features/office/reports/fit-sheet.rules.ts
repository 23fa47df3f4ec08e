import { htmlToPlain } from '@gerbang/interchange/content/html-to-plain.ts'

/** What a question takes of the sheet: its words, and the passage that it asks about. */
export interface Fitting {
  words: string[]
  passage: { id: string; html: string } | undefined
}

const most = 5
/** Of one A4 as class-sheet.css prints it, without the head, the groups and the comparison. */
const linesOfSheet = 42
const letters = { question: 76, passage: 128 }
const linesOf = { picture: 12, row: 1, break: 0.5, passage: 3, question: 1.9, marks: 5.5 }

const countLines = (text: string, lettersOfLine: number) => Math.ceil(text.length / lettersOfLine)

function measureQuestion({ words }: Fitting): number {
  const lines = words.reduce((sum, text) => sum + countLines(text, letters.question), 0)
  return linesOf.question + Math.max(linesOf.marks, lines)
}

function measurePassage(html: string): number {
  const count = (tag: RegExp) => html.match(tag)?.length ?? 0
  const shape =
    count(/<img/g) * linesOf.picture + count(/<tr/g) * linesOf.row + count(/<(?:p|li|br)\b/g) * linesOf.break
  return linesOf.passage + countLines(htmlToPlain(html), letters.passage) + shape
}

/**
 * Of questions, the most telling first, as many as one sheet holds with the passages that they need; one at least. A passage
 * is printed once for all that ask about it.
 */
export function fitSheet<T>(questions: readonly T[], describe: (question: T) => Fitting): T[] {
  const chosen: T[] = []
  const printed = new Set<string>()
  let room = linesOfSheet
  for (const question of questions) {
    const fitting = describe(question)
    const { passage } = fitting
    const isNew = passage !== undefined && !printed.has(passage.id)
    const lines = measureQuestion(fitting) + (isNew ? measurePassage(passage.html) : 0)
    if (chosen.length === most || (lines > room && chosen.length > 0)) continue
    chosen.push(question)
    room -= lines
    if (passage) printed.add(passage.id)
  }
  return chosen
}
