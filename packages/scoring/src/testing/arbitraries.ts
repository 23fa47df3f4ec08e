import type { AnswerValue, QuestionContent, QuestionKey } from '@gerbang/contract/question.ts'
import fc from 'fast-check'

export interface Question {
  content: QuestionContent
  key: QuestionKey
}

const partIds = (maxLength: number, minLength = 1) =>
  fc.uniqueArray(fc.stringMatching(/^[a-z0-9]{1,3}$/), { minLength, maxLength })

const credit = fc.constantFrom('all_or_nothing' as const, 'proportional' as const)

const withHtml = (ids: string[]) => ids.map(id => ({ id, html: `<p>${id}</p>` }))

const singleChoice = partIds(5, 2).chain(ids =>
  fc.constantFrom(...ids).map(
    (option_id): Question => ({
      content: { type: 'single_choice', prompt_html: '<p>?</p>', options: withHtml(ids) },
      key: { type: 'single_choice', option_id },
    }),
  ),
)

const multipleChoice = partIds(8, 2).chain(ids =>
  fc.tuple(fc.subarray(ids, { minLength: 1 }), credit).map(
    ([option_ids, rule]): Question => ({
      content: { type: 'multiple_choice', prompt_html: '<p>?</p>', options: withHtml(ids), credit: rule },
      key: { type: 'multiple_choice', option_ids },
    }),
  ),
)

const trueFalseTable = partIds(10).chain(ids =>
  fc.tuple(fc.array(fc.constantFrom('b', 's'), { minLength: ids.length, maxLength: ids.length }), credit).map(
    ([columns, rule]): Question => ({
      content: {
        type: 'true_false_table',
        prompt_html: '<p>?</p>',
        columns: [
          { id: 'b', label: 'Benar' },
          { id: 's', label: 'Salah' },
        ],
        statements: withHtml(ids),
        credit: rule,
      },
      key: {
        type: 'true_false_table',
        column_ids: Object.fromEntries(ids.map((id, index) => [id, columns[index] ?? 'b'])),
      },
    }),
  ),
)

const shortAnswer = fc
  .oneof(
    fc.record({ kind: fc.constant('number' as const), value: fc.integer(), tolerance: fc.nat(5) }),
    fc.record({
      kind: fc.constant('text' as const),
      accepted: fc.array(fc.stringMatching(/^\w+$/), { minLength: 1 }),
    }),
  )
  .map(
    (answer): Question => ({
      content: { type: 'short_answer', prompt_html: '<p>?</p>', input: answer.kind },
      key: { type: 'short_answer', answer },
    }),
  )

export const question = fc.oneof(singleChoice, multipleChoice, trueFalseTable, shortAnswer)

const INHERITED_NAMES: Record<string, string> = JSON.parse('{"__proto__":"b","constructor":"b"}')

/** Any value of the declared type, whether the contract's schema or the question would accept it or not. */
export const anyAnswer: fc.Arbitrary<AnswerValue> = fc.oneof(
  fc.string({ maxLength: 300, unit: 'binary' }),
  fc.constantFrom('__proto__', 'constructor', ''),
  fc.array(fc.string({ maxLength: 3 })),
  fc.dictionary(fc.string({ maxLength: 3 }), fc.string({ maxLength: 3 })),
  fc.constant(INHERITED_NAMES),
)

/** A value that fits the question, right or wrong. */
export function answerTo({ content, key }: Question): fc.Arbitrary<AnswerValue> {
  if (content.type === 'short_answer') {
    const right =
      key.type === 'short_answer' && key.answer.kind === 'number' ? [String(key.answer.value)] : ['ya']
    return fc.oneof(fc.constantFrom(...right), fc.stringMatching(/^\w{1,9}$/))
  }
  if (content.type === 'single_choice') return fc.constantFrom(...content.options.map(option => option.id))
  if (content.type === 'multiple_choice')
    return fc.shuffledSubarray(
      content.options.map(option => option.id),
      { minLength: 1 },
    )
  const rows = content.statements.map(statement => statement.id)
  return fc
    .shuffledSubarray(rows, { minLength: 1 })
    .chain(picked =>
      fc
        .array(fc.constantFrom('b', 's'), { minLength: picked.length, maxLength: picked.length })
        .map(columns => Object.fromEntries(picked.map((row, index) => [row, columns[index] ?? 'b']))),
    )
}
