import type { AnswerValue, QuestionContent, QuestionKey } from '@gerbang/contract/question.ts'
import { describe, expect, test } from 'vitest'
import { scoreAnswer } from '../score-answer.ts'

const RULES = ['all_or_nothing', 'proportional'] as const
const parts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: 'abcdefgh'.charAt(index), html: '' }))

const listSubsets = <T>(all: readonly T[]): T[][] =>
  all.reduce<T[][]>((found, part) => [...found, ...found.map(subset => [...subset, part])], [[]])

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function earn(content: QuestionContent, key: QuestionKey, answers: AnswerValue[]) {
  return mean(answers.map(answer => scoreAnswer(content, key, answer).credit))
}

/** What the best way to guess earns: ticking any number of options, each set of that size as likely as the others. */
function guessOptions(options: number, right: number, credit: (typeof RULES)[number]) {
  const ids = parts(options).map(({ id }) => id)
  const content = { type: 'multiple_choice' as const, prompt_html: '', options: parts(options), credit }
  const key = { type: 'multiple_choice' as const, option_ids: ids.slice(0, right) }
  const sizes = Map.groupBy(listSubsets(ids), subset => subset.length)
  return Math.max(...[...sizes.values()].map(answers => earn(content, key, answers)))
}

/** The same of a table: filling any number of rows, each column as likely as the other. */
function guessRows(rows: number, credit: (typeof RULES)[number]) {
  const columns = ['x', 'y'].map(id => ({ id, label: id }))
  const content = {
    type: 'true_false_table' as const,
    prompt_html: '',
    columns,
    statements: parts(rows),
    credit,
  }
  const ids = content.statements.map(({ id }) => id)
  const key = {
    type: 'true_false_table' as const,
    column_ids: Object.fromEntries(ids.map(id => [id, 'x'])),
  }
  const filled = ids.map((_, index) => {
    const own = ids.slice(0, index + 1)
    return listSubsets(own).map(xs => Object.fromEntries(own.map(id => [id, xs.includes(id) ? 'x' : 'y'])))
  })
  return Math.max(...filled.map(answers => earn(content, key, answers)))
}

/** A guess among so many: UTBK has five options. A table of two rows is itself a choice among four. */
const SINGLE_CHOICE = { of_five: 1 / 5, of_four: 1 / 4 }
const ROUNDING = 1e-12

describe.each(RULES)('guessing under %s', credit => {
  test.each([3, 4, 5, 6, 7, 8])(
    'earns with %i options no more than with a single right one of them',
    options => {
      for (let right = 2; right < options; right += 1)
        expect(guessOptions(options, right, credit)).toBeLessThanOrEqual(
          Math.max(1 / options, SINGLE_CHOICE.of_five) + ROUNDING,
        )
    },
  )

  test.each([2, 3, 4, 5, 6, 7, 8])('earns in a table of %i rows no more than on a single choice', rows => {
    const most = rows < 3 ? SINGLE_CHOICE.of_four : SINGLE_CHOICE.of_five
    expect(guessRows(rows, credit)).toBeLessThanOrEqual(most + ROUNDING)
  })
})
