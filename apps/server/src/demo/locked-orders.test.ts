import { expect, test } from 'vitest'
import { COMPARISON, SUFFICIENCY } from './common-options.ts'
import {
  firstPaper,
  practice,
  secondPaper,
  shortPaper,
  skdPaper,
  thirdBank,
} from './testing/written-papers.ts'

const papers = {
  first: firstPaper,
  second: secondPaper,
  third: thirdBank,
  short: shortPaper,
  practice,
  skd: skdPaper,
}
const items = Object.entries(papers).flatMap(([paper, subTests]) =>
  subTests.flatMap(subTest =>
    subTest.items.flatMap(item =>
      item.type === 'single_choice' || item.type === 'multiple_choice' ? [{ ...item, paper }] : [],
    ),
  ),
)

/** Orders that everybody knows; an option stands in one of them by its place in the list. */
const sequences = [
  ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'],
  ['Januari', 'Februari', 'Maret', 'April', 'Mei', 'Juni', 'Juli', 'Agustus'],
  Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index)),
]

const evaluate: [form: RegExp, value: (...parts: string[]) => number][] = [
  [/^(-?[\d.,]+)(?:°|\\?%|\^\\circ| [\p{L}²³/]+)?$/u, (number = '') => readNumber(number)],
  [/^Rp([\d.]+)$/, (number = '') => readNumber(number)],
  [/^kalimat \((\d+)\)$/, Number],
  [/^\\frac\{(\d+)\}\{(\d+)\}$/, (above, below) => Number(above) / Number(below)],
  [/^(\d+) ?: ?(\d+)$/, (first, second) => Number(first) / Number(second)],
  [/^(\d*)\\pi$/, (times = '') => Number(times || 1) * Math.PI],
  [/^(\d*)\\sqrt\{(\d+)\}$/, (times = '', root) => Number(times || 1) * Math.sqrt(Number(root))],
]

/** As it is written in Indonesian: a point between thousands or in a time of the day, a comma before decimals. */
function readNumber(text: string): number {
  const digits = text.replaceAll(/(?<=\d)\.(?=\d{3}(?!\d))/g, '').replace(',', '.')
  return digits === '' ? Number.NaN : Number(digits)
}

/** Not a number for what has no place in any order. */
function readPlace(option: string): number {
  const text = option.replaceAll('$', '').replaceAll('{,}', ',')
  for (const [form, value] of evaluate) {
    const parts = form.exec(text)
    if (parts) return value(...parts.slice(1))
  }
  return sequences.map(sequence => sequence.indexOf(option)).find(place => place >= 0) ?? Number.NaN
}

const rises = (numbers: number[]) =>
  numbers.every((one, index) => index === 0 || one > (numbers[index - 1] ?? Infinity))
const isUndecided = (option = '') => /tidak dapat (?:ditentukan|dipastikan)/i.test(option)

test('quantities, times and places are read as they are written', () => {
  const ascending = [
    '-3',
    '0,5',
    String.raw`$\frac{2}{3}$`,
    String.raw`$2\sqrt{3}$`,
    '07.30',
    String.raw`$4\pi$`,
  ]
  expect(rises([...ascending, '20,5%', '40 km', '90°', '1.250', 'Rp2.000.000'].map(readPlace))).toBe(true)
  expect(['3 : 5', '2 : 3', '1 : 1'].map(readPlace)).toEqual([0.6, 2 / 3, 1])
  expect(readPlace('kalimat (12)')).toBe(12)
  expect(readPlace('59,2 dan 40')).toBeNaN()
  expect(readPlace('hanya danau')).toBeNaN()
})

test.each(items)('options of $ref of the $paper paper stand in their natural order and keep it', item => {
  const places = item.options.map(readPlace)
  const isSequence = places.every(place => !Number.isNaN(place))
  if (isSequence) expect({ options: item.options, rises: rises(places) }).toMatchObject({ rises: true })

  const undecided = item.options.findIndex(isUndecided)
  const isLast = item.options.slice(undecided).every(isUndecided)
  expect({ options: item.options, isLast: undecided < 0 || isLast }).toMatchObject({ isLast: true })

  const hasForm = [SUFFICIENCY, COMPARISON].some(form => form.join('\n') === item.options.join('\n'))
  const mustStay = isSequence || undecided >= 0 || hasForm
  expect({ options: item.options, stays: item.keeps_order ?? false }).toMatchObject(
    mustStay ? { stays: true } : {},
  )
})

test('each paper has orders to keep, and most of its orders are free', () => {
  for (const [paper, all] of Map.groupBy(items, item => item.paper)) {
    const kept = all.filter(item => item.keeps_order).length
    expect({ paper, some: kept > 3, most: kept < 0.6 * all.length }).toEqual({
      paper,
      some: true,
      most: true,
    })
  }
})
