import { expect, test } from 'vitest'
import { type Inline, plainText } from '../content/content.ts'
import { formula, grid, label, line, marksOf, picture } from '../testing/build-items.ts'
import type { Mark } from './mark.ts'

const words = (content: readonly Inline[]) => plainText(content).replaceAll('\n', ' / ')

/** A mark in one line: its role, and what it holds. */
function show(mark: Mark): string {
  switch (mark.role) {
    case 'question':
      return `question ${mark.number}: ${words(mark.content)}`
    case 'options':
      return `options ${mark.options.map(({ index, content }) => `${index}=${words(content)}`).join(' ')}${mark.restarts ? ' again' : ''}`
    case 'key':
      return `key ${mark.key.text}`
    case 'keys':
      return `keys ${mark.keys.map(({ number, key }) => number + key).join(' ')} from ${mark.source}`
    case 'explanation':
    case 'hint':
      return `${mark.role} ${words(mark.content)}`
    case 'block':
      return `${mark.to} ${mark.block.kind === 'paragraph' ? words(mark.block.content) : mark.block.kind}`
    case 'item':
      return `${mark.to} item ${mark.start ?? '•'} ${words(mark.content)}`
    case 'loose':
      return `loose ${mark.words ? words(mark.words) : 'table'}`
    case 'section':
      return `section ${mark.kind ?? '?'}${mark.isAmongAnswers ? ' among answers' : ''}`
    case 'passage':
      return `passage ${mark.cue.from ?? '?'}-${mark.cue.to ?? '?'}${mark.replaces ? ' replaces' : ''}`
    case 'answer':
      return `answer ${mark.number ?? '-'} ${words(mark.piece.content)}`
    case 'meta':
      return `meta ${mark.name}=${mark.value}`
    case 'warning':
      return `warning ${mark.code}`
    case 'answers of':
      return `answers of ${mark.of}`
    case 'chapter':
      return `chapter ${mark.name}`
    case 'answer rows':
      return `rows ${mark.rows.map(row => row.number + row.key).join(' ')}`
    case 'statements':
      return `statements ${mark.statements.rows.map(words).join(' ')}`
    case 'answers':
    case 'instruction':
    case 'key label':
    case 'nothing':
      return mark.role
  }
}

const read = (...items: Parameters<typeof marksOf>) => marksOf(...items).map(show)

const first = ['1. Apa?', 'A. x', 'B. y']
const firstMarks = ['question 1: Apa?', 'options 0=x', 'options 1=y']

