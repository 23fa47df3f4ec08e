export const texts = {
  zoom: (alt: string) => `Perbesar gambar: ${alt}`,
  zoomTitle: 'Gambar',
  close: 'Tutup',
  tableRegion: 'Tabel, bisa digeser ke samping',
  tabs: { passage: 'Bacaan', question: 'Soal' },
  tabsLabel: 'Bacaan dan soal',
  toQuestion: 'Ke soal',
}
