import { formatCount } from '../../../format/format-number.ts'

/** Words about who was admitted where, and how right the chances were. */
export const texts = {
  percent: (share: number) => `${Math.round(share * 100)}%`,
  outcomes: { admitted: 'Diterima', refused: 'Tidak diterima' },
  own: {
    title: 'Hasil Seleksi',
    intro:
      'Sudah tahu hasilnya? Ceritakan di sini. Dengan itu kami memeriksa apakah peluang yang ditampilkan ke siswa memang tepat.',
    privacy:
      'Yang dipakai hanya angkanya: berapa yang diterima dari sekian peluang. Nama dan hasilmu tidak ditampilkan ke siswa lain, dan bisa kamu hapus kapan saja.',
    form: 'Catat hasil',
    formNote: 'Jurusan yang kamu daftar, tahunnya, dan diterima atau tidak.',
    open: 'Isi hasilku',
    major: 'Jurusan yang kamu daftar',
    year: 'Tahun seleksi',
    outcome: 'Hasilnya',
    consent: 'Saya setuju hasil ini dipakai untuk memeriksa ketepatan peluang',
    needMajor: 'Pilih jurusannya.',
    needYear: 'Pilih tahunnya.',
    needOutcome: 'Pilih hasilnya.',
    needConsent: 'Centang dulu bahwa kamu setuju.',
    save: 'Simpan hasil',
    list: 'Yang sudah dicatat',
    told: (chance: string) => `Peluang yang waktu itu ditampilkan: ${chance}`,
    untold: 'Waktu itu belum ada peluang yang ditampilkan',
    imported: 'dicatat sekolah',
    remove: (major: string) => `Hapus hasil ${major}`,
    removeShort: 'Hapus',
    none: {
      title: 'Belum ada jurusan',
      text: 'Di sini muncul jurusan yang kamu pilih di try out. Pilih jurusan dulu waktu ikut try out.',
      way: 'Ke try out',
    },
  },
  report: {
    title: 'Ketepatan Peluang',
    intro:
      'Dari siswa yang diberi tahu peluang 30%, benarkah kira-kira 30% diterima? Titik di dekat garis berarti peluangnya jujur.',
    back: 'Laporan',
    year: 'Tahun',
    allYears: 'Semua tahun',
    counts: {
      known: 'Hasil tercatat',
      students: 'Siswa',
      told: 'Dengan peluang',
      admitted: 'Diterima',
    },
    chart: 'Peluang dan kenyataan',
    chartNote: 'Mendatar: peluang yang ditampilkan. Tegak: bagian yang diterima, dengan selang 95%.',
    caption: 'Diagram keandalan: peluang yang ditampilkan dibanding bagian yang diterima',
    axisX: 'Peluang yang ditampilkan',
    columns: ['Peluang', 'Siswa', 'Rata-rata peluang', 'Diterima', 'Selang 95%'],
    range: (from: string, to: string) => `${from}–${to}`,
    thin: (count: string) =>
      `Baru ${count} hasil: titiknya masih bisa bergeser jauh. Kesimpulan baru pantas ditarik dari beberapa ratus hasil.`,
    brier: (own: string, base: string) =>
      `Skor Brier ${own}. Andai semua diberi peluang yang sama, nilainya ${base}; makin kecil makin tepat.`,
    outside: (ranges: string) =>
      `Di peluang ${ranges}, yang ditampilkan di luar selang kenyataan: peluangnya terlalu tinggi atau terlalu rendah di sana.`,
    inside: 'Semua peluang yang ditampilkan ada di dalam selang kenyataan.',
    empty: {
      title: 'Belum ada hasil seleksi',
      text: 'Siswa mencatatnya sendiri dari Raport, atau impor tabel hasil dari siswa yang sudah setuju.',
    },
    how: 'Yang dihitung hanya pilihan yang benar-benar diputuskan: setelah diterima di satu pilihan, pilihan berikutnya tidak dihitung. Peluangnya yang ditampilkan waktu hasil dicatat.',
  },
  import: {
    open: 'Impor hasil',
    title: 'Impor hasil seleksi',
    intro: 'Satu baris untuk satu siswa dan satu jurusan. Yang sudah ada diperbarui, tidak digandakan.',
    columns: 'Email, Kampus, Jurusan, Tahun, Hasil (diterima atau tidak diterima)',
    consent: {
      label: 'Siswa di tabel ini sudah setuju hasilnya dipakai untuk memeriksa peluang',
      need: 'Hasil hanya boleh diimpor kalau siswanya sudah setuju.',
    },
    plan: (ready: number) => `${formatCount(ready)} hasil siap dicatat.`,
    take: (ready: number) => `Catat ${formatCount(ready)} hasil`,
    done: (taken: number) => `${formatCount(taken)} hasil dicatat`,
    doneHint: (told: number) => `${formatCount(told)} di antaranya punya peluang yang bisa dibandingkan.`,
  },
}
