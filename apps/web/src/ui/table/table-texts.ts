/** Words that every table shares. */
export const texts = {
  range: (from: string, to: string, total: string, noun: string) => `${from}–${to} dari ${total} ${noun}`,
  moreThan: (total: string) => `lebih dari ${total}`,
  all: 'Semua',
  remove: (filter: string) => `Hapus saringan ${filter}`,
  beyond: {
    title: 'Daftarnya sudah lebih pendek',
    text: 'Halaman ini tidak ada lagi.',
    way: 'Ke halaman pertama',
  },
  nothing: {
    title: 'Tidak ada yang cocok',
    text: 'Ubah kata pencarian atau longgarkan saringannya.',
    way: 'Hapus semua saringan',
  },
  columns: 'Kolom',
  columnsHidden: (count: number) => `Kolom: ${count} disembunyikan`,
  columnsTitle: 'Kolom yang tampil',
  columnsNote: 'Pilihanmu diingat di browser ini.',
  allColumns: 'Tampilkan semua',
  columnsDone: 'Selesai',
  bulk: 'Tindakan untuk yang dipilih',
  pickAll: 'Pilih semua di halaman ini',
  picked: (count: string, noun: string) => `${count} ${noun} dipilih`,
  pickEvery: (total: string, noun: string) => `Pilih semua ${total} ${noun}`,
  pickFirst: (count: string, noun: string) => `Pilih ${count} ${noun} pertama`,
  unpick: 'Batalkan pilihan',
}
