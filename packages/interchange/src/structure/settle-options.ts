import { letterAt } from '@gerbang/contract/question/name-parts.ts'
import { paragraph, text } from '../content/content.ts'
import type { Mark, MarkOf } from './mark.ts'
import type { RawOption } from './raw-question.ts'

const letterOf = ({ index, isUpper }: RawOption) =>
  isUpper ? letterAt(index) : letterAt(index).toLowerCase()

/** Options that turned out to be statements `a.`, `b.`, `c.` become lines of the stem. */
const listStatements = ({ options, position }: MarkOf<'options'>): Mark[] =>
  options.map(option => ({
    role: 'block',
    to: 'stem',
    block: paragraph([text(`${letterOf(option)}. `), ...option.content]),
    position,
  }))

function toStem(mark: Mark): Mark[] {
  if (mark.role === 'options') return listStatements(mark)
  if (mark.role === 'loose')
    return [{ role: 'block', to: 'stem', block: mark.block, position: mark.position }]
  const isBelowOption = (mark.role === 'block' || mark.role === 'item') && mark.to === 'option'
  return [isBelowOption ? { ...mark, to: 'stem' } : mark]
}

/** Where options begin again with another kind of letter, all marks since their question belong to its stem. */
export function settleOptions(marks: readonly Mark[]): Mark[] {
  const settled: Mark[] = []
  let question = 0
  for (const mark of marks) {
    if (mark.role === 'question') question = settled.length
    if (mark.role === 'options' && mark.restarts)
      for (const own of settled.splice(question)) settled.push(...toStem(own))
    settled.push(mark)
  }
  return settled
}
