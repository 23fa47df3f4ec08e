import { expect, test } from 'vitest'
import { content, key, option, options, question } from '../testing/build-items.ts'
import { decideKey } from './decide-key.ts'
import { dropMarks, findMarks } from './option-marks.ts'
import { takeTick } from './take-tick.ts'

const cities = options('Osaka', 'Tokyo', 'Nara')
const decide = (more: Parameters<typeof question>[0]) => decideKey(question({ options: cities, ...more }))
const marked = (at: number, look: Parameters<typeof content>[1]) =>
  cities.map((each, place) => (place === at ? { ...each, content: content('marked', look) } : each))

test.each([
  ['B', [1]],
  ['A, C', [0, 2]],
  ['Tokyo', [1]],
  ['C. Nara', [2]],
  ['D', []],
])('a line “Kunci: %s” names %j', (said, places) => {
  expect(decide({ keys: [key(said)] }).key).toEqual(places)
})

test('letters that are the text of an option mean that option', () => {
  const groups = options('A', 'B', 'AB', 'O')
  expect(decideKey(question({ options: groups, keys: [key('AB')] })).key).toEqual([2])
})

test.each([
  ['highlight', { highlight: 'yellow' }],
  ['color', { color: 'FF0000' }],
  ['underline', { underline: true }],
  ['bold', { bold: true }],
] as const)('an option with %s alone is the key, and loses the mark', (kind, look) => {
  const { key: places, spoken, doubts } = decide({ options: marked(1, look) })
  expect([places, spoken, doubts]).toEqual([[1], [kind], []])
})

test('the only option that is not crossed out is the key', () => {
  const crossed = cities.map((each, at) =>
    at === 2 ? each : { ...each, content: content('x', { strike: true }) },
  )
  expect(decide({ options: crossed })).toMatchObject({ key: [2], spoken: ['strike'] })
})

test('a shade behind an option counts as a highlight', () => {
  const shaded = cities.map((each, at) => (at === 0 ? { ...each, shade: 'FFFF00' } : each))
  expect(decide({ options: shaded }).key).toEqual([0])
})

test('what all options carry says nothing', () => {
  const bold = cities.map(each => ({ ...each, content: content('x', { bold: true }) }))
  expect(decide({ options: bold }).key).toEqual([])
})

test('of options that all are coloured the one with another colour is the key', () => {
  const coloured = ['FF0000', 'FF0000', '0000FF'].map(
    (color, at) =>
      option('ABC'.charAt(at), 'x').content && {
        ...option('ABC'.charAt(at), 'x'),
        content: content('x', { color }),
      },
  )
  expect(decide({ options: coloured }).key).toEqual([2])
})

test('a mark on a part of one option is a key to look at', () => {
  const words = [...content('Osaka '), ...content('besar', { bold: true })]
  const part = option('A', '', { content: words })
  expect(decide({ options: [part, ...cities.slice(1)] })).toMatchObject({
    key: [0],
    doubts: [{ code: 'key_partial' }],
  })
})

test('ticks speak before marks, and lines before both', () => {
  const ticked = marked(1, { bold: true }).map((each, at) => (at === 2 ? { ...each, tick: '✓' } : each))
  expect(decide({ options: ticked })).toMatchObject({ key: [2], doubts: [{ code: 'key_conflict' }] })
  const said = decide({ options: ticked, keys: [key('A', { source: 'table' })] })
  expect(said.key).toEqual([0])
  expect(said.signs.map(({ sign, speaks }) => [sign, speaks])).toEqual([
    ['table', 'for'],
    ['tick', 'against'],
    ['bold', 'against'],
  ])
})

test('signs that agree raise no doubt', () => {
  const ticked = cities.map((each, at) => (at === 1 ? { ...each, tick: '*' } : each))
  expect(decide({ options: ticked, keys: [key('B')] }).doubts).toEqual([])
})

test.each([
  ['Tokyo ✓', '✓', 'Tokyo'],
  ['Tokyo*', '*', 'Tokyo'],
  ['Tokyo (benar)', '(benar)', 'Tokyo'],
  ['Tokyo <- kunci', '<- kunci', 'Tokyo'],
  ['[x] Tokyo', '[x]', 'Tokyo'],
  ['[ ] Tokyo', '', 'Tokyo'],
  ['f(x)', '', 'f(x)'],
  ['√3', '', '√3'],
  ['2√', '', '2√'],
])('“%s” has the tick “%s” and the words “%s”', (words, tick, rest) => {
  const taken = takeTick(option('A', words))
  expect([taken.tick, taken.content.map(each => (each.kind === 'text' ? each.text : '')).join('')]).toEqual([
    tick,
    rest,
  ])
})

test('marks are found whole and in part', () => {
  const found = findMarks(marked(1, { underline: true }))
  expect(found).toEqual([{ kind: 'underline', whole: [1], part: [] }])
})

test('where all labels are bold, only what is bold behind them counts', () => {
  const labelled = marked(2, { bold: true }).map(each => ({ ...each, labelLook: { bold: true } }))
  expect(findMarks(labelled)).toEqual([{ kind: 'bold', whole: [2], part: [] }])
})

test('a bold label singles out its option', () => {
  const labelled = cities.map((each, at) => (at === 0 ? { ...each, labelLook: { bold: true } } : each))
  expect(findMarks(labelled)).toEqual([{ kind: 'bold', whole: [0], part: [] }])
})

test('marks that were signs leave the text, others stay', () => {
  expect(dropMarks(content('x', { bold: true, italic: true }), ['bold'])).toEqual(
    content('x', { italic: true }),
  )
})
