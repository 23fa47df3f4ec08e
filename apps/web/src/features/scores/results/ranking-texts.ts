import { formatCount } from '../../../format/format-number.ts'

/** Words of the ranking. */
export const texts = {
  title: 'Peringkat',
  scopesLabel: 'Cakupan peringkat',
  scopes: {
    national: 'Nasional',
    province: 'Provinsi',
    school: 'Sekolah',
    university: 'Universitas',
    major: 'Jurusan',
  },
  choices: 'Pilihanmu',
  around: 'Di sekitarku',
  all: 'Semua peringkat',
  computedAt: (time: string) => `Dihitung ${time}. Nama disamarkan kecuali pemiliknya setuju tampil.`,
  provisional:
    'Peringkat ini masih sementara: baru dari jumlah jawaban benar. Setelah skor akhir keluar, urutannya bisa berubah.',
  close: (error: string) =>
    `Skor punya galat sekitar ± ${error}. Siswa yang skornya berselisih lebih kecil dari itu belum tentu beda kemampuannya.`,
  veiled:
    'Peserta dari sekolah ini masih sedikit, jadi yang tampil hanya inisial dan rentang skor. Dengan Kode Siswa dari sekolahmu, daftarnya terbuka.',
  band: (from: string, to: string) => `${from}–${to}`,
  own: 'Peringkatmu',
  you: 'Kamu',
  of: (total: number) => `dari ${formatCount(total)}`,
  columns: { rank: 'Peringkat', name: 'Nama', school: 'Sekolah', province: 'Provinsi', score: 'Skor' },
  empty: {
    title: 'Peringkat belum ada',
    text: 'Peringkat dihitung setelah ada peserta yang selesai. Cek lagi nanti.',
  },
  result: 'Lihat hasilku',
}
