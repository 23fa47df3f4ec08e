import { expect, test } from 'vitest'
import { readDocument } from '../read-document.ts'
import { buildDocx, paragraph as p, table } from '../testing/build-docx.ts'
import { listSourceOf } from './list-source-of.ts'

function sourceOf(bytes: Uint8Array, number: number): string[] {
  const result = readDocument(bytes, 'soal.docx')
  const draft = result.questions.find(each => each.number === number)
  return draft ? listSourceOf(result, draft).map(({ text }) => text) : []
}

test('the source of a question is its own lines, and the table elsewhere that names its key', () => {
  const bytes = buildDocx([
    p('1. Ibu kota Kalimantan Selatan?'),
    p('A. Banjarbaru'),
    p('B. Pontianak'),
    p('2. Ibu kota Papua?'),
    p('A. Sorong'),
    p('B. Jayapura'),
    p('KUNCI JAWABAN'),
    table([
      [p('No'), p('Kunci')],
      [p('1'), p('A')],
      [p('2'), p('B')],
    ]),
  ])
  expect(sourceOf(bytes, 1)).toEqual([
    '1. Ibu kota Kalimantan Selatan?',
    'A. Banjarbaru',
    'B. Pontianak',
    'No \\| Kunci',
  ])
})

test('an item of a text file is shown whole', () => {
  const bytes = new TextEncoder().encode('Ibu kota *Papua*?\nA. Sorong\nB. Jayapura\nANSWER: B\n')
  expect(sourceOf(bytes, 1)).toEqual(['Ibu kota \\*Papua\\*?<br>A. Sorong<br>B. Jayapura'])
})
