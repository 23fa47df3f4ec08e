import {
  type Inline,
  isBlank,
  type Look,
  lengthOf,
  plainText,
  sliceContent,
  trimContent,
} from '../content/content.ts'
import type { DocumentItem, Line, ListLabel } from '../docx/document.ts'
import { findLabel, findLetter } from './find-label.ts'
import { isAnnouncement } from './keywords.ts'
import type { Head, Item, Piece } from './piece.ts'

function lookAt(content: readonly Inline[], from: number, to: number): Look {
  let at = 0
  for (const inline of content) {
    const end = at + lengthOf(inline)
    if (
      inline.kind === 'text' &&
      end > from &&
      at < to &&
      inline.text.slice(Math.max(0, from - at)).trim() !== ''
    )
      return inline.look
    at = end
  }
  return {}
}

function headOfLabel({ format, value, list, level, text }: ListLabel): Head | undefined {
  if (format === 'number') return { kind: 'number', value, form: 'auto', list, level, text }
  if (format === 'letter')
    return value <= 8 ? { kind: 'letter', index: value - 1, isUpper: /[A-Z]/.test(text), list } : undefined
  return { kind: format, text }
}

type Source = Pick<Line, 'style' | 'indent' | 'position'>

const isPlainStyle = (style: string) => style === 'lanjutan' || style === 'butir'

/** A picture that floats beside a question is anchored before its number. */
function splitFloating(whole: Inline[]): { pictures: Inline[]; words: Inline[] } | undefined {
  const first = whole.findIndex(inline => inline.kind !== 'picture' && !isBlank([inline]))
  const pictures = whole.slice(0, first).filter(({ kind }) => kind === 'picture')
  const words = whole.slice(first)
  return pictures.length > 0 && findLabel(plainText(words))?.head.kind === 'number'
    ? { pictures, words }
    : undefined
}

export function createPiece(content: Inline[], source: Source, label?: ListLabel): Piece {
  const whole = trimContent(content)
  const automatic = label && headOfLabel(label)
  const base = {
    kind: 'piece' as const,
    whole,
    style: source.style,
    indent: source.indent,
    position: source.position,
  }
  const typed = isPlainStyle(source.style) ? undefined : findLabel(plainText(whole))
  const floating = typed || automatic ? undefined : splitFloating(whole)
  if (floating) {
    const piece = createPiece(floating.words, source)
    return { ...piece, content: [...piece.content, { kind: 'break' }, ...floating.pictures], whole }
  }
  if (typed && (!automatic || automatic.kind === 'bullet'))
    return {
      ...base,
      head: typed.head,
      content: trimContent(sliceContent(whole, typed.length)),
      labelLook: lookAt(whole, 0, typed.length),
      tick: typed.tick,
    }
  return { ...base, head: automatic, content: whole, labelLook: {}, tick: '' }
}

/** Positions at which a further option begins on the same line. */
function findOptionStarts(text: string): number[] {
  const gaps = [...text.matchAll(/(?:\t|\s{2,}|[\s;](?=[([]?[A-Ha-h][.)\]]))\s*/g)]
  const starts = gaps.map(gap => gap.index + gap[0].length)
  const first = findLetter(text)
  const found: { at: number; index: number; isWide: boolean }[] =
    first?.head.kind === 'letter' ? [{ at: 0, index: first.head.index, isWide: true }] : []
  for (const [order, at] of starts.entries()) {
    const label = findLetter(text.slice(at))
    const gap = gaps[order]?.[0] ?? ''
    const last = found.at(-1)
    if (label?.head.kind !== 'letter' || at === 0) continue
    const isWide = /\t|\s{2}/.test(gap)
    // Column by column: A and D on one line, B and E on the next.
    const follows = last
      ? label.head.index === last.index + 1 || (isWide && label.head.index > last.index)
      : label.head.index === 0
    if (follows) found.push({ at, index: label.head.index, isWide })
  }
  return isSequence(found) ? found.map(each => each.at).filter(at => at > 0) : []
}

/** Single spaces part options only where a whole sequence stands on the line: "A. 1 B. 2 C. 3". */
function isSequence(found: { at: number; index: number; isWide: boolean }[]): boolean {
  if (found.length < 2) return false
  if (found.every(({ at, isWide }) => isWide && at >= 0) && found[0]?.at === 0) return true
  return found.length >= 3 && found.every(({ index }, order) => index === (found[0]?.index ?? 0) + order)
}

function partsLines(before: readonly Inline[], after: readonly Inline[]): boolean {
  const [line = ''] = plainText(after).trimStart().split('\n', 1)
  return findLabel(line) !== undefined || isAnnouncement(line) || isAnnouncement(plainText(before))
}

/** A part after a line break stands alone if it begins like something of its own. */
function splitAtBreaks(content: Inline[]): Inline[][] {
  const parts: Inline[][] = [[]]
  for (const [at, inline] of content.entries()) {
    const part = parts.at(-1) ?? []
    if (inline.kind === 'break' && partsLines(part, content.slice(at + 1))) parts.push([])
    else part.push(inline)
  }
  return parts
}

function splitLine(line: Line): Piece[] {
  if (isPlainStyle(line.style)) return [createPiece(line.content, line, line.label)]
  const [first = [], ...others] = splitAtBreaks(line.content)
  const lines = [createPieces(first, line, line.label), ...others.map(part => createPieces(part, line))]
  return lines.flat()
}

export function createPieces(content: Inline[], source: Source, label?: ListLabel): Piece[] {
  const whole = trimContent(content)
  const starts = findOptionStarts(plainText(whole))
  const edges = [0, ...starts]
  return edges.map((from, order) => {
    const part = sliceContent(whole, from, edges[order + 1])
    const parting = order < starts.length ? /\s+[/|]\s*$/.exec(plainText(part)) : null
    return createPiece(sliceContent(part, 0, parting?.index), source, order === 0 ? label : undefined)
  })
}

/** Lines, split where one of them holds several options or answers; tables as they are. */
export function splitLines(items: readonly DocumentItem[]): Item[] {
  return items.flatMap((item): Item[] => (item.kind === 'line' ? splitLine(item) : [item]))
}
