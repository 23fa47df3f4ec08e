import { type Inline, type Look, text } from '../content/content.ts'
import type { Cell, DocumentItem, Grid, Line, ListLabel } from '../docx/document.ts'
import type { Mark } from '../structure/mark.ts'
import { markItems } from '../structure/mark-items.ts'
import type { RawOption, RawQuestion } from '../structure/raw-question.ts'
import { splitLines } from '../structure/split-lines.ts'

export const picture: Inline = { kind: 'picture', name: 'gambar-1.png', alt: '' }
export const formula = (latex: string): Inline => ({ kind: 'formula', latex, isBlock: false, look: {} })

/** `\n` is a line break inside the paragraph. */
export const content = (words: string, look: Look = {}): Inline[] =>
  words
    .split('\n')
    .flatMap((part, at): Inline[] => [...(at > 0 ? [{ kind: 'break' as const }] : []), text(part, look)])

export const line = (words: string | Inline[], more: Partial<Line> = {}): Line => ({
  kind: 'line',
  content: typeof words === 'string' ? content(words) : words,
  style: '',
  indent: 0,
  position: 1,
  ...more,
})

export const label = (format: ListLabel['format'], value: number, list = 'a'): ListLabel => ({
  format,
  value,
  text: format === 'letter' ? `${String.fromCharCode(64 + value)}.` : `${value}.`,
  list,
  level: 0,
})

export const cell = (words: string, more: Partial<Cell> = {}): Cell => ({
  items: words === '' ? [] : words.split('\n').map(part => line(part)),
  ...more,
})

export const grid = (rows: string[][], position = 1): Grid => ({
  kind: 'grid',
  rows: rows.map(row => row.map(words => cell(words))),
  position,
})

/** Lines of a document from position 1 on; a table stands for itself. */
export const document = (...items: (string | Line | Grid)[]): DocumentItem[] =>
  items.map((item, at) => ({ ...(typeof item === 'string' ? line(item) : item), position: at + 1 }))

export const marksOf = (...items: (string | Line | Grid)[]): Mark[] =>
  markItems(splitLines(document(...items)))

export const option = (letter: string, words: string, more: Partial<RawOption> = {}): RawOption => ({
  index: letter.toUpperCase().charCodeAt(0) - 65,
  isUpper: letter === letter.toUpperCase(),
  position: 1,
  content: content(words),
  more: [],
  labelLook: {},
  tick: '',
  ...more,
})

export const options = (...words: string[]): RawOption[] =>
  words.map((each, at) => option(String.fromCharCode(65 + at), each))

export const key = (words: string, more: Partial<RawQuestion['keys'][number]> = {}) => ({
  text: words,
  content: content(words),
  source: 'line' as const,
  position: 1,
  ...more,
})

export const question = (more: Partial<RawQuestion> = {}): RawQuestion => ({
  number: 1,
  position: 1,
  end: Number.POSITIVE_INFINITY,
  title: '',
  section: undefined,
  stem: [{ kind: 'paragraph', content: content('Soal?') }],
  options: [],
  statements: undefined,
  keys: [],
  explanation: [],
  hint: [],
  meta: {},
  ...more,
})
