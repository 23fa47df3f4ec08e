import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { makeMultipleChoice } from '../kinds/multiple-choice/make.ts'
import { acceptNumber, acceptWords, makeShortAnswer } from '../kinds/short-answer/make.ts'
import { makeSingleChoice } from '../kinds/single-choice/make.ts'
import { makeTrueFalseTable } from '../kinds/true-false-table/make.ts'
import { makeWeightedChoice } from '../kinds/weighted-choice/make.ts'
import { DEFAULT_LIMITS } from '../model/limits.ts'
import { readDocument } from '../read-document.ts'
import { describeQuestions } from '../testing/describe-questions.ts'
import { codesOf, foreignIn } from '../testing/read-items.ts'
import { ask, bankOf, passage } from '../testing/small-bank.ts'
import { findColumn } from './columns.ts'
import { openSheets } from './open-sheets.ts'
import { readKey, readWeights, type Row } from './row.ts'
import { writeTemplate } from './write-template.ts'
import { writeXlsx } from './write-xlsx.ts'

const encode = (text: string) => new TextEncoder().encode(text)
const links = (type: string, ...targets: string[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets.map((target, at) => `<Relationship Id="r${at + 1}" Type="x/${type}" Target="${target}"/>`).join('')}</Relationships>`
const MAIN =
  'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'

/** A workbook of one sheet with this markup in it. */
function workbook(data: string): Uint8Array {
  return zipSync({
    '[Content_Types].xml': encode('<Types/>'),
    '_rels/.rels': encode(links('officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': encode(
      `<workbook ${MAIN}><sheets><sheet name="Lembar" r:id="r1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': encode(links('worksheet', 'sheet.xml')),
    'xl/sheet.xml': encode(`<worksheet ${MAIN}>${data}</worksheet>`),
  })
}

function sheet(rows: string[][], more = ''): Uint8Array {
  const cells = rows
    .map(row => `<row>${row.map(text => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`)
    .join('')
  return workbook(`<sheetData>${cells}</sheetData>${more}`)
}

const read = (rows: string[][]) => readDocument(sheet(rows), 'soal.xlsx')
const HEAD = ['Soal', 'Jenis', 'Opsi A', 'Opsi B', 'Opsi C', 'Kunci']
const describe = (...row: string[]) => describeQuestions(read([HEAD, row]))

test.each([
  ['No. Soal', 'number'],
  ['JENIS_SOAL', 'kind'],
  ['Pertanyaan', 'prompt'],
  ['Opsi A', 'option 0'],
  ['PILIHAN_B', 'option 1'],
  ['Jawaban 3', 'option 2'],
  ['d', 'option 3'],
  ['Kunci Jawaban', 'key'],
  ['Correct Answer', 'key'],
  ['Penjelasan:', 'explanation'],
  ['Wacana', 'passage'],
  ['Materi', 'topic'],
  ['Mapel', 'section'],
  ['Fase', undefined],
  ['Opsi J', undefined],
])('a heading “%s” stands for %s', (heading, column) => {
  expect(findColumn(heading)).toBe(column)
})

const row = (more: Partial<Row>): Row => ({
  kind: '',
  prompt: 'Apa?',
  options: ['Osaka', 'Tokyo', 'Nara'],
  key: '',
  columns: '',
  tolerance: '',
  credit: '',
  ...more,
})

test.each<[key: string, places: number[]]>([
  ['B', [1]],
  ['a, c', [0, 2]],
  ['AC', [0, 2]],
  ['2', [1]],
  ['1;3', [0, 2]],
  ['tokyo', [1]],
  ['D', []],
  ['9', []],
  ['', []],
])('the key “%s” names places %j', (key, places) => {
  expect(readKey(row({ key }))).toEqual(places)
})

test('weights are letters with numbers; an option without one has none', () => {
  expect(readWeights(row({ key: 'A=5, C: 3' }))).toEqual([5, null, 3])
})

