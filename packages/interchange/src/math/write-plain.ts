import { type Formula, isEmpty, row } from './formula.ts'
import { plainLetters } from './plain-letters.ts'
import { readLatex } from './read-latex.ts'

const zip = (from: string, to: string) => {
  const signs = Array.from(to)
  return new Map(Array.from(from, (sign, at) => [sign, signs[at] ?? '']))
}
const raised = zip('0123456789+−=()abcdefghijklmnoprstuvwxyz', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ')
const lowered = zip('0123456789+−=()aehijklmnoprstuvx', '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ')
const double = zip('CNPQRZ', 'ℂℕℙℚℝℤ')
const respelled: Record<string, string> = { '⋅': '·', '∗': '*', '∼': '~', '∣': '|', '-': '−' }
const roots: Record<string, string> = { 2: '√', 3: '∛', 4: '∜' }

const RELATION = /[=<>≤≥≠≈≡≃≅∝≪≫≺≻⊂⊃⊆⊇⊄∈∉∋→←↔⇒⇐⇔⟹⟸⟺⟶⟵⟷↦⇌⇋⇄∪∩∧∨⊥∥×÷±∓·]/u
const SIGN = /[+−±∓]/u
/** After these a sign belongs to what follows. */
const OPEN = /(?:^|[([{;,:/^√]|[=<>≤≥≠≈≡≃≅∝∈→←↔⇒⇐⇔⟹⟺×÷±∓·+−] ?)$/u
/** A comma before these is no decimal one. */
const BEGINS_NEXT = /[\p{L}(…+−±∓]/u
const ENDS_OPERAND = /[\p{L}\p{N}\p{M})\]}|°′%]$/u
const BEGINS_OPERAND = /^[\p{L}\p{N}([{√∛∜∑∏∫]/u
const BEGINS_WORD = /^[\p{L}\p{Nd}√∛∜∑∏∫]/u
/** A name, or a script that its signs do not set apart: what follows would run into it. */
const ENDS_BARE = /[\^_][\p{L}\p{Nd}]+$/u

/** `isTight` leaves no room around operators: within scripts, fractions and roots. */
type Write = (formula: Formula, isTight?: boolean) => string

function isName(formula: Formula): boolean {
  if (formula.kind === 'name' || formula.kind === 'large') return true
  return (formula.kind === 'scripts' || formula.kind === 'stack') && isName(formula.base)
}

const isPrescript = (item: Formula) => item.kind === 'scripts' && isEmpty(item.base)

/** Whether a sign here belongs to what follows; every other bar closes what one opened. */
const beginsOperand = (left: string) =>
  OPEN.test(left) || (left.endsWith('|') && left.split('|').length % 2 === 0)

function appendSymbols(left: string, text: string, isTight: boolean): string {
  return Array.from(plainLetters(text), sign => respelled[sign] ?? sign).reduce((written, sign) => {
    if (isTight) return written + sign.trim()
    if (sign === ' ') return `${written.trimEnd()} `
    if (/[,;]$/.test(written) && BEGINS_NEXT.test(sign)) return `${written} ${sign}`
    if (SIGN.test(sign) && beginsOperand(written)) return written + sign
    if (RELATION.test(sign) || SIGN.test(sign)) return `${written.trimEnd()} ${sign} `.trimStart()
    return written + sign
  }, left)
}

/** A fraction beside what it multiplies: 2 1/2, and (1/2)x, which is not 1 over 2x. */
function appendFraction(left: string, written: string, before?: Formula, next?: Formula): string {
  if (/\p{Nd}$/u.test(left) && /^\d+\/\d+$/.test(written)) return `${left} ${written}`
  if (before !== undefined && isName(before)) return `${left} ${written}`
  const follows = next !== undefined && BEGINS_OPERAND.test(writePlain(next))
  return ENDS_OPERAND.test(left) || follows ? `${left}(${written})` : left + written
}

function append(left: string, items: Formula[], at: number, isTight: boolean): string {
  const [before, item, next] = [items[at - 1], items[at], items[at + 1]]
  if (item === undefined) return left
  if (
    item.kind === 'symbols' &&
    item.style === undefined &&
    !ENDS_BARE.test(left) &&
    !(before && isName(before))
  )
    return appendSymbols(left, item.text, isTight)
  const written = writePlain(item, isTight)
  if (item.kind === 'fraction') return appendFraction(left, written, before, next)
  const isApart =
    before !== undefined &&
    !isPrescript(before) &&
    ((isName(before) && BEGINS_WORD.test(written)) ||
      (ENDS_BARE.test(left) && BEGINS_WORD.test(written)) ||
      (isName(item) && ENDS_OPERAND.test(left)))
  return isApart ? `${left} ${written}` : left + written
}

function writeRow(items: Formula[], isTight: boolean): string {
  return items.reduce((left, _, at) => append(left, items, at, isTight), '').replaceAll(/ +/g, ' ')
}

/** In signs of their own where there are all; two letters made small are hard to read. */
function writeScript(script: Formula | undefined, signs: Map<string, string>, mark: '^' | '_'): string {
  if (isEmpty(script) || script === undefined) return ''
  return shift(writePlain(script, true).trim(), signs, mark)
}

function shift(text: string, signs: Map<string, string>, mark: '^' | '_'): string {
  if (text === '∘' || /^[′°*]+$/.test(text)) return text === '∘' ? '°' : text
  const letters = Array.from(text)
  if (letters.every(letter => signs.has(letter)) && (text.match(/\p{L}/gu) ?? []).length < 2)
    return letters.map(letter => signs.get(letter)).join('')
  const isBare = letters.length === 1 || (mark === '_' && /^[\p{L}\p{Nd}]+$/u.test(text))
  return isBare ? mark + text : `${mark}(${text})`
}

const isOne = (text: string) =>
  /^(?:\p{L}\p{M}*|[\p{Nd}.,]+)[⁰¹²³⁴⁵⁶⁷⁸⁹ⁿ₀-₉]*$/u.test(text) || /^[√∛∜]?\([^()]*\)$/.test(text)
const bracket = (text: string) => (isOne(text) ? text : `(${text})`)

/** Whether scripts would seem to belong to its last sign only. */
function isLong(base: Formula): boolean {
  if (base.kind === 'symbols')
    return base.style === undefined && !/^(?:.|[\d.,]+|\([^()]*\))$/u.test(base.text)
  return ['row', 'fraction', 'root', 'scripts'].includes(base.kind) && !isEmpty(base) && !isName(base)
}

function writeScripts(base: Formula, sub?: Formula, sup?: Formula, isTight = false): string {
  const written = writePlain(base, isTight)
  const body = isLong(base) ? `(${written})` : written
  return body + writeScript(sub, lowered, '_') + writeScript(sup, raised, '^')
}

const markAll = (text: string, mark: string) =>
  text.replaceAll(/[\p{L}\p{Nd}]/gu, letter => (letter + mark).normalize('NFC'))

const writeRows = (rows: Formula[][], between: string, isTight: boolean) =>
  rows.map(cells => cells.map(cell => writePlain(cell, isTight).trim()).join(between)).join('; ')

type Writers = {
  [Kind in Formula['kind']]: (formula: Extract<Formula, { kind: Kind }>, isTight: boolean) => string
}

const writers: Writers = {
  row: ({ items }, isTight) => writeRow(items, isTight),
  symbols: ({ text, style }, isTight) => {
    const written = appendSymbols('', text, isTight)
    return style === 'double' ? Array.from(written, sign => double.get(sign) ?? sign).join('') : written
  },
  words: ({ text }) => text,
  name: ({ text }) => text,
  space: ({ latex }) => (latex === '\\!' ? '' : ' '),
  fraction: ({ line, top, bottom }) => {
    const [over, under] = [writePlain(top, true).trim(), writePlain(bottom, true).trim()]
    return line === 'none' ? `${over}; ${under}` : `${bracket(over)}/${bracket(under)}`
  },
  scripts: ({ base, sub, sup }, isTight) => writeScripts(base, sub, sup, isTight),
  prescripts: ({ base, sub, sup }, isTight) =>
    writeScript(sup, raised, '^') + writeScript(sub, lowered, '_') + writePlain(base, isTight),
  root: ({ degree, body }) => {
    const order = degree === undefined ? '2' : writePlain(degree, true).trim()
    return `${roots[order] ?? `${shift(order, raised, '^')}√`}(${writePlain(body, true).trim()})`
  },
  fence: ({ open, close, items, separator }, isTight) =>
    open + items.map(item => writePlain(item, isTight).trim()).join(separator) + close,
  large: ({ operator, sub, sup }) =>
    operator + writeScript(sub, lowered, '_') + writeScript(sup, raised, '^'),
  stack: ({ base, below, above }, isTight) => writeScripts(base, below, above, isTight),
  accent: ({ mark, body }) => markAll(writePlain(body, true), mark),
  line: ({ place, body }) => markAll(writePlain(body, true), place === 'over' ? '\u0305' : '\u0332'),
  brace: ({ body }, isTight) => writePlain(body, isTight),
  matrix: ({ rows }) => writeRows(rows, ' ', true),
  lines: ({ rows, isCases }) =>
    isCases
      ? `{${writeRows(rows, ' ', false)}`
      : writeRows(
          rows.map(cells => [row(cells)]),
          '',
          false,
        ),
  box: ({ body }, isTight) => writePlain(body, isTight),
  strike: ({ body }, isTight) => writePlain(body, isTight),
  phantom: () => ' ',
}

/** A formula in one line of plain text: x², ²log 8, (a+b)/c, √(x), x^(a+b), (1 2; 3 4). */
const writePlain: Write = (formula, isTight = false) =>
  (writers[formula.kind] as (formula: Formula, isTight: boolean) => string)(formula, isTight)

/** LaTeX that the reader does not know stays as it was typed. */
export function latexToPlain(latex: string): string {
  const formula = readLatex(latex)
  return formula === undefined ? latex : writePlain(formula).trim()
}

/** `x<sup>2</sup>` of a text without formulas. */
export const raise = (text: string) => shift(text.trim().replaceAll('-', '−'), raised, '^')
export const lower = (text: string) => shift(text.trim().replaceAll('-', '−'), lowered, '_')
