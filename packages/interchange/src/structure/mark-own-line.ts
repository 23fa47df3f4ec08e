import { isBlank, plainText, sliceContent, trimContent } from '../content/content.ts'
import * as words from './keywords.ts'
import type { Mark } from './mark.ts'
import type { LineHere, MarkLine } from './mark-line.ts'
import { parseKeyList } from './parse-keys.ts'

/** `B) Pembahasan: …` and `B karena …`: the key ends where the explanation begins. */
const EXPLAINED =
  /\n|(?<=^[([]?[A-H][).\]]?),?\s+(?=(?:pembahasan|penjelasan|karena|sebab|alasan|because)\b)/i

/** A bracket that closes what stood before the label is no part of the key. */
const dropBrackets = (said: string) =>
  said
    .replace(/^(.*[^*\])])[*\])]+\s*$/s, (all, inside: string) => (/[([]/.test(inside) ? all : inside))
    .trim()

function markExplained(here: LineHere, content: LineHere['piece']['whole']): Mark {
  const line = plainText(content)
  const label = words.findExplanationLabel(line) ?? /^[\s,]*/.exec(line)?.[0].length ?? 0
  return {
    role: 'explanation',
    content: trimContent(sliceContent(content, label)),
    position: here.piece.position,
  }
}

/** `Kunci: B`, also with its explanation, and a list of keys behind the same word. */
export const markKey: MarkLine = here => {
  const { piece, line, reading } = here
  const { position } = piece
  const label = words.findKeyLabel(line)
  if (label === undefined || !reading.question || reading.mode === 'answers' || reading.mode === 'passage')
    return undefined
  const rest = trimContent(sliceContent(piece.whole, label))
  const keys = parseKeyList(plainText(rest))
  if (keys.length > 1 && !reading.question.asksForPairs)
    return [{ role: 'keys', keys, source: 'list', ends: true, position }]
  const explained = EXPLAINED.exec(plainText(rest))
  const content = explained ? trimContent(sliceContent(rest, 0, explained.index)) : rest
  if (isBlank(content)) return [{ role: 'key label', position }]
  const key = { text: dropBrackets(plainText(content)), content, source: 'line' as const, position }
  const mark: Mark = { role: 'key', key, ends: true, position }
  return explained ? [mark, markExplained(here, trimContent(sliceContent(rest, explained.index)))] : [mark]
}

/** `Pembahasan: …` below a question. */
export const markExplanation: MarkLine = ({ piece, line, reading: { question, mode } }) => {
  const label = words.findExplanationLabel(line)
  if (label === undefined || !question || mode === 'answers' || mode === 'passage') return undefined
  const content = trimContent(sliceContent(piece.whole, label))
  return [{ role: 'explanation', content, position: piece.position }]
}

const HINT = /^\s*petunjuk\s*:?\s*/i

/** `Petunjuk:` in our own layout; elsewhere the word stands above what everybody is told to do. */
export const markHint: MarkLine = ({ piece: { style, whole, position }, line, reading: { question } }) => {
  if (style !== 'petunjuk' || !question) return undefined
  const content = trimContent(sliceContent(whole, HINT.exec(line)?.[0].length ?? 0))
  return [{ role: 'hint', content, position }]
}

/** `Topik: …`, `Tingkat: …` and the like. */
export const markMeta: MarkLine = ({ piece, line, reading: { question, mode } }) => {
  const meta = words.findMetaLabel(line)
  if (!meta || !question || mode === 'passage' || mode === 'answers') return undefined
  const value = plainText(trimContent(sliceContent(piece.whole, meta.length)))
  return [{ role: 'meta', name: meta.name, value, position: piece.position }]
}
