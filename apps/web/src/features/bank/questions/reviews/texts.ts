import type { QuestionComment } from '@gerbang/contract/bank/question-reviews.ts'

const acts: Record<QuestionComment['act'], string> = {
  commented: 'berkomentar',
  requested: 'minta ditinjau',
  approved: 'menyetujui',
  returned: 'mengembalikan',
  undone: 'membatalkan keputusan',
}

export const texts = {
  acts,
  title: 'Tinjau Soal',
  intro: 'Soal yang menunggu keputusanmu, yang paling lama dulu.',
  empty: {
    title: 'Tidak ada soal yang menunggu',
    text: 'Soal yang dikirim untuk ditinjau akan muncul di sini.',
  },
  done: {
    title: 'Semua soal sudah diputuskan',
    text: (approved: number, returned: number) => `${approved} disetujui, ${returned} dikembalikan.`,
    more: 'Periksa lagi antreannya',
  },
  progress: (done: number, total: number) => `${done} dari ${total} diputuskan`,
  place: (bank: string, subTest: string, author: string | null) =>
    [bank, subTest, author].filter(Boolean).join(' · '),
  question: (position: number, total: number) => `Soal ${position} dari ${total}`,
  key: 'Kunci',
  noKey: 'Belum ada kunci.',
  explanation: 'Pembahasan',
  hint: 'Petunjuk',
  noExplanation: 'Belum ada pembahasan.',
  approve: 'Setujui',
  return: 'Kembalikan',
  comment: 'Komentari saja',
  undo: 'Batalkan keputusan terakhir',
  previous: 'Sebelumnya',
  next: 'Berikutnya',
  edit: 'Buka di editor',
  note: 'Komentar untuk penulis',
  noteHint: 'Wajib bila soalnya dikembalikan. Ctrl + Enter mengembalikan.',
  needNote: 'Tulis apa yang perlu diperbaiki.',
  history: 'Riwayat tinjauan',
  decided: { approve: 'Disetujui', return: 'Dikembalikan' },
  said: 'Komentar disimpan.',
  keys: 'A setujui · R kembalikan · J / K soal berikut / sebelumnya · U batalkan',
}
