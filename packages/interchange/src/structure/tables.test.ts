import { expect, test } from 'vitest'
import { plainText } from '../content/content.ts'
import type { DocumentItem, Grid } from '../docx/document.ts'
import { cell, grid, line } from '../testing/build-items.ts'
import { flattenGrid } from './flatten-grid.ts'
import { moveTicks } from './move-ticks.ts'
import { readAnswerRows } from './read-answer-rows.ts'
import { contentOfCell, labelOfCell, readTable, textOfCell } from './read-cells.ts'
import { readKeyTable } from './read-key-table.ts'
import { readOpenKeys } from './read-open-keys.ts'
import { readOptionCells, readOptionRows } from './read-option-cells.ts'
import { readStatements } from './read-statements.ts'
import { readTemplate } from './read-template.ts'

const show = (items: readonly DocumentItem[] | undefined) =>
  items?.map(item => (item.kind === 'line' ? plainText(item.content) : 'tabel'))

test('a cell is one line, its paragraphs parted by breaks', () => {
  expect(plainText(contentOfCell(cell('satu\n\ndua')))).toBe('satu\ndua')
  expect(textOfCell(cell('satu\n dua '))).toBe('satu dua')
})

test('a cell with nothing but an automatic number is that number', () => {
  const label = { format: 'number' as const, value: 3, text: '3.', list: 'a', level: 0 }
  expect(labelOfCell({ items: [line('', { label })] })).toBe('3.')
})

test('a table keeps its rows', () => {
  expect(
    readTable(
      grid([
        ['a', 'b'],
        ['1', '2'],
      ]),
    ),
  ).toMatchObject({
    kind: 'table',
    rows: [
      [{}, {}],
      [{}, {}],
    ],
  })
})

const keys = (rows: string[][]) =>
  readKeyTable(grid(rows))
    ?.map(({ number, key }) => `${number}${key}`)
    .join(' ')

test.each<[what: string, rows: string[][], found: string | undefined]>([
  [
    'a row of numbers above a row of letters',
    [
      ['1', '2', '3'],
      ['A', 'B', 'C'],
    ],
    '1A 2B 3C',
  ],
  [
    'numbers beside letters',
    [
      ['No', 'Kunci'],
      ['1', 'A'],
      ['2', 'B'],
    ],
    '1A 2B',
  ],
  [
    'two pairs of columns',
    [
      ['No', 'Kunci', 'No', 'Kunci'],
      ['1', 'A', '3', 'C'],
      ['2', 'B', '4', 'D'],
    ],
    '1A 3C 2B 4D',
  ],
  [
    'whole pairs in cells',
    [
      ['1. A', '2. B'],
      ['3. C', '4. D'],
    ],
    '1A 2B 3C 4D',
  ],
  [
    'named columns beside others',
    [
      ['No', 'Kunci', 'Bobot'],
      ['1', 'A', '2'],
      ['2', 'B', '3'],
    ],
    '1A 2B',
  ],
  ['options', [['A. x', 'B. y']], undefined],
  [
    'data',
    [
      ['tahun', 'jumlah'],
      ['2020', '12'],
    ],
    undefined,
  ],
])('a table of %s', (_, rows, found) => {
  expect(keys(rows)).toBe(found)
})

const openKeys = (rows: string[][]) =>
  readOpenKeys(grid(rows), number => number <= 4)?.map(({ number, key }) => `${number} ${key}`)

