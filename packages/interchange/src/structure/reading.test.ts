import { expect, test } from 'vitest'
import { paragraph } from '../content/content.ts'
import { content, document, grid, key, label, line, options, question } from '../testing/build-items.ts'
import { addsTo, appendBlocks } from './append-block.ts'
import { hasAnswersAhead } from './looks-ahead.ts'
import type { Mark } from './mark.ts'
import { numberStems } from './number-stems.ts'
import { advance, findTarget, isComplete, start, tidyTitle, type Reading } from './reading.ts'
import { splitLines } from './split-lines.ts'
import { splitOptions } from './split-options.ts'
import { endsWithTickedBoxes, writeOption } from './write-parts.ts'

const position = 1
const ask: Mark = {
  role: 'question',
  number: 1,
  isAutomatic: false,
  list: undefined,
  level: 0,
  indent: 0,
  content: content('Apa?'),
  position,
}
const offer: Mark = { role: 'options', options: options('x', 'y'), restarts: false, position }
const after = (...marks: Mark[]) => marks.reduce(advance, start)
const block = (words: string): Mark => ({
  role: 'block',
  to: 'stem',
  block: paragraph(content(words)),
  position,
})
const item = (number: number | null, words: string): Mark => ({
  role: 'item',
  to: 'stem',
  start: number,
  list: undefined,
  content: content(words),
  position,
})

test.each<[what: string, reading: Reading, mode: Reading['mode'], target: string | undefined]>([
  ['nothing', start, 'before', undefined],
  ['a number', after(ask), 'stem', 'stem'],
  ['options', after(ask, offer), 'options', 'option'],
  ['a key', after(ask, offer, { role: 'key', key: key('B'), ends: true, position }), 'after', 'stem'],
  [
    'a key behind its question',
    after(ask, { role: 'key', key: key('B'), ends: false, position }),
    'stem',
    'stem',
  ],
  ['the word “Kunci:”', after(ask, { role: 'key label', position }), 'key', 'stem'],
  [
    'an explanation',
    after(ask, { role: 'explanation', content: [], position }),
    'explanation',
    'explanation',
  ],
  ['the heading of the keys', after(ask, { role: 'answers', position }), 'answers', 'answer'],
  ['a chapter', after(ask, { role: 'chapter', name: 'Literasi', position }), 'before', undefined],
  [
    'a section',
    after(ask, { role: 'section', kind: 'short', isAmongAnswers: false, position }),
    'before',
    undefined,
  ],
  [
    'a loose line',
    after(ask, offer, { role: 'loose', words: [], block: paragraph([]), position }),
    'after',
    'stem',
  ],
])('below %s the next line continues what it should', (_, reading, mode, target) => {
  expect([reading.mode, findTarget(reading)]).toEqual([mode, target])
})

test.each<[what: string, marks: Mark[], isDone: boolean]>([
  ['a stem alone', [ask], false],
  ['options', [ask, offer], true],
  ['a key', [ask, { role: 'key', key: key('12'), ends: true, position }], true],
  [
    'a key from a list',
    [ask, { role: 'keys', keys: [{ number: 1, key: 'B' }], source: 'list', ends: false, position }],
    true,
  ],
  [
    'the key of another question',
    [ask, { role: 'keys', keys: [{ number: 2, key: 'B' }], source: 'list', ends: false, position }],
    false,
  ],
  ['boxes', [ask, item(null, 'merah')], false],
  ['boxes of which one is ticked', [ask, item(null, 'merah'), item(null, '✓ biru')], true],
  ['ticked boxes above more text', [ask, item(null, '✓ biru'), block('lagi')], false],
])('a question with %s can be answered: %s', (_, marks, isDone) => {
  expect(isComplete(after(...marks).question)).toBe(isDone)
})

test('a mark never changes what was known before it', () => {
  const before = after(ask, offer)
  const copy = structuredClone(before)
  advance(before, { role: 'block', to: 'option', block: paragraph(content('lagi')), position })
  advance(before, { role: 'key', key: key('B'), ends: true, position })
  expect(before).toEqual(copy)
})

test('a list inside a stem is remembered until the next question or explanation', () => {
  expect(after(ask, item(2, 'api')).inner).toEqual({ last: 2, list: undefined })
  expect(after(ask, item(2, 'api'), { role: 'explanation', content: [], position }).inner).toBeUndefined()
})

