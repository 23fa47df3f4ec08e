import { listXlsxNames, writeXlsxKind } from '../kinds/kinds.ts'
import type { Bank, DocumentQuestion, Passage } from '../model/draft.ts'
import { type Cells, COLUMNS, type Column } from './columns.ts'
import { creditNames } from './row.ts'
import { type Sheet, writeWorkbook } from './write-workbook.ts'

const difficulties = { easy: 'mudah', medium: 'sedang', hard: 'sulit' }

function writeRow({ number, draft, passage, section, topic, difficulty }: DocumentQuestion): string[] {
  const cells: Cells = {
    number: String(number),
    prompt: draft.content.prompt,
    explanation: draft.explanation,
    passage: passage ?? '',
    section: section ?? '',
    topic: topic ?? '',
    difficulty: difficulty ? difficulties[difficulty] : '',
    ...writeXlsxKind(draft),
  }
  return COLUMNS.map(([column]) => cells[column] ?? '')
}

const CHOICES: [Column, () => string[]][] = [
  ['kind', listXlsxNames],
  ['credit', () => Object.values(creditNames)],
  ['difficulty', () => Object.values(difficulties)],
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
export function questionSheet(name: string, questions: readonly DocumentQuestion[]): Sheet {
  return {
    name,
    rows: [COLUMNS.map(([, title]) => title), ...questions.map(writeRow)],
    widths: COLUMNS.map(([, , width]) => width),
    choices: CHOICES.map(([column, list]) => [COLUMNS.findIndex(([name]) => name === column), list()]),
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
