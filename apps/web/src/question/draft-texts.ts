import type { QuestionType } from '@gerbang/contract/question.ts'

const kinds: Record<QuestionType, string> = {
  single_choice: 'Pilihan ganda',
  multiple_choice: 'Pilihan ganda kompleks',
  weighted_choice: 'Pilihan berbobot',
  true_false_table: 'Tabel benar–salah',
  short_answer: 'Isian singkat',
}

export const texts = {
  kinds,
  options: 'Pilihan jawaban',
  statements: 'Pernyataan',
  option: (letter: string) => `Pilihan ${letter}`,
  statement: (number: string) => `Pernyataan ${number}`,
  markKey: 'Klik hurufnya untuk menandai kunci, atau tekan Alt + huruf.',
  isKey: (name: string) => `${name} adalah kunci`,
  addOption: 'Tambah pilihan',
  addStatement: 'Tambah pernyataan',
  up: (name: string) => `Naikkan ${name}`,
  down: (name: string) => `Turunkan ${name}`,
  remove: (name: string) => `Hapus ${name}`,
  keepsOrder: 'Pertahankan urutan ini untuk semua siswa',
  credit: 'Penilaian',
  credits: {
    all_or_nothing: 'Nilai penuh hanya bila semua benar',
    proportional: 'Sebagian: yang benar menambah, yang salah mengurangi',
  },
  weight: (name: string) => `Nilai ${name}`,
  column: (number: number) => `Nama kolom ${number}`,
  answerOf: (name: string) => `Jawaban ${name}`,
  input: 'Jawaban berupa',
  inputs: { number: 'Angka', text: 'Kata' },
}
