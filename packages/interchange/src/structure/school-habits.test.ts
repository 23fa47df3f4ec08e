import { expect, test } from 'vitest'
import type { ReadResult } from '../model/draft.ts'
import { readDocument } from '../read-document.ts'
import {
  bold,
  buildDocx,
  listItem,
  numbering,
  paragraph as p,
  picture,
  run,
  table,
} from '../testing/build-docx.ts'
import { describeQuestions } from '../testing/describe-questions.ts'

const toBody = (parts: readonly string[]) =>
  parts.flatMap(part => (part.startsWith('<w:') ? [part] : part.split('\n').map(line => p(run(line)))))
const read = (...parts: string[]): ReadResult => readDocument(buildDocx(toBody(parts)), 'soal.docx')
const codes = ({ warnings, errors }: ReadResult) => [...errors, ...warnings].map(remark => remark.code)
const xy = 'A. x\nB. y'
const box = (words: string) =>
  `<w:r><w:drawing><wp:anchor><a:graphic><a:graphicData><wps:wsp><wps:txbx><w:txbxContent>${p(words)}</w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></w:r>`

/** The habit, the document and its questions. Nothing is remarked. */
const habits: [habit: string, body: string[], questions: string[]][] = [
  [
    'letters in cells of their own, the last row half empty',
    [
      '1. S?',
      table([
        ['A.', 'u', 'D.', 'x'],
        ['B.', 'v', 'E.', 'y'],
        ['C.', 'w', '', ''],
      ]),
      'Kunci: D',
    ],
    ['1 D: S? | u | v | w | x | y'],
  ],
  [
    'Arabic numbers and letters',
    ['١. مَا؟\nأ. قلم\nب. سبورة\nج. buku\nKunci: ج', `2. T?\n${xy}\nKunci: B`],
    ['1 C: مَا؟ | قلم | سبورة | buku', '2 B: T? | x | y'],
  ],
  [
    'Arabic letters below a Latin number, and the word for the key',
    ['1. S?\nأ. x\nب. y\nالجواب: ب'],
    ['1 B: S? | x | y'],
  ],
  [
    'a table to match, its head above',
    [
      '1. Jodohkanlah negara dengan ibu kotanya!',
      table([
        ['Negara', 'Ibu kota'],
        ['1. Jepang', 'a. Paris'],
        ['2. Prancis', 'b. Tokyo'],
        ['', 'c. Roma'],
      ]),
      'Kunci: 1-b, 2-a',
      `2. T?\n${xy}\nKunci: B`,
    ],
    ['1 B, A: Jodohkanlah negara dengan ibu kotanya! | Paris | Tokyo | Roma', '2 B: T? | x | y'],
  ],
  [
    'a table of two keys below the questions that wait for them',
    [
      `1. S?\n${xy}`,
      `2. T?\n${xy}`,
      table([
        ['1', 'A'],
        ['2', 'B'],
      ]),
    ],
    ['1 A: S? | x | y', '2 B: T? | x | y'],
  ],
  [
    'a number and a word as keys in a table that names its columns',
    [
      `1. S?\n${xy}`,
      '2. Berapa 3 + 4?',
      '3. Apa ibu kota Jepang?',
      table([
        ['No', 'Kunci'],
        ['1', 'A'],
        ['2', '7'],
        ['3', 'Tokyo'],
      ]),
    ],
    [
      '1 A: S? | x | y',
      '2 {"kind":"number","value":7,"tolerance":0}: Berapa 3 + 4?',
      '3 {"kind":"text","accepted":["Tokyo"]}: Apa ibu kota Jepang?',
    ],
  ],
  [
    'an option a row, and a tick in the last column',
    [
      table([
        ['No', 'Soal', 'Opsi', 'Jawaban', 'Kunci'],
        ['1', 'S?', 'A', 'x', ''],
        ['', '', 'B', 'y', '√'],
        ['2', 'T?', 'A', 'u', '√'],
        ['', '', 'B', 'v', ''],
      ]),
    ],
    ['1 B: S? | x | y', '2 A: T? | u | v'],
  ],
  [
    'an option with its letter a row, and a tick in the last column',
    [
      table([
        ['No', 'Soal', 'Opsi', 'Kunci'],
        ['1', 'S?', 'A. x', ''],
        ['', '', 'B. y', '√'],
      ]),
    ],
    ['1 B: S? | x | y'],
  ],
  [
    'a tick in the last column of a table of options, with and without a head',
    [
      '1. S?',
      table([
        ['Opsi', 'Jawaban', 'Kunci'],
        ['A', 'x', ''],
        ['B', 'y', '√'],
      ]),
      '2. T?',
      table([
        ['A.', 'p', '√'],
        ['B.', 'q', ''],
      ]),
    ],
    ['1 B: S? | x | y', '2 A: T? | p | q'],
  ],
  [
    'numbers, words and letters as keys in a table without a head',
    [
      '1. Berapa 3 + 4?',
      '2. Apa ibu kota Jepang?',
      `3. T?\n${xy}`,
      'KUNCI JAWABAN',
      table([
        ['1', '2', '3'],
        ['7', 'Tokyo', 'B'],
      ]),
    ],
    [
      '1 {"kind":"number","value":7,"tolerance":0}: Berapa 3 + 4?',
      '2 {"kind":"text","accepted":["Tokyo"]}: Apa ibu kota Jepang?',
      '3 B: T? | x | y',
    ],
  ],
  [
    'four keys in a table of two by two',
    [
      ...[1, 2, 3, 4].map(number => `${number}. S?\n${xy}`),
      table([
        ['1. A', '3. B'],
        ['2. B', '4. A'],
      ]),
    ],
    ['1 A: S? | x | y', '2 B: S? | x | y', '3 B: S? | x | y', '4 A: S? | x | y'],
  ],
  [
    'a text box in the line of a question, whose words begin like an option',
    [p(run('1. S ') + box('A. jangan dibaca sebagai opsi') + run('?')), `${xy}\nKunci: B`],
    ['1 B: S ? / A. jangan dibaca sebagai opsi | x | y'],
  ],
  [
    'truths that somebody drew around',
    [
      '1. Lingkari B jika benar dan S jika salah.',
      p(run('a) Es mengapung.  ') + bold('B') + run(' – S')),
      p(run('b) Api dingin.  B – ') + bold('S')),
    ],
    ['1 Benar/Salah: Lingkari B jika benar dan S jika salah. | Es mengapung. | Api dingin.'],
  ],
]

