import { type Inline, isBlank } from '../content/content.ts'
import type { Cell, Grid } from '../docx/document.ts'
import { parseTruth } from './parse-keys.ts'
import type { RawStatements } from './raw-question.ts'
import { contentOfCell, readNumber, textOfCell } from './read-cells.ts'

const PAIRS: [RegExp, RegExp][] = [
  [/^(b|benar|betul|true|t)$/i, /^(s|salah|false|f)$/i],
  [/^(y|ya|yes)$/i, /^(t|tidak|no|n)$/i],
  [/^(sesuai|tepat|setuju|cocok|relevan)$/i, /^(tidak|kurang)\s+(sesuai|tepat|setuju|cocok|relevan)$/i],
]
const TICKED = /^[✓✔√☑☒xXvV*●◉•]$/
const BOTH =
  /^\(?\s*(b\s*[/-]\s*s|benar\s*[/-]\s*salah|ya\s*[/-]\s*tidak|t\s*[/-]\s*f|true\s*[/-]\s*false|benar\s*\(b\).*salah\s*\(s\))\s*\)?$/i

function readTick(texts: string[], first: number): 0 | 1 | null {
  const [yes, no] = [texts[first] ?? '', texts[first + 1] ?? '']
  if (TICKED.test(yes) && no === '') return 0
  return TICKED.test(no) && yes === '' ? 1 : null
}

const tidyLabel = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const longNames: Record<string, string> = { B: 'Benar', S: 'Salah', T: 'True', F: 'False', Y: 'Ya' }

/** Two columns that are ticked: known words, or any two that hold nothing but ticks. */
function findColumns(head: string[], body: string[][]): number | undefined {
  for (let at = 1; at + 1 < head.length; at += 1) {
    const [yes, no] = [head[at] ?? '', head[at + 1] ?? '']
    if (PAIRS.some(([one, other]) => one.test(yes) && other.test(no))) return at
  }
  const at = head.length - 2
  const isTicked = body.every(row =>
    [row[at], row[at + 1]].every(text => text === undefined || text === '' || TICKED.test(text)),
  )
  const hasTick =
    body.some(row => readTick(row, at) !== null) ||
    /^(pernyataan|simpulan|statement)$/i.test(head[at - 1] ?? '')
  return at >= 1 && isTicked && hasTick && (head[at] ?? '') !== '' && (head[at + 1] ?? '') !== ''
    ? at
    : undefined
}

function statementAt(row: readonly Cell[], before: number): Inline[] {
  const cells = row.slice(0, before).filter(cell => textOfCell(cell) !== '' || contentOfCell(cell).length > 0)
  const own = cells.filter(cell => readNumber(textOfCell(cell)) === undefined)
  return own.length > 0 ? contentOfCell(own.at(-1) ?? { items: [] }) : []
}

/** Statements with a column each for two judgements, or one column with `B` and `S`; undefined for another table. */
export function readStatements(grid: Grid): RawStatements | undefined {
  const texts = grid.rows.map(row => row.map(textOfCell))
  const [head = [], ...body] = texts
  const rows = grid.rows.slice(1)
  if (rows.length === 0) return undefined
  const columns = findColumns(head, body)
  if (columns !== undefined) {
    const labels = [head[columns] ?? '', head[columns + 1] ?? ''].map(label =>
      tidyLabel(longNames[label.toUpperCase()] ?? label),
    )
    const kept = rows.map((row, index) => ({
      content: statementAt(row, columns),
      key: readTick(body[index] ?? [], columns),
    }))
    return finish([labels[0] ?? '', labels[1] ?? ''], kept, grid)
  }
  const both = head.findIndex(text => BOTH.test(text))
  if (both < 1) return undefined
  const [yes = 'Benar', no = 'Salah'] = (head[both] ?? '').replaceAll(/[()\s]/g, '').split(/[/-]/)
  const kept = rows.map((row, index) => ({
    content: statementAt(row, both),
    key: parseTruth(body[index]?.[both] ?? '') ?? null,
  }))
  return finish(
    [longNames[yes.toUpperCase()] ?? tidyLabel(yes), longNames[no.toUpperCase()] ?? tidyLabel(no)],
    kept,
    grid,
  )
}

function finish(
  columns: [string, string],
  rows: { content: Inline[]; key: 0 | 1 | null }[],
  { position }: Grid,
): RawStatements | undefined {
  const kept = rows.filter(({ content }) => !isBlank(content))
  if (kept.length === 0) return undefined
  return { columns, rows: kept.map(({ content }) => content), key: kept.map(({ key }) => key), position }
}