test.each<[what: string, items: Parameters<typeof marksOf>, marks: string[]]>([
  ['a question, its options and its key', [...first, 'Kunci: B'], [...firstMarks, 'key B']],
  [
    'the hint of our own layout',
    [...first, line('Petunjuk: Lihat x.', { style: 'petunjuk' }), line('Lalu y.', { style: 'lanjutan' })],
    [...firstMarks, 'hint Lihat x.', 'explanation Lalu y.'],
  ],
  [
    'what everybody is told to do, which is no hint',
    [...first, 'Kunci: B', 'Petunjuk: Pilih satu.'],
    [...firstMarks, 'key B', 'loose Petunjuk: Pilih satu.'],
  ],
  [
    'a line below the number goes on with the stem',
    ['1. Perhatikan!', 'Air mendidih.', 'A. x', 'B. y'],
    ['question 1: Perhatikan!', 'stem Air mendidih.', 'options 0=x', 'options 1=y'],
  ],
  [
    'numbers inside a stem count a list, until the question can be answered',
    ['1. Perhatikan!', '1. air', '2. api', 'A. x', 'B. y', '2. Lagi?'],
    [
      'question 1: Perhatikan!',
      'stem item 1 air',
      'stem item 2 api',
      'options 0=x',
      'options 1=y',
      'question 2: Lagi?',
    ],
  ],
  [
    'numbers in brackets stay as they are typed',
    ['1. Kalimat:', '(1) Air', '(2) Api', 'A. x', 'B. y'],
    ['question 1: Kalimat:', 'stem (1) Air', 'stem (2) Api', 'options 0=x', 'options 1=y'],
  ],
  [
    'options A, B below statements a, b make these part of the stem',
    ['1. Pilih!', 'a. air', 'b. api', 'A. a saja', 'B. b saja'],
    ['question 1: Pilih!', 'options 0=air', 'options 1=api', 'options 0=a saja again', 'options 1=b saja'],
  ],
  [
    'a letter that the question has already belongs to nothing',
    [...first, 'A. z', '2. Lagi?'],
    [...firstMarks, 'loose A. z', 'question 2: Lagi?'],
  ],
  ['a key behind its question', ['1. Apa? (Kunci: C)'], ['question 1: Apa?', 'key C']],
  [
    'a key on the line below its word',
    [...first, 'Kunci:', 'B', '2. Lagi?'],
    [...firstMarks, 'key label', 'key B', 'question 2: Lagi?'],
  ],
  [
    'a key with its explanation on the same line',
    [...first, 'Jawaban: B karena itu benar'],
    [...firstMarks, 'key B', 'explanation karena itu benar'],
  ],
  [
    'an explanation goes on until the next question',
    [...first, 'Pembahasan: jumlahkan', 'lalu bagi', '1) satu', '2. Lagi?', 'A. x', 'B. y'],
    [
      ...firstMarks,
      'explanation jumlahkan',
      'explanation lalu bagi',
      'explanation item 1 satu',
      'question 2: Lagi?',
      'options 0=x',
      'options 1=y',
    ],
  ],
  ['what a question says of itself', [...first, 'Topik: Aljabar'], [...firstMarks, 'meta topik=Aljabar']],
  [
    'the heading of a section ends what is above it',
    [...first, 'II. ISIAN', '1. Ibu kota?'],
    [...firstMarks, 'section short', 'question 1: Ibu kota?'],
  ],
  [
    'the name of a sub-test between a question that is done and the next number',
    [...first, 'PENALARAN UMUM', '2. Lagi?'],
    [...firstMarks, 'section ?', 'question 2: Lagi?'],
  ],
  [
    'an option is no heading, even where it reads like one',
    ['1. Bentuk soal?', 'A. Uraian', 'B. Pilihan ganda'],
    ['question 1: Bentuk soal?', 'options 0=Uraian', 'options 1=Pilihan ganda'],
  ],
  [
    'a list of keys below its heading',
    [...first, 'KUNCI JAWABAN', '1. B', '2. A karena x'],
    [...firstMarks, 'answers', 'answer 1 B', 'answer 2 A karena x'],
  ],
  [
    'a section repeated in the list of keys',
    ['I. PILIHAN GANDA', ...first, 'KUNCI JAWABAN', 'I. PILIHAN GANDA', '1. B'],
    ['section single', ...firstMarks, 'answers', 'answers of pilihan ganda', 'answer 1 B'],
  ],
  [
    'keys on one line below questions that have none',
    [...first, '2. Lagi?', 'A. x', 'B. y', '1b 2a'],
    [...firstMarks, 'question 2: Lagi?', 'options 0=x', 'options 1=y', 'keys 1b 2a from list'],
  ],
  [
    'the key of a question by its number, anywhere',
    [...first, 'Kunci jawaban nomor 1: B'],
    [...firstMarks, 'keys 1B from line'],
  ],
  [
    'a passage is announced between questions',
    [...first, 'Teks berikut untuk soal nomor 2-3', 'Pasar ramai.', '2. Lagi?'],
    [...firstMarks, 'passage 2-3', 'passage Pasar ramai.', 'question 2: Lagi?'],
  ],
  [
    'inside a stem the same words are the question’s own',
    ['1. Lihat', 'Perhatikan gambar berikut!', 'A. x', 'B. y'],
    ['question 1: Lihat', 'stem Perhatikan gambar berikut!', 'options 0=x', 'options 1=y'],
  ],
  [
    'a title above an announcement is replaced by it',
    [...first, 'Teks 2', 'Bacalah teks berikut untuk soal nomor 2-3!', 'Pasar.', '2. Lagi?'],
    [...firstMarks, 'passage ?-?', 'passage 2-3 replaces', 'passage Pasar.', 'question 2: Lagi?'],
  ],
  [
    'numbers of instructions are no questions',
    ['Petunjuk umum', '1. Berdoalah.', '2. Tulis nama.', ...first],
    ['instruction', 'nothing', 'nothing', ...firstMarks],
  ],
  [
    'long text above the first question is kept, its head is not',
    ['UJIAN SEKOLAH', 'Pasar terapung ramai sejak pagi. '.repeat(3), ...first],
    ['nothing', `loose ${'Pasar terapung ramai sejak pagi. '.repeat(3).trim()}`, ...firstMarks],
  ],
  [
    'lines that are drawn between questions say nothing',
    [...first, '- - - -', '2. Lagi?'],
    [...firstMarks, 'nothing', 'question 2: Lagi?'],
  ],
  [
    'text behind the last option belongs to nothing',
    [...first, 'Selamat mengerjakan', '2. Lagi?'],
    [...firstMarks, 'loose Selamat mengerjakan', 'question 2: Lagi?'],
  ],
  [
    'text before the next letter goes on with its option',
    ['1. Apa?', 'A. satu', 'dan setengah', 'B. dua'],
    ['question 1: Apa?', 'options 0=satu', 'option dan setengah', 'options 1=dua'],
  ],
  [
    'a number that counts on below options is a question',
    [...first, '2. Kedua?', '3. Ketiga?'],
    [...firstMarks, 'question 2: Kedua?', 'question 3: Ketiga?'],
  ],
])('%s', (_, items, marks) => {
  expect(read(...items)).toEqual(marks)
})

