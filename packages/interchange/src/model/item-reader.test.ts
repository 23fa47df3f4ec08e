import { expect, test } from 'vitest'
import { png } from '../testing/small-bank.ts'
import {
  addPassage,
  addUnsupported,
  createItemReader,
  joinLines,
  readEach,
  readText,
  warnItem,
  wordsOf,
} from './item-reader.ts'
import { embedPictures } from './embed-pictures.ts'
import {
  describeWeights,
  findNewSection,
  noteColumns,
  noteCredit,
  noteGreatest,
  noteSurroundings,
  readCategory,
  readCredit,
  readGreatest,
  readSurroundings,
  readTruthPairs,
  shareOf,
  sharesOf,
} from './notes.ts'

const question = { id: 'q1', number: 1, place: { position: 1 } } as Parameters<typeof noteSurroundings>[0]
const passages = [
  { id: 's7', title: '', body: '', place: { position: 1 } },
  { id: 's9', title: '', body: '', place: { position: 2 } },
]

test('notes are read as they were written', () => {
  const notes = noteSurroundings({ ...question, difficulty: 'hard', passage: 's9' }, passages)
  expect(readSurroundings(notes.join('\n'))).toEqual({ difficulty: 'hard', passage: 's2' })
  expect(readCredit(noteCredit('all_or_nothing'))).toBe('all_or_nothing')
  expect(readCredit(noteCredit('proportional'))).toBe('proportional')
  expect(readGreatest(noteGreatest(5))).toBe(5)
})

test('a note that says nothing is none', () => {
  expect(noteSurroundings(question, passages)).toEqual([])
  expect(readSurroundings('gerbang:difficulty berat')).toEqual({})
  expect(readGreatest('catatan')).toBeUndefined()
})

test.each([
  ['$course$/top/Aljabar', 'Aljabar'],
  ['Matematika/Aljabar ', 'Aljabar'],
  ['top', ''],
  ['$course$/top/Default for Kelas XII', ''],
])('the category %s is the section “%s”', (path, section) => {
  expect(readCategory(path)).toBe(section)
})

test('a section begins where it is another than before', () => {
  const listed = ['a', 'a', 'b', undefined].map(section => ({ ...question, ...(section && { section }) }))
  expect(listed.map((_, at) => findNewSection(listed, at))).toEqual(['a', undefined, 'b', undefined])
})

const pairs = (...labels: string[]) => labels.map(label => ({ readStatement: () => 'x', label }))

test.each<[labels: string[], columns: string[] | undefined]>([
  [
    ['Benar', 'Salah'],
    ['Benar', 'Salah'],
  ],
  [
    ['Tidak', 'Ya'],
    ['Ya', 'Tidak'],
  ],
  [
    ['Sesuai', 'Tidak sesuai'],
    ['Sesuai', 'Tidak sesuai'],
  ],
  [['Benar', 'Benar'], undefined],
  [['Tokyo', 'Seoul'], undefined],
  [['Benar', 'Salah', 'Mungkin'], undefined],
])('pairs with the right sides %j are statements about %j', (labels, columns) => {
  const table = readTruthPairs('Apa?', pairs(...labels), '')
  expect(table?.content.columns.map(({ label }) => label)).toEqual(columns)
})

test('columns that are noted need no judgement that is known', () => {
  const table = readTruthPairs('Apa?', pairs('Opini', ''), noteColumns(['Fakta', 'Opini']))
  expect(table?.key).toEqual({ type: 'true_false_table', column_ids: { s1: 'c2' } })
})

test('statements of foreign pairs are not even read', () => {
  const unread = { readStatement: () => expect.fail('read'), label: 'Tokyo' }
  expect(readTruthPairs('Apa?', [unread], '')).toBeUndefined()
})

test('shares are what formats know', () => {
  expect([shareOf(1), shareOf(2), shareOf(3)]).toEqual(['100', '50', '33.33333'])
  expect(sharesOf([5, 2, null], 5)).toEqual(['100.00000', '40.00000', '0.00000'])
})

test.each<[weights: number[], isOdd: boolean]>([
  [[50, 50, 0], false],
  [[50, 50, -100], false],
  [[33.33333, 33.33333, 33.33333, -33.33333], false],
  [[70, 30], true],
  [[100, -25], true],
])('the weights %j are told: %s', (weights, isOdd) => {
  expect(describeWeights(weights) !== undefined).toBe(isOdd)
})

test('one bad item loses one item', () => {
  const reader = createItemReader()
  readEach(reader, ['a', 'b', 'c'], {
    placeOf: (_, index) => ({ position: index + 1 }),
    read(item) {
      if (item === 'b') throw new Error('no item')
      warnItem(reader, 'seen', item)
    },
    textOf: item => item,
  })
  expect(reader.result.warnings.map(({ message }) => message)).toEqual([
    'a',
    expect.stringContaining('Butir 2'),
    'c',
  ])
  expect(reader.result.unsupported).toMatchObject([{ kind: 'unreadable', text: 'b', place: { position: 2 } }])
  expect(reader.result.source.map(({ text }) => text)).toEqual(['a', 'b', 'c'])
})

test('texts become the source of an author, each from its format', () => {
  const reader = createItemReader()
  expect(readText(reader, '<p>a <b>b</b></p>', 'html')).toBe('a **b**')
  expect(readText(reader, ' a **b** ', 'markdown')).toBe('a **b**')
  expect(readText(reader, 'a *b*\nc\n\nd', 'plain')).toBe('a \\*b\\*<br>c\n\nd')
})

test('a picture that is embedded comes out once, and one that is missing is told', () => {
  const reader = createItemReader()
  const address = embedPictures([png])('peta.png')
  const image = `<img src="${address}" alt="Peta">`
  expect(readText(reader, image + image, 'html')).toBe('![Peta](gambar-1.png)![Peta](gambar-1.png)')
  expect(reader.result.pictures).toMatchObject([{ name: 'gambar-1.png', is_shown: true, bytes: png.bytes }])
  expect(readText(reader, '<img src="folder/lain.png" alt="">', 'html')).toBe('![](lain.png)')
  expect(reader.result.warnings).toMatchObject([{ code: 'missing_picture' }])
})

test('pictures are found by their address, and keep their name', () => {
  const reader = { ...createItemReader(), findPicture: () => png.bytes }
  expect(readText(reader, '<img src="a/peta.png?v=1">', 'html')).toBe('![](peta.png)')
})

test('what has no kind keeps its text', () => {
  const reader = createItemReader()
  addUnsupported(reader, 'essay', 'Jelaskan<br>ini', 'Jelaskan ini!')
  expect(reader.result.unsupported).toMatchObject([{ kind: 'essay', title: 'Jelaskan ini' }])
  expect(reader.result.warnings).toMatchObject([{ code: 'unsupported_essay' }])
})

test('passages count from s1', () => {
  const reader = createItemReader()
  expect([addPassage(reader, 'a', 'x'), addPassage(reader, 'b', 'y')]).toEqual(['s1', 's2'])
})

test('lines of an option become one, and words are no markup', () => {
  expect(joinLines('a\n\nb')).toBe('a<br>b')
  expect(wordsOf('*a*')).toBe('\\*a\\*')
})
