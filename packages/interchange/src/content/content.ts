/** How words look. What only highlights (colours, boxes) may be a sign of the key and never becomes text. */
export interface Look {
  bold?: boolean
  italic?: boolean
  underline?: boolean
  strike?: boolean
  position?: 'sub' | 'super'
  /** Name or hexadecimal value, of a marker pen, a shade or a frame. */
  highlight?: string
  color?: string
  /** Right to left. */
  rtl?: boolean
}

export type Inline =
  | { kind: 'text'; text: string; look: Look }
  | { kind: 'formula'; latex: string; isBlock: boolean; look: Look }
  | { kind: 'picture'; name: string; alt: string }
  | { kind: 'break' }

export type Block =
  | { kind: 'paragraph'; content: Inline[] }
  | { kind: 'list'; start: number | null; items: Block[][] }
  /** The first row is the head. `align` is by column, and left out where none is aligned. */
  | { kind: 'table'; rows: Inline[][][]; align?: Align[] }

/** Null: as the text runs. */
export type Align = 'left' | 'center' | 'right' | null

/** Stands for a formula or a picture in plain text, so that positions stay. */
export const OBJECT = '\uFFFC'

export function lengthOf(inline: Inline): number {
  return inline.kind === 'text' ? inline.text.length : 1
}

/** One character for what is no text: a line break for a break, U+FFFC for formulas and pictures. */
export function plainText(content: readonly Inline[]): string {
  return content
    .map(inline => (inline.kind === 'text' ? inline.text : inline.kind === 'break' ? '\n' : OBJECT))
    .join('')
}

/** The part between two positions of `plainText`. */
export function sliceContent(
  content: readonly Inline[],
  from: number,
  to = Number.POSITIVE_INFINITY,
): Inline[] {
  const part: Inline[] = []
  let at = 0
  for (const inline of content) {
    const end = at + lengthOf(inline)
    if (end > from && at < to) {
      if (inline.kind !== 'text') part.push(inline)
      else part.push({ ...inline, text: inline.text.slice(Math.max(0, from - at), to - at) })
    }
    at = end
  }
  return part
}

export function trimContent(content: readonly Inline[]): Inline[] {
  const text = plainText(content)
  const start = text.length - text.trimStart().length
  return sliceContent(content, start, Math.max(start, text.trimEnd().length))
}

export function isBlank(content: readonly Inline[]): boolean {
  return plainText(content).trim() === ''
}

export function text(words: string, look: Look = {}): Inline {
  return { kind: 'text', text: words, look }
}

/** Within a line of words a formula is no display, even where it stands alone. */
export function setInline(content: readonly Inline[]): Inline[] {
  return content.map(inline => (inline.kind === 'formula' ? { ...inline, isBlock: false } : inline))
}

export function paragraph(content: Inline[]): Block {
  return { kind: 'paragraph', content }
}

/** A table whose columns are aligned as most of their cells below the head are. */
export function tableOf(rows: Inline[][][], aligns: readonly (readonly Align[])[]): Block {
  const width = Math.max(0, ...rows.map(row => row.length))
  const below = aligns.length > 1 ? aligns.slice(1) : aligns
  const align = Array.from({ length: width }, (_, column): Align => {
    const [first = null, ...others] = below.map(row => row[column] ?? null)
    return others.every(each => each === first) ? first : null
  })
  return { kind: 'table', rows, ...(align.some(each => each !== null) && { align }) }
}
