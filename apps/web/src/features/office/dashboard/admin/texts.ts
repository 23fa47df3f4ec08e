import type { SetupStep } from '@gerbang/contract/office/setup.ts'
import type { AttentionKind } from '@gerbang/contract/office/dashboard.ts'
import { formatCount } from '../../../../format/format-number.ts'

interface AttentionText {
  /** The cause, with how much of it. */
  say: (count: number | null, title: string) => string
  cure: string
}

const attention: Record<AttentionKind, AttentionText> = {
  suspect_keys: {
    say: (count, title) => `${formatCount(count ?? 0)} kunci diragukan di ${title}`,
    cure: 'Periksa soalnya',
  },
  wrong_clock: {
    say: () =>
      'Jam server dan jam basis data berbeda atau baru melompat, jadi mulai dan penutupan subtes ditahan. Betulkan jam mesinnya. Kalau jam yang baru memang benar, nyalakan ulang Gerbang',
    cure: '',
  },
  failed_runs: { say: (_, title) => `Penilaian ${title} gagal`, cure: 'Lihat penilaian' },
  late_answers: {
    say: (count, title) =>
      `Jawaban terlambat ${formatCount(count ?? 0)} siswa menunggu keputusan di ${title}`,
    cure: 'Putuskan',
  },
  question_reports: {
    say: count => `${formatCount(count ?? 0)} soal dilaporkan siswa dan menunggu jawaban`,
    cure: 'Baca laporannya',
  },
  failed_mails: {
    say: count => `${formatCount(count ?? 0)} email gagal terkirim minggu ini`,
    cure: 'Uji pengiriman email',
  },
  no_mail: {
    say: () => 'Server surat belum diatur, jadi tidak ada email yang terkirim',
    cure: 'Lihat pengaturan email',
  },
  disk_full: {
    say: count => `Penyimpanan server terisi ${formatCount(count ?? 0)}%. Kosongkan sebelum ujian berikutnya`,
    cure: '',
  },
  backup_old: {
    say: count =>
      count === null
        ? 'Belum pernah ada cadangan data. Jalankan npm run backup di server'
        : `Cadangan terakhir ${formatCount(count)} hari lalu. Jalankan npm run backup di server`,
    cure: '',
  },
  demo_accounts: {
    say: count => `${formatCount(count ?? 0)} akun demo masih ada. Kata sandinya diketahui umum`,
    cure: 'Lihat akun demo',
  },
}

interface StepText {
  title: string
  minutes: number
  text: string
  /** What is there once it is done. */
  found: (count: number) => string
}

const steps: Record<SetupStep, StepText> = {
  identity: {
    title: 'Nama dan logo',
    minutes: 2,
    text: 'Tampil di halaman masuk, kartu, dan rapor.',
    found: () => 'Sudah diatur.',
  },
  packs: {
    title: 'Isi bank soal dari paket',
    minutes: 2,
    text: 'Soal, naskah try out, panduan, dan daftar universitas yang siap pakai.',
    found: count => `${formatCount(count)} paket dimuat.`,
  },
  teachers: {
    title: 'Akun guru',
    minutes: 5,
    text: 'Guru menulis soal dan melihat kelasnya.',
    found: count => `${formatCount(count)} guru.`,
  },
  students: {
    title: 'Siswa dari daftar',
    minutes: 5,
    text: 'Excel atau CSV seperti yang sekolah punya, juga unduhan Dapodik. Tanpa email pun bisa.',
    found: count => `${formatCount(count)} siswa.`,
  },
  classes: {
    title: 'Kelas',
    minutes: 1,
    text: 'Terisi dari daftar siswa. Periksa siapa gurunya.',
    found: count => `${formatCount(count)} kelas.`,
  },
  cards: {
    title: 'Kartu login',
    minutes: 3,
    text: 'Delapan kartu selembar A4, dengan kata sandi pertama.',
    found: count => `${formatCount(count)} kartu sudah dibuat.`,
  },
  tryout: {
    title: 'Try out pertama',
    minutes: 10,
    text: 'Pilih naskah dari paket, tentukan kelas dan jamnya.',
    found: count => `${formatCount(count)} try out terbit.`,
  },
  mail: {
    title: 'Server surat',
    minutes: 5,
    text: 'Boleh dilewati kalau siswa tidak punya email. Diatur dengan SMTP_URL, lalu kirim surat uji.',
    found: () => 'Sudah diatur. Kirim surat uji di Pengaturan.',
  },
  backup: {
    title: 'Cadangan data',
    minutes: 3,
    text: 'Jalankan npm run backup di server, dan simpan berkasnya di mesin lain.',
    found: () => 'Sudah pernah dibuat.',
  },
  second_admin: {
    title: 'Admin kedua',
    minutes: 2,
    text: 'Supaya ada yang bisa membantu saat kamu berhalangan.',
    found: count => `${formatCount(count)} admin.`,
  },
}

export const texts = {
  setup: {
    title: 'Siapkan sekolahmu',
    note: 'Boleh ditinggal kapan saja: tiap langkah tahu sendiri kalau sudah beres.',
    done: (done: number, all: number) => `${done} dari ${all} langkah beres`,
    isDone: 'Beres',
    isOpen: 'Belum',
    minutes: (minutes: number) => `± ${minutes} menit`,
    go: 'Kerjakan',
    look: 'Lihat',
    open: (title: string) => `Buka ${title}`,
    aside: 'Sisihkan daftar ini',
    bringBack: 'Tampilkan “Siapkan sekolahmu”',
    steps,
  },
  attention,
  title: 'Dashboard',
  packs: 'Paket isi',
  settings: 'Pengaturan',
  attentionTitle: 'Perlu perhatian',
  calm: 'Tidak ada yang perlu diurus sekarang.',
  open: {
    title: 'Try out yang sedang buka',
    note: 'Diperbarui tiap 10 detik.',
    none: 'Tidak ada try out yang sedang buka.',
    columns: {
      title: 'Try out',
      enrolled: 'Terdaftar',
      inProgress: 'Mengerjakan',
      finished: 'Selesai',
      saves: 'Simpan/menit',
    },
    until: (at: string) => `Sampai ${at}`,
    forever: 'Tanpa batas waktu',
  },
  days: {
    title: 'Pengerjaan per hari',
    note: '14 hari terakhir',
    started: 'Mulai',
    finished: 'Selesai',
    day: 'Tanggal',
    table: 'Tabel',
    none: 'Belum ada yang mengerjakan dalam 14 hari ini.',
  },
  countedAt: (time: string) => `Dihitung ${time}`,
  counts: {
    title: 'Sekarang',
    signed_in: 'Sedang aktif',
    students: 'Siswa',
    teachers: 'Guru',
    admins: 'Admin',
    invited: 'Undangan menunggu',
    tryouts: 'Try out',
    questions: 'Soal',
    attempts: 'Pengerjaan',
  },
}