test.each([
  ['B. LITERASI MEMBACA', 'literasi membaca'],
  ['Literasi  membaca:', 'literasi membaca'],
  ['IV. Penalaran', 'penalaran'],
  ['2) Isian', 'isian'],
])('the title “%s” is %s', (title, tidy) => {
  expect(tidyTitle(title)).toBe(tidy)
})

test('items that count on join the list above them', () => {
  const blocks = appendBlocks(
    [],
    [block('Perhatikan!'), item(1, 'a'), item(2, 'b'), item(1, 'c'), item(null, 'd')],
  )
  expect(blocks.map(each => (each.kind === 'list' ? [each.start, each.items.length] : each.kind))).toEqual([
    'paragraph',
    [1, 2],
    [1, 1],
    [null, 1],
  ])
})

test('a list that stood there before is not changed', () => {
  const before = appendBlocks([], [item(1, 'a')])
  const copy = structuredClone(before)
  expect(appendBlocks(before, [item(2, 'b')])).toMatchObject([{ items: [{}, {}] }])
  expect(before).toEqual(copy)
})

test('empty paragraphs are left out, and other marks add nothing', () => {
  expect(
    appendBlocks([], [{ role: 'block', to: 'stem', block: paragraph([]), position }, ask, offer]),
  ).toEqual([])
  expect([block('x'), item(1, 'x'), offer].map(mark => addsTo(mark, 'stem'))).toEqual([true, true, false])
})

const items = (...lines: Parameters<typeof document>) => splitLines(document(...lines))

test.each<[what: string, lines: Parameters<typeof document>, isAhead: boolean]>([
  ['options', ['1. Apa?', 'A. x'], true],
  ['a key', ['1. Apa?', 'Kunci: B'], true],
  ['boxes', ['1. Apa?', '☐ merah'], true],
  ['a table of options', ['1. Apa?', grid([['A. x', 'B. y']])], true],
  ['the next number', ['1. Apa?', '2. Lagi?', 'A. x'], false],
  ['nothing', ['1. Apa?', 'Air mendidih.'], false],
])('a number with %s ahead can be answered: %s', (_, lines, isAhead) => {
  expect(hasAnswersAhead(items(...lines), 0)).toBe(isAhead)
})

const numbers = (...lines: Parameters<typeof document>) =>
  numberStems(items(...lines))?.flatMap((each, at) =>
    each.kind === 'piece' && each.head?.kind === 'number' ? [at] : [],
  )

test('stems above options A and B are numbered where two or more are found', () => {
  expect(numbers('Apa?', 'A. x', 'B. y', 'Lagi?', 'A. x', 'B. y')).toEqual([0, 3])
  expect(numbers('Apa?', 'A. x', 'B. y')).toBeUndefined()
  expect(numbers('Apa?', 'A. x', 'Lagi?', 'A. x')).toBeUndefined()
})

test('a stem begins below the key of the question before, and below the head of the document', () => {
  expect(numbers('UJIAN', 'Apa?', 'A. x', 'B. y', 'Kunci: A', 'Lagi', 'dan lagi?', 'A. x', 'B. y')).toEqual([
    1, 5,
  ])
})

test('options that stood on one line go on together on the next one', () => {
  const [, piece] = items('A. 1\tB. 2\tC. 3', 'D. 4 E. 5').slice(2)
  const before = options('1', '2', '3')
  if (piece?.kind !== 'piece' || piece.head?.kind !== 'letter') throw new Error('The line has no letter')
  expect(splitOptions(before, piece, piece.head)).toHaveLength(2)
  const apart = before.map((each, at) => ({ ...each, position: at }))
  expect(splitOptions(apart, piece, piece.head)).toHaveLength(1)
})

const boxes = (...words: string[]) =>
  appendBlocks(
    [],
    words.map(each => item(null, each)),
  )

test('boxes in the last list of a stem may be ticked', () => {
  expect(endsWithTickedBoxes(question({ stem: boxes('merah', '✓ biru') }))).toBe(true)
  expect(endsWithTickedBoxes(question({ stem: boxes('merah', 'biru') }))).toBe(false)
  expect(endsWithTickedBoxes(question())).toBe(false)
})

test('an option is one line, with what stands below it', () => {
  const [first] = options('satu')
  const more = [paragraph(content('dan setengah'))]
  expect(first && writeOption({ ...first, more }, [])).toBe('satu<br>dan setengah')
})

test('an automatic list of Word deeper than eight letters is no list of options', () => {
  expect(items(line('x', { label: label('letter', 9) }))).toMatchObject([{ head: undefined }])
})
