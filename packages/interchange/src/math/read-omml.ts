import { decodeFont, decodeSymbol } from '../docx/font-symbols.ts'
import { findElement, isOn, listElements, readText, readValue } from '../xml/find-elements.ts'
import type { XmlElement } from '../xml/parse-xml.ts'
import { EMPTY, type Formula, isEmpty, row } from './formula.ts'
import { functionNames } from './symbols.data.ts'
import { SPACES } from './write-omml.ts'

export interface OmmlContext {
  /** Hears of elements that the walker does not know; their contents are kept. */
  report: (name: string) => void
  /** Bold says something inside this formula. Where all of it is bold, that is emphasis from outside. */
  keepsBold: boolean
}

type Reader = (element: XmlElement, context: OmmlContext) => Formula

const PROPERTIES = /Pr$|^m:(argSz|ctrlPr)$/
// Words between formulas, as in "x = 1 atau x = 2": letters with a space on both sides.
const WORDS = /(^|\s)(\p{L}{3,}(?:\s+\p{L}{2,})*)(?=\s|$)/u

function readAll(element: XmlElement | undefined, context: OmmlContext): Formula {
  if (!element) return EMPTY
  return row(
    listElements(element)
      .filter(child => !PROPERTIES.test(child.name))
      .map(child => readOmml(child, context)),
  )
}

const part = (element: XmlElement, name: string, context: OmmlContext) =>
  readAll(findElement(element, name), context)

const spaces = new Map(
  Object.entries(SPACES)
    .reverse()
    .map(([latex, text]): [string, Formula] => [text, { kind: 'space', latex }]),
)

const scripts: Record<string, 'double' | 'script' | 'fraktur' | 'sans' | 'mono'> = {
  'double-struck': 'double',
  script: 'script',
  fraktur: 'fraktur',
  'sans-serif': 'sans',
  monospace: 'mono',
}

function splitWords(text: string): Formula {
  const match = /\s/.test(text) ? WORDS.exec(text) : null
  if (!match) return { kind: 'symbols', text }
  const start = match.index
  const end = start + match[0].length
  const after = /^\s*/.exec(text.slice(end))?.[0] ?? ''
  const rest = text.slice(end + after.length)
  return row([
    ...(text.slice(0, start).trim() ? [splitWords(text.slice(0, start))] : []),
    { kind: 'words', text: match[0] + after },
    ...(rest.trim() ? [splitWords(rest)] : []),
  ])
}

// What else may stand in a run, and says nothing.
const SILENT_IN_RUN = new Set([
  'm:rPr',
  'w:rPr',
  'w:lastRenderedPageBreak',
  'w:annotationRef',
  'w:softHyphen',
])

function readRunText(element: XmlElement, { report }: OmmlContext): string {
  const fonts = findElement(element, 'w:rPr', 'w:rFonts')?.attributes
  return listElements(element)
    .map(child => {
      if (child.name === 'm:t' || child.name === 'w:t')
        return decodeFont(readText(child), fonts?.['w:ascii'] ?? fonts?.['w:hAnsi'])
      if (child.name === 'w:sym') {
        const code = Number.parseInt(child.attributes['w:char'] ?? '', 16)
        return Number.isNaN(code) ? '' : decodeSymbol(code, child.attributes['w:font'] ?? '')
      }
      if (['w:br', 'm:br', 'w:tab'].includes(child.name)) return ' '
      if (child.name === 'w:noBreakHyphen') return '−'
      if (!SILENT_IN_RUN.has(child.name)) report(child.name)
      return ''
    })
    .join('')
}

/** Text that is set as such. Some writers set `x<` and `12` so, which are no words. */
function readNormal(text: string): Formula {
  if (text === '') return EMPTY
  const space = spaces.get(text)
  if (space) return space
  if (/\s|\p{L}{2}|[\\^~]/u.test(text)) return { kind: 'words', text }
  return /\p{L}/u.test(text) ? { kind: 'symbols', text, style: 'upright' } : { kind: 'symbols', text }
}

function readRun(element: XmlElement, context: OmmlContext): Formula {
  const text = readRunText(element, context)
  const properties = findElement(element, 'm:rPr')
  if (isOn(properties, 'm:nor')) return readNormal(text)
  const style = scripts[readValue(properties, 'm:scr') ?? '']
  if (style) return { kind: 'symbols', text, style }
  const weight = readValue(properties, 'm:sty') ?? 'i'
  const isUpright = weight === 'p' || weight === 'b'
  const name = text.trim()
  if (context.keepsBold && weight.startsWith('b')) return { kind: 'symbols', text, style: 'bold' }
  if (functionNames.has(name) && (isUpright || name.length > 2)) return { kind: 'name', text: name }
  if (isUpright && /^\p{Script=Latin}{2,}$/u.test(name))
    return { kind: 'symbols', text: name, style: 'upright' }
  return splitWords(text)
}

