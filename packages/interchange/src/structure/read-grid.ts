import {
  type Align,
  type Block,
  type Inline,
  isBlank,
  plainText,
  setInline,
  sliceContent,
  tableOf,
  trimContent,
} from '../content/content.ts'
import type { Cell, DocumentItem, Grid, Line } from '../docx/document.ts'
import { findLetter } from './find-label.ts'
import { type NumberedKey, parseKeyList, parseLetters, parseTruth } from './parse-keys.ts'
import type { RawStatements } from './raw-question.ts'

export function contentOfCell(cell: Cell): Inline[] {
  return cell.items
    .flatMap(item => (item.kind === 'line' ? [item.content] : item.rows.flat().map(contentOfCell)))
    .map(content => setInline(trimContent(content)))
    .filter(content => !isBlank(content))
    .reduce<Inline[]>((line, next) => (line.length === 0 ? next : [...line, { kind: 'break' }, ...next]), [])
}

export const textOfCell = (cell: Cell | undefined): string =>
  cell ? plainText(contentOfCell(cell)).replaceAll(/\s+/g, ' ').trim() : ''

/** Text of a cell that may be nothing but an automatic number or letter. */
function labelOfCell(cell: Cell | undefined): string {
  const text = textOfCell(cell)
  if (text !== '') return text
  const first = cell?.items[0]
  return first?.kind === 'line' ? (first.label?.text ?? '') : ''
}

function alignOfCell({ items: [first] }: Cell): Align {
  return first?.kind === 'line' ? (first.align ?? null) : null
}

export function readTable({ rows }: Grid): Block {
  return tableOf(
    rows.map(row => row.map(contentOfCell)),
    rows.map(row => row.map(alignOfCell)),
  )
}

const readNumber = (text: string) =>
  /^\(?\d{1,3}[.)]?$/.test(text) ? Number(text.replaceAll(/\D/g, '')) : undefined
const isKeyText = (text: string) => text.length <= 12 && parseLetters(text) !== undefined

/** Keys in cells beside or below their numbers, or whole pairs in cells. */
function collectKeys(texts: string[][], isBeside: boolean): NumberedKey[] {
  return texts.flatMap((row, line) =>
    row.flatMap((text, at) => {
      const number = readNumber(text)
      const key = (isBeside ? row[at + 1] : texts[line + 1]?.[at]) ?? ''
      return number !== undefined && isKeyText(key) ? [{ number, key }] : []
    }),
  )
}

const NUMBER_HEAD = /^(no|nomor|no\.?\s*soal|nomor\s*soal|butir(\s*soal)?)\.?$/i
const KEY_HEAD = /^(kunci(\s*jawaban)?|jawaban(\s*(yang\s*)?benar)?|jwb|answer|key)$/i

/** Columns named for number and key, beside others such as what each question is worth. */
function readNamedColumns([head = [], ...rows]: string[][]): NumberedKey[] | undefined {
  const at = (pattern: RegExp) => head.flatMap((text, column) => (pattern.test(text) ? [column] : []))
  const [[number, ...numbers], [key, ...keys]] = [at(NUMBER_HEAD), at(KEY_HEAD)]
  if (number === undefined || key === undefined || numbers.length + keys.length > 0 || head.length < 3)
    return undefined
  const found = rows.flatMap(row => {
    const [value, said] = [readNumber(row[number] ?? ''), row[key] ?? '']
    return value !== undefined && said !== '' && isKeyText(said) ? [{ number: value, key: said }] : []
  })
  const isShort = rows.flat().every(text => text.length <= 12)
  return isShort && found.length > 0 && found.length === rows.length ? found : undefined
}

/** The keys of a table that holds nothing else; undefined for another table. */
export function readKeyTable(grid: Grid): NumberedKey[] | undefined {
  const texts = grid.rows.map(row => row.map(labelOfCell))
  const named = readNamedColumns(texts)
  if (named) return named
  const filled = texts.flat().filter(text => text !== '')
  const pairs = filled.flatMap(parseKeyList)
  const [beside, below] = [collectKeys(texts, true), collectKeys(texts, false)]
  const best = beside.length >= below.length ? beside : below
  const isNamed = filled.some(text => /kunci|jawaban|answer|key/i.test(text))
  const known = best.length * 2
  if (pairs.length >= 2 && pairs.length >= filled.length - 2) return pairs
  if (best.length === 0 || (best.length < 3 && !isNamed)) return undefined
  const labels = filled.filter(text => readNumber(text) === undefined && !isKeyText(text))
  const isClean = labels.every(
    text => /^(no(mor)?|soal|kunci|jawaban|jwb|answer|key|number|paket)\b/i.test(text) || text.length <= 12,
  )
  return isClean && known >= (filled.length - labels.length) * 0.7 ? best : undefined
}

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

