import { expect, test } from 'vitest'
import type { ReadResult } from '../model/draft.ts'
import { readDocument } from '../read-document.ts'
import {
  bold,
  buildDocx,
  type LevelShape,
  listItem,
  numbering,
  paragraph as p,
  QUESTION_LIST,
  run,
  table,
} from '../testing/build-docx.ts'
import { describeQuestions } from '../testing/describe-questions.ts'

const LETTERS = 'ABCDEFGH'

const read = (body: string[], lists?: LevelShape[][]) =>
  readDocument(buildDocx(body, lists ? { numbering: numbering(lists) } : {}), 'soal.docx')
const codes = ({ warnings, errors }: ReadResult) => [...errors, ...warnings].map(remark => remark.code)

const options = (...texts: string[]) => texts.map((text, index) => p(`${LETTERS.charAt(index)}. ${text}`))

const habits: [habit: string, body: string[], expected: string[], lists?: LevelShape[][]][] = [
  [
    'statements 1, 2, 3 in a stem are no questions',
    [
      p('1. Perhatikan!'),
      p('1. Air'),
      p('2. Api'),
      p('Yang benar ….'),
      ...options('1 saja', '2 saja'),
      p('Kunci: B'),
      p('2. Lagi?'),
      ...options('x', 'y'),
      p('Jawaban – A'),
    ],
    ['1 B: Perhatikan! / 1. Air / 2. Api / Yang benar …. | 1 saja | 2 saja', '2 A: Lagi? | x | y'],
  ],
  [
    'statements (1), (2) in a stem, and keys on one line',
    [
      p('1. Pernyataan:'),
      p('(1) Air'),
      p('(2) Api'),
      p('a. (1)'),
      p('b. (2)'),
      p('2. Lagi?'),
      p('a. x'),
      p('b. y'),
      p('1b 2a'),
    ],
    ['1 B: Pernyataan: / (1) Air / (2) Api | (1) | (2)', '2 A: Lagi? | x | y'],
  ],
  [
    'numbers from 21, sections that begin again, and a list of keys at the end',
    [
      p('I. PILIHAN GANDA'),
      p('21) Satu?'),
      p('(A) x'),
      p('(B) y'),
      p('22) Dua?'),
      p('(A) x'),
      p('(B) y'),
      p('II. ISIAN'),
      p('1. Ibu kota Jepang adalah …'),
      p('Jawaban: Tokyo atau Edo'),
      p('KUNCI JAWABAN'),
      p('21. B'),
      p('22. A'),
    ],
    [
      '21 B: Satu? | x | y',
      '22 A: Dua? | x | y',
      '1 {"kind":"text","accepted":["Tokyo","Edo"]}: Ibu kota Jepang adalah …',
    ],
  ],
  [
    'a list inside a numbered stem',
    [
      listItem('Perhatikan!', 0),
      listItem('satu', 0, 2),
      listItem('dua', 0, 2),
      p('Yang benar?'),
      listItem('x', 1),
      listItem(bold('y'), 1),
      listItem('Kedua?', 0),
      listItem(bold('x'), 1),
      listItem('y', 1),
    ],
    ['1 B: Perhatikan! / 1. satu / 2. dua / Yang benar? | x | y', '2 A: Kedua? | x | y'],
    [QUESTION_LIST, [['decimal', '%1)']]],
  ],
  [
    'ticks, stars and words in brackets',
    [
      p('1. S?'),
      p('A. x'),
      p('*B. y'),
      p('2. S?'),
      p('A. x ✓'),
      p('B. y'),
      p('3. S?'),
      p('☐ A. x'),
      p('☑ B. y'),
      p('4. S? (Kunci: B)'),
      ...options('x', 'y'),
      p('5. S?'),
      p('A. x (benar)'),
      p('B. y'),
    ],
    ['1 B: S? | x | y', '2 A: S? | x | y', '3 B: S? | x | y', '4 B: S? | x | y', '5 A: S? | x | y'],
  ],
  [
    'options on one line, parted by tabs, breaks or spaces, also column by column',
    [
      p('1. S?\nA. x\tB. y\tC. z'),
      p('Kunci: C'),
      p('2. S? A. 1 B. 2 C. 3 D. 4'),
      p('Jwb: D'),
      p('3. S?'),
      p('a. x\tc. z'),
      p('b. y'),
      p('Kunci C'),
    ],
    ['1 C: S? | x | y | z', '2 D: S? | 1 | 2 | 3 | 4', '3 C: S? | x | y | z'],
  ],
  [
    'keys by colour, shade, label and what is bold behind bold labels',
    [
      p('1. S?'),
      p('A. x'),
      p(run('B. y', '<w:color w:val="FF0000"/>')),
      p('2. S?'),
      p('A. x'),
      p(run('B. y', '<w:shd w:val="clear" w:fill="FFFF00"/>')),
      p('3. S?'),
      p(bold('A. ') + run('x')),
      p('B. y'),
      p('4. S?'),
      p(bold('A. ') + run('x')),
      p(bold('B. ') + bold('y')),
    ],
    ['1 B: S? | x | y', '2 B: S? | x | y', '3 A: S? | x | y', '4 B: S? | x | y'],
  ],
  [
    'a form with a row for each question',
    [
      table([
        ['No', 'Soal', 'A', 'B', 'C', 'Kunci'],
        ['1', 'Ibu kota Jepang?', 'Osaka', 'Tokyo', 'Nara', 'B'],
        ['2', '', '', '', '', ''],
      ]),
    ],
    ['1 B: Ibu kota Jepang? | Osaka | Tokyo | Nara'],
  ],
  [
    'a form with a table for each question',
    [
      table([
        ['Soal', 'Ibu kota Jepang?'],
        ['A', 'Osaka'],
        ['B', 'Tokyo'],
        ['Kunci', 'B'],
      ]),
      p(''),
      table([
        ['No. Soal', '2'],
        ['Soal', '2+2?'],
        ['A.', '3'],
        ['B.', '4'],
        ['Kunci Jawaban', 'B'],
      ]),
    ],
    ['1 B: Ibu kota Jepang? | Osaka | Tokyo', '2 B: 2+2? | 3 | 4'],
  ],
  [
    'a form NO, SOAL, JAWABAN with the options in the cell',
    [
      table([
        ['NO', 'SOAL', 'JAWABAN'],
        ['1', p('S?') + p('A. x') + p('B. y'), 'B'],
        ['2', '', ''],
      ]),
    ],
    ['1 B: S? | x | y'],
  ],
  [
    'a whole exam laid out in a table, with a table of keys',
    [
      table([
        ['1.', 'S?'],
        ['', 'A. x'],
        ['', 'B. y'],
        ['2.', p('T?') + p('A. x') + p('B. y')],
      ]),
      table([
        ['No', 'Kunci'],
        ['1', 'B'],
        ['2', 'A'],
      ]),
    ],
    ['1 B: S? | x | y', '2 A: T? | x | y'],
  ],
  [
    'keys in columns, twice beside each other',
    [
      ...[1, 2, 3, 4].flatMap(n => [p(`${n}. S?`), ...options('x', 'y')]),
      table([
        ['No', 'Kunci', 'No', 'Kunci'],
        ['1', 'A', '3', 'B'],
        ['2', 'B', '4', 'A'],
      ]),
    ],
    ['1 A: S? | x | y', '2 B: S? | x | y', '3 B: S? | x | y', '4 A: S? | x | y'],
  ],
  [
    'answers with explanations at the end',
    [
      ...[1, 2].flatMap(n => [p(`${n}. S?`), ...options('x', 'y')]),
      p('KUNCI DAN PEMBAHASAN'),
      p('1. Jawaban: B'),
      p('Karena y.'),
      p('2. A'),
    ],
    ['1 B: S? | x | y', '2 A: S? | x | y'],
  ],
  [
    'statements in a list with B, S, B; one statement with Benar',
    [
      p('1. Tentukan benar (B) atau salah (S)!'),
      p('a. Air'),
      p('b. Api'),
      p('c. Tanah'),
      p('Kunci: B, S, B'),
      p('2. Bumi bulat. (Benar/Salah)'),
      p('Jawaban: Benar'),
    ],
    [
      '1 Benar/Salah/Benar: Tentukan benar (B) atau salah (S)! | Air | Api | Tanah',
      '2 Benar: Tentukan apakah pernyataan berikut benar atau salah. | Bumi bulat. (Benar/Salah)',
    ],
  ],
  [
    'statements a, b of a stem before options A, B',
    [
      p('1. Perhatikan'),
      p('a. satu'),
      p('b. dua'),
      p('Yang benar'),
      ...options('a', 'b', 'a dan b'),
      p('Kunci: C'),
    ],
    ['1 C: Perhatikan / a. satu / b. dua / Yang benar | a | b | a dan b'],
  ],
  [
    'a weight for each option',
    [
      p('1. S?'),
      ...options('x', 'y', 'z'),
      p('Kunci: A=5, B=3, C=1'),
      p('2. T?'),
      ...options('x', 'y'),
      p('Skor: A = 4; B = 5'),
    ],
    ['1 5/3/1: S? | x | y | z', '2 4/5: T? | x | y'],
  ],
  [
    'instructions with numbers above the questions',
    [
      p('Petunjuk:'),
      p('1. Berdoalah.'),
      p('2. Periksa nama.'),
      p('1. S?'),
      ...options('x', 'y'),
      p('Kunci: A'),
      p('2. T?'),
      ...options('x', 'y'),
      p('Kunci: B'),
    ],
    ['1 A: S? | x | y', '2 B: T? | x | y'],
  ],
  [
    'sections that begin again, with a line of keys each',
    [
      p('PENALARAN UMUM'),
      ...[1, 2].flatMap(n => [p(`${n}. S?`), ...options('x', 'y')]),
      p('Kunci: 1. A 2. B'),
      p('B. LITERASI'),
      ...[1, 2].flatMap(n => [p(`${n}. T?`), ...options('x', 'y')]),
      p('KUNCI JAWABAN'),
      p('1. B'),
      p('2. A'),
    ],
    ['1 A: S? | x | y', '2 B: S? | x | y', '1 B: T? | x | y', '2 A: T? | x | y'],
  ],
  [
    'options whose parts stand in columns',
    [
      p('1. Pasangan tepat ….'),
      table([
        ['', 'Hewan', 'Kelas'],
        ['A.', 'Katak', 'Amfibi'],
        ['B.', 'Ular', 'Reptil'],
      ]),
      p('Kunci: B'),
    ],
    ['1 B: Pasangan tepat …. / Hewan – Kelas | Katak – Amfibi | Ular – Reptil'],
  ],
  [
    'a dialogue of A and B is no option',
    [p('1. Lengkapi!'), p('A: Apa kabar?'), p('B: …'), ...options('Baik', 'Buruk'), p('Kunci: A')],
    ['1 A: Lengkapi! / A: Apa kabar? / B: … | Baik | Buruk'],
  ],
  [
    'numbered steps of an explanation',
    [
      p('1. S?'),
      ...options('x', 'y'),
      p('Kunci: A'),
      p('Pembahasan:'),
      p('1. Langkah'),
      p('2. Langkah'),
      p('2. T?'),
      ...options('x', 'y'),
      p('Kunci: B'),
    ],
    ['1 A: S? | x | y', '2 B: T? | x | y'],
  ],
  [
    'two columns of a page',
    [
      table([
        [
          p('1. S?') + p('A. x') + p('B. y') + p('Kunci: A'),
          p('2. T?') + p('A. x') + p('B. y') + p('Kunci: B'),
        ],
      ]),
    ],
    ['1 A: S? | x | y', '2 B: T? | x | y'],
  ],
  [
    'options as a list without letters',
    [p('1. S?'), listItem('x', 0), listItem(bold('y'), 0), listItem('z', 0)],
    ['1 B: S? | x | y | z'],
    [[['bullet', '•']]],
  ],
  [
    'Soal 1 on a line of its own, a key by its text, and a key below its label',
    [
      p('Soal 1'),
      p('Apa?'),
      ...options('merah', 'biru'),
      p('Kunci Jawaban: Biru'),
      p('Soal 2'),
      p('Apa?'),
      ...options('x', 'y'),
      p('Jawaban:'),
      p('A'),
    ],
    ['1 B: Apa? | merah | biru', '2 A: Apa? | x | y'],
  ],
]