function readFraction(element: XmlElement, context: OmmlContext): Formula {
  const type = readValue(findElement(element, 'm:fPr'), 'm:type')
  const line = type === 'noBar' ? 'none' : type === 'skw' || type === 'lin' ? 'slanted' : 'bar'
  return {
    kind: 'fraction',
    line,
    top: part(element, 'm:num', context),
    bottom: part(element, 'm:den', context),
  }
}

function readFence(element: XmlElement, context: OmmlContext): Formula {
  const properties = findElement(element, 'm:dPr')
  const items = listElements(element, 'm:e').map(item => readAll(item, context))
  return {
    kind: 'fence',
    open: readValue(properties, 'm:begChr') ?? '(',
    close: readValue(properties, 'm:endChr') ?? ')',
    separator: readValue(properties, 'm:sepChr') ?? '|',
    items: items.length === 0 ? [EMPTY] : items,
  }
}

function readLarge(element: XmlElement, context: OmmlContext): Formula {
  const properties = findElement(element, 'm:naryPr')
  const operator = readValue(properties, 'm:chr') ?? '∫'
  const location = readValue(properties, 'm:limLoc') ?? (operator === '∫' ? 'subSup' : 'undOvr')
  const large: Formula = {
    kind: 'large',
    operator,
    limits: location === 'undOvr' ? 'above' : 'beside',
    ...(isOn(properties, 'm:subHide') !== true && { sub: part(element, 'm:sub', context) }),
    ...(isOn(properties, 'm:supHide') !== true && { sup: part(element, 'm:sup', context) }),
  }
  return row([large, part(element, 'm:e', context)])
}

/** The text of a name may be split into runs, or lie inside scripts and limits. */
function nameFormula(formula: Formula): Formula {
  switch (formula.kind) {
    case 'symbols':
      return /^\p{L}[\p{L}\p{N}]+$/u.test(formula.text.trim())
        ? { kind: 'name', text: formula.text.trim() }
        : formula
    case 'scripts':
    case 'stack':
      return { ...formula, base: nameFormula(formula.base) }
    case 'row':
      return formula.items.every(item => item.kind === 'symbols')
        ? nameFormula({
            kind: 'symbols',
            text: formula.items.map(item => ('text' in item ? item.text : '')).join(''),
          })
        : formula
    default:
      return formula
  }
}

function readFunction(element: XmlElement, context: OmmlContext): Formula {
  return row([nameFormula(part(element, 'm:fName', context)), part(element, 'm:e', context)])
}

function readLimit(element: XmlElement, context: OmmlContext): Formula {
  const base = nameFormula(part(element, 'm:e', context))
  const limit = part(element, 'm:lim', context)
  const place = element.name === 'm:limLow' ? 'below' : 'above'
  const mark = limit.kind === 'symbols' ? limit.text : ''
  if (mark === '⏟' || mark === '⏞')
    return { kind: 'brace', mark, place: place === 'below' ? 'under' : 'over', body: base }
  if (base.kind === 'stack' && base[place] === undefined) return { ...base, [place]: limit }
  return { kind: 'stack', base, [place]: limit }
}

function readGroup(element: XmlElement, context: OmmlContext): Formula {
  const properties = findElement(element, 'm:groupChrPr')
  const mark = readValue(properties, 'm:chr') ?? '⏟'
  const place = readValue(properties, 'm:pos') === 'top' ? 'over' : 'under'
  return { kind: 'brace', mark, place, body: part(element, 'm:e', context) }
}

function readAlign(element: XmlElement, width: number): string {
  const columns = listElements(findElement(element, 'm:mPr', 'm:mcs') ?? element, 'm:mc').flatMap(column => {
    const properties = findElement(column, 'm:mcPr')
    const letter = (readValue(properties, 'm:mcJc') ?? 'center').charAt(0)
    return Array.from<string>({
      length: Math.min(width, Number(readValue(properties, 'm:count') ?? 1)),
    }).fill(letter)
  })
  return columns.some(letter => letter !== 'c') ? columns.join('') : ''
}

function readMatrix(element: XmlElement, context: OmmlContext): Formula {
  const rows = listElements(element, 'm:mr').map(line =>
    listElements(line, 'm:e').map(cell => readAll(cell, context)),
  )
  return { kind: 'matrix', rows, align: readAlign(element, Math.max(1, ...rows.map(cells => cells.length))) }
}

