import { letterAt } from '@gerbang/contract/question/name-parts.ts'
import { writeLabelled, writeOptions } from '../../docx/write-blocks.ts'
import type { BuiltQuestion } from '../../structure/built-question.ts'
import type { RawQuestion } from '../../structure/raw-question.ts'
import { isUnkeyed } from '../../structure/read-choice.ts'
import { findWeights, takeWeights } from '../../structure/read-weights.ts'
import { writeOption, writeStem } from '../../structure/write-parts.ts'
import type { InDocx } from '../kind.ts'
import { listWeights, makeWeightedChoice } from './make.ts'

const behind = {
  code: 'weights_behind_options',
  message: 'Angka dalam kurung di belakang setiap opsi dibaca sebagai nilainya. Periksa.',
}

function build(
  { stem, options, keys, position }: RawQuestion,
  weights: readonly number[],
): BuiltQuestion<'weighted_choice'> {
  const texts = options.map(option => writeOption(option, []))
  return {
    question: makeWeightedChoice(writeStem(stem), texts, weights),
    signs: [
      {
        about: 'kind',
        sign: 'weights',
        says: `nilai setiap opsi: ${weights.join(', ')}`,
        speaks: 'for',
        place: { position: keys[0]?.position ?? position },
      },
    ],
    doubts: [],
    faults: [],
  }
}

export const docx: InDocx<'weighted_choice'> = {
  read(raw) {
    const said = findWeights(raw)
    if (said) return build(raw, said)
    const taken = takeWeights(raw)
    // Numbers behind options are weights only where nothing names a key.
    if (!taken || !isUnkeyed(raw)) return undefined
    return { ...build({ ...raw, options: taken.options }, taken.weights), doubts: [behind] }
  },
  write(question, writer) {
    const weights = listWeights(question).map((weight, at) => `${letterAt(at)} = ${weight ?? '?'}`)
    return writeOptions(writer, question.content.options) + writeLabelled('Nilai opsi', weights.join(', '))
  },
}
