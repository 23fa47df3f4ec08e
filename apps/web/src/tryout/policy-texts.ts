import type { Plan } from '@gerbang/contract/exam/tryout-plans.ts'

const scorings: Record<Plan['scoring'], string> = { irt: 'IRT', weighted: 'Bobot', raw: 'Poin' }
const scoringHints: Record<Plan['scoring'], string> = {
  irt: 'Soal sulit bernilai lebih, dihitung dari jawaban semua peserta setelah ditutup.',
  weighted: 'Poin tiap subtes dikalikan bobotnya.',
  raw: 'Jumlah poin apa adanya.',
}
const releases: Record<Plan['result_release'], string> = {
  at_close: 'Setelah try out ditutup',
  at_time: 'Pada waktu tertentu',
  instant: 'Langsung setelah selesai',
}
const reviews: Record<Plan['review_policy'], string> = {
  after_release: 'Kunci dan pembahasan dibuka bersama hasil',
  never: 'Kunci dan pembahasan tidak dibuka',
}

export const texts = {
  scorings,
  scoringHints,
  releases,
  reviews,
  scoring: 'Cara menilai',
  release: 'Kapan hasil keluar',
  review: 'Pembahasan',
  meaning: 'Artinya bagi siswa',
}
