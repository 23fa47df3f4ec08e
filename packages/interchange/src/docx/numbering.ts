import { findElement, isOn, listElements, readValue } from '../xml/find-elements.ts'
import type { XmlElement } from '../xml/parse-xml.ts'
import type { ListLabel } from './document.ts'
import { readIndent } from './styles.ts'
import { writeCount } from './write-count.ts'

interface Level {
  start: number
  format: string
  text: string
  isLegal: boolean
  restart?: number
  indent?: number
  style?: string
}

interface List {
  abstractId: string
  levels: Map<number, Level>
  overrides: Map<number, number>
}

export interface Numbering {
  /** Counts one paragraph of the list. Must be called in the order of the document. */
  count: (numId: string, level: number) => ListLabel | undefined
  /** The level whose style this is. */
  findLevel: (numId: string, styleId: string) => number | undefined
  indentOf: (numId: string, level: number) => number | undefined
}

function classify(format: string): ListLabel['format'] {
  if (format === 'bullet') return 'bullet'
  if (format.endsWith('Letter')) return 'letter'
  return format.endsWith('Roman') ? 'roman' : 'number'
}

function readLevel(element: XmlElement): Level {
  const restart = readValue(element, 'w:lvlRestart')
  const indent = readIndent(findElement(element, 'w:pPr'))
  const style = readValue(element, 'w:pStyle')
  return {
    start: Number(readValue(element, 'w:start') ?? 1),
    format: readValue(element, 'w:numFmt') ?? 'decimal',
    text: readValue(element, 'w:lvlText') ?? '',
    isLegal: isOn(element, 'w:isLgl') === true,
    ...(restart !== undefined && { restart: Number(restart) }),
    ...(indent !== undefined && { indent }),
    ...(style !== undefined && { style }),
  }
}

function readLevels(element: XmlElement): Map<number, Level> {
  return new Map(
    listElements(element, 'w:lvl').map(level => [Number(level.attributes['w:ilvl'] ?? 0), readLevel(level)]),
  )
}

function readAbstractLists(root: XmlElement) {
  const elements = listElements(root, 'w:abstractNum')
  const byStyle = new Map(elements.map(element => [readValue(element, 'w:styleLink') ?? '', element]))
  return new Map(
    elements.map(element => {
      const link = readValue(element, 'w:numStyleLink')
      const source = (link === undefined ? undefined : byStyle.get(link)) ?? element
      return [element.attributes['w:abstractNumId'] ?? '', readLevels(source)] as const
    }),
  )
}

function readList(element: XmlElement, abstracts: Map<string, Map<number, Level>>): List {
  const abstractId = readValue(element, 'w:abstractNumId') ?? ''
  const levels = new Map(abstracts.get(abstractId))
  const overrides = new Map<number, number>()
  for (const override of listElements(element, 'w:lvlOverride')) {
    const at = Number(override.attributes['w:ilvl'] ?? 0)
    const own = findElement(override, 'w:lvl')
    if (own) levels.set(at, readLevel(own))
    const start = readValue(override, 'w:startOverride')
    if (start !== undefined) overrides.set(at, Number(start))
  }
  return { abstractId, levels, overrides }
}

function writeLabel({ levels }: List, counts: readonly number[], level: number): string {
  const isLegal = levels.get(level)?.isLegal
  return (levels.get(level)?.text ?? '').replaceAll(/%(\d)/g, (_, digit: string) => {
    const at = Number(digit) - 1
    return writeCount(counts[at] ?? 1, isLegal ? 'decimal' : (levels.get(at)?.format ?? 'decimal'))
  })
}

/** Pandoc continues an item by a list whose mark is a space. */
function isUnmarked({ format, text }: Level): boolean {
  return format === 'none' || (format === 'bullet' && text.trim() === '')
}

/** Lists of one abstract numbering share their counters; the first use of an override sets them. */
export function readNumbering(root: XmlElement | undefined): Numbering {
  const abstracts = root ? readAbstractLists(root) : new Map<string, Map<number, Level>>()
  const lists = new Map(
    (root ? listElements(root, 'w:num') : []).map(element => [
      element.attributes['w:numId'] ?? '',
      readList(element, abstracts),
    ]),
  )
  const counters = new Map<string, (number | undefined)[]>()
  const overridden = new Set<string>()
  const step = (numId: string, list: List, at: number) => {
    const counts = counters.get(list.abstractId) ?? []
    counters.set(list.abstractId, counts)
    const override = list.overrides.get(at)
    const isFirstUse = override !== undefined && !overridden.has(`${numId} ${at}`)
    if (isFirstUse) overridden.add(`${numId} ${at}`)
    const start = override ?? list.levels.get(at)?.start ?? 1
    const before = counts[at]
    counts[at] = isFirstUse || before === undefined ? start : before + 1
    // A level begins anew below each item of a higher one.
    for (let below = at + 1; below < counts.length; below += 1)
      if (list.levels.get(below)?.restart !== 0) counts[below] = undefined
    for (let above = 0; above < at; above += 1) counts[above] ??= list.levels.get(above)?.start ?? 1
    return counts.map(count => count ?? 1)
  }
  return {
    count: (numId, level) => {
      const list = lists.get(numId)
      const format = list?.levels.get(level)
      if (!list || !format || isUnmarked(format)) return undefined
      const counts = step(numId, list, level)
      return {
        format: classify(format.format),
        value: counts[level] ?? 1,
        text: format.format === 'bullet' ? '•' : writeLabel(list, counts, level),
        list: `${list.abstractId}:${level}`,
        level,
      }
    },
    findLevel: (numId, styleId) =>
      [...(lists.get(numId)?.levels ?? [])].find(([, level]) => level.style === styleId)?.[0],
    indentOf: (numId, level) => lists.get(numId)?.levels.get(level)?.indent,
  }
}
