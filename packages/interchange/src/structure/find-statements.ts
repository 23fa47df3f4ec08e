import {
  type Block,
  type Inline,
  paragraph,
  plainText,
  sliceContent,
  trimContent,
} from '../content/content.ts'
import { TRUE_FALSE } from '../kinds/true-false-table/make.ts'
import { parseTruth, parseTruths } from './parse-keys.ts'
import type { RawQuestion, RawStatements } from './raw-question.ts'
import { flattenBlock, textOfStem } from './write-parts.ts'

const ASKS_TRUTH =
  /benar.{0,12}salah|\bB\b.{0,8}\bS\b|true.{0,8}false|sesuai.{0,12}tidak sesuai|ya.{0,6}tidak/i

/** Statements in a list with `Kunci: B, S, B`, or one statement with `Kunci: Benar`. */
function findSaidStatements(raw: RawQuestion, stem: string): RawStatements | undefined {
  const [key] = raw.keys
  const truths = key && parseTruths(key.text)
  if (!key || !truths) return undefined
  const rows = listRows(raw)
  const isAsked = ASKS_TRUTH.test(stem) || raw.section === 'true_false' || truths.length > 1
  const base = { columns: TRUE_FALSE, position: key.position }
  if (isAsked && rows.length === truths.length && truths.length > 1) return { ...base, rows, key: truths }
  const isOne =
    rows.length === 0 &&
    truths.length === 1 &&
    (isAsked || /^(benar|salah|true|false)\.?$/i.test(key.text.trim()))
  if (!isOne) return undefined
  return { ...base, rows: [raw.stem.flatMap(flattenBlock)], key: truths }
}

const TRUTH_BEHIND = /\s*[([]\s*(b|s|benar|salah|true|false|ya|tidak)\s*[)\]]\s*\.?\s*$/iu

const COUNT = /^\s*(?:(?:pernyataan\s*)?\((\d)\)\s*[:.–-]?|pernyataan\s*(\d)\s*[:.)–-])\s*(?=\S)/i

/** Paragraphs `(1) …`, `(2) …` or `Pernyataan 1: …` of a stem as one list. */
export function listStatements(raw: RawQuestion): RawQuestion {
  const found = raw.stem.map(block =>
    block.kind === 'paragraph' ? COUNT.exec(plainText(block.content)) : null,
  )
  const numbers = found.map(match => Number(match?.[1] ?? match?.[2]))
  const first = numbers.indexOf(1)
  const count = numbers.slice(first).findIndex((number, at) => number !== at + 1)
  const end = count < 0 ? numbers.length : first + count
  if (first < 0 || end - first < 2) return raw
  const items = raw.stem
    .slice(first, end)
    .map((block, at) => [
      paragraph(trimContent(sliceContent(flattenBlock(block), found[first + at]?.[0].length ?? 0))),
    ])
  const list: Block = { kind: 'list', start: 1, items }
  return { ...raw, stem: [...raw.stem.slice(0, first), list, ...raw.stem.slice(end)] }
}

/** The options, or where there are none the last list of the stem. */
function listRows({ stem, options }: RawQuestion): Inline[][] {
  if (options.length > 1) return options.map(({ content }) => content)
  const list = stem.findLast(block => block.kind === 'list')
  return list?.kind === 'list' ? list.items.map(item => item.flatMap(flattenBlock)) : []
}

/** Statements that each end with what they are: `Air membeku pada 0 °C (B)`. */
function findMarkedStatements(raw: RawQuestion, stem: string): RawStatements | undefined {
  const lines = listRows(raw)
  if (raw.keys.length > 0 || lines.length < 2) return undefined
  if (!ASKS_TRUTH.test(stem) && raw.section !== 'true_false') return undefined
  const found = lines.map(content => TRUTH_BEHIND.exec(plainText(content)))
  const key = found.map(match => parseTruth(match?.[1] ?? '') ?? null)
  if (key.includes(null)) return undefined
  const rows = lines.map((content, at) => trimContent(sliceContent(content, 0, found[at]?.index ?? 0)))
  return { columns: TRUE_FALSE, position: raw.options[0]?.position ?? raw.position, rows, key }
}

const BOTH_BEHIND = /[\s([]+(B|Benar|Ya|T)\s*[-–—/|]\s*(S|Salah|Tidak|F)\s*[)\]]?\s*$/iu

const isDistinct = (content: readonly Inline[]) =>
  content.some(
    inline =>
      inline.kind === 'text' &&
      Boolean(inline.look.bold || inline.look.underline || inline.look.highlight || inline.look.color),
  )

/** `Es mengapung.  B – S`, one of the two drawn around, in bold or coloured. */
function readCircled(content: Inline[]): { row: Inline[]; key: 0 | 1 | null } | undefined {
  const found = BOTH_BEHIND.exec(plainText(content))
  const [whole, yes, no] = found ?? []
  if (!found || whole === undefined || yes === undefined || no === undefined) return undefined
  const first = found.index + whole.indexOf(yes)
  const second = found.index + whole.lastIndexOf(no)
  const isYes = isDistinct(sliceContent(content, first, first + yes.length))
  const isNo = isDistinct(sliceContent(content, second, second + no.length))
  const row = trimContent(sliceContent(content, 0, found.index))
  return { row, key: isYes === isNo ? null : isYes ? 0 : 1 }
}

function findCircledStatements(raw: RawQuestion): RawStatements | undefined {
  const found = listRows(raw).map(readCircled)
  const rows = found.flatMap(each => (each ? [each] : []))
  if (raw.keys.length > 0 || rows.length < 2 || rows.length < found.length) return undefined
  return {
    columns: TRUE_FALSE,
    position: raw.options[0]?.position ?? raw.position,
    rows: rows.map(({ row }) => row),
    key: rows.map(({ key }) => key),
  }
}

interface Found {
  raw: RawQuestion
  statements: RawStatements
}

/** Statements of a table, or of lines that are judged by the key or by themselves; undefined where there are none. */
export function findStatements(raw: RawQuestion): Found | undefined {
  if (raw.statements) return { raw, statements: raw.statements }
  const listed = raw.options.length === 0 ? listStatements(raw) : raw
  const stem = textOfStem(listed)
  const statements =
    findSaidStatements(listed, stem) ?? findMarkedStatements(listed, stem) ?? findCircledStatements(listed)
  if (!statements) return undefined
  const isOne = statements.rows.length === 1
  const kept = isOne ? [] : listed.stem.filter(block => block.kind !== 'list' || listed.options.length > 1)
  return { raw: { ...listed, stem: kept }, statements }
}
