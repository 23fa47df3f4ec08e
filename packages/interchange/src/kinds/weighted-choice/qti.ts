import { findChoices, writeChoices } from '../../qti/qti-choices.ts'
import { choiceId, declare, writeTemplate } from '../../qti/qti-item.ts'
import type { InQti } from '../kind.ts'
import { listWeights, makeWeightedChoice } from './make.ts'

export const qti: InQti<'weighted_choice'> = {
  read(reading) {
    const choices = findChoices(reading)
    if (choices?.kind !== 'weighted_choice') return undefined
    return makeWeightedChoice(reading.prompt, choices.readOptions(), choices.points.map(Math.round))
  },
  write(question) {
    const weights = listWeights(question)
    const points = weights.map((weight, at): [string, number] => [choiceId(at), weight ?? 0])
    return {
      declaration: declare({ cardinality: 'single', type: 'identifier', points }),
      interaction: writeChoices(question.content.options, 1),
      processing: writeTemplate('map_response'),
    }
  },
}
