import { type Block, paragraph, text } from '../content/content.ts'
import type { Mark, Target } from './mark.ts'

/** Whether the mark is a text that goes on with this part of a question. */
export const addsTo = (mark: Mark, target: Target) =>
  (mark.role === 'block' || mark.role === 'item') && mark.to === target

const isEmpty = (block: Block) => block.kind === 'paragraph' && block.content.length === 0

/** The number that the next item of a list has; null in a list of bullets, undefined below no list. */
const nextOf = (last: Block | undefined) =>
  last?.kind === 'list' ? last.start && last.start + last.items.length : undefined

/** The blocks with what the marks add to them: an item that counts on joins the list above it. */
export function appendBlocks(before: readonly Block[], marks: readonly Mark[]): Block[] {
  const blocks = [...before]
  for (const mark of marks) {
    if (mark.role === 'block' && !isEmpty(mark.block)) blocks.push(mark.block)
    if (mark.role !== 'item') continue
    if (mark.shown !== undefined) {
      blocks.push(paragraph([text(`${mark.shown} `), ...mark.content]))
      continue
    }
    const item = [paragraph(mark.content)]
    const last = blocks.at(-1)
    if (last?.kind === 'list' && nextOf(last) === mark.start) {
      // A list that stood there before the marks is somebody else's.
      if (before.includes(last)) blocks[blocks.length - 1] = { ...last, items: [...last.items, item] }
      else last.items.push(item)
    } else blocks.push({ kind: 'list', start: mark.start, items: [item] })
  }
  return blocks
}
