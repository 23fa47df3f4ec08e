import type { Block, Inline, Look } from './content.ts'
import { trimContent } from './content.ts'
import { escapeLineStart, escapeMarkdown } from './escape-markdown.ts'

type Shape = 'strike' | 'bold' | 'italic' | 'underline' | 'sub' | 'super'

type Mark = [shape: Shape, open: string, close: string]

// Outermost first. HTML for what Markdown lacks.
const marks: Mark[] = [
  ['strike', '<s>', '</s>'],
  ['underline', '<u>', '</u>'],
  ['bold', '<strong>', '</strong>'],
  ['italic', '<em>', '</em>'],
  ['sub', '<sub>', '</sub>'],
  ['super', '<sup>', '</sup>'],
]

function shapesOf(look: Look): Set<Shape> {
  const shapes = new Set<Shape>()
  for (const shape of ['strike', 'underline', 'bold', 'italic'] as const) if (look[shape]) shapes.add(shape)
  if (look.position) shapes.add(look.position)
  return shapes
}

/** `**` where Markdown is sure to read it as emphasis: no space on the inner sides, no letter on the outer ones. */
function emphasise(words: string, [shape, open, close]: Mark, before: string, after: string) {
  const isPlain = !/^[<_~$\\]|[>_~$]$/.test(words)
  const isFree = !/[\p{L}\p{N}*_~\\]$/u.test(before) && !/^[\p{L}\p{N}*_~]/u.test(after)
  if (!isPlain || !isFree || words.includes('*')) return `${open}${words}${close}`
  if (shape === 'bold') return `**${words}**`
  return shape === 'italic' ? `*${words}*` : `${open}${words}${close}`
}

interface Piece {
  source: string
  shapes: Set<Shape>
}

const formulaSource = (latex: string, isBlock: boolean) => (isBlock ? `$$${latex}$$` : `$${latex}$`)

function toPiece(inline: Inline): Piece {
  switch (inline.kind) {
    case 'text':
      return { source: escapeMarkdown(inline.text), shapes: shapesOf(inline.look) }
    case 'formula':
      return { source: formulaSource(inline.latex, inline.isBlock), shapes: new Set() }
    case 'picture':
      return {
        source: `![${escapeMarkdown(inline.alt).replaceAll(']', '\\]')}](${inline.name})`,
        shapes: new Set(),
      }
    case 'break':
      return { source: '<br>', shapes: new Set() }
  }
}

/** Wraps runs of pieces that share the outermost mark, then goes inside. */
function wrap(pieces: Piece[], level: number, before: string, after: string): string {
  const mark = marks[level]
  if (!mark) return pieces.map(piece => piece.source).join('')
  const [shape] = mark
  const groups: { has: boolean; pieces: Piece[] }[] = []
  for (const piece of pieces) {
    const has = piece.shapes.has(shape) && piece.source !== ''
    const last = groups.at(-1)
    if (last && last.has === has) last.pieces.push(piece)
    else groups.push({ has, pieces: [piece] })
  }
  return groups.reduce((written, group, index) => {
    const inside = wrap(group.pieces, level + 1, written || before, after)
    if (!group.has) return written + inside
    const [, lead = '', words = '', trail = ''] = /^(\s*)(.*?)(\s*)$/s.exec(inside) ?? []
    if (words === '') return written + inside
    const next = groups[index + 1]?.pieces.map(piece => piece.source).join('') ?? after
    return `${written}${lead}${emphasise(words, mark, written + lead, trail + next)}${trail}`
  }, '')
}

export function writeInlines(content: readonly Inline[]): string {
  return wrap(takeDigits(joinNeighbours(trimContent(content))).map(toPiece), 0, '', '')
}

/** A dollar before a digit closes no formula ("$5 dan $10"): a number right behind a formula moves into it. */
function takeDigits(content: Inline[]): Inline[] {
  const taken = [...content]
  for (const [at, formula] of taken.entries()) {
    const next = taken[at + 1]
    if (formula.kind !== 'formula' || formula.isBlock || next?.kind !== 'text') continue
    const digits = /^\d+(?:[.,]\d+)*/.exec(next.text)?.[0]
    if (digits === undefined || shapesOf(next.look).size > 0) continue
    taken[at] = { ...formula, latex: formula.latex + digits }
    taken[at + 1] = { ...next, text: next.text.slice(digits.length) }
  }
  return taken
}

function isSameLook(a: Look, b: Look) {
  const [one, other] = [shapesOf(a), shapesOf(b)]
  return one.size === other.size && [...one].every(shape => other.has(shape))
}

/** Runs that a word processor split inside a word are one again, so that escapes see the whole. */
function joinNeighbours(content: Inline[]): Inline[] {
  const joined: Inline[] = []
  for (const inline of content) {
    const last = joined.at(-1)
    if (inline.kind === 'text' && last?.kind === 'text' && isSameLook(inline.look, last.look))
      joined[joined.length - 1] = { ...last, text: last.text + inline.text }
    else joined.push(inline)
  }
  return joined
}

function writeCell(cell: readonly Inline[]): string {
  return writeInlines(cell).replaceAll('|', '\\|').replaceAll('\n', ' ')
}

const rules = { left: ' :-- |', center: ' :-: |', right: ' --: |' }

function writeTable({ rows, align }: Extract<Block, { kind: 'table' }>): string {
  const width = Math.max(1, ...rows.map(row => row.length))
  const lines = rows.map(
    row => `| ${Array.from({ length: width }, (_, at) => writeCell(row[at] ?? [])).join(' | ')} |`,
  )
  const ruler = Array.from({ length: width }, (_, at) => rules[align?.[at] ?? 'left'])
  const isPlain = align === undefined
  return [lines[0] ?? '', `|${isPlain ? ' --- |'.repeat(width) : ruler.join('')}`, ...lines.slice(1)].join(
    '\n',
  )
}

function writeItem(item: Block[], marker: string): string {
  const indent = ' '.repeat(marker.length)
  return (
    marker +
    writeMarkdown(item)
      .replaceAll('\n', `\n${indent}`)
      .replaceAll(/\n +(?=\n)/g, '\n')
  )
}

function writeBlock(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return escapeLineStart(writeInlines(block.content))
    case 'list':
      return block.items
        .map((item, index) => writeItem(item, block.start === null ? '- ' : `${block.start + index}. `))
        .join('\n')
    case 'table':
      return writeTable(block)
  }
}

/** The author's source of what was read; `readMarkdown` reads the same blocks from it. */
export function writeMarkdown(blocks: readonly Block[]): string {
  return blocks
    .map(writeBlock)
    .filter(source => source !== '')
    .join('\n\n')
}
