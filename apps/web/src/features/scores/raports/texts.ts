import { formatCount } from '../../../format/format-number.ts'

const shownNames = 3
const listSome = (names: string[]) =>
  [
    ...names.slice(0, shownNames),
    ...(names.length > shownNames ? [`${formatCount(names.length - shownNames)} lainnya`] : []),
  ].join(', ')

export const texts = {
  title: 'Raport',
  outcomes: 'Catat hasil seleksi',
  eyebrow: 'Raport try out',
  print: 'Cetak, 1 halaman A4',
  share: 'Tautan untuk orang tua',
  target: (major: string, university: string) => `Target ${major}, ${university}`,
  totals: 'Skor total',
  last: (title: string) => `skor terakhir, ${title}`,
  provisional: 'sementara: menunggu penilaian akhir',
  percentile: (percent: string) => `lebih tinggi dari ${percent}% peserta`,
  percentileName: 'persentil',
  foldedPercentile: 'Persentil, kalau ingin tahu',
  toTarget: (score: string, year: number) => `poin lagi ke skor rujukan ${score} (${year})`,
  overTarget: (score: string, year: number) => `poin di atas skor rujukan ${score} (${year})`,
  same: 'Kira-kira sama',
  asTarget: (score: string, year: number) => `dengan skor rujukan ${score} (${year})`,
  estimate: 'Skor rujukan adalah perkiraan, bukan kepastian.',
  subTests: 'Per subtes',
  columns: { subject: 'Subtes', last: 'Skor terakhir', change: 'Sejak awal', count: 'Perjalanan' },
  since: 'sejak awal',
  uncertain: 'belum pasti',
  none: '–',
  strengths: 'Sudah kuat',
  weaknesses: 'Dilatih berikutnya',
  noStrengths: 'Belum ada topik dengan cukup soal untuk disebut kuat.',
  noWeaknesses: 'Tidak ada topik lemah dengan cukup soal.',
  practise: 'Latih topik ini',
  practiseOf: (topic: string) => `Latih ${topic}`,
  counts: (correct: number, of: number) => `${correct} dari ${of} soal benar di semua try out`,
  practiceWeek: {
    title: 'Latihan tujuh hari terakhir',
    none: 'Belum ada latihan yang selesai. Lima soal sudah cukup untuk mulai lagi.',
    some: (sets: number, questions: number, names: string[]) =>
      `${formatCount(sets)} latihan selesai, ${formatCount(questions)} soal diperiksa: ${listSome(names)}.`,
    go: 'Ke latihan',
    all: 'Semua latihan',
  },
  keep: 'Simpan dan bagikan',
  entries: 'Hasil tiap try out',
  olderEntries: (count: number) => `${formatCount(count)} hasil yang lebih lama`,
  allEntries: 'Semua pengerjaan di Riwayat',
  attempt: (number: number) => `Pengerjaan ke-${number}`,
  parents: 'Untuk orang tua',
  parentsText:
    'Setiap skor punya galat (±): dua skor yang galatnya bertumpuk belum tentu berbeda. Kenaikan dihitung tanpa tarikan ke rata-rata, jadi bisa lebih besar daripada selisih dua skor. Yang paling membantu adalah latihan pendek yang teratur dan tidur yang cukup.',
  ofClass: {
    title: (name: string) => `Raport ${name}`,
    one: 'Raport siswa',
    facts: (count: number) => `${count} siswa sudah punya hasil yang keluar. Tiap rapor satu halaman A4.`,
    print: (pages: number) => (pages === 1 ? 'Cetak, 1 halaman A4' : `Cetak ${pages} halaman A4`),
    back: 'Ke kelas',
    without: (names: string) => `Belum ada hasil yang keluar: ${names}.`,
    empty: {
      title: 'Belum ada rapor',
      text: 'Raport terisi sendiri setelah siswa menyelesaikan try out dan hasilnya keluar.',
    },
  },
  empty: {
    title: 'Raportmu mulai dari try out pertama',
    text: 'Setelah satu try out selesai dan hasilnya keluar, skor, perkembangan, dan topikmu terkumpul di sini.',
    way: 'Lihat try out',
  },
}
