import { type Formula, isEmpty } from './formula.ts'
import { plainLetters } from './plain-letters.ts'
import { accentAliases, accents, functionNames, symbols } from './symbols.data.ts'

const commands = new Map([...symbols].reverse())
const accentCommands = new Map(accents)

// Characters that LaTeX reads as something else, and look-alikes that it has a plain spelling for.
const spelled: Record<string, string> = {
  '−': '-',
  '–': '-',
  '\u00ad': '',
  '\u200b': '',
  '\u2061': '',
  '\u2062': '',
  '\u2063': '',
  '\u2064': '',
  '\u00a0': ' ',
  '∕': '/',
  '·': '\\cdot',
  '•': '\\bullet',
  '°': '{}^{\\circ}',
  µ: '\\mu',
  '∆': '\\Delta',
  '∣': '\\mid',
  '⟨': '\\langle',
  '〈': '\\langle',
  '〉': '\\rangle',
  '‖': '\\Vert',
  '%': '\\%',
  '#': '\\#',
  $: '\\$',
  '&': '\\&',
  _: '\\_',
  '{': '\\{',
  '}': '\\}',
  '~': '\\sim',
  '^': '\\wedge',
  '\\': '\\backslash',
  '²': '^{2}',
  '³': '^{3}',
  '½': '\\frac{1}{2}',
  '¼': '\\frac{1}{4}',
  '¾': '\\frac{3}{4}',
  ℝ: '\\mathbb{R}',
  ℕ: '\\mathbb{N}',
  ℤ: '\\mathbb{Z}',
  ℚ: '\\mathbb{Q}',
  ℂ: '\\mathbb{C}',
  '\u2003': '\\quad',
  '\u2002': '\\enspace',
  '\u2009': '\\,',
  '\u2005': '\\:',
}

/** `\alpha` before a letter needs a space, before anything else none. */
export function joinLatex(parts: readonly string[]): string {
  return parts.reduce((left, right) => {
    const needsSpace = /\\[a-zA-Z]+$/.test(left) && /^[a-zA-Z]/.test(right)
    return needsSpace ? `${left} ${right}` : left + right
  }, '')
}

function spell(character: string): string {
  const plain = spelled[character]
  if (plain !== undefined) return plain
  const command = commands.get(character)
  return command === undefined ? character : `\\${command}`
}

const styles = {
  bold: 'mathbf',
  upright: 'mathrm',
  double: 'mathbb',
  script: 'mathcal',
  fraktur: 'mathfrak',
  sans: 'mathsf',
  mono: 'mathtt',
} as const

/** A prime is a script of what it follows; alone, as in a superscript, it is a sign of its own. */
function markPrimes(text: string): string {
  return /^[′″]+$/.test(text) ? text.replaceAll('″', '′′') : text.replaceAll('″', "''").replaceAll('′', "'")
}

function writeSymbols(text: string, style?: keyof typeof styles): string {
  const written = joinLatex(Array.from(markPrimes(plainLetters(text)), spell))
  if (!style || written.trim() === '') return written.startsWith("'") ? `{}${written}` : written
  return /[\p{L}\p{N}]/u.test(text) ? `\\${styles[style]}{${written}}` : written
}

const spelledWords: Record<string, string> = {
  '\\': '\\textbackslash ',
  '^': '\\textasciicircum ',
  '~': '\\textasciitilde ',
}

