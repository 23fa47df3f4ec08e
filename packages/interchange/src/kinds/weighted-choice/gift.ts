import { judgeChoices } from '../../gift/judge-choices.ts'
import { readOptions } from '../../gift/gift-item.ts'
import { noteGreatest, readGreatest, sharesOf } from '../../model/notes.ts'
import type { InGift } from '../kind.ts'
import { greatestWeight, listWeights, makeWeightedChoice, scaleWeights } from './make.ts'

export const gift: InGift<'weighted_choice'> = {
  read(reading) {
    const judged = judgeChoices(reading)
    if (judged?.kind !== 'weighted_choice') return undefined
    const weights = scaleWeights(judged.weights, readGreatest(reading.item.comment) ?? 1)
    return makeWeightedChoice(reading.prompt, readOptions(reading), weights)
  },
  write(question, { line }) {
    const greatest = greatestWeight(question)
    const shares = sharesOf(listWeights(question), greatest)
    const options = question.content.options.map(({ text }, at) => `~%${shares[at]}%${line(text)}`)
    return { answer: options.join('\n'), notes: [noteGreatest(greatest)] }
  },
}
