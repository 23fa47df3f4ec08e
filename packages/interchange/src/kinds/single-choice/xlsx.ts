import { parseLetters } from '../../structure/parse-keys.ts'
import { readKey, writeChoice } from '../../xlsx/row.ts'
import type { InXlsx } from '../kind.ts'
import { makeSingleChoice, placeOfKey } from './make.ts'

export const xlsx: InXlsx<'single_choice'> = {
  names: ['Pilihan ganda'],
  // The digits here and in the other kinds are those of the sheets of Indonesian school systems.
  isNamed: name => /^(?!isian|short)(1|pg|.*(ganda|single|pilihan).*)$/i.test(name),
  isLike: ({ options, key }) => options.length > 0 && (parseLetters(key)?.length ?? 1) <= 1,
  read: row => makeSingleChoice(row.prompt, row.options, readKey(row)[0] ?? null),
  write(question) {
    const key = placeOfKey(question)
    return writeChoice(question.content.options, key === null ? [] : [key])
  },
}
