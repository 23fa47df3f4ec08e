import { expect, test } from 'vitest'
import { plainText } from '../content/content.ts'
import { cell, grid, line, picture } from '../testing/build-items.ts'
import { contentOfCell, labelOfCell, readNumber, readTable, textOfCell, writeLetter } from './read-cells.ts'

test.each([
  ['7', 7],
  ['7.', 7],
  ['(12)', 12],
  ['100)', 100],
  ['1000', undefined],
  ['7a', undefined],
  ['', undefined],
  ['1.5', undefined],
])('“%s” is the number %s', (text, number) => {
  expect(readNumber(text)).toBe(number)
})

test.each([
  ['B', 'B.'],
  ['b.', 'b.'],
  ['(C)', 'C.'],
  ['D :', 'D.'],
  ['*A', '*A.'],
  ['✓ a.', '✓a.'],
  ['E √', '√E.'],
  ['I', undefined],
  ['AB', undefined],
  ['', undefined],
])('“%s” in a cell of its own stands before its option as %s', (text, label) => {
  expect(writeLetter(text)).toBe(label)
})

test('a cell in a cell is read where it stands', () => {
  const nested = { items: [line('di atas'), grid([['dalam', 'sel']]), line('di bawah')] }
  expect(plainText(contentOfCell(nested))).toBe('di atas\ndalam\nsel\ndi bawah')
})

test('empty lines of a cell are no breaks, and a picture alone is something', () => {
  expect(plainText(contentOfCell(cell('a\n\n \nb')))).toBe('a\nb')
  expect(contentOfCell({ items: [line([picture])] })).toEqual([picture])
})

test('spaces and breaks of a cell are one space in its text, and no cell has none', () => {
  expect(textOfCell(cell('satu  dua\ntiga'))).toBe('satu dua tiga')
  expect(textOfCell(undefined)).toBe('')
})

test('an automatic label counts only where nothing else stands', () => {
  const label = { format: 'letter' as const, value: 2, text: 'B.', list: 'a', level: 0 }
  expect(labelOfCell({ items: [line('', { label })] })).toBe('B.')
  expect(labelOfCell({ items: [line('isi', { label })] })).toBe('isi')
  expect(labelOfCell({ items: [line('')] })).toBe('')
  expect(labelOfCell({ items: [grid([['a']])] })).toBe('a')
  expect(labelOfCell(undefined)).toBe('')
})

test('columns keep where their words stand', () => {
  const right = (words: string) => ({ items: [line(words, { align: 'right' as const })] })
  const table = readTable({
    kind: 'grid',
    position: 1,
    rows: [
      [cell('a'), right('1')],
      [cell('b'), right('2')],
    ],
  })
  expect(table).toMatchObject({ kind: 'table', align: [null, 'right'] })
})
