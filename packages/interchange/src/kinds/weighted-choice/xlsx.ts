import { letterAt } from '@gerbang/contract/question/name-parts.ts'
import { readWeights, writeOptions } from '../../xlsx/row.ts'
import type { InXlsx } from '../kind.ts'
import { listWeights, makeWeightedChoice } from './make.ts'

export const xlsx: InXlsx<'weighted_choice'> = {
  names: ['Pilihan berbobot'],
  isNamed: name => /^(?!.*(kompleks|multi|banyak|checkbox))(tkp|.*bobot.*)$/i.test(name),
  isLike: () => false,
  read: row => makeWeightedChoice(row.prompt, row.options, readWeights(row)),
  write(question) {
    const weights = listWeights(question).flatMap((weight, at) =>
      weight === null ? [] : [`${letterAt(at)}=${weight}`],
    )
    return { ...writeOptions(question.content.options), key: weights.join(', ') }
  },
}
