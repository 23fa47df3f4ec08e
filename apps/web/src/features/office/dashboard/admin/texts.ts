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

export const texts = {
  attention,
  title: 'Dashboard',
  greeting: (name: string) => `Selamat datang, ${name}`,
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
