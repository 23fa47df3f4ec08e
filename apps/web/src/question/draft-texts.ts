import type { QuestionType } from '@gerbang/contract/question.ts'

const kinds: Record<QuestionType, string> = {
  single_choice: 'Pilihan ganda',
  multiple_choice: 'Pilihan ganda kompleks',
  weighted_choice: 'Pilihan berbobot',
  true_false_table: 'Tabel benar–salah',
  short_answer: 'Isian singkat',
  matching: 'Menjodohkan',
  essay: 'Uraian',
}

export const texts = {
  kinds,
  options: { legend: 'Pilihan jawaban', add: 'Tambah pilihan' },
  statements: { legend: 'Pernyataan', add: 'Tambah pernyataan' },
  option: (letter: string) => `Pilihan ${letter}`,
  statement: (number: string) => `Pernyataan ${number}`,
  markKey: 'Klik hurufnya untuk menandai kunci, atau tekan Alt + huruf.',
  isKey: (name: string) => `${name} adalah kunci`,
  up: (name: string) => `Naikkan ${name}`,
  down: (name: string) => `Turunkan ${name}`,
  remove: (name: string) => `Hapus ${name}`,
  keepsOrder: 'Pertahankan urutan ini untuk semua siswa',
  credit:
    'Nilai untuk jawaban yang benar sebagian mengikuti aturan program, sama untuk semua soal di satu naskah.',
  weight: (name: string) => `Nilai ${name}`,
  column: (number: number) => `Nama kolom ${number}`,
  answerOf: (name: string) => `Jawaban ${name}`,
  longest: (letter: string) =>
    `Pilihan ${letter} jauh lebih panjang dari yang lain. Siswa sering menebak yang terpanjang.`,
  contradicted: (value: string) =>
    `Kuncinya ${value}, tetapi angka itu tidak ada di pembahasan. Periksa keduanya.`,
  input: 'Jawaban berupa',
  inputs: { number: 'Angka', text: 'Kata' },
}
