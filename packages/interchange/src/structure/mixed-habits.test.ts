import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDocument } from '../read-document.ts'
import {
  buildDocx,
  type LevelShape,
  listItem,
  numbering,
  paragraph as p,
  run,
  table,
} from '../testing/build-docx.ts'
import { describeQuestions } from '../testing/describe-questions.ts'

const letters = 'ABCDE'
const stems = [
  'Ibu kota Jawa Barat adalah …',
  'Hasil dari 12 + 13 adalah ….',
  'Manakah kalimat yang efektif?',
  'Perhatikan data berikut. Nilai rata-ratanya adalah',
  'Seorang pedagang membeli 12 buku seharga Rp24.000,00. Harga satu buku adalah',
  'Sinonim kata “cepat” ialah …',
]
const optionSets = [
  ['Bandung', 'Jakarta', 'Semarang', 'Surabaya', 'Serang'],
  ['25', '26', '27', '28', '29'],
  ['Rp2.000,00', 'Rp2.500,00', 'Rp3.000,00', 'Rp1.000,00', 'Rp500,00'],
  ['1 dan 2', '1 dan 3', '2 dan 3', '2 dan 4', 'semua benar'],
  ['Ani pergi ke pasar.', 'Budi makan nasi.', 'Citra tidur.', 'Dedi lari.', 'Eka baca.'],
  ['a + b', 'a – b', '2a', '3b', 'ab'],
]

interface Question {
  number: number
  stem: string
  options: string[]
  key: number
}

/** How the number stands before its stem. */
const numberings = {
  '1.': ({ number, stem }: Question) => [p(`${number}. ${stem}`)],
  '1)': ({ number, stem }: Question) => [p(`${number}) ${stem}`)],
  '(1)': ({ number, stem }: Question) => [p(`(${number}) ${stem}`)],
  tab: ({ number, stem }: Question) => [p(`${number}.\t${stem}`)],
  'Soal 1': ({ number, stem }: Question) => [p(`Soal ${number}`), p(stem)],
  'No. 1': ({ number, stem }: Question) => [p(`No. ${number}`), p(stem)],
  automatic: ({ stem }: Question) => [listItem(stem, 0, 1)],
}

/** An option as a run of the look that it has, with or without its letter. */
type Write = (at: number, letter: string) => string
type Layout = (question: Question, write: Write) => string[]

const onLines =
  (label: (letter: string) => string): Layout =>
  ({ options }, write) =>
    options.map((_, at) => p(write(at, label(letters.charAt(at)))))

const layouts: Record<string, Layout> = {
  'A.': onLines(letter => `${letter}. `),
  'a.': onLines(letter => `${letter.toLowerCase()}. `),
  'A)': onLines(letter => `${letter}) `),
  '(A)': onLines(letter => `(${letter}) `),
  automatic: ({ options, number }, write) =>
    options.map((_, at) => listItem(write(at, ''), 0, 2 + (number % 9))),
  'one line': ({ options }, write) => [
    p(options.map((_, at) => write(at, `${letters.charAt(at)}. `)).join(run('\t'))),
  ],
  'one paragraph': ({ options }, write) => [
    p(options.map((_, at) => write(at, `${letters.charAt(at)}. `)).join('<w:r><w:br/></w:r>')),
  ],
  'two columns': ({ options }, write) => {
    const half = Math.ceil(options.length / 2)
    const one = (at: number) => write(at, `${letters.charAt(at)}. `)
    return Array.from({ length: half }, (_, row) =>
      p(row + half < options.length ? one(row) + run('\t') + one(row + half) : one(row)),
    )
  },
  'cells in a row': ({ options }, write) => [
    table([options.map((_, at) => p(write(at, `${letters.charAt(at)}. `)))]),
  ],
  'a cell for the letter': ({ options }, write) => [
    table(options.map((_, at) => [`${letters.charAt(at)}.`, p(write(at, ''))])),
  ],
}

const sayKey = (label: string) => (question: Question) => [p(`${label}${letters.charAt(question.key)}`)]

