import { formatCount } from '../../../format/format-number.ts'

import type { User, UserCard } from '@gerbang/contract/people/users.ts'

const roles: Record<UserCard['role'], string> = { student: 'Siswa', teacher: 'Guru', admin: 'Admin' }
const statuses: Record<UserCard['status'], string> = {
  active: 'Aktif',
  invited: 'Diundang',
  disabled: 'Nonaktif',
}
const attemptStatuses: Record<User['attempts'][number]['status'], string> = {
  enrolled: 'Terdaftar',
  in_progress: 'Sedang mengerjakan',
  finished: 'Selesai',
  scored: 'Dinilai',
  void: 'Diarsipkan',
}

export const texts = {
  roles,
  statuses,
  attemptStatuses,
  forgotten: 'Dilupakan',
  list: {
    title: 'Pengguna',
    intro: 'Siswa, guru, dan admin yang punya akun di sini.',
    search: 'Cari nama, email, atau nama pengguna',
    table: 'Pengguna',
    noun: 'pengguna',
    create: 'Tambah pengguna',
    codes: 'Kode Siswa',
    import: 'Impor tabel',
    filters: {
      role: 'Peran',
      status: 'Status',
      program_id: 'Program',
      school: 'Sekolah',
      batch: 'Angkatan',
    },
    schools: { placeholder: 'Cari nama sekolah', nothing: 'Tidak ada sekolah dengan nama itu.' },
    columns: {
      name: 'Nama',
      email: 'Email',
      role: 'Peran',
      status: 'Status',
      program: 'Program',
      school: 'Sekolah',
      batch: 'Angkatan',
      lastLogin: 'Terakhir masuk',
      created: 'Terdaftar',
    },
    never: 'Belum pernah',
    none: '–',
    empty: { title: 'Belum ada pengguna', text: 'Tambah pengguna pertama, atau bagikan Kode Siswa.' },
  },
  bulk: {
    example: 'Contoh: angkatan 2026 sudah lulus',
    acts: {
      invite: {
        open: 'Kirim ulang undangan',
        title: (count: number) => `Kirim ulang ${count} undangan?`,
        text: 'Tautan yang lama tidak berlaku lagi.',
        confirm: (count: number) => `Kirim ${count} undangan`,
      },
      enable: {
        open: 'Aktifkan',
        title: (count: number) => `Aktifkan ${count} pengguna?`,
        text: 'Mereka bisa masuk lagi dengan kata sandinya.',
        confirm: (count: number) => `Aktifkan ${count} pengguna`,
      },
      disable: {
        open: 'Nonaktifkan',
        title: (count: number) => `Nonaktifkan ${count} pengguna?`,
        text: 'Mereka langsung keluar dari semua perangkat, juga di tengah ujian.',
        confirm: (count: number) => `Nonaktifkan ${count} pengguna`,
      },
    },
  },
  import: {
    title: 'Impor pengguna',
    intro:
      'Satu baris untuk satu orang. Semua yang baru diundang lewat email; yang sudah punya akun tidak diubah.',
    columns: 'Nama, Email, Peran (siswa, guru, atau admin), Program, Sekolah, Kelas, Nomor HP',
    plan: (fresh: number, known: number) =>
      `${formatCount(fresh)} orang akan diundang, ${formatCount(known)} sudah punya akun.`,
    take: (fresh: number) => `Undang ${formatCount(fresh)} orang`,
    done: (created: number) => `${formatCount(created)} orang diundang`,
    doneHint: (known: number) => `${formatCount(known)} sudah punya akun dan tidak diubah.`,
  },
  create: {
    title: 'Tambah pengguna',
    intro: 'Undangan lewat email paling aman: kata sandi hanya diketahui pemilik akun.',
    way: 'Cara masuk pertama kali',
    ways: [
      {
        value: 'invite',
        label: 'Undang lewat email',
        hint: 'Ia membuat kata sandinya sendiri lewat tautan yang berlaku 7 hari.',
      },
      {
        value: 'password',
        label: 'Tetapkan kata sandi sekarang',
        hint: 'Sampaikan langsung kepadanya; kata sandi tidak dikirim lewat email.',
      },
    ],
    password: 'Kata sandi',
    passwordHint: 'Siswa minimal 10 huruf, guru dan admin minimal 15.',
    needPassword: 'Isi kata sandi, atau pilih undangan lewat email.',
    needProgram: 'Pilih program: siswa hanya melihat try out programnya.',
    submit: { invite: 'Kirim undangan', password: 'Buat akun' },
  },
  form: {
    name: 'Nama lengkap',
    email: 'Email',
    emailHint: 'Alamat baru harus diverifikasi lagi oleh pemiliknya.',
    username: 'Nama pengguna',
    usernameHint: 'Dibuat dari nama kalau dikosongkan.',
    phone: 'Nomor HP',
    role: 'Peran',
    title: 'Data diri',
    save: 'Simpan data',
  },
  rights: {
    title: 'Hak dan waktu',
    role: 'Peran',
    status: 'Status',
    statuses: { active: 'Aktif', disabled: 'Nonaktif' },
    factor: 'Faktor waktu',
    factorHint: '1 untuk waktu biasa; 1,5 memberi waktu satu setengah kali. Berlaku mulai subtes berikutnya.',
    reason: 'Alasan',
    reasonHint: 'Tercatat di riwayat, minimal 10 huruf.',
    needReason: 'Tulis alasannya, minimal 10 huruf.',
    note: 'Mengubah peran atau menonaktifkan akun langsung mengeluarkannya dari semua perangkat.',
    own: 'Ini akunmu sendiri. Peran dan statusmu hanya bisa diubah admin lain.',
    save: 'Simpan hak',
  },
  detail: {
    invited: (by: string, until: string) => `Diundang ${by}. Tautannya berlaku sampai ${until}.`,
    inviteEnded: (by: string) => `Diundang ${by}, tetapi tautannya sudah lewat masanya.`,
    inviteAgain: 'Kirim ulang undangan',
    unverified: 'Email belum diverifikasi',
    forgotten: (at: string) =>
      `Data diri pengguna ini dihapus ${at}. Nilai dan peringkatnya tetap ada tanpa nama.`,
    attempts: 'Pengerjaan',
    noAttempts: 'Belum mengikuti try out.',
    attempt: (number: number) => `Percobaan ${number}`,
    codes: 'Kode Siswa',
    noCodes: 'Belum menukarkan Kode Siswa.',
    sessions: 'Perangkat yang masuk',
    noSessions: 'Tidak sedang masuk di perangkat mana pun.',
    seen: (ago: string) => `Dipakai ${ago}`,
    since: (at: string) => `Terdaftar ${at}`,
    lastLogin: (ago: string) => `Terakhir masuk ${ago}`,
    scores: 'Lihat nilai',
    history: 'Riwayat perubahan',
  },
  signOut: {
    open: 'Keluarkan dari semua perangkat',
    title: 'Keluarkan dari semua perangkat?',
    text: (name: string, count: number) =>
      `${name} harus masuk lagi di ${count} perangkat. Subtes yang sedang berjalan tetap berjalan, dan jawaban yang belum terkirim menunggu di perangkatnya.`,
    example: 'Contoh: ponsel hilang',
    confirm: (count: number) => `Keluarkan ${count} perangkat`,
  },
  removeFactor: {
    card: 'Kode kedua',
    note: 'Terpasang: masuk perlu kode dari ponselnya.',
    open: 'Hapus kode kedua',
    title: 'Hapus kode kedua?',
    text: (name: string) =>
      `${name} masuk dengan kata sandi saja sampai memasangnya lagi. Pastikan dulu yang meminta memang dia.`,
    example: 'Contoh: ponsel dan kode cadangannya hilang, ia datang sendiri',
    confirm: 'Hapus kode kedua',
  },
  forget: {
    open: 'Hapus pengguna',
    title: (name: string) => `Hapus ${name}?`,
    text: 'Akun tanpa jejak dihapus seluruhnya. Kalau sudah ada pengerjaan atau catatan, data dirinya dihapus, sedangkan nilai dan peringkat tetap ada tanpa nama. Ini tidak bisa dibatalkan.',
    example: 'Contoh: permintaan tertulis dari siswa',
    confirm: 'Hapus untuk seterusnya',
  },
}
