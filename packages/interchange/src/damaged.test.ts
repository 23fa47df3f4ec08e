import { questionDraft } from '@gerbang/contract/question.ts'
import { isDeepStrictEqual as equals } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { WritableFormat } from './formats.ts'
import { makeEssay } from './kinds/essay/make.ts'
import { makeMultipleChoice } from './kinds/multiple-choice/make.ts'
import { makeShortAnswer } from './kinds/short-answer/make.ts'
import { makeSingleChoice } from './kinds/single-choice/make.ts'
import { makeTrueFalseTable, TRUE_FALSE } from './kinds/true-false-table/make.ts'
import { makeWeightedChoice } from './kinds/weighted-choice/make.ts'
import type { ReadResult } from './model/draft.ts'
import { readDocument } from './read-document.ts'
import { ask, bankOf, passage } from './testing/small-bank.ts'
import { writeDocument } from './write-document.ts'

const prompt = 'Nilai $\\frac{1}{2}$ dari 3 ialah'
const options = ['satu < dua', '**tebal**', 'tiga']

/** One of each kind with its surroundings. */
const full = bankOf(
  [
    makeSingleChoice(prompt, options, 1),
    makeMultipleChoice({ prompt, options, key: [0, 2], credit: 'proportional' }),
    makeWeightedChoice(prompt, options, [5, 3, 1]),
    makeTrueFalseTable({
      prompt,
      columns: TRUE_FALSE,
      statements: options,
      key: [0, 1, 0],
      credit: 'all_or_nothing',
    }),
    makeShortAnswer(prompt, { kind: 'number', value: 1.5, tolerance: 0.25 }),
    makeShortAnswer(prompt, { kind: 'text', accepted: ['Jakarta', 'DKI Jakarta'] }),
    makeEssay({ prompt, guide: 'Alasan (4 poin)\n\nKarena begitu.' }),
  ].map((question, at) =>
    ask(question, { id: `q${at + 1}`, number: at + 1, ...(at < 2 && { passage: passage.id }) }),
  ),
  { passages: [passage] },
)

const formats: WritableFormat[] = ['docx', 'xlsx', 'gift', 'moodle_xml', 'qti']
const texts = ['gift', 'moodle_xml'] as const
const written = Object.fromEntries(formats.map(format => [format, writeDocument(format, full)])) as Record<
  WritableFormat,
  Uint8Array
>

/** A sentence of ours: it begins with a capital or with what it is about, ends, and repeats no word of a program. */
const sentence = /^[\p{Lu}“].{15,}[.)”]$/su
const foreign = /\b(undefined|null|NaN|Error|Unexpected|invalid|Cannot|stack|object)\b/

/** How much of something there may be is told when a document is looked through; what it is must be right before. */
const isFault = ({ code, origin }: { code: string; origin?: string }) =>
  (code !== 'too_big' && code !== 'too_small') || origin === 'number'

/**
 * What is wrong with a reading: a file is refused whole, or each question of it is a draft of the contract's form, and
 * what is said is a sentence.
 */
function listFaults({ errors, questions, warnings }: ReadResult): unknown[] {
  const said = [...errors, ...warnings].map(({ message }) => message)
  const isRefused = errors.some(({ question }) => question === undefined)
  return [
    ...said.filter(message => !sentence.test(message) || foreign.test(message)),
    ...(isRefused ? questions : []),
    ...questions.flatMap(({ draft }) => questionDraft.safeParse(draft).error?.issues.filter(isFault) ?? []),
    // A number that is none would be stored as null.
    ...questions.filter(({ draft }) => !equals(JSON.parse(JSON.stringify(draft)), draft)),
  ]
}

test.each(formats)(
  'a file of the format %s that ends too soon is refused, or read as far as it goes',
  format => {
    const whole = written[format]
    for (let step = 0; step < 40; step++) {
      const result = readDocument(whole.slice(0, Math.floor((whole.length * step) / 40)), 'soal')
      expect(listFaults(result)).toEqual([])
      expect(result.questions.length).toBeLessThanOrEqual(full.questions.length)
      expect(result.questions.length + result.errors.length).toBeGreaterThan(0)
    }
  },
)

test.each(['docx', 'xlsx', 'qti'] as const)(
  'an archive of the format %s with a few wrong bytes is no riddle',
  format => {
    const whole = written[format]
    const place = fc.nat({ max: whole.length - 1 })
    const change = fc.tuple(place, fc.nat({ max: 255 }))
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), changes => {
        const spoilt = whole.slice()
        for (const [at, byte] of changes) spoilt[at] = byte
        expect(listFaults(readDocument(spoilt, 'soal'))).toEqual([])
      }),
      { numRuns: 60 },
    )
  },
)

const tokens = [
  '{',
  '}',
  '=',
  '~',
  '->',
  ':',
  '%',
  '\\',
  '#',
  '<',
  '>',
  '&',
  '"',
  '</',
  '\n',
  '..',
  '-',
  '1e999',
]

test.each(texts)('a text of the format %s that somebody has edited by hand is no riddle', format => {
  const whole = new TextDecoder().decode(written[format])
  const place = fc.nat({ max: whole.length })
  const edit = fc.tuple(place, fc.nat({ max: 12 }), fc.constantFrom('', ...tokens))
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 3 }), edits => {
      const spoilt = edits.reduce(
        (text, [at, length, token]) => text.slice(0, at) + token + text.slice(at + length),
        whole,
      )
      expect(listFaults(readDocument(new TextEncoder().encode(spoilt), 'soal'))).toEqual([])
    }),
    { numRuns: 200 },
  )
})

const numbers = ['1.2.3', '1..2..3', '..', '-', '1e999', 'Infinity', 'NaN', '3:-1', '3:x', ':5', '0x10', '']

test.each(numbers)(
  'GIFT whose answer in numbers is “%s” gives a number or says that the key is missing',
  number => {
    const result = readDocument(new TextEncoder().encode(`Berapa?{#${number}}\n\nApa?{=x ~y}`), 'soal')
    expect(listFaults(result)).toEqual([])
    expect(result.questions.length).toBeGreaterThan(0)
  },
)

test.each(numbers)('Moodle XML whose answer in numbers is “%s” gives a number or says so', number => {
  const [value = '', tolerance = '0'] = number.split(':')
  const text = `<quiz><question type="numerical"><questiontext><text>Berapa?</text></questiontext>
    <answer fraction="100"><text>${value}</text><tolerance>${tolerance}</tolerance></answer></question></quiz>`
  expect(listFaults(readDocument(new TextEncoder().encode(text), 'soal'))).toEqual([])
})

test.each(numbers)('QTI whose answer in numbers is “%s” gives a number or says so', number => {
  const [value = '', tolerance = '0'] = number.split(':')
  const text = `<qti-assessment-item identifier="i" title="i">
    <qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="float">
    <qti-correct-response><qti-value>${value}</qti-value></qti-correct-response></qti-response-declaration>
    <qti-item-body><p>Berapa?</p><p><qti-text-entry-interaction response-identifier="RESPONSE"/></p></qti-item-body>
    <qti-response-processing><qti-response-condition><qti-response-if>
    <qti-equal tolerance-mode="absolute" tolerance="${tolerance} ${tolerance}"><qti-variable identifier="RESPONSE"/>
    <qti-correct identifier="RESPONSE"/></qti-equal></qti-response-if></qti-response-condition></qti-response-processing>
    </qti-assessment-item>`
  expect(listFaults(readDocument(new TextEncoder().encode(text), 'soal'))).toEqual([])
})