test.each<[what: string, rows: string[][], found: string[] | undefined]>([
  [
    'beside their numbers',
    [
      ['1', '5'],
      ['2', 'Tokyo'],
    ],
    ['1 5', '2 Tokyo'],
  ],
  [
    'beside their numbers in two columns, with heads',
    [
      ['No', 'Kunci', 'No', 'Kunci'],
      ['1', '5', '3', 'A'],
      ['2', 'Tokyo', '', ''],
    ],
    ['1 5', '2 Tokyo', '3 A'],
  ],
  [
    'below their numbers',
    [
      ['Nomor', '1', '2', '3'],
      ['Jawaban', '5', '25', 'B'],
    ],
    ['1 5', '2 25', '3 B'],
  ],
  [
    'below their numbers, though all are numbers',
    [
      ['1', '2'],
      ['3', '4'],
    ],
    ['1 3', '2 4'],
  ],
  [
    'of questions that nobody asked',
    [
      ['7', 'x'],
      ['8', 'y'],
    ],
    undefined,
  ],
  [
    'of a question without one',
    [
      ['1', 'x'],
      ['2', ''],
    ],
    undefined,
  ],
  [
    'as long as explanations',
    [
      ['1', 'x'.repeat(41)],
      ['2', 'y'],
    ],
    undefined,
  ],
])('keys of any kind %s', (_, rows, found) => {
  expect(openKeys(rows)).toEqual(found)
})

const ticked = (rows: string[][]) => moveTicks(grid(rows)).rows.map(row => row.map(textOfCell))

test('a tick in a last column stands before the words of its option, and the head goes', () => {
  expect(
    ticked([
      ['Opsi', 'Jawaban', 'Kunci'],
      ['A', 'x', ''],
      ['B', 'y', '√'],
    ]),
  ).toEqual([
    ['A', 'x'],
    ['B', '✓ y'],
  ])
  expect(
    ticked([
      ['A. x', '✓'],
      ['B. y', ''],
    ]),
  ).toEqual([['✓ A. x'], ['B. y']])
})

test.each<[what: string, rows: string[][]]>([
  [
    'no row is ticked',
    [
      ['A. x', ''],
      ['B. y', ''],
    ],
  ],
  [
    'the last column says more',
    [
      ['A', 'x', '√'],
      ['B', 'y', 'lihat'],
    ],
  ],
  [
    'a row has no option',
    [
      ['A', 'x', '√'],
      ['', 'y', ''],
    ],
  ],
])('a table stays as it is where %s', (_, rows) => {
  expect(moveTicks(grid(rows))).toEqual(grid(rows))
})

const answers = (rows: string[][]) =>
  readAnswerRows(grid(rows))?.map(({ number, key, explanation }) => [
    number,
    key,
    ...(show(explanation) ?? []),
  ])

test.each<[what: string, rows: string[][], found: (string | number)[][] | undefined]>([
  [
    'columns of their own',
    [
      ['No', 'Kunci', 'Pembahasan'],
      ['1', 'A', 'karena x'],
    ],
    [[1, 'A', 'karena x']],
  ],
  [
    'one column for both',
    [
      ['No', 'Kunci dan Pembahasan'],
      ['1', 'A. Karena x'],
    ],
    [[1, 'A', 'Karena x']],
  ],
  [
    'rows of their own',
    [
      ['No', '1', '2'],
      ['Kunci', 'A', 'B'],
      ['Pembahasan', 'x', 'y'],
    ],
    [
      [1, 'A', 'x'],
      [2, 'B', 'y'],
    ],
  ],
  [
    'no explanation',
    [
      ['No', 'Kunci'],
      ['1', 'A'],
    ],
    undefined,
  ],
])('keys with explanations in %s', (_, rows, found) => {
  expect(answers(rows)).toEqual(found)
})

test.each<[what: string, rows: string[][], columns: string[] | undefined, key?: (0 | 1 | null)[]]>([
  [
    'ticks below judgements',
    [
      ['Pernyataan', 'Benar', 'Salah'],
      ['Air', '✓', ''],
      ['Api', '', 'v'],
    ],
    ['Benar', 'Salah'],
    [0, 1],
  ],
  [
    'short names',
    [
      ['No', 'Pernyataan', 'B', 'S'],
      ['1', 'Air', 'x', ''],
    ],
    ['Benar', 'Salah'],
    [0],
  ],
  [
    'any two columns of ticks',
    [
      ['Pernyataan', 'fakta', 'opini'],
      ['Air', '', '✓'],
    ],
    ['Fakta', 'Opini'],
    [1],
  ],
  [
    'one column for both',
    [
      ['Pernyataan', 'B/S'],
      ['Air', 'B'],
      ['Api', 'S'],
    ],
    ['Benar', 'Salah'],
    [0, 1],
  ],
  [
    'no ticks yet',
    [
      ['Pernyataan', 'Ya', 'Tidak'],
      ['Air', '', ''],
    ],
    ['Ya', 'Tidak'],
    [null],
  ],
  [
    'data',
    [
      ['tahun', 'jumlah', 'harga'],
      ['2020', '12', '5'],
    ],
    undefined,
  ],
])('statements with %s', (_, rows, columns, key) => {
  const found = readStatements(grid(rows))
  expect(found?.columns).toEqual(columns)
  expect(found?.key).toEqual(key)
})