test.each(habits)('%s', (_, body, expected, lists) => {
  expect(describeQuestions(read(body, lists))).toEqual(expected)
})

test('a passage belongs to the questions that it names, and to no other', () => {
  const body = [
    p('Teks berikut untuk soal nomor 1 s.d. 2.'),
    p('Isi teks.'),
    ...[1, 2, 3].flatMap(n => [p(`${n}. S?`), ...options('x', 'y'), p('Kunci: A')]),
  ]
  const { passages, questions } = read(body)
  expect(passages).toMatchObject([{ id: 's1', body: 'Isi teks.' }])
  expect(questions.map(draft => draft.passage)).toEqual(['s1', 's1', undefined])
})

test('a passage without numbers is put to the next question, with a warning', () => {
  const result = read([
    p('1. S?'),
    ...options('x', 'y'),
    p('Kunci: A'),
    p('Cermati teks berikut!'),
    p('Isi.'),
    p('2. S?'),
    ...options('x', 'y'),
    p('Kunci: A'),
  ])
  expect(result.questions.map(draft => draft.passage)).toEqual([undefined, 's1'])
  expect(codes(result)).toEqual(['passage_without_numbers'])
})

test('signs that contradict each other are told, and the written key wins', () => {
  const result = read([p('1. S?'), p('A. x'), p(bold('B. y')), p('C. z'), p('Kunci: C')])
  expect(describeQuestions(result)).toEqual(['1 C: S? | x | y | z'])
  expect(codes(result)).toEqual(['key_conflict'])
  expect(result.signs.map(({ sign, speaks }) => [sign, speaks])).toEqual([
    ['line', 'for'],
    ['bold', 'against'],
  ])
})

