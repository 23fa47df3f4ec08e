import type { ListField, ListState } from '@gerbang/contract/people/student-lists.ts'
import { formatCount } from '../../../format/format-number.ts'

const fields: Record<ListField, string> = {
  nisn: 'NISN',
  name: 'Nama',
  class: 'Kelas',
  sex: 'L/P',
  born: 'Tanggal lahir',
  email: 'Email',
  phone: 'Nomor HP',
  username: 'Nama pengguna',
}

const tabs: Record<ListState | 'all', string> = {
  all: 'Semua',
  fault: 'Perlu diperbaiki',
  look: 'Tolong dilihat',
  ready: 'Siap',
  left: 'Ditinggalkan',
}

export const texts = {
  fields,
  upload: {
    title: 'Siswa dari daftar',
    intro: 'Unggah daftar yang sudah ada di sekolah. Belum ada yang disimpan sebelum kamu menyetujuinya.',
    file: 'Daftar siswa',
    kinds: '.xlsx, .csv, atau .xls dari halaman web',
    needFile: 'Pilih daftar siswanya.',
    send: 'Baca daftar',
    habitsTitle: 'Yang bisa dibaca',
    habits: [
      'Unduhan Dapodik (Peserta Didik → Unduh → Daftar PD), apa adanya.',
      'Daftar buatan sendiri: Excel atau CSV, dengan judul kolom di mana pun letaknya.',
      'Satu lembar untuk satu kelas, atau semua kelas dalam satu lembar.',
      'Siswa tanpa email masuk dengan NISN.',
    ],
    templateTitle: 'Belum punya daftar?',
    templateText: 'Isi templat ini. Kelas dan L/P tinggal dipilih.',
    template: 'Unduh templat',
  },
  check: {
    facts: (rows: number, from: string, to: string) =>
      `${formatCount(rows)} siswa di baris ${from}–${to}. Belum ada yang disimpan.`,
    sheets: (rows: number, sheets: number) =>
      `${formatCount(rows)} siswa di ${formatCount(sheets)} lembar. Belum ada yang disimpan.`,
    other: 'Ganti berkas',
    discard: 'Buang daftar',
    discardTitle: 'Buang daftar ini?',
    discardText: 'Perbaikanmu ikut hilang. Akun siswa yang sudah ada tidak berubah.',
  },
  columns: {
    title: 'Kolom yang kami kenali',
    unused: (count: number) => `${formatCount(count)} kolom lain tidak dipakai`,
    none: 'Tidak ada',
    option: (letters: string, head: string) => (head === '' ? `Kolom ${letters}` : `${letters}, “${head}”`),
    empty: 'Boleh kosong',
    needName: 'Pilih kolomnya',
  },
  answers: {
    title: 'Untuk semua siswa baru',
    asked: 'Daftar ini tidak menyebutkannya. Isi sekali untuk semua.',
    note: 'Bisa diubah per siswa nanti.',
    grade: 'Tingkat',
    gradeHint: 'Hanya untuk kelas yang namanya tidak menyebut tingkat.',
    year: 'Tahun ajaran mulai',
    yearHint: '2026 untuk 2026/2027.',
    save: 'Pakai',
  },
  rows: {
    title: 'Siswa',
    tabs,
    tab: (title: string, count: number) => `${title} ${formatCount(count)}`,
    filter: 'Keadaan baris',
    none: 'Tidak ada baris di sini.',
    row: (place: string) => `Baris ${place}`,
    noName: 'Tanpa nama',
    outcomes: { fresh: 'Akun baru', changed: 'Diperbarui', same: 'Tidak berubah' },
    left: 'Ditinggalkan',
    mend: (field: string, place: string) => `${field}, baris ${place}`,
    save: 'Simpan',
    use: (value: string) => `Pakai ${value}`,
    leave: 'Tinggalkan',
    leaveRow: (place: string) => `Tinggalkan baris ${place}`,
    take: 'Ikutkan lagi',
    takeRow: (place: string) => `Ikutkan lagi baris ${place}`,
  },
  plan: {
    title: 'Yang akan terjadi',
    fresh: 'Akun baru',
    changed: 'Akun diperbarui',
    same: 'Akun tidak berubah',
    left: 'Ditinggalkan',
    leftUnless: 'Ditinggalkan, kalau tidak diperbaiki',
    sum: 'Jumlah baris',
    classes: (known: number, made: readonly string[]) =>
      [
        known > 0 && `${formatCount(known)} kelas sudah ada.`,
        made.length > 0 && `${formatCount(made.length)} kelas baru: ${made.join(', ')}.`,
      ]
        .filter(Boolean)
        .join(' '),
    moved: (count: number) => `${formatCount(count)} siswa pindah kelas; riwayatnya ikut.`,
    absent: (count: number, names: readonly string[]) =>
      `${formatCount(count)} siswa kelas ini tidak ada di daftar dan tetap di kelasnya: ${names.join(', ')}${count > names.length ? ', …' : ''}.`,
    nothingLost: 'Tidak ada yang dihapus, tidak ada email terkirim.',
    take: (count: number) => `Simpan ${formatCount(count)} siswa`,
    nothing: 'Tidak ada yang perlu disimpan',
    asked: {
      program: 'Pilih program siswa baru dulu.',
      school: 'Sekolah siswa baru belum diisi; boleh disusulkan.',
      grade: 'Sebagian tingkat belum diketahui; boleh disusulkan.',
    },
    download: (count: number) => `Unduh ${formatCount(count)} baris sisanya`,
  },
  taking: {
    title: 'Menyimpan siswa',
    cancelled: 'Dihentikan. Tidak ada siswa yang disimpan.',
    back: 'Kembali ke daftar',
    done: (fresh: number, changed: number) =>
      fresh + changed === 0
        ? 'Daftar ini sudah tersimpan, tidak ada yang berubah'
        : `${formatCount(fresh)} akun baru, ${formatCount(changed)} akun diperbarui`,
    same: (count: number) => `${formatCount(count)} akun tidak berubah.`,
    cardsText: 'Siswa masuk pertama kali dengan kata sandi dari kartunya.',
    cards: 'Cetak kartu login',
    classes: 'Lihat kelas',
    again: 'Unggah daftar lain',
  },
}