test('a picture below the last option belongs to it, with a doubt', () => {
  expect(read(...first, line([picture]))).toEqual([
    ...firstMarks,
    'warning object_behind_options',
    'option \uFFFC',
  ])
})

test('a formula above the first question is told', () => {
  expect(read(line([formula('x')]), ...first)).toEqual(['warning object_on_top', ...firstMarks])
})

test('styles of our own layout go on with what is above, whatever the words begin with', () => {
  const continued = line('Kunci: B', { style: 'lanjutan' })
  const item = line('satu', { style: 'butir', label: label('number', 3) })
  expect(read('1. Apa?', continued, item)).toEqual(['question 1: Apa?', 'stem Kunci: B', 'stem item 3 satu'])
})

test('a chapter of our own layout begins something else', () => {
  expect(read(...first, line('Literasi', { style: 'subtes' }), '1. Lagi?')).toEqual([
    ...firstMarks,
    'chapter Literasi',
    'question 1: Lagi?',
  ])
})

test('automatic numbers of the same list are questions; those of a list deeper inside are items', () => {
  const deeper = { ...label('number', 1, 'b'), level: 1 }
  expect(
    read(
      line('Apa?', { label: label('number', 1) }),
      line('air', { label: deeper }),
      line('Lagi?', { label: label('number', 2) }),
    ),
  ).toEqual(['question 1: Apa?', 'stem item 1 air', 'question 2: Lagi?'])
})

test.each<[what: string, rows: string[][], marks: string[]]>([
  ['options, a cell each', [['A. x', 'B. y']], ['options 0=x 1=y']],
  [
    'options beside their letters',
    [
      ['A.', 'x'],
      ['B.', 'y'],
    ],
    ['options 0=x 1=y'],
  ],
  [
    'statements with columns to tick',
    [
      ['Pernyataan', 'Benar', 'Salah'],
      ['Air basah', '✓', ''],
    ],
    ['statements Air basah'],
  ],
  [
    'any other table',
    [
      ['tahun', 'jumlah'],
      ['2020', '12'],
    ],
    ['stem table'],
  ],
  ['a frame around text', [['Air mendidih.']], ['stem Air mendidih.']],
  [
    'a question in cells',
    [
      ['2.', 'Lagi?'],
      ['', 'A. x'],
      ['', 'B. y'],
    ],
    ['question 2: Lagi?', 'options 0=x', 'options 1=y'],
  ],
  ['an empty table', [['', '']], []],
])('a table below a stem holds %s', (_, rows, marks) => {
  expect(read('1. Apa?', grid(rows))).toEqual(['question 1: Apa?', ...marks])
})

test('tables of keys are known below questions only', () => {
  const keys = grid([
    ['1', '2', '3'],
    ['A', 'B', 'C'],
  ])
  expect(read(...first, keys)).toEqual([...firstMarks, 'keys 1A 2B 3C from table'])
  expect(marksOf(keys, ...first).map(({ role }) => role)).not.toContain('keys')
})

test('a table of keys with explanations begins the answers', () => {
  const rows = grid([
    ['No', 'Kunci', 'Pembahasan'],
    ['1', 'B', 'karena y'],
  ])
  expect(read(...first, rows, '2. A')).toEqual([...firstMarks, 'rows 1B', 'answer 2 A'])
})

test('a table behind options waits for its question; the last one is told', () => {
  const data = grid([
    ['tahun', 'jumlah'],
    ['2020', '12'],
  ])
  expect(read(...first, data, '2. Lagi?')).toEqual([...firstMarks, 'loose table', 'question 2: Lagi?'])
  expect(read(...first, data)).toEqual([...firstMarks, 'warning unknown_table'])
})

test('above a number, any line may be the name of its sub-test', () => {
  expect(marksOf('A. PENALARAN UMUM', '1. Apa?')[0]).toMatchObject({ title: 'penalaran umum' })
})
