import type { QuestionType } from '@gerbang/contract/question.ts'
import fc from 'fast-check'
import { type Block, type Inline, type Look, paragraph } from '../content/content.ts'
import { writeInlines, writeMarkdown } from '../content/write-markdown.ts'
import type { Question } from '../kinds/question.ts'
import { makeEssay } from '../kinds/essay/make.ts'
import { makeMatching } from '../kinds/matching/make.ts'
import { makeMultipleChoice } from '../kinds/multiple-choice/make.ts'
import { acceptNumber, acceptWords, makeShortAnswer } from '../kinds/short-answer/make.ts'
import { makeSingleChoice } from '../kinds/single-choice/make.ts'
import { makeTrueFalseTable } from '../kinds/true-false-table/make.ts'
import { makeWeightedChoice } from '../kinds/weighted-choice/make.ts'
import type { Bank, DocumentQuestion } from '../model/draft.ts'

export const FORMULAS = [
  'x<0',
  'a>b',
  '\\frac{a}{b}',
  '\\sqrt{2}',
  '\\sqrt[{3}]{27}',
  '{x}^{2}-4',
  '{x}_{i}',
  '{}^{2}\\log8',
  '\\cos^{2}\\theta',
  '\\left[\\begin{matrix}1&2\\\\3&4\\end{matrix}\\right]',
  '\\left\\{\\begin{array}{l}x+y=3\\\\x-y=1\\end{array}\\right.',
  '\\lim_{x\\to2}\\frac{1}{x}',
  '\\int_{0}^{2}xdx',
  '\\sum_{k=1}^{10}k',
  '\\vec{a}\\cdot\\vec{b}',
  '\\overline{x}',
  '{}_{6}^{14}{C}',
  '30{}^{\\circ}',
  '20\\%',
  '\\left(\\genfrac{}{}{0pt}{}{5}{2}\\right)',
  '\\begin{aligned}x&=1\\\\y&=2\\end{aligned}',
  'A\\cap B\\ne\\emptyset',
]

const word = fc.constantFrom(
  'ibu',
  'kota',
  'Rp5.000',
  '2,5',
  'x < y & z',
  'a*b',
  'di_sini',
  '“kutip”',
  'كِتَابٌ',
  'ꦲꦗꦶ',
  'S-P-O',
  '$7',
  '[a](b)',
  '~kira',
  'H#',
  '{kurung}',
  'a=b',
  '1.',
  'A.',
  'Kunci: B',
  '|',
  '\\frac',
)
const words = fc.array(word, { minLength: 1, maxLength: 4 }).map(list => list.join(' '))
const look: fc.Arbitrary<Look> = fc.constantFrom<Look>(
  {},
  {},
  {},
  { italic: true },
  { bold: true },
  { underline: true },
  { position: 'sub' },
  { position: 'super' },
)

const textRun = fc.record({ kind: fc.constant('text' as const), text: words, look })
const formula = fc
  .constantFrom(...FORMULAS)
  .map((latex): Inline => ({ kind: 'formula', latex, isBlock: false, look: {} }))
const picture: fc.Arbitrary<Inline> = fc.constant({ kind: 'picture', name: 'gambar-1.png', alt: 'Grafik' })
const space: Inline = { kind: 'text', text: ' ', look: {} }

/** A line that begins with a plain word, so that no label is seen where none is meant. */
const line = fc
  .tuple(
    fc.constantFrom('Nilai', 'Maka', 'Jadi'),
    fc.array(fc.oneof(textRun, formula, picture), { maxLength: 4 }),
  )
  .map(([first, rest]): Inline[] => [
    { kind: 'text', text: first, look: {} },
    ...rest.flatMap(inline => [space, inline]),
  ])

const block: fc.Arbitrary<Block> = fc.oneof(
  { weight: 4, arbitrary: line.map(paragraph) },
  fc.record({
    kind: fc.constant('list' as const),
    start: fc.constantFrom(1, 3, null),
    items: fc.array(
      line.map(content => [paragraph(content)]),
      { minLength: 2, maxLength: 3 },
    ),
  }),
  fc
    .integer({ min: 2, max: 3 })
    .chain(width =>
      fc
        .array(fc.array(line, { minLength: width, maxLength: width }), { minLength: 2, maxLength: 3 })
        .map((rows): Block => ({ kind: 'table', rows })),
    ),
)

/** Lists beside each other are one in Markdown. */
const apart = (blocks: Block[]) =>
  blocks.filter((each, at) => each.kind !== 'list' || blocks[at - 1]?.kind !== 'list')

const source = fc.array(block, { minLength: 0, maxLength: 3 }).map(apart)
const prompt = fc.tuple(line, source).map(([first, rest]) => writeMarkdown([paragraph(first), ...rest]))
const explanation = source.map(writeMarkdown)
/** An option that is bold as a whole would be taken for the key. */
const option = line.map(writeInlines)
const options = (most: number) => fc.uniqueArray(option, { minLength: 2, maxLength: most })
const credit = fc.constantFrom('all_or_nothing' as const, 'proportional' as const)
const columns = fc.constantFrom<[string, string]>(
  ['Benar', 'Salah'],
  ['Sesuai', 'Tidak sesuai'],
  ['Fakta', 'Opini'],
)
const number = fc
  .oneof(
    fc.integer({ min: -10_000, max: 10_000 }),
    fc.double({ min: -1000, max: 1000, noNaN: true }).map(value => Math.round(value * 1e6) / 1e6),
  )
  .map(value => value + 0)