test('a key that is only partly marked is told', () => {
  const result = read([p('1. S?'), p('A. satu dua'), p(run('B. satu ') + bold('dua')), p('C. z')])
  expect(describeQuestions(result)).toEqual(['1 B: S? | satu dua | satu dua | z'])
  expect(codes(result)).toEqual(['key_partial'])
})

test('a question without a key is an error that names it, and the others stand', () => {
  const result = read([p('1. S?'), ...options('x', 'y'), p('2. T?'), ...options('x', 'y'), p('Kunci: A')])
  expect(result.errors).toMatchObject([
    { code: 'missing_key', question: 'q1', message: 'Soal 1: Kunci belum ada. Pilih opsi yang benar.' },
  ])
  expect(result.questions).toHaveLength(2)
})

test('essays and matching are named, with their text', () => {
  const result = read([
    p('1. Jelaskan cuaca!'),
    p('2. Jodohkanlah!'),
    table([['Jepang', 'Tokyo']]),
    p('3. S?'),
    ...options('x', 'y'),
    p('Kunci: A'),
  ])
  expect(result.unsupported).toMatchObject([
    { kind: 'essay', title: 'Soal 1: Jelaskan cuaca!', text: 'Jelaskan cuaca!' },
    { kind: 'matching', text: 'Jodohkanlah!\n\n| Jepang | Tokyo |\n| --- | --- |' },
  ])
  expect(describeQuestions(result)).toEqual(['3 A: S? | x | y'])
})

test('a numbered list in a passage is not its first question', () => {
  const body = [
    p('Perhatikan data berikut untuk menjawab soal nomor 1 dan 2!'),
    p('1. Apel'),
    p('2. Jeruk'),
    ...[1, 2].flatMap(n => [p(`${n}. S?`), ...options('x', 'y'), p('Kunci: A')]),
  ]
  const result = read(body)
  expect(describeQuestions(result)).toEqual(['1 A: S? | x | y', '2 A: S? | x | y'])
  expect(result.passages).toMatchObject([{ body: '1. Apel\n2. Jeruk' }])
})

test('keys for numbers that occur twice are told', () => {
  const result = read([
    p('BAGIAN SATU'),
    p('1. S?'),
    ...options('x', 'y'),
    p('BAGIAN DUA'),
    p('1. T?'),
    ...options('x', 'y'),
    table([
      ['No', '1'],
      ['Kunci', 'A'],
    ]),
    table([
      ['No', '1'],
      ['Kunci', 'B'],
    ]),
  ])
  expect(describeQuestions(result)).toEqual(['1 A: S? | x | y', '1 B: T? | x | y'])
  expect(codes(result)).toEqual(['key_ambiguous'])
})
