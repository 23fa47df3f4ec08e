import { letterAt } from '@gerbang/contract/question/name-parts.ts'
import { type Inline, plainText, sliceContent, trimContent } from '../content/content.ts'
import type { LetterHead, Piece } from './piece.ts'
import type { RawOption } from './raw-question.ts'

/** Below options that stood on one line, the next line may hold two more: `D. 4 E. 5`. */
export function splitOptions(
  before: readonly RawOption[],
  { content }: Piece,
  { index, isUpper }: LetterHead,
): Inline[][] {
  const [last, second] = [before.at(-1), before.at(-2)]
  const stoodTogether = last !== undefined && last.position === second?.position
  if (!stoodTogether || index >= 7) return [content]
  const sign = isUpper ? letterAt(index + 1) : letterAt(index + 1).toLowerCase()
  const next = new RegExp(`\\s${sign}\\s?[.)]\\s+(?=\\S)`).exec(plainText(content))
  if (!next) return [content]
  const behind = sliceContent(content, next.index + next[0].length)
  return [trimContent(sliceContent(content, 0, next.index)), trimContent(behind)]
}
