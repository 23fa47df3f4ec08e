import { formatCount, formatTenth } from '../../../format/format-number.ts'
import { difficultyNames } from '../../../question/difficulty-names.ts'

const questions = (count: number) => `${formatCount(count)} soal`

export const texts = {
  title: 'Kalibrasi bank',
  intro:
    'Berapa soal yang kesulitannya sudah diukur dari jawaban siswa, seberapa pasti, dan apa yang sebaiknya diuji coba berikutnya. Yang dihitung: soal terbit di bank terbit yang boleh kamu lihat, tanpa uraian.',
  empty: { title: 'Belum ada subtes', text: 'Subtes dari setiap program akan tampil di sini.' },
  share: (measured: number, all: number) => `${formatCount(measured)} dari ${formatCount(all)}`,
  shareLabel: (name: string) => `Soal terukur ${name}`,
  none: 'Belum ada soal',
  columns: {
    subject: 'Subtes',
    measured: 'Terukur',
    small: 'Galat kecil',
    fair: 'Galat sedang',
    large: 'Galat besar',
    lacks: 'Masih kurang',
    newest: 'Terakhir diukur',
  },
  errorNote: 'Galat kesulitan: kecil di bawah 0,20, sedang di bawah 0,35, besar sisanya.',
  facts: {
    title: 'Yang sudah terukur',
    scale: 'Skala',
    noScale: 'Belum ada; try out IRT pertama dengan 50 siswa yang menetapkannya',
    measured: 'Soal terukur',
    byPractice: 'Dari jawaban latihan',
    byPracticeOf: (count: number) => `${questions(count)}, untuk memilih soal saja`,
    errors: 'Galat kesulitan',
    errorCounts: (small: number, fair: number, large: number) =>
      `${formatCount(small)} kecil · ${formatCount(fair)} sedang · ${formatCount(large)} besar`,
    unmeasured: 'Belum terukur',
    unmeasuredOf: (count: number, former: number, tried: number) =>
      [
        questions(count),
        former > 0 && `${formatCount(former)} terukur di versi lama`,
        tried > 0 && `${formatCount(tried)} sedang diuji coba`,
      ]
        .filter(Boolean)
        .join(' · '),
    age: 'Umur ukuran',
    old: (count: number) =>
      count === 0 ? 'semua dari setahun terakhir' : `${questions(count)} lebih dari setahun`,
    from: 'Diukur antara',
  },
  bands: {
    title: 'Kesulitan',
    note: (papers: number, length: number) =>
      `Garis tegak: yang diperlukan untuk ${formatCount(papers)} paket berisi ${questions(length)} yang mengukur merata. 0 adalah kemampuan rata-rata peserta skala ini; satu langkah adalah satu simpangan baku.`,
    range: (from: number | null, to: number | null) => {
      if (from === null) return `di bawah ${formatTenth(to ?? 0)}`
      if (to === null) return `di atas ${formatTenth(from)}`
      return `${formatTenth(from)} sampai ${formatTenth(to)}`
    },
    columns: { range: 'Kesulitan (b)', bar: 'Terukur', count: 'Ada', wanted: 'Perlu', lacks: 'Kurang' },
    bar: (measured: number, wanted: number) =>
      `${formatCount(measured)} terukur, perlu ${formatCount(wanted)}`,
    table: 'Soal terukur menurut kesulitan',
  },
  practice: {
    title: 'Berbeda di latihan',
    note: (students: number) =>
      `Jawaban latihan ${formatCount(students)} siswa menunjukkan soal ini lebih sulit atau lebih mudah daripada di try out. Ukuran try out tetap yang dipakai.`,
    none: 'Tidak ada soal yang jelas berbeda.',
    table: 'Soal yang berbeda di latihan',
    columns: { stem: 'Soal', tryout: 'Try out', practice: 'Latihan' },
  },
  topics: {
    title: 'Topik',
    note: 'Yang paling sedikit terukur lebih dulu.',
    table: 'Soal terukur menurut topik',
    columns: { topic: 'Topik', measured: 'Terukur', questions: 'Soal' },
    none: 'Belum ada soal terbit di subtes ini.',
  },
  next: {
    title: 'Uji coba berikutnya',
    intro:
      'Soal yang belum terukur, yang paling perlu lebih dulu: belum pernah dilihat siswa, tingkatnya masih kurang, topiknya paling sedikit terukur. Sebagai soal uji coba, soal ikut dikerjakan di try out tanpa dinilai.',
    forTeachers: 'Admin memasukkannya ke uji coba saat menyusun try out.',
    table: 'Soal yang sebaiknya diuji coba',
    noun: 'soal',
    search: 'Cari isi soal',
    filters: { difficulty: 'Tingkat', topic_id: 'Topik' },
    difficulties: difficultyNames,
    columns: {
      turn: 'Urutan',
      stem: 'Soal',
      topic: 'Topik',
      difficulty: 'Tingkat',
      why: 'Alasan',
      bank: 'Bank',
    },
    untitled: 'Soal tanpa teks',
    why: {
      doubted: 'Kuncinya diragukan saat diuji coba',
      practised: 'Sudah dilatihkan',
      used: (times: number) => `Sudah dipakai ${formatCount(times)} kali`,
      unseen: 'Belum pernah dilihat',
      former: 'Terukur di versi lama',
      level: (lacks: number) => `Tingkatnya kurang ${formatCount(lacks)}`,
      topic: (measured: number) =>
        measured === 0 ? 'Topiknya belum terukur' : `Topiknya baru ${formatCount(measured)}`,
    },
    empty: {
      title: 'Tidak ada yang menunggu',
      text: 'Semua soal subtes ini sudah terukur atau sedang diuji coba.',
    },
  },
  seed: {
    act: 'Masukkan ke uji coba',
    title: (count: number) => `Uji cobakan ${questions(count)}`,
    text: 'Siswa try out itu mengerjakannya di antara soal lain, tanpa dinilai. Setiap soal terukur mulai dari 50 siswa yang bertemu dengannya.',
    noDraft: {
      title: 'Belum ada draf try out',
      text: 'Buat try out dengan penilaian IRT dan subtes ini, lalu kembali ke sini.',
      act: 'Susun try out',
      close: 'Tutup',
    },
    draft: 'Draf try out',
    has: (trials: number, opens: string) =>
      trials === 0 ? `Mulai ${opens}` : `Mulai ${opens} · sudah ${formatCount(trials)} soal uji coba`,
    each: 'Soal uji coba per siswa',
    eachHint: 'Menambah waktu kerja: dua atau tiga sudah cukup kalau siswanya banyak.',
    confirm: 'Masukkan',
  },
}
