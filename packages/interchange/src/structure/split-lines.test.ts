import { expect, test } from 'vitest'
import { plainText, text } from '../content/content.ts'
import { grid, label, line } from '../testing/build-items.ts'
import type { Item } from './piece.ts'
import { splitLines } from './split-lines.ts'

const show = (item: Item) =>
  item.kind === 'grid' ? 'tabel' : [item.head?.kind ?? '-', item.tick, plainText(item.content)].join(' ')

const split = (words: string) => splitLines([line(words)]).map(show)

test.each<[what: string, words: string, pieces: string[]]>([
  ['a line without a label stays as it is', 'Ibu kota Jepang', ['-  Ibu kota Jepang']],
  ['a number is taken off', '12. Ibu kota?', ['number  Ibu kota?']],
  ['a number in brackets too', '(3) Air', ['number  Air']],
  ['a word before the number too', 'Soal No. 4: Apa?', ['number  Apa?']],
  ['a decimal number is no label', '2.5 liter air', ['-  2.5 liter air']],
  ['initials are no label', 'B.J. Habibie', ['-  B.J. Habibie']],
  ['a letter is taken off, with its tick', '*B. Tokyo', ['letter * Tokyo']],
  ['an empty box before a letter is no tick', '☐ A. merah', ['letter  merah']],
  ['a box alone is a bullet, ticked or not', '☑ merah', ['bullet ✓ merah']],
  ['tabs part options', 'A. satu\tB. dua\tC. tiga', ['letter  satu', 'letter  dua', 'letter  tiga']],
  [
    'single spaces part options where three letters follow each other',
    'A. 1 B. 2 C. 3',
    ['letter  1', 'letter  2', 'letter  3'],
  ],
  [
    'two letters with a single space between them do not',
    'A. vitamin B. dan C',
    ['letter  vitamin B. dan C'],
  ],
  [
    'options stand behind their question on one line',
    '1. Hasilnya? A. 1 B. 2 C. 3',
    ['number  Hasilnya?', 'letter  1', 'letter  2', 'letter  3'],
  ],
  ['column by column, letters skip', 'A. satu\tC. tiga', ['letter  satu', 'letter  tiga']],
  [
    'a slash between options belongs to neither',
    'A. ya / B. tidak / C. tahu',
    ['letter  ya', 'letter  tidak', 'letter  tahu'],
  ],
  [
    'a break begins a line of its own where a label follows',
    '1. Apa?\nA. x\nB. y',
    ['number  Apa?', 'letter  x', 'letter  y'],
  ],
  ['and where a key follows', 'B. y\nKunci: B', ['letter  y', '-  Kunci: B']],
  ['any other break stays in its line', '1. Baris satu\nbaris dua', ['number  Baris satu\nbaris dua']],
])('%s', (_, words, pieces) => {
  expect(split(words)).toEqual(pieces)
})

test('an automatic number counts before a typed letter, and a typed label before a bullet', () => {
  const items = splitLines([
    line('A. Ibu kota?', { label: label('number', 4) }),
    line('B. Tokyo', { label: label('bullet', 1) }),
    line('Osaka', { label: label('letter', 3) }),
  ])
  expect(items).toMatchObject([
    { head: { kind: 'number', value: 4, form: 'auto' } },
    { head: { kind: 'letter', index: 1 } },
    { head: { kind: 'letter', index: 2, isUpper: true } },
  ])
})

test('styles of our own layout are never split, whatever they say', () => {
  expect(splitLines([line('A. 1 B. 2 C. 3', { style: 'lanjutan' })]).map(show)).toEqual(['-  A. 1 B. 2 C. 3'])
})

test('the look of a label is kept apart from the look of its option', () => {
  const [piece] = splitLines([line([text('B. ', { bold: true }), text('Tokyo')])])
  expect(piece).toMatchObject({ labelLook: { bold: true }, content: [{ text: 'Tokyo', look: {} }] })
})

test('tables stay in their place', () => {
  expect(splitLines([line('1. Apa?'), grid([['a', 'b']])]).map(show)).toEqual(['number  Apa?', 'tabel'])
})