const keyed = <T>(list: string[], key: fc.Arbitrary<T>) => fc.tuple(prompt, fc.constant(list), key)

/** A question of each kind, complete, as an author may write it. */
export const questionsOf: { [K in QuestionType]: fc.Arbitrary<Question<K>> } = {
  single_choice: options(5)
    .chain(list => keyed(list, fc.nat(list.length - 1)))
    .map(parts => makeSingleChoice(...parts)),
  multiple_choice: options(8).chain(list =>
    fc
      .record({
        prompt,
        options: fc.constant(list),
        key: fc.subarray([...list.keys()], { minLength: 1 }),
        credit,
      })
      .map(makeMultipleChoice),
  ),
  weighted_choice: options(5)
    .chain(list =>
      keyed(list, fc.shuffledSubarray([1, 2, 3, 4, 5], { minLength: list.length, maxLength: list.length })),
    )
    .map(parts => makeWeightedChoice(...parts)),
  true_false_table: fc.array(option, { minLength: 2, maxLength: 5 }).chain(statements =>
    fc
      .record({
        prompt,
        columns,
        statements: fc.constant(statements),
        key: fc.array(fc.constantFrom(0 as const, 1 as const), {
          minLength: statements.length,
          maxLength: statements.length,
        }),
        credit,
      })
      .map(makeTrueFalseTable),
  ),
  matching: fc
    .tuple(
      fc.uniqueArray(option, { minLength: 2, maxLength: 5 }),
      fc.uniqueArray(option, { minLength: 3, maxLength: 6 }),
    )
    .chain(([items, options]) =>
      fc
        .record({
          prompt,
          items: fc.constant(items),
          options: fc.constant(options),
          key: fc.array(fc.nat(options.length - 1), { minLength: items.length, maxLength: items.length }),
          credit,
        })
        .map(makeMatching),
    ),
  short_answer: fc
    .tuple(
      prompt,
      fc.oneof(
        fc.tuple(number, fc.constantFrom(0, 0.01, 2)).map(parts => acceptNumber(...parts)),
        fc
          .uniqueArray(fc.constantFrom('Banjarbaru', 'ibu kota', '1250', 'x atau y', 'a/b'), {
            minLength: 1,
            maxLength: 3,
          })
          .map(acceptWords),
      ),
    )
    .map(parts => makeShortAnswer(...parts)),
  essay: fc
    .record({
      prompt,
      criteria: fc.array(fc.tuple(words, fc.integer({ min: 1, max: 100 })), { minLength: 1, maxLength: 8 }),
      answer: fc.array(words, { minLength: 1, maxLength: 3 }),
      words: fc.record({
        least: fc.constantFrom(null, 50),
        most: fc.constantFrom(null, 300),
      }),
      isShown: fc.boolean(),
    })
    .map(({ criteria, answer, ...parts }) => {
      const rubric = criteria.map(([text, points]) => `${text} (${points} poin)`)
      return makeEssay({ ...parts, guide: [...rubric, '', ...answer].join('\n') })
    }),
}

const question = fc.oneof(...Object.values<fc.Arbitrary<Question>>(questionsOf))

// The smallest PNG there is.
const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII='),
  character => character.charCodeAt(0),
)

const place = { position: 0 }

/** Banks as an author may write them: every kind, tables, lists, formulas, pictures and passages. */
export const bank: fc.Arbitrary<Bank> = fc
  .array(
    fc.record({
      question,
      explanation,
      hint: fc.option(prompt, { nil: undefined }),
      topic: fc.option(fc.constant('Aljabar'), { nil: undefined }),
      joins: fc.boolean(),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((list): Bank => {
    const isShared = list.filter(each => each.joins).length > 1
    const questions = list
      .toSorted((a, b) => Number(b.joins) - Number(a.joins))
      .map(
        ({ question, explanation, hint, topic, joins }, at): DocumentQuestion => ({
          id: `q${at + 1}`,
          number: at + 1,
          place,
          draft: { ...question, explanation, explanation_video_url: null, ...(hint && { hint }) },
          ...(topic && { topic }),
          ...(joins && isShared && { passage: 's1' }),
        }),
      )
    return {
      title: 'Latihan',
      questions,
      passages: isShared
        ? [{ id: 's1', title: 'Pasar', body: 'Maka pasar ramai.\n\nJadi $x<0$.', place }]
        : [],
      pictures: [{ name: 'gambar-1.png', type: 'image/png', bytes: PNG, place, is_shown: true }],
    }
  })

/** What is to come back, whatever the format: drafts and the passages that they share. */
export function structureOf({ questions, passages }: Bank) {
  return questions.map(({ draft, passage }) => ({
    draft,
    passage: passages.find(each => each.id === passage)?.body,
  }))
}
