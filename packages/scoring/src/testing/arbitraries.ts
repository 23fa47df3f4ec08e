import type {
  AnswerValue,
  ContentOf,
  KeyOf,
  QuestionContent,
  QuestionKey,
  QuestionType,
} from '@gerbang/contract/question.ts'
import fc from 'fast-check'

interface QuestionOf<T extends QuestionType> {
  content: ContentOf<T>
  key: KeyOf<T>
}
interface Question {
  content: QuestionContent
  key: QuestionKey
}

interface Arbitraries<T extends QuestionType> {
  question: fc.Arbitrary<QuestionOf<T>>
  /** A value that fits the question, right or wrong. */
  answer: (question: QuestionOf<T>) => fc.Arbitrary<AnswerValue>
}

const partIds = (maxLength: number, minLength = 1) =>
  fc.uniqueArray(fc.stringMatching(/^[a-z0-9]{1,3}$/), { minLength, maxLength })

const credit = fc.constantFrom('all_or_nothing' as const, 'proportional' as const)

const withHtml = (ids: string[]) => ids.map(id => ({ id, html: `<p>${id}</p>` }))
const idsOf = (parts: { id: string }[]) => parts.map(part => part.id)

const prompt_html = '<p>?</p>'
const columns = [
  { id: 'b', label: 'Benar' },
  { id: 's', label: 'Salah' },
]
const columnIds = (count: number) =>
  fc.array(fc.constantFrom('b', 's'), { minLength: count, maxLength: count })

/** Gives each row its column, in order. */
const pair = (rows: string[], chosen: string[]) =>
  Object.fromEntries(rows.map((row, index) => [row, chosen[index] ?? 'b']))

const rubric = fc
  .uniqueArray(
    fc.record({ id: fc.stringMatching(/^[a-z0-9]{1,3}$/), points: fc.integer({ min: 1, max: 20 }) }),
    {
      minLength: 1,
      maxLength: 8,
      selector: ({ id }) => id,
    },
  )
  .map(criteria => criteria.map(one => ({ ...one, text: `Kriteria ${one.id}` })))

const arbitraries: { [T in QuestionType]: Arbitraries<T> } = {
  single_choice: {
    question: partIds(5, 2).chain(ids =>
      fc.constantFrom(...ids).map(option_id => ({
        content: { type: 'single_choice', prompt_html, options: withHtml(ids) },
        key: { type: 'single_choice', option_id },
      })),
    ),
    answer: ({ content }) => fc.constantFrom(...idsOf(content.options)),
  },
  multiple_choice: {
    question: partIds(8, 2).chain(ids =>
      fc.tuple(fc.subarray(ids, { minLength: 1 }), credit).map(([option_ids, rule]) => ({
        content: { type: 'multiple_choice', prompt_html, options: withHtml(ids), credit: rule },
        key: { type: 'multiple_choice', option_ids },
      })),
    ),
    answer: ({ content }) => fc.shuffledSubarray(idsOf(content.options), { minLength: 1 }),
  },
  weighted_choice: {
    question: partIds(5, 2).chain(ids =>
      fc
        .array(fc.integer({ min: 0, max: 10 }), { minLength: ids.length, maxLength: ids.length })
        .filter(weights => weights.some(weight => weight > 0))
        .map(weights => ({
          content: { type: 'weighted_choice', prompt_html, options: withHtml(ids) },
          key: {
            type: 'weighted_choice',
            weights: Object.fromEntries(ids.map((id, index) => [id, weights[index] ?? 0])),
          },
        })),
    ),
    answer: ({ content }) => fc.constantFrom(...idsOf(content.options)),
  },
  true_false_table: {
    question: partIds(10).chain(ids =>
      fc.tuple(columnIds(ids.length), credit).map(([right, rule]) => ({
        content: {
          type: 'true_false_table',
          prompt_html,
          columns,
          statements: withHtml(ids),
          credit: rule,
        },
        key: { type: 'true_false_table', column_ids: pair(ids, right) },
      })),
    ),
    answer: ({ content }) =>
      fc
        .shuffledSubarray(idsOf(content.statements), { minLength: 1 })
        .chain(rows => columnIds(rows.length).map(chosen => pair(rows, chosen))),
  },
  short_answer: {
    question: fc
      .oneof(
        fc.record({ kind: fc.constant('number' as const), value: fc.integer(), tolerance: fc.nat(5) }),
        fc.record({
          kind: fc.constant('text' as const),
          accepted: fc.array(fc.stringMatching(/^\w+$/), { minLength: 1 }),
        }),
      )
      .map(answer => ({
        content: { type: 'short_answer', prompt_html, input: answer.kind },
        key: { type: 'short_answer', answer },
      })),
    answer: ({ key: { answer } }) =>
      fc.oneof(
        fc.constant(answer.kind === 'number' ? String(answer.value) : (answer.accepted[0] ?? 'ya')),
        fc.stringMatching(/^\w{1,9}$/),
      ),
  },
  matching: {
    question: fc.tuple(partIds(8, 2), partIds(8, 3), credit).chain(([items, options, rule]) =>
      fc
        .array(fc.constantFrom(...options), { minLength: items.length, maxLength: items.length })
        .map(right => ({
          content: {
            type: 'matching',
            prompt_html,
            items: withHtml(items),
            options: withHtml(options),
            credit: rule,
          },
          key: { type: 'matching', pairs: pair(items, right) },
        })),
    ),
    answer: ({ content }) =>
      fc.shuffledSubarray(idsOf(content.items), { minLength: 1 }).chain(items =>
        fc
          .array(fc.constantFrom(...idsOf(content.options)), {
            minLength: items.length,
            maxLength: items.length,
          })
          .map(chosen => pair(items, chosen)),
      ),
  },
  essay: {
    question: fc.tuple(rubric, fc.boolean()).map(([criteria, isShown]) => ({
      content: {
        type: 'essay',
        prompt_html,
        words: { least: null, most: null },
        shown_rubric: isShown ? criteria : null,
      },
      key: { type: 'essay', rubric: criteria, model_answer: 'Contoh jawaban.' },
    })),
    answer: () => fc.stringMatching(/^\w[\w ]{0,98}\w$/),
  },
}

function findArbitraries<T extends QuestionType>(type: T): Arbitraries<T> {
  return arbitraries[type]
}

/** Any question of any kind, with its key. */
export const question: fc.Arbitrary<Question> = fc.oneof(
  ...Object.values(arbitraries).map(({ question }): fc.Arbitrary<Question> => question),
)

/** A value that fits the question, right or wrong. */
export function answerTo(question: Question): fc.Arbitrary<AnswerValue> {
  return findArbitraries(question.content.type).answer(question)
}

const INHERITED_NAMES: Record<string, string> = JSON.parse('{"__proto__":"b","constructor":"b"}')

/** Any value of the declared type, whether the contract's schema or the question would accept it or not. */
export const anyAnswer: fc.Arbitrary<AnswerValue> = fc.oneof(
  fc.string({ maxLength: 300, unit: 'binary' }),
  fc.constantFrom('__proto__', 'constructor', ''),
  fc.array(fc.string({ maxLength: 3 })),
  fc.dictionary(fc.string({ maxLength: 3 }), fc.string({ maxLength: 3 })),
  fc.constant(INHERITED_NAMES),
)
