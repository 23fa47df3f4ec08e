import { tag, escapeXml } from '../xml/write-xml.ts'
import { EMPTY, type Formula, isEmpty } from './formula.ts'

const FONT = '<w:rPr><w:rFonts w:ascii="Cambria Math" w:hAnsi="Cambria Math"/></w:rPr>'

const value = (name: string, val: string) => tag(name, { 'm:val': val })

function run(text: string, properties = ''): string {
  if (text === '') return ''
  return tag(
    'm:r',
    {},
    properties === '' ? '' : tag('m:rPr', {}, properties),
    FONT,
    tag('m:t', { 'xml:space': 'preserve' }, escapeXml(text)),
  )
}

/** An argument, which Word wants even where it is empty. */
function argument(name: string, formula: Formula | undefined): string {
  const inside = isEmpty(formula) ? '' : writeOmml(formula ?? EMPTY)
  return inside === '' ? `<${name}></${name}>` : tag(name, {}, inside)
}

const styleProperties: Record<NonNullable<Extract<Formula, { kind: 'symbols' }>['style']>, string> = {
  bold: value('m:sty', 'b'),
  upright: value('m:sty', 'p'),
  double: value('m:scr', 'double-struck'),
  script: value('m:scr', 'script'),
  fraktur: value('m:scr', 'fraktur'),
  sans: value('m:scr', 'sans-serif'),
  mono: value('m:scr', 'monospace'),
}

export const SPACES: Record<string, string> = {
  '\\quad ': '\u2003',
  '\\qquad ': '\u2003\u2003',
  '\\,': '\u2009',
  '\\:': '\u2005',
  '\\;': '\u2004',
  '\\!': '',
  '\\ ': '\u00a0',
  '~': '\u00a0',
  '\\enspace': '\u2002',
}

function writeFraction({ line, top, bottom }: Extract<Formula, { kind: 'fraction' }>): string {
  const type = { bar: 'bar', none: 'noBar', slanted: 'skw' }[line]
  return tag(
    'm:f',
    {},
    tag('m:fPr', {}, value('m:type', type)),
    argument('m:num', top),
    argument('m:den', bottom),
  )
}

function writeScripts({ base, sub, sup }: Extract<Formula, { kind: 'scripts' }>): string {
  const e = argument('m:e', base)
  if (sub && sup) return tag('m:sSubSup', {}, e, argument('m:sub', sub), argument('m:sup', sup))
  return sub ? tag('m:sSub', {}, e, argument('m:sub', sub)) : tag('m:sSup', {}, e, argument('m:sup', sup))
}

function writeFence({ open, close, items, separator }: Extract<Formula, { kind: 'fence' }>): string {
  const properties = tag(
    'm:dPr',
    {},
    value('m:begChr', open),
    value('m:sepChr', separator),
    value('m:endChr', close),
  )
  return tag('m:d', {}, properties, ...items.map(item => argument('m:e', item)))
}

function writeLarge(
  { operator, limits, sub, sup }: Extract<Formula, { kind: 'large' }>,
  body: Formula,
): string {
  const properties = tag(
    'm:naryPr',
    {},
    value('m:chr', operator),
    value('m:limLoc', limits === 'above' ? 'undOvr' : 'subSup'),
    value('m:subHide', isEmpty(sub) ? '1' : '0'),
    value('m:supHide', isEmpty(sup) ? '1' : '0'),
  )
  return tag('m:nary', {}, properties, argument('m:sub', sub), argument('m:sup', sup), argument('m:e', body))
}

function writeStack({ base, below, above }: Extract<Formula, { kind: 'stack' }>): string {
  const lower = below ? tag('m:limLow', {}, argument('m:e', base), argument('m:lim', below)) : writeOmml(base)
  return above
    ? tag('m:limUpp', {}, below ? tag('m:e', {}, lower) : argument('m:e', base), argument('m:lim', above))
    : lower
}