export function escapeWords(text: string): string {
  return text.replaceAll(/[\\^~%#$&_{}]/g, found => spelledWords[found] ?? `\\${found}`)
}

const writeName = (name: string) =>
  functionNames.has(name) ? `\\${name}` : `\\operatorname{${escapeWords(name)}}`

function writeDelimiter(character: string): string {
  if (character === '') return '.'
  const special: Record<string, string> = {
    '{': '\\{',
    '}': '\\}',
    '‖': '\\Vert',
    '∥': '\\Vert',
    '∣': '|',
    '〈': '\\langle',
    '〉': '\\rangle',
    '⟦': '\\lbrack\\!\\lbrack',
    '⟧': '\\rbrack\\!\\rbrack',
  }
  return special[character] ?? spell(character)
}

type Write<Kind extends Formula['kind']> = (formula: Extract<Formula, { kind: Kind }>) => string

const braces = (formula: Formula | undefined) => `{${formula ? writeLatex(formula) : ''}}`

function writeScripts(base: string, sub?: Formula, sup?: Formula): string {
  return base + (isEmpty(sub) ? '' : `_${braces(sub)}`) + (isEmpty(sup) ? '' : `^${braces(sup)}`)
}

/** A base that is one command or character needs no braces, and operators keep their limits without them. */
function writeBase(base: Formula): string {
  if (base.kind === 'name' || base.kind === 'large') return writeLatex(base)
  return braces(base)
}

function writeStack({ base, below, above }: Extract<Formula, { kind: 'stack' }>): string {
  const isOperator = base.kind === 'large' || (base.kind === 'name' && functionNames.has(base.text))
  if (isOperator) return writeScripts(writeLatex(base), below, above)
  if (base.kind === 'brace') return writeScripts(writeLatex(base), below, above)
  if (base.kind === 'name') return writeScripts(`\\operatorname*{${escapeWords(base.text)}}`, below, above)
  const lower = isEmpty(below) ? writeLatex(base) : `\\underset${braces(below)}${braces(base)}`
  return isEmpty(above) ? lower : `\\overset${braces(above)}{${lower}}`
}

/** A bracket or star at the beginning of a row would be taken for the space above it. */
const writeRows = (rows: Formula[][]) =>
  rows
    .map(cells => cells.map(writeLatex).join('&'))
    .map(line => (/^\s*[[*]/.test(line) ? `{}${line}` : line))
    .join('\\\\')

const longMarks: Record<string, [over: string, under: string]> = {
  '⏞': ['overbrace', 'underbrace'],
  '⏟': ['overbrace', 'underbrace'],
  '→': ['overrightarrow', 'underrightarrow'],
  '←': ['overleftarrow', 'underleftarrow'],
  '↔': ['overleftrightarrow', 'underleftrightarrow'],
  '⏜': ['overparen', 'underparen'],
  '⏝': ['overparen', 'underparen'],
}

function writeAccent({ mark, body }: Extract<Formula, { kind: 'accent' }>): string {
  const command = accentCommands.get(accentAliases[mark] ?? mark)
  if (command === undefined) return `\\overset{${spell(mark)}}${braces(body)}`
  const inside = writeLatex(body)
  const isLong = inside.replace(/\\[a-zA-Z]+/, 'x').length > 1
  const wide: Record<string, string> = {
    hat: 'widehat',
    tilde: 'widetilde',
    bar: 'overline',
    vec: 'overrightarrow',
  }
  return `\\${(isLong ? wide[command] : undefined) ?? command}{${inside}}`
}

const writers: { [Kind in Formula['kind']]: Write<Kind> } = {
  row: ({ items }) => joinLatex(items.map(writeLatex)),
  symbols: ({ text, style }) => writeSymbols(text, style),
  words: ({ text }) => `\\text{${escapeWords(text)}}`,
  name: ({ text }) => writeName(text),
  space: ({ latex }) => latex,
  fraction: ({ line, top, bottom }) => {
    if (line === 'bar') return `\\frac${braces(top)}${braces(bottom)}`
    if (line === 'slanted') return `{${writeLatex(top)}}/{${writeLatex(bottom)}}`
    return `\\genfrac{}{}{0pt}{}${braces(top)}${braces(bottom)}`
  },
  scripts: ({ base, sub, sup }) => writeScripts(writeBase(base), sub, sup),
  prescripts: ({ base, sub, sup }) => `${writeScripts('{}', sub, sup)}${braces(base)}`,
  root: ({ degree, body }) => `\\sqrt${isEmpty(degree) ? '' : `[${braces(degree)}]`}${braces(body)}`,
  fence: ({ open, close, items, separator }) => {
    const inside = joinLatex(
      items.flatMap((item, index) =>
        index === 0
          ? [writeLatex(item)]
          : [separator === '|' || separator === '∣' ? '\\middle|' : spell(separator), writeLatex(item)],
      ),
    )
    return joinLatex([`\\left${writeDelimiter(open)}`, inside, `\\right${writeDelimiter(close)}`])
  },
  large: ({ operator, limits, sub, sup }) => {
    const sign = spell(operator)
    const isIntegral = /^[∫∬∭∮∯]$/.test(operator)
    const limit = isIntegral === (limits === 'beside') ? '' : limits === 'above' ? '\\limits' : '\\nolimits'
    const isBare = isEmpty(sub) && isEmpty(sup)
    return writeScripts(isBare ? sign : sign + limit, sub, sup)
  },
  stack: writeStack,
  accent: writeAccent,
  line: ({ place, body }) => `\\${place === 'over' ? 'overline' : 'underline'}${braces(body)}`,
  brace: ({ mark, place, body }) => {
    const command = longMarks[mark]?.[place === 'over' ? 0 : 1]
    if (command) return `\\${command}${braces(body)}`
    return `\\${place === 'over' ? 'overset' : 'underset'}{${spell(mark)}}${braces(body)}`
  },
  matrix: ({ rows, align }) =>
    align === ''
      ? `\\begin{matrix}${writeRows(rows)}\\end{matrix}`
      : `\\begin{array}{${align}}${writeRows(rows)}\\end{array}`,
  lines: ({ rows, isCases }) => {
    if (isCases) return `\\begin{cases}${writeRows(rows)}\\end{cases}`
    return rows.some(cells => cells.length > 1)
      ? `\\begin{aligned}${writeRows(rows)}\\end{aligned}`
      : `\\begin{array}{l}${writeRows(rows)}\\end{array}`
  },
  box: ({ body }) => `\\boxed${braces(body)}`,
  strike: ({ body }) => `\\cancel${braces(body)}`,
  phantom: ({ body }) => `\\phantom${braces(body)}`,
}

/** LaTeX that renders to the structure of the formula. Nothing in it is left out. */
export function writeLatex(formula: Formula): string {
  return (writers[formula.kind] as Write<Formula['kind']>)(formula)
}
