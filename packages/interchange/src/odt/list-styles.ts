import { writeCount } from '../docx/write-count.ts'
import type { ListLabel } from '../docx/document.ts'
import { listDescendants, listElements } from '../xml/find-elements.ts'
import type { XmlElement } from '../xml/parse-xml.ts'
import { readLength } from './text-styles.ts'

interface Level {
  format: string
  prefix: string
  suffix: string
  start: number
  /** How many levels the label shows. */
  shown: number
  isBullet: boolean
  indent: number
}

const formats: Record<string, [written: string, kind: ListLabel['format']]> = {
  '1': ['decimal', 'number'],
  a: ['lowerLetter', 'letter'],
  A: ['upperLetter', 'letter'],
  i: ['lowerRoman', 'roman'],
  I: ['upperRoman', 'roman'],
}

/** LibreOffice says the whole label, `(%1%)`, beside the older words for what stands around the number. */
function readAround({ attributes }: XmlElement) {
  const [, prefix, suffix] = /^([^%]*)%\d%([^%]*)$/.exec(attributes['loext:num-list-format'] ?? '') ?? []
  return {
    prefix: prefix ?? attributes['style:num-prefix'] ?? '',
    suffix: suffix ?? attributes['style:num-suffix'] ?? '',
  }
}

function readLevel(element: XmlElement): Level {
  const { attributes } = element
  const [place] = listDescendants(element, ['style:list-level-label-alignment'])
  const margin = readLength(place?.attributes['fo:margin-left']) ?? 0
  return {
    ...readAround(element),
    format: attributes['style:num-format'] ?? '',
    start: Number(attributes['text:start-value'] ?? 1),
    shown: Number(attributes['text:display-levels'] ?? 1),
    isBullet: element.name === 'text:list-level-style-bullet',
    indent: margin + (readLength(place?.attributes['fo:text-indent']) ?? 0),
  }
}

/** The lists of a document, with how far each has counted. */
export interface Lists {
  /** Counts one item; undefined for a level that shows nothing. */
  count: (list: ListPlace, start: number | undefined) => ListLabel | undefined
  indentOf: (list: ListPlace) => number | undefined
}

export interface ListPlace {
  style: string
  /** What counts on is one list, wherever it is taken up again. */
  counter: (number | undefined)[]
  /** From 0 on. */
  level: number
}

function writeLabel(levels: Map<number, Level>, { counter, level }: ListPlace): string {
  const own = levels.get(level)
  if (!own) return ''
  const numbers = Array.from({ length: own.shown }, (_, at) => level - own.shown + 1 + at)
    .filter(at => at >= 0)
    .map(at => writeCount(counter[at] ?? 1, formats[levels.get(at)?.format ?? '']?.[0] ?? 'decimal'))
  return own.prefix + numbers.join('.') + own.suffix
}

export function readLists(holders: readonly XmlElement[]): Lists {
  const styles = new Map(
    holders
      .flatMap(holder => listElements(holder, 'text:list-style'))
      .map(style => [
        style.attributes['style:name'] ?? '',
        new Map(
          listElements(style).map(level => [
            Number(level.attributes['text:level'] ?? 1) - 1,
            readLevel(level),
          ]),
        ),
      ]),
  )
  return {
    count(place, stated) {
      const levels = styles.get(place.style) ?? new Map<number, Level>()
      const { counter, level } = place
      const own = levels.get(level)
      const list = `${place.style}:${level}`
      if (own?.isBullet) return { format: 'bullet', value: 1, text: '•', list, level }
      const kind = formats[own?.format ?? '']?.[1]
      if (!own || !kind) return undefined
      const before = counter[level]
      const value = stated ?? (before === undefined ? own.start : before + 1)
      counter[level] = value
      // A level begins anew below each item of a higher one.
      counter.length = level + 1
      return { format: kind, value, text: writeLabel(levels, place), list, level }
    },
    indentOf: ({ style, level }) => styles.get(style)?.get(level)?.indent,
  }
}
