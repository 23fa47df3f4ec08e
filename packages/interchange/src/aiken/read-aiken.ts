import { addQuestion } from '../kinds/add-question.ts'
import { readAikenKind } from '../kinds/kinds.ts'
import type { ReadResult } from '../model/draft.ts'
import { addUnsupported, createItemReader, readEach } from '../model/item-reader.ts'
import { splitAiken } from './split-aiken.ts'

/** Aiken is plain text: what looks like HTML in it is text. */
export function readAiken(bytes: Uint8Array): ReadResult {
  const reader = createItemReader()
  const items = splitAiken(new TextDecoder().decode(bytes).replace(/^\uFEFF/, ''))
  readEach(reader, items, {
    placeOf: ({ line }) => ({ position: line }),
    read(item) {
      const question = readAikenKind(item, reader)
      if (question) addQuestion(reader, question)
      else addUnsupported(reader, 'tidak dikenal', item.stem.slice(0, 60), item.text)
    },
    textOf: ({ text }) => text,
  })
  return reader.result
}
