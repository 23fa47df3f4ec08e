import type { Bank, Draft, DraftQuestion, Passage } from '../model/draft.ts'
import { writeDecimal } from '../structure/read-answer.ts'
import { COLUMNS, type Column } from './columns.ts'
import { kindNames } from './kinds.ts'
import { type Sheet, writeWorkbook } from './write-workbook.ts'

const LETTERS = 'ABCDEFGH'

const lettersOf = (key: readonly number[]) => key.map(at => LETTERS.charAt(at)).join(', ')
const creditNames = { all_or_nothing: 'semua benar', proportional: 'sebanding' }

type Cells = Partial<Record<Column, string>>
type Write<Type extends DraftQuestion['type']> = (question: Extract<DraftQuestion, { type: Type }>) => Cells

const writeOptions = (options: readonly string[]): Cells =>
  Object.fromEntries(options.map((option, at) => [`option ${at}`, option]))

const kinds: { [Type in DraftQuestion['type']]: Write<Type> } = {
  single_choice: ({ options, key }) => ({
    ...writeOptions(options),
    key: lettersOf(key === null ? [] : [key]),
  }),
  multiple_choice: ({ options, key, credit }) => ({
    ...writeOptions(options),
    key: lettersOf(key),
    credit: creditNames[credit],
  }),
  weighted_choice: ({ options, weights }) => ({
    ...writeOptions(options),
    key: weights
      .flatMap((weight, at) => (weight === null ? [] : [`${LETTERS.charAt(at)}=${weight}`]))
      .join(', '),
  }),
  true_false_table: ({ columns, statements, key, credit }) => ({
    ...writeOptions(statements),
    columns: columns.join(' / '),
    key: key.map(at => (at === null ? '' : columns[at])).join(', '),
    credit: creditNames[credit],
  }),
  short_answer: ({ answer }) => {
    if (answer?.kind === 'number')
      return {
        kind: 'Isian angka',
        key: writeDecimal(answer.value),
        tolerance: writeDecimal(answer.tolerance),
      }
    return { key: (answer?.accepted ?? []).join('; '), tolerance: 'teks' }
  },
}

const difficulties = { easy: 'mudah', medium: 'sedang', hard: 'sulit' }

function writeRow({ number, question, explanation, passage, section, topic, difficulty }: Draft): string[] {
  const cells: Cells = {
    number: String(number),
    kind: kindNames[question.type],
    prompt: question.prompt,
    explanation,
    passage: passage ?? '',
    section: section ?? '',
    topic: topic ?? '',
    difficulty: difficulty ? difficulties[difficulty] : '',
    ...(kinds[question.type] as Write<DraftQuestion['type']>)(question),
  }
  return COLUMNS.map(([column]) => cells[column] ?? '')
}

const CHOICES: [Column, string[]][] = [
  ['kind', [...Object.values(kindNames), 'Isian angka']],
  ['credit', Object.values(creditNames)],
  ['difficulty', Object.values(difficulties)],
]

const GUIDE = [
  ['Cara mengisi lembar Soal'],
  ['Satu baris untuk satu soal. Jangan mengubah judul kolom.'],
  ['Kolom Jenis, Penilaian, dan Tingkat punya daftar pilihan; kolom yang tidak perlu boleh kosong.'],
  ['Rumus ditulis sebagai LaTeX di antara tanda dolar, misalnya $\\frac{1}{2}$.'],
  ['Pilihan ganda: isi Opsi A sampai E dan satu huruf di Kunci, misalnya B.'],
  ['Pilihan ganda kompleks: beberapa huruf di Kunci, misalnya A, C.'],
  ['Pilihan berbobot: nilai setiap opsi di Kunci, misalnya A=5, B=4, C=3, D=2, E=1.'],
  [
    'Tabel pernyataan: pernyataan di kolom opsi, dua judul di Kolom (Benar / Salah), dan Kunci misalnya Benar, Salah, Benar.',
  ],
  ['Isian angka: angka di Kunci, misalnya 0,375; Toleransi boleh dikosongkan.'],
  ['Isian: jawaban di Kunci; beberapa jawaban yang diterima dipisah titik koma.'],
  ['Bacaan: tulis di lembar Bacaan dengan kode s1, s2, …, lalu tulis kodenya di kolom Bacaan.'],
]

/** Rows in our own columns, with lists to choose from. */
export function questionSheet(name: string, questions: readonly Draft[]): Sheet {
  return {
    name,
    rows: [COLUMNS.map(([, title]) => title), ...questions.map(writeRow)],
    widths: COLUMNS.map(([, , width]) => width),
    choices: CHOICES.map(([column, words]) => [COLUMNS.findIndex(([name]) => name === column), words]),
  }
}

export function passageSheet(passages: readonly Passage[]): Sheet {
  return {
    name: 'Bacaan',
    rows: [['Kode', 'Judul', 'Isi'], ...passages.map(({ id, title, body }) => [id, title, body])],
    widths: [10, 30, 100],
  }
}

export const guideSheet: Sheet = { name: 'Petunjuk', rows: GUIDE, widths: [120] }

/** A workbook in our own columns, passages on a sheet of their own, and a guide. */
export function writeXlsx({ questions, passages }: Bank): Uint8Array {
  return writeWorkbook([questionSheet('Soal', questions), passageSheet(passages), guideSheet])
}
