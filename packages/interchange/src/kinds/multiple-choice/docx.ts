import { lettersOf } from '@gerbang/contract/question/name-parts.ts'
import { writeCredit, writeLabelled, writeOptions } from '../../docx/write-blocks.ts'
import { readCredit } from '../../structure/built-question.ts'
import { readChoice } from '../../structure/read-choice.ts'
import type { InDocx } from '../kind.ts'
import { makeMultipleChoice, placesOfKey } from './make.ts'

export const docx: InDocx<'multiple_choice'> = {
  read(raw) {
    const choice = readChoice(raw)
    if (!choice?.isSeveral) return undefined
    const { prompt, options, key, signs, doubts, faults } = choice
    const credit = readCredit(raw, 'all_or_nothing')
    return { question: makeMultipleChoice({ prompt, options, key, credit }), signs, doubts, faults }
  },
  write(question, writer) {
    const key = placesOfKey(question)
    const { options, credit } = question.content
    return [
      writeOptions(writer, options),
      key.length === 0 ? '' : writeLabelled('Kunci', lettersOf(key)),
      writeLabelled('Tipe soal', 'pilihan ganda kompleks'),
      writeCredit(credit),
    ].join('')
  },
}
