import { expect, test } from 'vitest'
import { type Block, paragraph } from '../content/content.ts'
import { describeQuestion } from '../kinds/kinds.ts'
import { content, key, options, question } from '../testing/build-items.ts'
import { buildQuestion } from './build-question.ts'
import { findStatements } from './find-statements.ts'
import { findListedOptions } from './listed-options.ts'
import { nameForeign } from './name-foreign.ts'
import type { RawQuestion } from './raw-question.ts'
import { findWeights, takeWeights } from './read-weights.ts'

const stem = (...lines: string[]): Block[] => lines.map(each => paragraph(content(each)))
const list = (start: number | null, ...items: string[]): Block => ({
  kind: 'list',
  start,
  items: items.map(item => stem(item)),
})

function build(more: Partial<RawQuestion>): string {
  const built = buildQuestion(question(more))
  if (typeof built === 'string') return built
  const { key: said, parts } = describeQuestion(built.question)
  const codes = [...built.faults, ...built.doubts].map(({ code }) => code)
  return [`${built.question.content.type} ${said || '-'}`, ...parts, ...codes].join(' | ')
}

const xy = options('x', 'y')
const xyz = options('x', 'y', 'z')

test.each<[what: string, raw: Partial<RawQuestion>, built: string]>([
  ['options with one key', { options: xy, keys: [key('B')] }, 'single_choice B | x | y'],
  ['options without a key', { options: xy }, 'single_choice - | x | y | missing_key'],
  [
    'options with two keys',
    { options: xyz, keys: [key('A, C')] },
    'multiple_choice A, C | x | y | z | several_keys',
  ],
  [
    'options below a section for several',
    { options: xyz, section: 'multiple', keys: [key('A')] },
    'multiple_choice A | x | y | z',
  ],
  [
    'a stem that asks for several',
    { options: xyz, stem: stem('Pilih semua yang benar'), keys: [key('A')] },
    'multiple_choice A | x | y | z',
  ],
  [
    'a kind that is stated',
    { options: xy, meta: { 'tipe soal': 'PG kompleks' }, keys: [key('A')] },
    'multiple_choice A | x | y',
  ],
  ['one option', { options: options('x'), keys: [key('A')] }, 'single_choice A | x | too_few_options'],
  [
    'an empty option',
    { options: options('x', ''), keys: [key('A')] },
    'single_choice A | x |  | empty_option',
  ],
  [
    'six options',
    { options: options('a', 'b', 'c', 'd', 'e', 'f'), keys: [key('A')] },
    'single_choice A | a | b | c | d | e | f | too_many_options',
  ],
  [
    'a letter that is missing',
    { options: xyz.filter(({ index }) => index !== 1), keys: [key('C')] },
    'single_choice B | x | z | option_gap',
  ],
  [
    'a key that only its explanation names',
    { options: xy, explanation: stem('Jadi, jawaban yang tepat adalah B.') },
    'single_choice B | x | y | key_in_explanation',
  ],
  ['weights on a line', { options: xy, keys: [key('A = 5, B = 4')] }, 'weighted_choice A = 5, B = 4 | x | y'],
  [
    'weights behind options',
    { options: options('x (skor 2)', 'y (skor 1)') },
    'weighted_choice A = 2, B = 1 | x | y | weights_behind_options',
  ],
  ['words', { keys: [key('Tokyo atau Edo')] }, 'short_answer Tokyo; Edo'],
  ['a number', { keys: [key('2,5')] }, 'short_answer 2.5'],
  ['an answer with a unit', { keys: [key('15 km')] }, 'short_answer 15 km; 15 | unit_in_answer'],
  ['no answer at all', {}, 'short_answer - | missing_key'],
  ['a letter without options', { keys: [key('B')] }, 'short_answer B | letter_as_answer'],
  [
    'a judgement',
    { stem: stem('Bumi bulat.'), keys: [key('Benar')] },
    'true_false_table Benar | Bumi bulat.',
  ],
  [
    'statements in a list',
    { stem: [...stem('Periksa!'), list(1, 'air', 'api')], keys: [key('B, S')] },
    'true_false_table Benar, Salah | air | api',
  ],
  ['an essay', { stem: stem('Jelaskan mengapa air mendidih!') }, 'essay'],
  ['an essay by its section', { section: 'essay', keys: [key('Air')] }, 'essay'],
  ['matching', { stem: stem('Jodohkan!') }, 'matching'],
])('%s', (_, raw, built) => {
  expect(build(raw)).toBe(built)
})

test('what is bold as a whole loses its look, what is bold inside keeps it', () => {
  const built = buildQuestion(
    question({ stem: [paragraph(content('Apa?', { bold: true }))], keys: [key('Air')] }),
  )
  expect(built).toMatchObject({ question: { content: { prompt: 'Apa?' } } })
  const inside = [...content('Apa '), ...content('ini', { bold: true })]
  expect(buildQuestion(question({ stem: [paragraph(inside)], keys: [key('Air')] }))).toMatchObject({
    question: { content: { prompt: 'Apa **ini**' } },
  })
})

