import { addQuestion } from '../kinds/add-question.ts'
import { readAikenKind } from '../kinds/kinds.ts'
import type { ReadResult } from '../model/draft.ts'
import { addUnsupported, createItemReader, readEach, readText, warnItem } from '../model/item-reader.ts'
import { splitAiken } from './split-aiken.ts'

const sayStray = (line: string) =>
  `Baris ini tidak dikenali sebagai bagian soal mana pun: “${line.slice(0, 120)}”. Abaikan bila memang bukan soal.`

/** Aiken is plain text: what looks like HTML in it is text. */
export function readAiken(bytes: Uint8Array): ReadResult {
  const reader = createItemReader()
  const items = splitAiken(new TextDecoder().decode(bytes).replace(/^\uFEFF/, ''))
  readEach(reader, items, {
    placeOf: ({ line }) => ({ position: line }),
    read(item) {
      if (item.stray !== '') warnItem(reader, 'unknown_text', sayStray(item.stray))
      const question = readAikenKind(item, reader)
      if (question) addQuestion(reader, question, readText(reader, item.explanation, 'plain'))
      else addUnsupported(reader, 'unknown', item.stem.slice(0, 60), item.text)
    },
    textOf: ({ text }) => text,
  })
  return reader.result
}
