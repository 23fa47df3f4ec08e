import { EMPTY, type Formula, isEmpty, row } from './formula.ts'
import { accents, functionNames, symbols } from './symbols.data.ts'

/** What is not known stops the reading: a formula is never changed silently. */
class UnknownLatex extends Error {}

interface Reader {
  tokens: string[]
  at: number
}

const TOKEN = /\\[a-zA-Z]+\*?|\\[^a-zA-Z]|[{}[\]^_&~']|\s+|\d+(?:[.,]\d+)*|[^\\{}[\]^_&~'\s]/gu

const characters = new Map([...symbols].reverse().map(([character, command]) => [command, character]))
const aliases = new Map(symbols.map(([character, command]) => [command, character]))
const marks = new Map(accents.map(([mark, command]) => [command, mark]))
const LARGE = /^[∑∏∐∫∬∭∮∯⋃⋂⨁⨂⋁⋀⨆]$/u
const INTEGRAL = /^[∫∬∭∮∯]$/u
const SPACES = new Set(['\\,', '\\:', '\\;', '\\!', '\\ ', '\\quad', '\\qquad', '\\enspace', '\\>', '~'])
const STYLES: Record<string, Extract<Formula, { kind: 'symbols' }>['style']> = {
  '\\mathbf': 'bold',
  '\\boldsymbol': 'bold',
  '\\mathrm': 'upright',
  '\\mathbb': 'double',
  '\\mathcal': 'script',
  '\\mathscr': 'script',
  '\\mathfrak': 'fraktur',
  '\\mathsf': 'sans',
  '\\mathtt': 'mono',
}
const SILENT = new Set([
  '\\displaystyle',
  '\\textstyle',
  '\\scriptstyle',
  '\\limits',
  '\\nolimits',
  '\\big',
  '\\Big',
  '\\bigg',
  '\\Bigg',
  '\\bigl',
  '\\bigr',
  '\\Bigl',
  '\\Bigr',
  '\\biggl',
  '\\biggr',
  '\\mathstrut',
  '\\hfill',
])

const peek = ({ tokens, at }: Reader) => tokens[at] ?? ''

function next(reader: Reader): string {
  const token = peek(reader)
  reader.at += 1
  return token
}

function skipSpace(reader: Reader) {
  while (/^\s/.test(peek(reader))) reader.at += 1
}

function readGroup(reader: Reader): Formula {
  skipSpace(reader)
  const digits = peek(reader)
  // An argument without braces is one character: \frac12.
  if (/^\d./.test(digits)) {
    reader.tokens[reader.at] = digits.slice(1)
    return { kind: 'symbols', text: digits.charAt(0) }
  }
  if (digits !== '{') return readAtom(reader)
  reader.at += 1
  const group = readRow(reader, ['}'])
  if (next(reader) !== '}') throw new UnknownLatex('}')
  return group
}

/** The source between braces, for words and environments. */
function readWords(reader: Reader): string {
  skipSpace(reader)
  if (peek(reader) !== '{') return next(reader)
  let depth = 0
  const start = reader.at
  do {
    const token = next(reader)
    if (token === '') throw new UnknownLatex('}')
    if (token === '{') depth += 1
    if (token === '}') depth -= 1
  } while (depth > 0)
  return reader.tokens.slice(start + 1, reader.at - 1).join('')
}