function writeMatrix({ rows, align }: Extract<Formula, { kind: 'matrix' }>): string {
  const width = Math.max(1, ...rows.map(cells => cells.length))
  const names: Record<string, string> = { l: 'left', c: 'center', r: 'right' }
  const columns = Array.from({ length: width }, (_, at) =>
    tag(
      'm:mc',
      {},
      tag('m:mcPr', {}, value('m:count', '1'), value('m:mcJc', names[align.charAt(at)] ?? 'center')),
    ),
  )
  const lines = rows.map(cells =>
    tag('m:mr', {}, ...Array.from({ length: width }, (_, at) => argument('m:e', cells[at]))),
  )
  return tag('m:m', {}, tag('m:mPr', {}, tag('m:mcs', {}, ...columns)), ...lines)
}

function writeLines({ rows, isCases }: Extract<Formula, { kind: 'lines' }>): string {
  const lines = rows.map(cells => tag('m:e', {}, cells.map(writeOmml).join(run('&'))))
  const array = tag('m:eqArr', {}, ...lines)
  if (!isCases) return array
  return tag(
    'm:d',
    {},
    tag('m:dPr', {}, value('m:begChr', '{'), value('m:endChr', '')),
    tag('m:e', {}, array),
  )
}

type Write<Kind extends Formula['kind']> = (formula: Extract<Formula, { kind: Kind }>) => string

const writers: { [Kind in Formula['kind']]: Write<Kind> } = {
  row: ({ items }) => writeItems(items),
  symbols: ({ text, style }) => run(text, style ? styleProperties[style] : ''),
  words: ({ text }) => run(text, '<m:nor/>'),
  name: ({ text }) => run(text, value('m:sty', 'p')),
  space: ({ latex }) => run(SPACES[latex] ?? ' ', '<m:nor/>'),
  fraction: writeFraction,
  scripts: writeScripts,
  prescripts: ({ base, sub, sup }) =>
    tag('m:sPre', {}, argument('m:sub', sub), argument('m:sup', sup), argument('m:e', base)),
  root: ({ degree, body }) =>
    tag(
      'm:rad',
      {},
      tag('m:radPr', {}, value('m:degHide', degree ? '0' : '1')),
      argument('m:deg', degree),
      argument('m:e', body),
    ),
  fence: writeFence,
  large: formula => writeLarge(formula, EMPTY),
  stack: writeStack,
  accent: ({ mark, body }) =>
    tag('m:acc', {}, tag('m:accPr', {}, value('m:chr', mark)), argument('m:e', body)),
  line: ({ place, body }) =>
    tag(
      'm:bar',
      {},
      tag('m:barPr', {}, value('m:pos', place === 'over' ? 'top' : 'bot')),
      argument('m:e', body),
    ),
  brace: ({ mark, place, body }) =>
    tag(
      'm:groupChr',
      {},
      tag('m:groupChrPr', {}, value('m:chr', mark), value('m:pos', place === 'over' ? 'top' : 'bot')),
      argument('m:e', body),
    ),
  matrix: writeMatrix,
  lines: writeLines,
  box: ({ body }) => tag('m:borderBox', {}, argument('m:e', body)),
  strike: ({ body }) =>
    tag(
      'm:borderBox',
      {},
      tag(
        'm:borderBoxPr',
        {},
        ...['m:hideTop', 'm:hideBot', 'm:hideLeft', 'm:hideRight', 'm:strikeBLTR'].map(name =>
          value(name, '1'),
        ),
      ),
      argument('m:e', body),
    ),
  phantom: ({ body }) =>
    tag('m:phant', {}, tag('m:phantPr', {}, value('m:show', '0')), argument('m:e', body)),
}

const isFunction = (item: Formula): boolean =>
  item.kind === 'name' || ((item.kind === 'scripts' || item.kind === 'stack') && item.base.kind === 'name')

/** Word wants what a sum or a function is of inside it: the next item, or all that follows an integral. */
function writeItems(items: readonly Formula[]): string {
  const [first, ...rest] = items
  if (!first) return ''
  if (first.kind === 'large' && rest.length > 0) return writeLarge(first, { kind: 'row', items: rest })
  const [after, ...others] = rest
  if (isFunction(first) && after && !isFunction(after) && after.kind !== 'large')
    return tag('m:func', {}, argument('m:fName', first), argument('m:e', after)) + writeItems(others)
  return writeOmml(first) + writeItems(rest)
}

/** Office Math of a formula, well-formed whatever its characters are. */
export function writeOmml(formula: Formula): string {
  return (writers[formula.kind] as Write<Formula['kind']>)(formula)
}
