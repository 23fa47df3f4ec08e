/** Words around an answer whose key is told at once. */
export const toldTexts = {
  check: 'Periksa jawaban',
  checkHint: 'Pembahasannya langsung terbuka.',
  waiting: 'Menunggu sambungan untuk memeriksa jawaban ini. Kamu bisa lanjut ke soal lain.',
  checking: 'Memeriksa…',
  held: 'Pembahasan soal ini ditahan sampai try out yang memakainya selesai.',
  outcomes: {
    correct: 'Benar',
    partial: 'Benar sebagian',
    wrong: 'Belum tepat',
    blank: 'Kosong',
    unmarked: 'Menunggu dinilai',
  },
  read: 'Baca pembahasan',
  explanation: 'Pembahasan',
  video: 'Tonton video pembahasan',
}