const plainWords = (words: string) =>
  words
    .replaceAll(/\\([%#$&_{} ])/g, '$1')
    .replaceAll(/[{}]/g, '')
    .replaceAll('~', '\u00a0')

function readOptional(reader: Reader): Formula | undefined {
  skipSpace(reader)
  if (peek(reader) !== '[') return undefined
  reader.at += 1
  const inside = readRow(reader, [']'])
  reader.at += 1
  return inside
}

function readDelimiter(reader: Reader): string {
  skipSpace(reader)
  const token = next(reader)
  const named: Record<string, string> = {
    '.': '',
    '\\{': '{',
    '\\}': '}',
    '\\|': '‖',
    '\\lbrace': '{',
    '\\rbrace': '}',
    '\\vert': '|',
    '\\lvert': '|',
    '\\rvert': '|',
    '\\lbrack': '[',
    '\\rbrack': ']',
  }
  return named[token] ?? aliases.get(token.slice(1)) ?? token
}

function readFence(reader: Reader): Formula {
  const open = readDelimiter(reader)
  const items = [readRow(reader, ['\\right', '\\middle'])]
  let separator = '|'
  while (peek(reader) === '\\middle') {
    reader.at += 1
    separator = readDelimiter(reader)
    items.push(readRow(reader, ['\\right', '\\middle']))
  }
  if (next(reader) !== '\\right') throw new UnknownLatex('\\right')
  return { kind: 'fence', open, close: readDelimiter(reader), items, separator }
}

function readRows(reader: Reader): Formula[][] {
  const rows: Formula[][] = [[]]
  while (peek(reader) !== '\\end') {
    if (peek(reader) === '') throw new UnknownLatex('\\end')
    rows.at(-1)?.push(readRow(reader, ['&', '\\\\', '\\end', '\\hline']))
    if (peek(reader) === '&') reader.at += 1
    else if (peek(reader) === '\\hline') throw new UnknownLatex('\\hline')
    else if (peek(reader) === '\\\\') {
      reader.at += 1
      skipSpace(reader)
      if (peek(reader) !== '\\end') rows.push([])
    }
  }
  return rows
}

const FENCES: Record<string, [string, string]> = {
  pmatrix: ['(', ')'],
  bmatrix: ['[', ']'],
  vmatrix: ['|', '|'],
  Vmatrix: ['‖', '‖'],
  Bmatrix: ['{', '}'],
}

function readEnvironment(reader: Reader): Formula {
  const name = readWords(reader).replace('*', '')
  const columns = name === 'array' ? readWords(reader) : ''
  const rows = readRows(reader)
  reader.at += 1
  readWords(reader)
  const fence = FENCES[name]
  if (fence)
    return {
      kind: 'fence',
      open: fence[0],
      close: fence[1],
      separator: '|',
      items: [{ kind: 'matrix', rows, align: '' }],
    }
  if (name === 'matrix' || name === 'smallmatrix') return { kind: 'matrix', rows, align: '' }
  if (name === 'cases') return { kind: 'lines', rows, isCases: true }
  if (['aligned', 'align', 'gathered', 'gather', 'split'].includes(name))
    return { kind: 'lines', rows, isCases: false }
  if (name !== 'array' || /[^lcr\s]/.test(columns)) throw new UnknownLatex(name)
  const isLines = columns.trim() === 'l'
  return isLines
    ? { kind: 'lines', rows, isCases: false }
    : { kind: 'matrix', rows, align: /[lr]/.test(columns) ? columns.replaceAll(/\s/g, '') : '' }
}

const nameOperator = (text: string): Formula => ({
  kind: 'name',
  text: plainWords(text)
    .replaceAll(/\\[,;:! ]/g, ' ')
    .trim(),
})

type Command = (reader: Reader, name: string) => Formula

const fraction: Command = reader => ({
  kind: 'fraction',
  line: 'bar',
  top: readGroup(reader),
  bottom: readGroup(reader),
})
const binomial: Command = reader => ({
  kind: 'fence',
  open: '(',
  close: ')',
  separator: '|',
  items: [{ kind: 'fraction', line: 'none', top: readGroup(reader), bottom: readGroup(reader) }],
})
const words: Command = reader => ({ kind: 'words', text: plainWords(readWords(reader)) })
const longMark =
  (mark: string, place: 'over' | 'under'): Command =>
  reader => ({ kind: 'brace', mark, place, body: readGroup(reader) })

const commands: Record<string, Command> = {
  '\\frac': fraction,
  '\\dfrac': fraction,
  '\\tfrac': fraction,
  '\\cfrac': fraction,
  '\\binom': binomial,
  '\\dbinom': binomial,
  '\\genfrac': reader => {
    const [open, close, line] = [readWords(reader), readWords(reader), readWords(reader)]
    readWords(reader)
    const inner: Formula = {
      kind: 'fraction',
      line: line.startsWith('0') ? 'none' : 'bar',
      top: readGroup(reader),
      bottom: readGroup(reader),
    }
    return open === '' && close === ''
      ? inner
      : { kind: 'fence', open, close, separator: '|', items: [inner] }
  },
  '\\sqrt': reader => {
    const degree = readOptional(reader)
    return { kind: 'root', ...(degree && !isEmpty(degree) && { degree }), body: readGroup(reader) }
  },
  '\\left': readFence,
  '\\begin': readEnvironment,
  '\\text': words,
  '\\textrm': words,
  '\\textit': words,
  '\\textbf': words,
  '\\mbox': words,
  '\\operatorname': reader => nameOperator(readWords(reader)),
  '\\operatorname*': reader => nameOperator(readWords(reader)),
  '\\overline': reader => ({ kind: 'line', place: 'over', body: readGroup(reader) }),
  '\\underline': reader => ({ kind: 'line', place: 'under', body: readGroup(reader) }),
  '\\overrightarrow': reader => ({ kind: 'accent', mark: '\u20d7', body: readGroup(reader) }),
  '\\widehat': reader => ({ kind: 'accent', mark: '\u0302', body: readGroup(reader) }),
  '\\widetilde': reader => ({ kind: 'accent', mark: '\u0303', body: readGroup(reader) }),
  '\\overbrace': longMark('⏞', 'over'),
  '\\underbrace': longMark('⏟', 'under'),
  '\\underrightarrow': longMark('→', 'under'),
  '\\boxed': reader => ({ kind: 'box', body: readGroup(reader) }),
  '\\cancel': reader => ({ kind: 'strike', body: readGroup(reader) }),
  '\\phantom': reader => ({ kind: 'phantom', body: readGroup(reader) }),
  '\\overset': reader => {
    const above = readGroup(reader)
    return { kind: 'stack', base: readGroup(reader), above }
  },
  '\\stackrel': reader => {
    const above = readGroup(reader)
    return { kind: 'stack', base: readGroup(reader), above }
  },
  '\\underset': reader => {
    const below = readGroup(reader)
    return { kind: 'stack', base: readGroup(reader), below }
  },
}

const escaped: Record<string, string> = {
  '\\%': '%',
  '\\#': '#',
  '\\$': '$',
  '\\&': '&',
  '\\_': '_',
  '\\{': '{',
  '\\}': '}',
  '\\|': '‖',
  '\\lbrace': '{',
  '\\rbrace': '}',
  '\\backslash': '\\',
  '\\degree': '°',
  '\\vert': '|',
  '\\lvert': '|',
  '\\rvert': '|',
  '\\colon': ':',
}

function restyle(
  formula: Formula,
  style: NonNullable<Extract<Formula, { kind: 'symbols' }>['style']>,
): Formula {
  if (formula.kind === 'symbols') return { ...formula, style }
  if (formula.kind === 'row') return row(formula.items.map(item => restyle(item, style)))
  if (formula.kind === 'scripts') return { ...formula, base: restyle(formula.base, style) }
  if (formula.kind === 'space') return formula
  if (formula.kind === 'name') return { kind: 'symbols', text: formula.text, style }
  return stop('style')
}

function stop(what: string): never {
  throw new UnknownLatex(what)
}

function readCommand(reader: Reader, token: string): Formula {
  const command = commands[token]
  if (command) return command(reader, token)
  if (SPACES.has(token))
    return { kind: 'space', latex: token === '\\quad' || token === '\\qquad' ? `${token} ` : token }
  if (SILENT.has(token)) return EMPTY
  const style = STYLES[token]
  if (style) return restyle(readGroup(reader), style)
  const plain = escaped[token]
  if (plain !== undefined) return { kind: 'symbols', text: plain }
  const name = token.slice(1)
  if (functionNames.has(name)) return { kind: 'name', text: name }
  const mark = marks.get(name)
  if (mark) return { kind: 'accent', mark, body: readGroup(reader) }
  const character = aliases.get(name) ?? characters.get(name)
  if (character === undefined) throw new UnknownLatex(token)
  return LARGE.test(character)
    ? { kind: 'large', operator: character, limits: INTEGRAL.test(character) ? 'beside' : 'above' }
    : { kind: 'symbols', text: character }
}

function readAtom(reader: Reader): Formula {
  skipSpace(reader)
  const token = next(reader)
  if (token === '' || ['}', ']', '^', '_', '&', '\\\\', '\\right', '\\end'].includes(token)) {
    if (token === ']') return { kind: 'symbols', text: ']' }
    throw new UnknownLatex(token)
  }
  if (token === '{') {
    reader.at -= 1
    return readGroup(reader)
  }
  if (token === "'") return { kind: 'symbols', text: '′' }
  if (token.startsWith('\\') || token === '~') return readCommand(reader, token)
  // Without the space it would be a decimal comma.
  if (token === ',' && /^\s/.test(peek(reader)) && /^\d/.test(reader.tokens[reader.at + 1] ?? ''))
    return { kind: 'symbols', text: ', ' }
  if (!/\d/.test(token)) return { kind: 'symbols', text: token === '-' ? '−' : token }
  return { kind: 'symbols', text: token }
}

function attach(
  base: Formula,
  sub: Formula | undefined,
  sup: Formula | undefined,
  isLimit: boolean,
): Formula {
  if (base.kind === 'large') return { ...base, ...(sub && { sub }), ...(sup && { sup }) }
  const isStacked =
    isLimit ||
    base.kind === 'brace' ||
    (base.kind === 'name' && /^(lim|limsup|liminf|max|min|sup|inf)$/.test(base.text))
  if (isStacked) return { kind: 'stack', base, ...(sub && { below: sub }), ...(sup && { above: sup }) }
  return { kind: 'scripts', base, ...(sub && { sub }), ...(sup && { sup }) }
}

/** Scripts after an atom; primes are a script as well. */
function readScripts(reader: Reader, base: Formula): Formula {
  let sub: Formula | undefined
  let sup: Formula | undefined
  let limits: boolean | undefined
  for (;;) {
    const token = peek(reader)
    if (token === '\\limits' || token === '\\nolimits') {
      limits = token === '\\limits'
      reader.at += 1
    } else if (token === '^' && !sup) {
      reader.at += 1
      sup = readGroup(reader)
    } else if (token === '_' && !sub) {
      reader.at += 1
      sub = readGroup(reader)
    } else if (token === "'") {
      reader.at += 1
      sup = row([...(sup ? [sup] : []), { kind: 'symbols', text: '′' }])
    } else if (/^\s/.test(token) && /^[\^_']$/.test(reader.tokens[reader.at + 1] ?? '')) reader.at += 1
    else break
  }
  const own: Formula =
    base.kind === 'large' && limits !== undefined ? { ...base, limits: limits ? 'above' : 'beside' } : base
  return sub || sup ? attach(own, sub, sup, limits === true) : own
}

/** `{}_{6}^{14}{C}` and `{}^{2}\log`: scripts of nothing belong before what follows in braces. */
function joinPrescripts(items: Formula[]): Formula[] {
  return items.reduce<Formula[]>((joined, item) => {
    const last = joined.at(-1)
    const isDegree =
      item.kind === 'scripts' &&
      isEmpty(item.base) &&
      !item.sub &&
      item.sup?.kind === 'symbols' &&
      item.sup.text === '∘'
    if (isDegree) joined.push({ kind: 'symbols', text: '°' })
    else if (
      last?.kind === 'scripts' &&
      isEmpty(last.base) &&
      last.sub &&
      last.sup &&
      item.kind === 'symbols'
    ) {
      joined[joined.length - 1] = { kind: 'prescripts', base: item, sub: last.sub, sup: last.sup }
    } else joined.push(item)
    return joined
  }, [])
}

const isSign = (item: Formula | undefined, text: string) => item?.kind === 'symbols' && item.text === text

/** `(…)^2`: what is raised is all between the brackets; on the closing one alone, other readers drop the formula. */
function fenceLast(items: Formula[]) {
  const last = items.at(-1)
  if (last?.kind !== 'scripts' || !isSign(last.base, ')')) return
  let depth = 1
  const open = items.findLastIndex((item, at) => {
    if (at === items.length - 1) return false
    if (isSign(item, ')')) depth += 1
    if (isSign(item, '(')) depth -= 1
    return depth === 0
  })
  if (open < 0) return
  const inside = row(mergeSymbols(joinPrescripts(items.slice(open + 1, -1))))
  const base: Formula = { kind: 'fence', open: '(', close: ')', separator: '|', items: [inside] }
  items.splice(open, items.length - open, { ...last, base })
}

function readRow(reader: Reader, ends: readonly string[]): Formula {
  const items: Formula[] = []
  skipSpace(reader)
  while (reader.at < reader.tokens.length && !ends.includes(peek(reader))) {
    const token = peek(reader)
    const base = token === '^' || token === '_' ? EMPTY : readAtom(reader)
    items.push(readScripts(reader, base))
    fenceLast(items)
    skipSpace(reader)
  }
  return row(mergeSymbols(joinPrescripts(items)))
}

/** Plain characters beside each other are one run. */
function mergeSymbols(items: Formula[]): Formula[] {
  return items.reduce<Formula[]>((merged, item) => {
    const last = merged.at(-1)
    if (item.kind === 'symbols' && last?.kind === 'symbols' && !item.style && !last.style)
      merged[merged.length - 1] = { ...last, text: last.text + item.text }
    else merged.push(item)
    return merged
  }, [])
}

/** Undefined for LaTeX that this reader does not know; its source can then still be kept as it is. */
export function readLatex(latex: string): Formula | undefined {
  const reader = { tokens: latex.match(TOKEN) ?? [], at: 0 }
  try {
    const formula = readRow(reader, [])
    return reader.at === reader.tokens.length ? formula : undefined
  } catch (error) {
    if (error instanceof UnknownLatex) return undefined
    throw error
  }
}