test('an answer that was typed as a fraction is read as one', () => {
  const half = { kind: 'formula' as const, latex: '\\frac{1}{2}', isBlock: false, look: {} }
  const built = buildQuestion(question({ keys: [key('½', { content: [half] })] }))
  expect(built).toMatchObject({ question: { key: { answer: { kind: 'number', value: 0.5 } } } })
})

test.each<[what: string, raw: Partial<RawQuestion>, found: string[] | undefined]>([
  ['a ticked list', { stem: [...stem('Apa?'), list(null, '✓ x', 'y', 'z')] }, ['✓ x', 'y', 'z']],
  ['a list without a tick', { stem: [...stem('Apa?'), list(null, 'x', 'y', 'z')] }, undefined],
  [
    'a counted list',
    { stem: [...stem('Apa?'), list(1, 'x', 'y', 'z')], keys: [key('1 dan 3')] },
    ['x', 'y', 'z'],
  ],
  [
    'a count beyond the list',
    { stem: [...stem('Apa?'), list(1, 'x', 'y', 'z')], keys: [key('4')] },
    undefined,
  ],
  [
    'letters without a point',
    { stem: stem('Apa?', 'A merah', 'B biru'), keys: [key('B')] },
    ['merah', 'biru'],
  ],
  ['lines without letters', { stem: stem('Apa?', 'merah', 'biru'), keys: [key('B')] }, ['merah', 'biru']],
  ['lines, and a letter beyond them', { stem: stem('Apa?', 'merah', 'biru'), keys: [key('D')] }, undefined],
  ['lines, and a word as key', { stem: stem('Apa?', 'merah', 'biru'), keys: [key('biru')] }, undefined],
])('options in the lines of a stem: %s', (_, raw, found) => {
  const listed = findListedOptions(question(raw))
  expect(
    listed?.raw.options.map(option =>
      option.content.map(each => (each.kind === 'text' ? each.text : '')).join(''),
    ),
  ).toEqual(found)
})

test.each<[what: string, raw: Partial<RawQuestion>, count: number | undefined]>([
  [
    'options that are judged',
    { stem: stem('Tentukan benar atau salah'), options: xy, keys: [key('B, S')] },
    2,
  ],
  ['numbered paragraphs', { stem: stem('Benar atau salah?', '(1) air', '(2) api'), keys: [key('BS')] }, 2],
  [
    'statements that end with what they are',
    { stem: [...stem('Benar atau salah?'), list(1, 'air (B)', 'api (S)')] },
    2,
  ],
  ['fewer judgements than statements', { options: xyz, keys: [key('B, S')] }, undefined],
  ['a letter among options', { options: xy, keys: [key('B')] }, undefined],
])('statements: %s', (_, raw, count) => {
  expect(findStatements(question(raw))?.statements.rows.length).toBe(count)
})

test.each<[raw: Partial<RawQuestion>, kind: string | undefined]>([
  [{ stem: stem('Pasangkan kata dan artinya!') }, 'matching'],
  [{ section: 'matching' }, 'matching'],
  [{ stem: stem('Jelaskan!'), keys: [key('Air')] }, undefined],
  [{ stem: stem('Jelaskan!'), keys: [key('x'.repeat(61))] }, 'essay'],
  [{ keys: [key('x'.repeat(161))] }, 'essay'],
  [{ keys: [key('Tokyo')] }, undefined],
])('a question without options is of a foreign kind, or of none', (raw, kind) => {
  expect(nameForeign(question(raw))).toBe(kind)
})

test.each<[raw: Partial<RawQuestion>, weights: number[] | undefined]>([
  [{ options: xy, keys: [key('A=5 B=4')] }, [5, 4]],
  [{ options: xy, meta: { bobot: '5, 4' } }, [5, 4]],
  [{ options: xy, meta: { skor: 'A: 5; B: 4' } }, [5, 4]],
  [{ options: xyz, keys: [key('A=5 B=4')] }, undefined],
  [{ options: xy, keys: [key('B')] }, undefined],
])('weights that a line names', (raw, weights) => {
  expect(findWeights(question(raw))).toEqual(weights)
})

test.each<[words: string[], weights: number[] | undefined]>([
  [
    ['lapor (nilai 5)', 'diam [skor: 1]'],
    [5, 1],
  ],
  [
    ['a (4)', 'b (2)', 'c (1)', 'd (3)'],
    [4, 2, 1, 3],
  ],
  [['a (1)', 'b (2)'], undefined],
  [['Kalimat (1)', 'Kalimat (2)', 'Kalimat (3)', 'Kalimat (4)'], undefined],
  [['(1) dan (1)', '(1) dan (2)', '(1) dan (3)', '(1) dan (4)'], undefined],
])('weights behind the options %j', (words, weights) => {
  expect(takeWeights(question({ options: options(...words) }))?.weights).toEqual(weights)
})
