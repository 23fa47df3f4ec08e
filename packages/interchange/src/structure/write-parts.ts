import { type Block, type Inline, type Look, paragraph, plainText, setInline } from '../content/content.ts'
import { writeInlines, writeMarkdown } from '../content/write-markdown.ts'
import { dropMarks, type MarkKind } from './option-marks.ts'
import type { RawOption, RawQuestion } from './raw-question.ts'

export function flattenBlock(block: Block): Inline[] {
  if (block.kind === 'paragraph') return block.content
  if (block.kind === 'list') return block.items.flatMap(item => item.flatMap(flattenBlock))
  return block.rows.flat().flat()
}

function everyText(blocks: readonly Block[], has: (look: Look) => boolean): boolean {
  const inlines = blocks.flatMap(block => (block.kind === 'paragraph' ? block.content : []))
  const texts = inlines.filter(inline => inline.kind === 'text' && inline.text.trim() !== '')
  return texts.length > 0 && texts.every(inline => inline.kind === 'text' && has(inline.look))
}

/** A stem that is bold as a whole has its style from the document: its author stresses nothing. */
export function writeStem(blocks: Block[]): string {
  const marks: MarkKind[] = everyText(blocks, look => look.bold === true) ? ['bold'] : []
  const plain = blocks.map(block =>
    block.kind === 'paragraph' ? { ...block, content: dropMarks(block.content, marks) } : block,
  )
  return writeMarkdown(plain)
}

/** Whether all options are bold, so that bold says nothing. */
export const areAllBold = (options: readonly RawOption[]) =>
  everyText(
    options.map(({ content }) => paragraph(content)),
    look => look.bold === true,
  )

/** An option on one line, without the marks that named the key. */
export function writeOption({ content, more }: RawOption, spoken: readonly MarkKind[]): string {
  const lines = [content, ...more.map(flattenBlock)].filter(line => line.length > 0)
  const joined = lines.reduce<Inline[]>(
    (whole, line) => (whole.length === 0 ? line : [...whole, { kind: 'break' }, ...line]),
    [],
  )
  return writeInlines(setInline(dropMarks(joined, spoken)))
}

export const textOfStem = ({ stem }: Pick<RawQuestion, 'stem'>) =>
  plainText(stem.flatMap(flattenBlock)).replaceAll(/\s+/g, ' ').trim()

/** Boxes in place of letters, of which some are ticked: they are options and key in one. */
export function endsWithTickedBoxes({ stem }: Pick<RawQuestion, 'stem'>): boolean {
  const list = stem.at(-1)
  return (
    list?.kind === 'list' &&
    list.start === null &&
    list.items.some(([block]) => block?.kind === 'paragraph' && plainText(block.content).startsWith('✓ '))
  )
}
