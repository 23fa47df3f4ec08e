import { judgeChoices } from '../../gift/judge-choices.ts'
import { readOptions } from '../../gift/gift-item.ts'
import { warnItem } from '../../model/item-reader.ts'
import { describeWeights, noteCredit, readCredit, shareOf } from '../../model/notes.ts'
import type { InGift } from '../kind.ts'
import { makeMultipleChoice, placesOfKey } from './make.ts'

export const gift: InGift<'multiple_choice'> = {
  read(reading) {
    const judged = judgeChoices(reading)
    if (judged?.kind !== 'multiple_choice') return undefined
    const { prompt, reader, item } = reading
    const options = readOptions(reading)
    const odd = describeWeights(judged.weights)
    if (odd) warnItem(reader, 'odd_weights', odd)
    return makeMultipleChoice({ prompt, options, key: judged.key, credit: readCredit(item.comment) })
  },
  write(question, { line }) {
    const key = placesOfKey(question)
    const { options, credit } = question.content
    const written = options.map(
      ({ text }, at) => `~%${key.includes(at) ? shareOf(key.length) : '-100'}%${line(text)}`,
    )
    return { answer: written.join('\n'), notes: [noteCredit(credit)] }
  },
}
