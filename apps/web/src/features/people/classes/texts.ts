import { formatCount } from '../../../format/format-number.ts'

export const formatYear = (year: number) => `${year}/${year + 1}`

export const texts = {
  list: {
    title: 'Kelas',
    intro: 'Siapa belajar bersama, siapa gurunya, dan di tahun ajaran mana.',
    search: 'Cari nama kelas',
    table: 'Kelas',
    noun: 'kelas',
    none: '–',
    create: 'Buat kelas',
    promote: 'Naik kelas',
    columns: {
      name: 'Kelas',
      year: 'Tahun ajaran',
      students: 'Siswa',
      teachers: 'Guru',
      school: 'Sekolah',
    },
    empty: {
      title: 'Belum ada kelas',
      text: 'Buat kelas pertama, atau isi nama kelas pada Kode Siswa: siapa pun yang memakainya masuk ke kelas itu.',
    },
  },
  form: {
    title: 'Buat kelas',
    change: 'Ubah kelas',
    text: 'Tahun ajaran 2026/2027 ditulis 2026.',
    name: 'Nama kelas',
    year: 'Tahun ajaran mulai',
    school: 'Sekolah',
    needYear: 'Tulis tahunnya dengan empat angka.',
    submit: 'Simpan kelas',
  },
  promote: {
    title: 'Naik kelas',
    text: (year: number) =>
      `Semua kelas ${formatYear(year)} dinaikkan sekaligus ke ${formatYear(year + 1)}. Kosongkan namanya untuk kelas yang lulus. Riwayat siswa tetap ada.`,
    next: (name: string) => `${name} menjadi`,
    stay: 'NISN atau nama pengguna yang tinggal kelas',
    stayHint: 'Satu baris satu siswa. Mereka mengulang kelas dengan nama yang sama.',
    back: 'Batal',
    submit: (count: number) => `Naikkan ${formatCount(count)} kelas`,
    done: ({ moved, stayed, left }: { moved: number; stayed: number; left: number }) =>
      `${formatCount(moved)} naik, ${formatCount(stayed)} tinggal, ${formatCount(left)} lulus`,
  },
  detail: {
    facts: (year: number, students: number) =>
      `Tahun ajaran ${formatYear(year)} · ${formatCount(students)} siswa`,
    teachers: 'Guru',
    noTeachers: 'Belum ada guru. Guru kelas melihat daftar siswa dan halaman Senin paginya.',
    assign: 'Atur guru',
    change: 'Ubah',
    roster: 'Siswa',
    empty: 'Belum ada siswa. Pilih siswa di halaman Pengguna, lalu "Masukkan ke kelas".',
    never: 'Belum pernah masuk',
    noCard: 'Belum punya kata sandi',
    seen: (ago: string) => `Terakhir masuk ${ago}`,
    raport: 'Raport',
    raportOf: (name: string) => `Raport ${name}`,
    move: 'Pindahkan',
    remove: 'Keluarkan',
  },
  marks: {
    title: 'Raport dan nilai',
    empty: 'Terisi setelah siswa menyelesaikan try out dan hasilnya keluar.',
    raports: 'Lihat dan cetak raport sekelas',
    tryout: 'Nilai try out',
    passing: 'KKM',
    hint: 'Nilai 0–100 adalah bagian poin yang diperoleh, bukan skor peringkat.',
    needPassing: 'Tulis bilangan bulat dari 0 sampai 100.',
    export: 'Unduh nilai',
  },
  teachers: {
    title: 'Guru kelas',
    text: 'Guru melihat daftar siswa dan halaman Senin pagi kelas ini.',
    email: 'Email guru',
    need: 'Isi email gurunya.',
    act: 'Yang dilakukan',
    acts: { add: 'Jadikan guru kelas', remove: 'Keluarkan dari kelas' },
    example: 'Contoh: wali kelas mulai semester ini',
    confirm: 'Simpan',
  },
  move: {
    title: (name: string) => `Pindahkan ${name}`,
    text: 'Nilai dan riwayatnya ikut.',
    to: 'Ke kelas',
    pick: 'Pilih kelas',
    back: 'Batal',
    confirm: 'Pindahkan',
  },
  remove: {
    title: (name: string) => `Keluarkan ${name} dari kelas?`,
    text: 'Akun, nilai, dan riwayatnya tetap ada.',
    confirm: 'Keluarkan',
  },
}