test.each<[kind: string, key: string, described: string]>([
  ['', 'B', '1 B: Apa? | x | y | z'],
  ['', 'A,C', '1 A+C: Apa? | x | y | z'],
  ['PG', 'C', '1 C: Apa? | x | y | z'],
  ['1', 'C', '1 C: Apa? | x | y | z'],
  ['Multiple choice', 'A,B', '1 A+B: Apa? | x | y | z'],
  ['multi_choice', 'A;C', '1 A+C: Apa? | x | y | z'],
  ['single_choice', 'B', '1 B: Apa? | x | y | z'],
  ['PG Kompleks', 'A', '1 A: Apa? | x | y | z'],
  ['2', 'A', '1 A: Apa? | x | y | z'],
  ['TKP', 'A=3, B=2, C=1', '1 3/2/1: Apa? | x | y | z'],
  ['Pilihan berbobot', 'A=3, B=2, C=1', '1 3/2/1: Apa? | x | y | z'],
  ['Benar/Salah', 'B, S, B', '1 Benar/Salah/Benar: Apa? | x | y | z'],
])('a row of the kind “%s” with the key “%s”', (kind, key, described) => {
  expect(describe('Apa?', kind, 'x', 'y', 'z', key)).toEqual([described])
})

test.each<[kind: string, key: string, answer: string]>([
  ['', 'Tokyo; Edo', '{"kind":"text","accepted":["Tokyo","Edo"]}'],
  ['Isian', '2,5', '{"kind":"number","value":2.5,"tolerance":0}'],
  ['Isian angka', '1.250', '{"kind":"number","value":1250,"tolerance":0}'],
  ['4', 'Tokyo', '{"kind":"text","accepted":["Tokyo"]}'],
])('a row “%s” without options has the answer “%s”', (kind, key, answer) => {
  expect(describe('Apa?', kind, '', '', '', key)).toEqual([`1 ${answer}: Apa?`])
})

test.each([
  ['Uraian', 'essay'],
  ['5', 'essay'],
  ['Teka-teki', 'unknown'],
])('a row of the kind %s is named, not guessed', (kind, name) => {
  expect(foreignIn(read([HEAD, ['Apa?', kind, '', '', '', 'x']]))).toEqual([`${name}: Apa?`])
})

test('headings may stand anywhere among the first rows, in any order', () => {
  const result = read([
    ['Bank soal'],
    ['KUNCI', 'SOAL', 'OPSI_A', 'OPSI_B', 'FASE'],
    ['B', 'Apa?', 'x', 'y', 'A'],
  ])
  expect(describeQuestions(result)).toEqual(['1 B: Apa? | x | y'])
  expect(result.warnings).toMatchObject([
    { code: 'unknown_columns', message: expect.stringContaining('FASE') },
  ])
})

test('a sheet whose headings say nothing is refused, and they are quoted', () => {
  expect(
    read([
      ['Nama', 'Kelas'],
      ['Ani', 'XII'],
    ]).errors,
  ).toMatchObject([{ code: 'unknown_columns', message: expect.stringContaining('Nama, Kelas') }])
})

test('pictures on a sheet are told', () => {
  const bytes = sheet([HEAD, ['Apa?', '', 'x', 'y', 'z', 'A']], '<drawing r:id="r9"/>')
  expect(codesOf(readDocument(bytes, 'soal.xlsx'))).toEqual(['picture_in_sheet'])
})

test('numbers that were typed as decimals are read as typed, and truth in words', () => {
  const cells = '<c r="B2"><v>0.30000000000000004</v></c><c r="D2" t="b"><v>1</v></c>'
  const [found] = openSheets(workbook(`<sheetData><row r="2">${cells}</row></sheetData>`), DEFAULT_LIMITS)
  expect(found?.rows.get(2)).toEqual(['', '0.3', '', 'BENAR'])
})

test('HTML in a foreign sheet is markup, other text is not', () => {
  expect(describe('Apa &lt;b&gt;itu&lt;/b&gt;?', '', '*x*', 'y', '', 'A')).toEqual([
    '1 A: Apa **itu**? | \\*x\\* | y',
  ])
})

const prompt = 'Apa?'

