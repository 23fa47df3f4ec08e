import { listElements, readText } from '../xml/find-elements.ts'
import type { XmlElement } from '../xml/parse-xml.ts'
import { EMPTY, type Formula, isEmpty, row } from './formula.ts'
import { accentAliases, accents, functionNames } from './symbols.data.ts'

type Reader = (children: Formula[], element: XmlElement) => Formula

const localName = (element: XmlElement) => element.name.replace(/^.*:/, '')
const accentMarks = new Set(accents.map(([mark]) => mark))
const LINE = /^[¯―_]$/
const LARGE = /^[∑∏∐∫∬∭∮∯⋃⋂⨁⨂⋁⋀⨆]$/

function readToken(element: XmlElement): Formula {
  const text = readText(element).replaceAll(/\s+/g, ' ')
  const name = text.trim()
  if (functionNames.has(name)) return { kind: 'name', text: name }
  if (localName(element) === 'mo' && LARGE.test(name))
    return { kind: 'large', operator: name, limits: name === '∫' ? 'beside' : 'above' }
  const variant = element.attributes['mathvariant']
  if (variant === 'bold') return { kind: 'symbols', text: name, style: 'bold' }
  // LibreOffice shows an empty place so.
  if (name === '❑') return EMPTY
  if (variant === 'double-struck') return { kind: 'symbols', text: name, style: 'double' }
  if (localName(element) === 'mi' && variant !== 'italic' && /^\p{L}{2,}$/u.test(name))
    return { kind: 'name', text: name }
  return { kind: 'symbols', text: name }
}

function stack(base: Formula | undefined, below?: Formula, above?: Formula): Formula {
  const mark = above?.kind === 'symbols' ? above.text : ''
  const combining = accentAliases[mark] ?? mark
  if (base && !below && LINE.test(mark)) return { kind: 'line', place: 'over', body: base }
  if (base && !above && below?.kind === 'symbols' && LINE.test(below.text))
    return { kind: 'line', place: 'under', body: base }
  if (base && !below && accentMarks.has(combining)) return { kind: 'accent', mark: combining, body: base }
  if (base && !below && mark === '⏞') return { kind: 'brace', mark: '⏞', place: 'over', body: base }
  if (base && below?.kind === 'symbols' && below.text === '⏟')
    return { kind: 'brace', mark: '⏟', place: 'under', body: base }
  if (base?.kind === 'large')
    return {
      ...base,
      limits: base.operator === '∫' ? 'beside' : 'above',
      ...(below && { sub: below }),
      ...(above && { sup: above }),
    }
  return { kind: 'stack', base: base ?? EMPTY, ...(below && { below }), ...(above && { above }) }
}

function scripts(base: Formula | undefined, sub?: Formula, sup?: Formula): Formula {
  if (base?.kind === 'large') return { ...base, limits: 'beside', ...(sub && { sub }), ...(sup && { sup }) }
  return { kind: 'scripts', base: base ?? EMPTY, ...(sub && { sub }), ...(sup && { sup }) }
}

function readTable(element: XmlElement): Formula {
  const rows = listElements(element)
    .filter(line => localName(line) === 'mtr')
    .map(line => listElements(line).map(cell => readGroup(cell)))
  return { kind: 'matrix', rows, align: '' }
}

function readFenced(children: Formula[], element: XmlElement): Formula {
  const separator = (element.attributes['separators'] ?? ',').trim().charAt(0)
  const { open = '(', close = ')' } = element.attributes
  return { kind: 'fence', open, close, separator, items: children.length === 0 ? [EMPTY] : children }
}

