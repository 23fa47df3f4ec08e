import { type Inline, isBlank, OBJECT, plainText, sliceContent, trimContent } from '../content/content.ts'
import { type Collector, warn } from './collector.ts'
import * as words from './keywords.ts'
import type { LetterHead, Piece } from './piece.ts'
import type { RawOption } from './raw-question.ts'

/** Below options that stood on one line, the next line may hold two more: `D. 4 E. 5`. */
export function splitNext(options: readonly RawOption[], { content }: Piece, head: LetterHead): Inline[][] {
  const [last, before] = [options.at(-1), options.at(-2)]
  const stoodTogether = last !== undefined && last.position === before?.position
  const letter = 'ABCDEFGH'.charAt(head.index + 1)
  const sign = head.isUpper ? letter : letter.toLowerCase()
  const next = sign === '' ? null : new RegExp(`\\s${sign}\\s?[.)]\\s+(?=\\S)`).exec(plainText(content))
  if (!stoodTogether || !next) return [content]
  const behind = sliceContent(content, next.index + next[0].length)
  return [trimContent(sliceContent(content, 0, next.index)), trimContent(behind)]
}

const holdsObject = ({ content, more }: RawOption) => more.length > 0 || plainText(content).includes(OBJECT)

/** Where no other option has one, a picture below the last may belong to the question. */
function doubtObject(collector: Collector, options: readonly RawOption[], { position }: Piece) {
  if (options.slice(0, -1).some(holdsObject)) return
  const letter = 'ABCDEFGH'.charAt(options.at(-1)?.index ?? 0)
  warn(
    collector,
    'object_behind_options',
    `Gambar atau rumus sesudah opsi dipasang pada opsi ${letter}. Pindahkan bila bukan bagian opsi itu.`,
    position,
  )
}

/** After the last option only what belongs to it goes on: a picture below its letter, or words before the next letter. */
export function continuesOption(collector: Collector, piece: Piece, at: number): boolean {
  const { options = [] } = collector.current ?? {}
  const option = options.at(-1)
  if (!option) return false
  const isObject = plainText(piece.whole).replaceAll(OBJECT, '').trim() === ''
  if (isBlank(option.content)) return true
  if (isObject) {
    doubtObject(collector, options, piece)
    return true
  }
  // Each of those before went on with one line.
  if (
    options.length > 2 &&
    options.every(({ more }, at) => more.length === (at < options.length - 1 ? 1 : 0))
  )
    return true
  const next = collector.items
    .slice(at + 1)
    .find(
      item =>
        item.kind === 'grid' ||
        item.head !== undefined ||
        words.findKeyLabel(plainText(item.whole)) !== undefined,
    )
  return next?.kind === 'piece' && next.head?.kind === 'letter' && next.head.index === option.index + 1
}
