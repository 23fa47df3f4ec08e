import { warnItem } from '../../model/item-reader.ts'
import { findChoices, writeChoices } from '../../qti/qti-choices.ts'
import { choiceId, declare, writeTemplate } from '../../qti/qti-item.ts'
import type { InQti } from '../kind.ts'
import { makeMultipleChoice, placesOfKey } from './make.ts'

export const qti: InQti<'multiple_choice'> = {
  read(reading) {
    const choices = findChoices(reading)
    if (choices?.kind !== 'multiple_choice') return undefined
    const { points, key, isScored, readOptions } = choices
    if (isScored && new Set(points.filter(each => each > 0)).size > 1)
      warnItem(
        reading.reader,
        'odd_weights',
        'Bobot opsi tidak sama rata dan tidak ikut; setiap kunci bernilai sama. Periksa.',
      )
    return makeMultipleChoice({
      prompt: reading.prompt,
      options: readOptions(),
      key,
      credit: isScored ? 'proportional' : 'all_or_nothing',
    })
  },
  write(question) {
    const key = placesOfKey(question)
    const { options, credit } = question.content
    const isShared = credit === 'proportional'
    const points = options.map((_, at): [string, number] => [choiceId(at), key.includes(at) ? 1 : -1])
    return {
      declaration: declare({
        cardinality: 'multiple',
        type: 'identifier',
        correct: key.map(choiceId),
        ...(isShared && { points }),
      }),
      interaction: writeChoices(options, 0),
      processing: writeTemplate(isShared ? 'map_response' : 'match_correct'),
    }
  },
}
