import type { QuizDetail, QuizFeedback } from '@gerbang/contract/learning/quizzes.ts'
import { toldTexts } from '../../../../exam/screen/told-texts.ts'

const feedbacks: Record<QuizFeedback, string> = {
  after_each: 'Dibahas setelah setiap soal',
  after_submit: 'Dibahas setelah selesai',
  never: 'Hanya jumlah benar',
}
const obstacles: Record<NonNullable<QuizDetail['obstacle']>, string> = {
  upcoming: 'Kuis ini belum dibuka.',
  closed: 'Kuis ini sudah ditutup.',
  attempts_used: 'Kesempatanmu mengerjakan kuis ini sudah habis.',
  held: 'Soal kuis ini sedang dipakai try out. Kuis dibuka lagi setelah try out itu selesai.',
}

export const texts = {
  feedbacks,
  obstacles,
  questions: (count: number) => `${count} soal`,
  untimed: 'Tanpa batas waktu',
  mixed: 'Campuran',
  opensAt: (time: string) => `Dibuka ${time}`,
  closesAt: (time: string) => `Bisa dimulai sampai ${time}`,
  status: {
    running: 'Sedang dikerjakan',
    done: 'Selesai',
    upcoming: 'Belum dibuka',
    closed: 'Ditutup',
    untaken: 'Belum dikerjakan',
  },
  best: (correct: number, total: number) => `Terbaik ${correct} dari ${total} benar`,
  list: {
    title: 'Quiz',
    intro:
      'Latihan pendek untuk satu topik atau satu subtes. Boleh dikerjakan di sela waktu. Mau soal yang menyesuaikan kemampuanmu?',
    toPractice: 'Buka Latihan',
    search: 'Cari judul kuis',
    filters: 'Saring kuis',
    tabs: { all: 'Semua', running: 'Sedang dikerjakan', done: 'Selesai' },
    empty: {
      all: { title: 'Belum ada kuis', text: 'Kuis untuk programmu akan tampil di sini.' },
      running: {
        title: 'Tidak ada yang sedang dikerjakan',
        text: 'Mulai satu kuis, dan kamu bisa melanjutkannya dari sini.',
      },
      done: { title: 'Belum ada yang selesai', text: 'Hasil kuis yang kamu kumpulkan tampil di sini.' },
      search: { title: 'Tidak ketemu', text: 'Tidak ada kuis dengan judul itu. Coba kata lain.' },
    },
  },
  detail: {
    start: 'Mulai kuis',
    resume: 'Lanjutkan',
    again: 'Ulangi kuis',
    rules: 'Cara kerjanya',
    attempts: (used: number, most: number) => `Dikerjakan ${used} dari ${most} kali.`,
    attemptsFree: 'Boleh diulang sesering yang kamu mau.',
    timed: (duration: string) => `Waktunya ${duration}, berjalan di server sejak kamu mulai.`,
    untimed: 'Tanpa batas waktu: berhenti dan lanjutkan kapan saja.',
    offline: 'Setelah terbuka, kuis tetap bisa dikerjakan tanpa internet. Jawaban dikirim begitu tersambung.',
    feedback: {
      after_each: 'Periksa jawabanmu soal demi soal; kunci dan pembahasannya langsung tampil.',
      after_submit: 'Kunci dan pembahasan tampil setelah kuis dikumpulkan.',
      never: 'Setelah kesempatanmu habis atau kuis ditutup, kamu melihat berapa yang benar, tanpa kunci.',
    },
    result: 'Hasil',
    history: 'Pengerjaan',
    number: (number: number) => `Ke-${number}`,
    right: (correct: number, total: number) => `${correct} dari ${total} benar`,
    meanings: {
      all: 'Semuanya sudah kamu kuasai di sini.',
      most: 'Lebih dari separuh benar. Mulai dari pembahasan yang belum tepat.',
      few: 'Kuis ini masih berat, jadi di sini banyak yang bisa dipelajari. Buka pembahasan yang belum tepat.',
    },
    fewOf: (count: number) => `${count} topik punya kurang dari lima soal: belum cukup untuk dinilai.`,
    waits: 'Jumlah benar tampil setelah kesempatanmu habis atau kuis ini ditutup.',
    topics: 'Per topik',
    review: 'Pembahasan',
    noReview: 'Kuis ini tidak membuka kunci dan pembahasan.',
    held: (count: number) =>
      `${count} soal sedang dipakai try out, jadi belum dihitung di sini. Hasilnya menyusul setelah try out itu selesai.`,
    running: 'Sedang dikerjakan',
    question: (number: number) => `Soal ${number}`,
    unmarked: (count: number) => `Menunggu ${count} uraian dinilai. Hasilnya menyusul di sini.`,
    outcomes: toldTexts.outcomes,
    explanation: 'Pembahasan',
  },
}
