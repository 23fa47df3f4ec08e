import type { DocumentItem } from '../docx/document.ts'
import type { Remark } from '../model/draft.ts'
import { assignKeys } from './assign-keys.ts'
import { findGaps } from './find-gaps.ts'
import { gatherPassages, type RawPassage } from './gather-passages.ts'
import { gatherQuestion, splitQuestions } from './gather-questions.ts'
import type { Mark } from './mark.ts'
import { markItems } from './mark-items.ts'
import { numberFirst, numberStems } from './number-stems.ts'
import type { Item } from './piece.ts'
import type { RawQuestion } from './raw-question.ts'
import { settleExplanations } from './settle-explanations.ts'
import { settleOptions } from './settle-options.ts'
import { splitLines } from './split-lines.ts'
import { endsWithTickedBoxes } from './write-parts.ts'

/** Questions, passages and keys as they lie in a document, before anything about them is decided. */
export interface Structure {
  questions: RawQuestion[]
  passages: RawPassage[]
  warnings: Remark[]
}

/** Several figures in the head of a document need one warning. */
function listWarnings(marks: readonly Mark[]): Remark[] {
  const found = marks.flatMap(mark => (mark.role === 'warning' ? [mark] : []))
  const first = found.find(({ code }) => code === 'object_on_top')
  return found
    .filter(mark => mark.code !== 'object_on_top' || mark === first)
    .map(({ code, message, position }) => ({ code, message, place: { position } }))
}

function gather(items: readonly Item[]): Structure {
  const marks = settleExplanations(settleOptions(markItems(items)))
  const { passages, ofQuestions, warnings } = gatherPassages(marks)
  const asked = splitQuestions(marks).map((own, at) => gatherQuestion(own, ofQuestions[at]))
  const answered = assignKeys(asked, marks)
  const told = [...listWarnings(marks), ...warnings, ...answered.warnings, ...findGaps(asked)]
  return {
    questions: answered.questions,
    passages,
    warnings: told.toSorted((a, b) => a.place.position - b.place.position),
  }
}

const canBeAnswered = (question: RawQuestion) =>
  question.options.length > 0 ||
  question.keys.length > 0 ||
  question.statements !== undefined ||
  endsWithTickedBoxes(question)

const guess = (message: string): Remark => ({
  code: 'numbers_missing',
  message,
  place: { position: 0 },
})
const guessedAll = guess(
  'Soal di dokumen ini tidak bernomor, jadi awal tiap soal ditebak dari opsi A-nya. Periksa batas tiap soal.',
)
const guessedFirst = guess(
  'Soal sebelum nomor pertama tidak bernomor, jadi awalnya ditebak dari opsi A-nya. Periksa batasnya.',
)

const addRemark = ({ warnings, ...found }: Structure, remark: Remark): Structure => ({
  ...found,
  warnings: [...warnings, remark],
})

/** Lines, then what each of them is, then passages, questions and their keys. */
export function readStructure(document: readonly DocumentItem[]): Structure {
  const lines = splitLines(document)
  const first = numberFirst(lines)
  const structure = gather(first ?? lines)
  if (structure.questions.some(canBeAnswered)) return first ? addRemark(structure, guessedFirst) : structure
  const numbered = numberStems(lines)
  return numbered ? addRemark(gather(numbered), guessedAll) : structure
}
