import { judgeChoices } from '../../gift/judge-choices.ts'
import { readOptions } from '../../gift/gift-item.ts'
import { warnItem } from '../../model/item-reader.ts'
import type { InGift } from '../kind.ts'
import { textsOf } from '../parts.ts'
import { makeSingleChoice, placeOfKey } from './make.ts'

export const gift: InGift<'single_choice'> = {
  read(reading) {
    const judged = judgeChoices(reading)
    if (judged?.kind !== 'single_choice') return undefined
    const options = readOptions(reading)
    if (judged.isPartial)
      warnItem(
        reading.reader,
        'partial_credit',
        'Nilai sebagian pada opsi tidak ikut: hanya opsi bernilai penuh yang menjadi kunci.',
      )
    return makeSingleChoice(reading.prompt, options, judged.key[0] ?? null)
  },
  write(question, { line }) {
    const key = placeOfKey(question)
    const options = textsOf(question.content.options)
    return { answer: options.map((option, at) => `${at === key ? '=' : '~'}${line(option)}`).join('\n') }
  },
}