test.each(habits)('%s', (_, body, questions) => {
  const result = read(...body)
  expect(describeQuestions(result)).toEqual(questions)
  expect(codes(result)).toEqual([])
})

test('a list that is counted (1), (2) shows these numbers, which options name', () => {
  const statements = ['air', 'api'].map(words => listItem(words, 0, 1))
  const body = toBody(['1. Perhatikan!', ...statements, 'A. (1)\nB. (1) dan (2)\nKunci: B'])
  const result = readDocument(buildDocx(body, { numbering: numbering([[['decimal', '(%1)']]]) }), 'soal.docx')
  expect(describeQuestions(result)).toEqual(['1 B: Perhatikan! / (1) air / (2) api | (1) | (1) dan (2)'])
})

/** What is read with a doubt: the document, its questions with their explanations, and what is told. */
const doubted: [habit: string, body: string[], questions: string[], codes: string[]][] = [
  [
    'explanations without a word for it',
    [`1. S?\n${xy}\nKunci: A\nKarena x.`, `2. T?\n${xy}\nKunci: B`],
    ['1 A: S? | x | y (Karena x.)', '2 B: T? | x | y ()'],
    ['guessed_explanation'],
  ],
  [
    'a first question without its number',
    [`S?\n${xy}\nKunci: A`, `2. T?\n${xy}\nKunci: B`],
    ['1 A: S? | x | y ()', '2 B: T? | x | y ()'],
    ['numbers_missing'],
  ],
  [
    'a number that is left out',
    [`1. S?\n${xy}\nKunci: A`, `3. T?\n${xy}\nKunci: B`],
    ['1 A: S? | x | y ()', '3 B: T? | x | y ()'],
    ['numbers_skipped'],
  ],
  [
    'a list of keys that lacks one',
    [`1. S?\n${xy}`, `2. T?\n${xy}`, `3. U?\n${xy}`, 'KUNCI JAWABAN\n1. A\n3. B'],
    ['1 A: S? | x | y ()', '2 -: T? | x | y ()', '3 B: U? | x | y ()'],
    ['missing_key'],
  ],
  [
    'two options in bold where the others have one',
    ['1. S?', p(bold('A. x')), 'B. y\nC. z', '2. T?', p(bold('A. x')), p(bold('B. y')), 'C. z'],
    ['1 A: S? | x | y | z ()', '2 A+B: T? | x | y | z ()'],
    ['several_keys'],
  ],
]

test.each(doubted)('%s: it is read, and the doubt is told', (_, body, questions, told) => {
  const result = read(...body)
  const explained = result.questions.map(({ draft }) => ` (${draft.explanation})`)
  expect(describeQuestions(result).map((line, at) => line + explained[at])).toEqual(questions)
  expect(codes(result)).toEqual(told)
})

test('a picture that floats before a typed number belongs to its question', () => {
  const png = Uint8Array.from(
    atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
    character => character.charCodeAt(0),
  )
  const floating = p(picture('r1') + run('2. Huruf pada gambar?'))
  const result = readDocument(
    buildDocx(toBody([`1. S?\n${xy}\nKunci: A`, floating, `${xy}\nKunci: B`]), {
      media: { r1: { name: 'gambar.png', bytes: png } },
    }),
    'soal.docx',
  )
  expect(describeQuestions(result)).toEqual([
    '1 A: S? | x | y',
    '2 B: Huruf pada gambar?<br>![](gambar-1.png) | x | y',
  ])
})