test.each([
  ['Pilihan ganda', makeSingleChoice(prompt, ['x', 'y'], 1), 'B'],
  [
    'Pilihan ganda kompleks',
    makeMultipleChoice({ prompt, options: ['x', 'y'], key: [0, 1], credit: 'proportional' }),
    'A, B',
  ],
  ['Pilihan berbobot', makeWeightedChoice(prompt, ['x', 'y'], [5, null]), 'A=5'],
  [
    'Tabel pernyataan',
    makeTrueFalseTable({
      prompt,
      columns: ['Fakta', 'Opini'],
      statements: ['x', 'y'],
      key: [1, 0],
      credit: 'all_or_nothing',
    }),
    'Opini, Fakta',
  ],
  ['Isian angka', makeShortAnswer(prompt, acceptNumber(2.5, 0)), '2,5'],
  ['Isian', makeShortAnswer(prompt, acceptWords(['x', 'y'])), 'x; y'],
])('a row is called %s', (kind, question, key) => {
  const [found] = openSheets(writeXlsx(bankOf([ask(question)])), DEFAULT_LIMITS)
  const [head = [], cells = []] = [...(found?.rows.values() ?? [])]
  const at = (title: string) => cells[head.indexOf(title)]
  expect([at('Jenis'), at('Kunci')]).toEqual([kind, key])
})

test('passages stand on a sheet of their own, with a code', () => {
  const question = ask(makeSingleChoice(prompt, ['x', 'y'], 0), { passage: 's1', difficulty: 'hard' })
  const bytes = writeXlsx(bankOf([question], { passages: [passage] }))
  expect(openSheets(bytes, DEFAULT_LIMITS).map(({ name }) => name)).toEqual(['Soal', 'Bacaan', 'Petunjuk'])
  expect(readDocument(bytes, 'bank.xlsx')).toMatchObject({
    passages: [{ id: 's1', title: 'Pasar', body: 'Pasar ramai.' }],
    questions: [{ passage: 's1', difficulty: 'hard' }],
  })
})

test('the template is empty, with an example of each kind on a sheet that nobody imports', () => {
  expect(codesOf(readDocument(writeTemplate(), 'templat.xlsx'))).toEqual(['no_questions'])
  const example = openSheets(writeTemplate(), DEFAULT_LIMITS).find(({ name }) => name === 'Contoh')
  const kinds = [...(example?.rows.values() ?? [])].slice(1).map(([, kind]) => kind)
  expect(new Set(kinds).size).toBe(6)
})

test('shared strings are read without what is only for reading aloud, hidden sheets not at all', () => {
  const files = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': links('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `<workbook ${MAIN}><sheets><sheet name="Satu" r:id="r1"/><sheet name="Dua" r:id="r2" state="hidden"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': links('worksheet', 'a.xml', 'b.xml').replace(
      '</Relationships>',
      '<Relationship Id="r9" Type="x/sharedStrings" Target="s.xml"/></Relationships>',
    ),
    'xl/s.xml': `<sst ${MAIN}><si><r><t>Ibu </t></r><r><t>kota</t></r><rPh><t>aloud</t></rPh></si></sst>`,
    'xl/a.xml': `<worksheet ${MAIN}><sheetData><row r="3"><c r="C3" t="s"><v>0</v></c></row></sheetData></worksheet>`,
    'xl/b.xml': `<worksheet ${MAIN}><sheetData/></worksheet>`,
  }
  const bytes = zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, encode(text)])))
  const sheets = openSheets(bytes, DEFAULT_LIMITS)
  expect(sheets.map(({ name }) => name)).toEqual(['Satu'])
  expect(sheets[0]?.rows.get(3)).toEqual(['', '', 'Ibu kota'])
})

test('a sheet that is longer than allowed is refused', () => {
  const rows = Array.from({ length: 5 }, () => ['Apa?'])
  expect(codesOf(readDocument(sheet(rows), 'soal.xlsx', { ...DEFAULT_LIMITS, paragraphs: 3 }))).toEqual([
    'too_many_paragraphs',
  ])
})
