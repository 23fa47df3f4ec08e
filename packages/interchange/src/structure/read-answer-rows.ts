import { plainText, sliceContent, trimContent } from '../content/content.ts'
import type { Cell, DocumentItem, Grid } from '../docx/document.ts'
import { labelOfCell, readNumber, textOfCell } from './read-cells.ts'

export interface AnswerRow {
  number: number
  key: string
  explanation: DocumentItem[]
}

const EXPLANATION = String.raw`(?:pembahasan|penjelasan|penyelesaian|alasan)`
const EXPLANATION_HEAD = new RegExp(`^${EXPLANATION}$`, 'i')
const BOTH_HEAD = new RegExp(
  String.raw`^(?:kunci(?:\s+jawaban)?|jawaban)\s*(?:dan|[&/+])\s*${EXPLANATION}$`,
  'i',
)

/** `A. Karena x`: the key before its explanation. */
function splitAnswer([first, ...others]: readonly DocumentItem[]): Omit<AnswerRow, 'number'> {
  const found =
    first?.kind === 'line'
      ? /^\s*\(?([A-H])\)?(?:(?<=\))|\s*[.):–—-]|\s+(?=karena|sebab)|\s*$)\s*/.exec(plainText(first.content))
      : null
  if (first?.kind !== 'line' || !found) return { key: '', explanation: first ? [first, ...others] : [] }
  const rest = trimContent(sliceContent(first.content, found[0].length))
  return { key: found[1] ?? '', explanation: [{ ...first, content: rest }, ...others] }
}

function readAnswerColumns([head = [], ...rows]: readonly Cell[][]): AnswerRow[] {
  const find = (pattern: RegExp) => head.findIndex(cell => pattern.test(textOfCell(cell)))
  const [number, key, explanation, both] = [
    find(/^(no|nomor|soal|nomor soal|no\.? soal)\.?$/i),
    find(/^(kunci|kunci jawaban|jawaban|jwb)$/i),
    find(EXPLANATION_HEAD),
    find(BOTH_HEAD),
  ]
  if (number < 0 || (explanation < 0 && both < 0)) return []
  return rows.flatMap(row => {
    const value = readNumber(labelOfCell(row[number]))
    if (value === undefined) return []
    if (explanation < 0) return [{ number: value, ...splitAnswer(row[both]?.items ?? []) }]
    return [{ number: value, key: textOfCell(row[key]), explanation: row[explanation]?.items ?? [] }]
  })
}

/** Columns or rows named for number, key and explanation; undefined for another table. */
export function readAnswerRows({ rows }: Grid): AnswerRow[] | undefined {
  const turned = (rows[0] ?? []).map((_, at) => rows.map(row => row[at] ?? { items: [] }))
  const [upright, lying] = [readAnswerColumns(rows), readAnswerColumns(turned)]
  const found = upright.length > 0 ? upright : lying
  return found.length > 0 ? found : undefined
}