const readers: Record<string, Reader> = {
  mfrac: ([top = EMPTY, bottom = EMPTY], element) => ({
    kind: 'fraction',
    line:
      Number.parseFloat(element.attributes['linethickness'] ?? '') === 0
        ? 'none'
        : element.attributes['bevelled'] === 'true'
          ? 'slanted'
          : 'bar',
    top,
    bottom,
  }),
  msup: ([base, sup]) => scripts(base, undefined, sup),
  msub: ([base, sub]) => scripts(base, sub),
  msubsup: ([base, sub, sup]) => scripts(base, sub, sup),
  mover: ([base, above]) => stack(base, undefined, above),
  munder: ([base, below]) => stack(base, below),
  munderover: ([base, below, above]) => stack(base, below, above),
  msqrt: children => ({ kind: 'root', body: row(children) }),
  mroot: ([body = EMPTY, degree = EMPTY]) => ({ kind: 'root', degree, body }),
  mfenced: readFenced,
  mphantom: children => ({ kind: 'phantom', body: row(children) }),
  menclose: (children, element) =>
    /box/.test(element.attributes['notation'] ?? '') ? { kind: 'box', body: row(children) } : row(children),
  mtable: (_, element) => readTable(element),
  mspace: () => ({ kind: 'space', latex: '\\ ' }),
  mtext: (_, element) => ({ kind: 'words', text: readText(element) }),
  ms: (_, element) => ({ kind: 'words', text: readText(element) }),
  mi: (_, element) => readToken(element),
  mn: (_, element) => readToken(element),
  mo: (_, element) => readToken(element),
  none: () => EMPTY,
  semantics: ([first = EMPTY]) => first,
  annotation: () => EMPTY,
  'annotation-xml': () => EMPTY,
}

/** A sign with any number of pairs of small letters, from left to right: those behind it, then those before it. */
function readMultiscripts(element: XmlElement): Formula {
  const [first, ...parts] = listElements(element)
  const divide = parts.findIndex(part => localName(part) === 'mprescripts')
  const after = readPairs(divide < 0 ? parts : parts.slice(0, divide))
  const before = readPairs(divide < 0 ? [] : parts.slice(divide + 1))
  const bare = first ? readMathml(first) : EMPTY
  const base = after.reduce<Formula>(
    // A sum takes the first pair as its own.
    (inner, [sub, sup], at) =>
      at === 0 ? scripts(inner, sub, sup) : { kind: 'scripts', base: inner, sub, sup },
    bare,
  )
  return before.reduceRight<Formula>(
    (inner, [sub, sup]) => ({ kind: 'prescripts', base: inner, sub, sup }),
    base,
  )
}

/** What stands below and what stands above, pair by pair; a pair without anything is left out. */
function readPairs(parts: readonly XmlElement[]): [sub: Formula, sup: Formula][] {
  const read = parts.map(readMathml)
  return read.flatMap((sub, at): [Formula, Formula][] => {
    const sup = read[at + 1] ?? EMPTY
    return at % 2 === 1 || (isEmpty(sub) && isEmpty(sup)) ? [] : [[sub, sup]]
  })
}

const fenceOf = (element: XmlElement | undefined, form: string) =>
  element &&
  localName(element) === 'mo' &&
  element.attributes['stretchy'] === 'true' &&
  element.attributes['form'] === form
    ? readText(element).trim()
    : undefined

/** Brackets that grow with what is between them. */
function readBrackets(parts: readonly XmlElement[]): Formula | undefined {
  const [open, close] = [fenceOf(parts[0], 'prefix'), fenceOf(parts.at(-1), 'postfix')]
  if (open === undefined || close === undefined) return undefined
  return { kind: 'fence', open, close, separator: '', items: [row(parts.slice(1, -1).map(readMathml))] }
}

function readGroup(element: XmlElement): Formula {
  const parts = listElements(element)
  return readBrackets(parts) ?? row(parts.map(readMathml))
}

/** Reads a MathML element; what it does not know is read as a group. */
export function readMathml(element: XmlElement): Formula {
  const name = localName(element)
  if (name === 'mmultiscripts') return readMultiscripts(element)
  const reader = readers[name]
  return reader ? reader(listElements(element).map(readMathml), element) : readGroup(element)
}
