import { expect, test } from 'vitest'
import { line, marksOf, picture } from '../testing/build-items.ts'
import { writeMarkdown } from '../content/write-markdown.ts'
import { gatherOptions, gatherQuestion, splitQuestions } from './gather-questions.ts'

const gather = (...items: Parameters<typeof marksOf>) =>
  splitQuestions(marksOf(...items)).map(marks => gatherQuestion(marks, undefined))

const ask = (number: number) => [`${number}. Apa?`, 'A. x', 'B. y']

test('marks are split where questions begin', () => {
  const groups = splitQuestions(marksOf('UJIAN', ...ask(1), 'Kunci: A', ...ask(2)))
  expect(groups.map(({ start, marks }) => [start.number, marks.length])).toEqual([
    [1, 3],
    [2, 2],
  ])
})

test('a document without questions has no groups', () => {
  expect(splitQuestions(marksOf('UJIAN SEKOLAH', 'Tahun 2026'))).toEqual([])
})

test('a section holds until the next one, and a title too', () => {
  const found = gather('I. PILIHAN GANDA', ...ask(1), ...ask(2), 'II. ISIAN', '1. Ibu kota?')
  expect(found.map(({ section, title }) => [section, title])).toEqual([
    ['single', 'pilihan ganda'],
    ['single', 'pilihan ganda'],
    ['short', 'isian'],
  ])
})

test('a chapter of our own layout is the section of its questions', () => {
  const found = gather(line('Literasi', { style: 'subtes' }), ...ask(1), ...ask(2))
  expect(found.map(({ chapter }) => chapter)).toEqual(['Literasi', 'Literasi'])
})

const ends = (...items: string[]) => gather(...items).map(({ end }) => end)

test('a question ends at the next one, at a heading, or at a passage behind the last', () => {
  expect(ends(...ask(1), ...ask(2))).toEqual([4, Number.POSITIVE_INFINITY])
  expect(ends(...ask(1), 'II. ISIAN', '1. Ibu kota?')).toEqual([4, Number.POSITIVE_INFINITY])
  expect(ends(...ask(1), 'Teks untuk soal nomor 2-3', 'Pasar.')).toEqual([4])
})

test('the stem holds its lines, lists and tables in order', () => {
  const [found] = gather('1. Perhatikan!', '1. air', '2. api', 'Yang benar?', 'A. x', 'B. y')
  expect(writeMarkdown(found?.stem ?? [])).toBe('Perhatikan!\n\n1. air\n2. api\n\nYang benar?')
})

test('a question that begins on the next line has no empty paragraph', () => {
  expect(gather('Soal 1', 'Apa?', 'A. x', 'B. y')[0]?.stem).toHaveLength(1)
})

test('an option holds the lines below it', () => {
  const [group] = splitQuestions(marksOf('1. Apa?', 'A. satu', 'dan setengah', 'B.', line([picture])))
  expect(gatherOptions(group?.marks ?? [])).toMatchObject([
    { index: 0, more: [{ kind: 'paragraph' }] },
    { index: 1, more: [{ kind: 'paragraph' }] },
  ])
})

test('an explanation holds all that is said below its word', () => {
  const [found] = gather(...ask(1), 'Kunci: A', 'Pembahasan: jumlahkan', '1) satu', '2) dua', 'Selesai.')
  expect(writeMarkdown(found?.explanation ?? [])).toBe('jumlahkan\n\n1. satu\n2. dua\n\nSelesai.')
})

test('what a question says of itself is kept by its name', () => {
  expect(gather(...ask(1), 'Topik: Aljabar', 'Tingkat : sulit')[0]?.meta).toEqual({
    topik: 'Aljabar',
    tingkat: 'sulit',
  })
})

test('keys are left to their own pass', () => {
  expect(gather(...ask(1), 'Kunci: A')[0]?.keys).toEqual([])
})

test('a passage that asks for several answers says the kind of its questions', () => {
  const passage = {
    id: 's1',
    title: '',
    announcement: [{ kind: 'text' as const, text: 'Pilihlah lebih dari satu jawaban!', look: {} }],
    blocks: [],
    position: 1,
    cue: {},
  }
  const [marks] = splitQuestions(marksOf(...ask(1)))
  expect(marks && gatherQuestion(marks, passage)).toMatchObject({ section: 'multiple', passage: 's1' })
  expect(marks && gatherQuestion({ ...marks, section: 'short' }, passage).section).toBe('short')
})
