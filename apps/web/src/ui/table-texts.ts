/** Words that every table shares. */
export const texts = {
  range: (from: string, to: string, total: string, noun: string) => `${from}–${to} dari ${total} ${noun}`,
  all: 'Semua',
  remove: (filter: string) => `Hapus saringan ${filter}`,
  removeAll: 'Hapus semua saringan',
  beyond: 'Daftarnya sudah lebih pendek',
  beyondHint: 'Halaman ini tidak ada lagi.',
  toFirst: 'Ke halaman pertama',
  nothing: 'Tidak ada yang cocok',
  nothingHint: 'Ubah kata pencarian atau longgarkan saringannya.',
}
