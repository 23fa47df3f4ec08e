import { findChoices, writeChoices } from '../../qti/qti-choices.ts'
import { choiceId, declare, writeTemplate } from '../../qti/qti-item.ts'
import type { InQti } from '../kind.ts'
import { makeSingleChoice, placeOfKey } from './make.ts'

export const qti: InQti<'single_choice'> = {
  read(reading) {
    const choices = findChoices(reading)
    if (choices?.kind !== 'single_choice') return undefined
    return makeSingleChoice(reading.prompt, choices.readOptions(), choices.key[0] ?? null)
  },
  write(question) {
    const key = placeOfKey(question)
    const correct = key === null ? [] : [choiceId(key)]
    return {
      declaration: declare({ cardinality: 'single', type: 'identifier', correct }),
      interaction: writeChoices(question.content.options, 1),
      processing: writeTemplate('match_correct'),
    }
  },
}
