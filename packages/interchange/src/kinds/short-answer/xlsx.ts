import { readAnswer, readNumber, readTolerance, writeDecimal } from '../../structure/read-answer.ts'
import type { Row } from '../../xlsx/row.ts'
import type { InXlsx } from '../kind.ts'
import { acceptNumber, acceptWords, type Answer, makeShortAnswer } from './make.ts'

const [words, number] = ['Isian', 'Isian angka']
/** Stands in the column of the tolerance where our own sheet accepts words, even words such as `1250`. */
const TEXT = 'teks'

function readCells({ kind, key, tolerance, prompt }: Row): Answer | null {
  if (kind.toLowerCase() === number.toLowerCase())
    return acceptNumber(readNumber(key), readTolerance(`toleransi ${tolerance}`))
  if (tolerance !== TEXT) return readAnswer(key, prompt) ?? null
  return acceptWords(key.split(/\s*;\s*/).filter(word => word !== ''))
}

export const xlsx: InXlsx<'short_answer'> = {
  names: [words, number],
  isNamed: name => /^(4|isian.*|short.*|singkat|jawaban singkat)$/i.test(name),
  isLike: ({ options }) => options.length === 0,
  read: row => makeShortAnswer(row.prompt, readCells(row)),
  write({ key }) {
    if (key?.answer.kind === 'number')
      return {
        kind: number,
        key: writeDecimal(key.answer.value),
        tolerance: writeDecimal(key.answer.tolerance),
      }
    return { key: (key?.answer.accepted ?? []).join('; '), tolerance: TEXT }
  },
}
