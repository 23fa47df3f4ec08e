import { letterAt } from '@gerbang/contract/question/name-parts.ts'
import { writeLabelled, writeOptions } from '../../docx/write-blocks.ts'
import { readChoice } from '../../structure/read-choice.ts'
import type { InDocx } from '../kind.ts'
import { makeSingleChoice, placeOfKey } from './make.ts'

export const docx: InDocx<'single_choice'> = {
  read(raw) {
    const choice = readChoice(raw)
    if (!choice || choice.isSeveral) return undefined
    const { prompt, options, key, signs, doubts, faults } = choice
    return { question: makeSingleChoice(prompt, options, key[0] ?? null), signs, doubts, faults }
  },
  write(question, writer) {
    const key = placeOfKey(question)
    const written = writeOptions(writer, question.content.options)
    return key === null ? written : written + writeLabelled('Kunci', letterAt(key))
  },
}
