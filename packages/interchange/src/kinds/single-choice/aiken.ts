import { joinLines, readText } from '../../model/item-reader.ts'
import type { InAiken } from '../kind.ts'
import { makeSingleChoice } from './make.ts'

export const aiken: InAiken<'single_choice'> = ({ stem, options, answer, isWellFormed }, reader) => {
  if (!isWellFormed) return undefined
  const texts = options.map(({ text }) => joinLines(readText(reader, text, 'plain')))
  const key = options.findIndex(({ letter }) => letter === answer)
  return makeSingleChoice(readText(reader, stem, 'plain'), texts, key < 0 ? null : key)
}