interface OptionCell {
  line: Line
  shade?: string
}

function toLine(cell: Cell, position: number): Line {
  const first = cell.items.find(item => item.kind === 'line')
  return {
    kind: 'line',
    content: contentOfCell(cell),
    style: '',
    indent: 0,
    position,
    ...(first?.label && { label: first.label }),
  }
}

/** A cell with nothing but a letter, as it would stand before its option: `*B.`; a tick may be on either side of it. */
function writeLetter(text: string): string | undefined {
  const [, before = '', letter, behind = ''] =
    /^([*✓✔√]?)\s*\(?([A-Ha-h])\s*[.)\]:]?\s*([*✓✔√]?)$/.exec(text) ?? []
  return letter && `${before || behind}${letter}.`
}

/** The cells of a table that hold nothing but options, with or without a cell for the letter. */
export function readOptionCells(grid: Grid): OptionCell[] | undefined {
  const found: OptionCell[] = []
  for (const row of grid.rows) {
    for (let at = 0; at < row.length; at += 1) {
      const [cell, next] = [row[at], row[at + 1]]
      if (!cell || (labelOfCell(cell) === '' && contentOfCell(cell).length === 0)) continue
      const text = labelOfCell(cell)
      const line = toLine(cell, grid.position)
      const shade = cell.shade ?? next?.shade
      const written = writeLetter(text)
      if (written !== undefined && next) {
        const letter: Inline = {
          kind: 'text',
          text: `${written} `,
          look: line.content.find(inline => inline.kind === 'text')?.look ?? {},
        }
        const { label: _, ...bare } = line
        found.push({ line: { ...bare, content: [letter, ...contentOfCell(next)] }, ...(shade && { shade }) })
        at += 1
      } else if (line.label?.format === 'letter' || findLetter(text))
        found.push({ line, ...(cell.shade && { shade: cell.shade }) })
      else return undefined
    }
  }
  return found.length >= 2 ? found : undefined
}

/** Options whose parts stand in columns below a head: the head, and each option with its parts beside each other. */
export function readOptionRows(grid: Grid): { head: Inline[]; cells: OptionCell[] } | undefined {
  const [head = [], ...rows] = grid.rows
  const isRow = (row: readonly Cell[]) =>
    writeLetter(labelOfCell(row[0])) !== undefined && row.length === head.length
  if (head.length < 3 || rows.length < 2 || textOfCell(head[0]).length > 12 || !rows.every(isRow))
    return undefined
  const cells = rows.map(row => {
    const shade = row.find(cell => cell.shade)?.shade
    const label: Inline = {
      kind: 'text',
      text: `${writeLetter(labelOfCell(row[0]))} `,
      look: {},
    }
    const line: Line = {
      kind: 'line',
      content: [label, ...joinCells(row.slice(1))],
      style: '',
      indent: 0,
      position: grid.position,
    }
    return { line, ...(shade && { shade }) }
  })
  return { head: joinCells(head.slice(1)), cells }
}

function joinCells(cells: readonly Cell[]): Inline[] {
  return cells
    .map(contentOfCell)
    .flatMap((content, at): Inline[] =>
      at === 0 ? content : [{ kind: 'text', text: ' – ', look: {} }, ...content],
    )
}

/** What lies in the cells, row by row: a cell with only a number or letter belongs to the next one. */
export function flattenGrid(grid: Grid): DocumentItem[] {
  const isPage = grid.rows.length === 1 || grid.rows.every(row => row.length === 1)
  if (isPage) return grid.rows.flat().flatMap(cell => cell.items)
  return grid.rows.flatMap(row => {
    const items: DocumentItem[] = []
    for (let at = 0; at < row.length; at += 1) {
      const cell = row[at]
      const text = labelOfCell(cell)
      const next = row[at + 1]
      const number = readNumber(text) === undefined ? undefined : /[.)]$/.test(text) ? text : `${text}.`
      const label = number ?? writeLetter(text)
      if (cell && next && label !== undefined) {
        items.push(...prefixItems(label, next.items))
        at += 1
      } else if (cell && at >= 2 && at === row.length - 1 && /^[A-H]$/.test(text))
        items.push(...prefixItems('Kunci:', cell.items))
      else items.push(...(cell?.items ?? []))
    }
    return items
  })
}

function prefixItems(label: string, items: readonly DocumentItem[]): DocumentItem[] {
  const [first, ...others] = items
  if (first?.kind !== 'line') return [...items]
  const { label: _, ...line } = first
  const prefix: Inline = { kind: 'text', text: `${label} `, look: {} }
  return [{ ...line, content: [prefix, ...line.content] }, ...others]
}
