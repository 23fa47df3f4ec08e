import { parseLetters } from '../../structure/parse-keys.ts'
import { creditNames, readCredit, readKey, writeChoice } from '../../xlsx/row.ts'
import type { InXlsx } from '../kind.ts'
import { makeMultipleChoice, placesOfKey } from './make.ts'

export const xlsx: InXlsx<'multiple_choice'> = {
  names: ['Pilihan ganda kompleks'],
  isNamed: name => /^(2|pgk|.*(kompleks|multi|banyak|checkbox).*)$/i.test(name),
  isLike: ({ options, key }) => options.length > 0 && (parseLetters(key)?.length ?? 1) > 1,
  read: row =>
    makeMultipleChoice({
      prompt: row.prompt,
      options: row.options,
      key: readKey(row),
      credit: readCredit(row, 'all_or_nothing'),
    }),
  write: question => ({
    ...writeChoice(question.content.options, placesOfKey(question)),
    credit: creditNames[question.content.credit],
  }),
}