const cells = (found: ReturnType<typeof readOptionCells>) => found?.map(({ line }) => plainText(line.content))

test.each<[what: string, rows: string[][], found: string[] | undefined]>([
  [
    'with their letters',
    [
      ['A. x', 'B. y'],
      ['C. z', ''],
    ],
    ['A. x', 'B. y', 'C. z'],
  ],
  [
    'beside their letters',
    [
      ['A', 'x'],
      ['*B', 'y'],
    ],
    ['A. x', '*B. y'],
  ],
  ['of one letter only', [['A. x', '']], undefined],
  [
    'beside other words',
    [
      ['A. x', 'lihat'],
      ['B. y', ''],
    ],
    undefined,
  ],
])('cells with options %s', (_, rows, found) => {
  expect(cells(readOptionCells(grid(rows)))).toEqual(found)
})

test('options in columns below a head have their parts beside each other', () => {
  const rows = readOptionRows(
    grid([
      ['', 'Nama', 'Umur'],
      ['A.', 'Ani', '5'],
      ['B.', 'Budi', '6'],
    ]),
  )
  expect(plainText(rows?.head ?? [])).toBe('Nama – Umur')
  expect(cells(rows?.cells)).toEqual(['A. Ani – 5', 'B. Budi – 6'])
})

test('a table that only lays out is read row by row, a number before its neighbour', () => {
  expect(
    show(
      flattenGrid(
        grid([
          ['1', 'Apa?'],
          ['', 'A. x'],
        ]),
      ),
    ),
  ).toEqual(['1. Apa?', 'A. x'])
  expect(show(flattenGrid(grid([['1.', 'Apa?', 'B']])))).toEqual(['1.', 'Apa?', 'B'])
  expect(
    show(
      flattenGrid(
        grid([
          ['1.', 'Apa?', 'B'],
          ['2.', 'Lagi?', 'A'],
        ]),
      ),
    ),
  ).toEqual(['1. Apa?', 'Kunci: B', '2. Lagi?', 'Kunci: A'])
})

const template = (rows: string[][], change = (found: Grid) => found) => show(readTemplate(change(grid(rows))))

test('a form with a row for each question', () => {
  const head = ['No', 'Soal', 'A', 'B', 'Kunci', 'Pembahasan']
  expect(template([head, ['1', 'Apa?', 'x', 'y', 'B', 'karena y']])).toEqual([
    'Soal 1. Apa?',
    'A. x',
    'B. y',
    'Kunci: B',
    'Pembahasan: karena y',
  ])
})

test('a row without a number has that of its line', () => {
  expect(
    template([
      ['No', 'Soal', 'Kunci'],
      ['', 'Apa?', 'A'],
      ['', 'Lagi?', 'B'],
    ]),
  ).toEqual(['Soal 1. Apa?', 'Kunci: A', 'Soal 2. Lagi?', 'Kunci: B'])
})

test('a card with a label beside each part', () => {
  expect(
    template([
      ['Nomor soal', '7'],
      ['Rumusan butir soal', 'Apa?'],
      ['Kunci jawaban', 'C'],
      ['Materi', 'Air'],
    ]),
  ).toEqual(['Soal 7. Apa?', 'Kunci: C', 'Topik: Air'])
})

test('any other table is no form', () => {
  expect(
    template([
      ['tahun', 'jumlah'],
      ['2020', '12'],
    ]),
  ).toBeUndefined()
})
