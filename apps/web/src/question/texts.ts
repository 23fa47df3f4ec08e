export const texts = {
  zoom: (alt: string) => `Perbesar gambar: ${alt}`,
  zoomTitle: 'Gambar',
  zoomIn: 'Perbesar',
  zoomFit: 'Pas layar',
  close: 'Tutup',
  tableRegion: 'Tabel, bisa digeser ke samping',
  tabs: { passage: 'Bacaan', question: 'Soal' },
  tabsLabel: 'Bacaan dan soal',
  toQuestion: 'Ke soal',

  singleChoice: 'Pilih satu jawaban',
  multipleChoice: 'Pilih semua yang benar.',
  weightedChoice: 'Pilih satu jawaban yang paling tepat.',
  weights: 'Nilai tiap pilihan berbeda, dan tidak menjawab bernilai nol.',
  table: 'Tentukan pilihan untuk setiap pernyataan.',
  credit: {
    all_or_nothing: 'Nilai penuh hanya jika semuanya tepat.',
    proportional:
      'Semuanya tepat: nilai penuh. Sebagian: paling banyak setengahnya, yang salah mengurangi, tidak pernah di bawah nol.',
  },
  answer: 'Jawabanmu',
  numberHint: 'Tulis angka saja, misalnya 12,5 atau −3/4.',
  textHint: 'Tulis singkat. Huruf besar dan kecil dianggap sama.',
  insert: { '−': 'Tambahkan tanda minus', '/': 'Tambahkan garis pecahan' } as Record<string, string>,
}