/** The look of the option that is right, what is said below each question, and what at the end. */
const keyings: {
  [name: string]: {
    look?: string
    below?: (question: Question) => string[]
    end?: (questions: Question[]) => string[]
  }
} = {
  'Kunci: A': { below: sayKey('Kunci: ') },
  'Jawaban – A': { below: sayKey('Jawaban – ') },
  'Jawab: A. text': {
    below: ({ key, options }) => [p(`Jawab: ${letters.charAt(key)}. ${options[key]}`)],
  },
  bold: { look: '<w:b/>' },
  underlined: { look: '<w:u w:val="single"/>' },
  highlighted: { look: '<w:highlight w:val="yellow"/>' },
  red: { look: '<w:color w:val="FF0000"/>' },
  shaded: { look: '<w:shd w:val="clear" w:fill="FFFF00"/>' },
  'a list at the end': {
    end: all => [p('KUNCI JAWABAN'), ...all.map(({ number, key }) => p(`${number}. ${letters.charAt(key)}`))],
  },
  'a line at the end': {
    end: all => [
      p('Kunci Jawaban:'),
      p(all.map(({ number, key }) => `${number}. ${letters.charAt(key)}`).join('  ')),
    ],
  },
  'rows at the end': {
    end: all => [
      p('Kunci Jawaban'),
      table([all.map(({ number }) => String(number)), all.map(({ key }) => letters.charAt(key))]),
    ],
  },
  'columns at the end': {
    end: all => [
      p('KUNCI JAWABAN'),
      table([['No', 'Kunci'], ...all.map(({ number, key }) => [String(number), letters.charAt(key)])]),
    ],
  },
}

const pick = <T extends object>(of: T) => fc.constantFrom(...(Object.keys(of) as (keyof T)[]))

const documents = fc.record({
  numberedAs: pick(numberings),
  layout: pick(layouts),
  keying: pick(keyings),
  heading: fc.constantFrom('', 'UJIAN SEKOLAH', 'PENALARAN UMUM', 'A. Pilihan Ganda'),
  first: fc.constantFrom(1, 1, 21),
  label: fc.constantFrom('%1.', '%1)', '(%1)'),
  isSpaced: fc.boolean(),
  isExplained: fc.boolean(),
  hasPassage: fc.boolean(),
  questions: fc.array(
    fc.record({
      stem: fc.constantFrom(...stems),
      options: fc.constantFrom(...optionSets, ...optionSets.map(set => set.slice(0, 4))),
      key: fc.nat(3),
    }),
    { minLength: 3, maxLength: 7 },
  ),
})

type Choice = typeof documents extends fc.Arbitrary<infer T> ? T : never

function build({ numberedAs, layout, keying, ...choice }: Choice): {
  file: Uint8Array
  questions: Question[]
} {
  const { look, below, end } = keyings[keying] ?? {}
  const questions = choice.questions.map((question, at) => ({ ...question, number: choice.first + at }))
  const writeQuestion = (question: Question) => {
    const write: Write = (at, label) => run(label + question.options[at], at === question.key ? look : '')
    return [
      ...numberings[numberedAs](question),
      ...(layouts[layout]?.(question, write) ?? []),
      ...(below?.(question) ?? []),
      ...(choice.isExplained && !end
        ? [p('Pembahasan: karena itu benar.'), p('Langkahnya:'), p('a. jumlahkan')]
        : []),
      ...(choice.isSpaced ? [p('')] : []),
    ]
  }
  const [head = [], ...rest] = questions.map(writeQuestion)
  const second = choice.first + 1
  const passage = [
    p(`Teks berikut untuk menjawab soal nomor ${second} dan ${second + 1}.`),
    p('(1) Sungai itu panjang sekali. (2) Airnya jernih.'),
    p('Banyak orang datang ke sana.'),
  ]
  const body = [
    ...(choice.heading === '' ? [] : [p(choice.heading)]),
    ...head,
    ...(choice.hasPassage ? passage : []),
    ...rest.flat(),
    ...(end?.(questions) ?? []),
  ]
  const ofOptions = Array.from({ length: 9 }, (): LevelShape[] => [['upperLetter', choice.label]])
  return {
    file: buildDocx(body, { numbering: numbering([[['decimal', '%1.', choice.first]], ...ofOptions]) }),
    questions,
  }
}

test('any habit of numbering, options and keys is read beside any other', () => {
  fc.assert(
    fc.property(documents, choice => {
      const { file, questions } = build(choice)
      const read = readDocument(file, 'soal.docx')
      expect(describeQuestions(read).map(line => line.replaceAll('\\', ''))).toEqual(
        questions.map(({ number, stem, options, key }) =>
          [`${number} ${letters.charAt(key)}: ${stem}`, ...options].join(' | '),
        ),
      )
      expect([...read.errors, ...read.warnings]).toEqual([])
      const withPassage = read.questions.flatMap(({ passage }, at) => (passage === undefined ? [] : [at]))
      expect(withPassage).toEqual(choice.hasPassage ? [1, 2] : [])
    }),
    { numRuns: 400 },
  )
})