/** Word aligns equations at every other `&`; the characters stand in the runs. */
function splitAtAlignment(formula: Formula): Formula[] {
  const items = formula.kind === 'row' ? formula.items : [formula]
  const cells: Formula[][] = [[]]
  for (const item of items) {
    if ((item.kind !== 'symbols' && item.kind !== 'words') || !item.text.includes('&'))
      cells.at(-1)?.push(item)
    else
      item.text.split('&').forEach((text, index) => {
        if (index > 0) cells.push([])
        if (text !== '') cells.at(-1)?.push({ ...item, text })
      })
  }
  return cells.map(row)
}

function readBorder(element: XmlElement, context: OmmlContext): Formula {
  const properties = findElement(element, 'm:borderBoxPr')
  const body = part(element, 'm:e', context)
  const isStruck = ['m:strikeBLTR', 'm:strikeTLBR', 'm:strikeH', 'm:strikeV'].some(name =>
    isOn(properties, name),
  )
  const hasFrame = !['m:hideTop', 'm:hideBot', 'm:hideLeft', 'm:hideRight'].every(name =>
    isOn(properties, name),
  )
  const inner: Formula = isStruck ? { kind: 'strike', body } : body
  return hasFrame ? { kind: 'box', body: inner } : inner
}

function readScripts(element: XmlElement, context: OmmlContext): Formula {
  const base = part(element, 'm:e', context)
  const sub = part(element, 'm:sub', context)
  const sup = part(element, 'm:sup', context)
  return { kind: 'scripts', base, ...(!isEmpty(sub) && { sub }), ...(!isEmpty(sup) && { sup }) }
}

function readRoot(element: XmlElement, context: OmmlContext): Formula {
  const degree = part(element, 'm:deg', context)
  const isHidden = isOn(findElement(element, 'm:radPr'), 'm:degHide') === true
  return {
    kind: 'root',
    ...(!isHidden && !isEmpty(degree) && { degree }),
    body: part(element, 'm:e', context),
  }
}

const readers: Record<string, Reader> = {
  'm:r': readRun,
  'm:f': readFraction,
  'm:sSup': readScripts,
  'm:sSub': readScripts,
  'm:sSubSup': readScripts,
  'm:sPre': (element, context) => ({
    kind: 'prescripts',
    base: part(element, 'm:e', context),
    sub: part(element, 'm:sub', context),
    sup: part(element, 'm:sup', context),
  }),
  'm:rad': readRoot,
  'm:d': readFence,
  'm:nary': readLarge,
  'm:func': readFunction,
  'm:limLow': readLimit,
  'm:limUpp': readLimit,
  'm:acc': (element, context) => ({
    kind: 'accent',
    mark: readValue(findElement(element, 'm:accPr'), 'm:chr') ?? '\u0302',
    body: part(element, 'm:e', context),
  }),
  'm:bar': (element, context) => ({
    kind: 'line',
    place: readValue(findElement(element, 'm:barPr'), 'm:pos') === 'top' ? 'over' : 'under',
    body: part(element, 'm:e', context),
  }),
  'm:groupChr': readGroup,
  'm:m': readMatrix,
  'm:eqArr': (element, context) => ({
    kind: 'lines',
    isCases: false,
    rows: listElements(element, 'm:e').map(line => splitAtAlignment(readAll(line, context))),
  }),
  'm:borderBox': readBorder,
  'm:phant': (element, context) => {
    const body = part(element, 'm:e', context)
    return isOn(findElement(element, 'm:phantPr'), 'm:show') === false ? { kind: 'phantom', body } : body
  },
}

// Containers that only group, and what Word puts around tracked insertions.
const GROUPS = new Set([
  'm:oMath',
  'm:e',
  'm:box',
  'w:ins',
  'w:moveTo',
  'w:smartTag',
  'w:sdt',
  'w:sdtContent',
  'w:hyperlink',
])
const SILENT = new Set([
  'w:del',
  'w:moveFrom',
  'w:bookmarkStart',
  'w:bookmarkEnd',
  'w:proofErr',
  'w:commentRangeStart',
  'w:commentRangeEnd',
  'w:sdtPr',
  'w:sdtEndPr',
])

/** Reads one element of Office Math; children of unknown elements are kept. */
export function readOmml(element: XmlElement, context: OmmlContext): Formula {
  if (SILENT.has(element.name)) return EMPTY
  const reader = readers[element.name]
  if (reader) return reader(element, context)
  if (element.name === 'w:r') return readRun(element, context)
  if (!GROUPS.has(element.name)) context.report(element.name)
  return readAll(element, context)
}
