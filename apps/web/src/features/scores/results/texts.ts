import { formatCount } from '../../../format/format-number.ts'

const nameSubTests = (remark: string) => ({
  all: `Semua subtes: ${remark}`,
  some: (names: string) => `${names}: ${remark}`,
})

export const texts = {
  result: {
    title: 'Hasil try out',
    attempt: (number: number) => `Pengerjaan ke-${number}`,
    attempts: 'Semua pengerjaanmu',
    attemptsNote: 'Peringkat memakai pengerjaan pertama.',
    current: 'ini',
    pending: 'hasil belum keluar',
    waiting: {
      title: 'Hasilmu sedang disiapkan',
      at: (time: string) => `Hasil keluar ${time}. Jawabanmu sudah kami simpan.`,
      unknown: 'Hasil keluar setelah try out ditutup. Jawabanmu sudah kami simpan.',
      marked: 'Menunggu uraian dinilai. Hasil keluar setelah semua uraian selesai dinilai.',
      check: 'Periksa lagi',
      back: 'Ke daftar try out',
    },
    unfinished: {
      title: 'Belum ada hasil',
      text: 'Hasil muncul di sini setelah kamu menyelesaikan semua subtes.',
      way: 'Ke daftar subtes',
    },
    score: 'Skor akhir',
    provisionalScore: 'Skor sementara',
    provisional: 'Sementara',
    provisionalText: (closesAt: string | undefined) =>
      closesAt === undefined
        ? 'Baru dari jumlah jawaban benar. Skor akhir dihitung setelah semua peserta selesai, dan bisa berbeda.'
        : `Baru dari jumlah jawaban benar. Skor akhir dihitung setelah try out ditutup ${closesAt}, dan bisa berbeda.`,
    rolling: 'Latihan terbuka',
    rollingProvisional:
      'Skormu baru dari jumlah jawaban benar. Begitu cukup banyak siswa mengerjakan, skor IRT dihitung sendiri dan bisa berbeda.',
    rollingText:
      'Skor dihitung ulang setiap kali cukup banyak siswa baru mengerjakan, jadi angkanya masih bisa bergeser sedikit.',
    error: (error: string) => `± ${error}`,
    between: (from: string, to: string) => `Paling mungkin antara ${from} dan ${to}.`,
    how: 'Bagaimana skor dihitung',
    passed: 'Semua ambang batas tercapai',
    notPassed: 'Ada ambang batas yang belum tercapai',
    threshold: (score: string) => `ambang batas ${score}`,
    changes: (count: number) =>
      count === 1
        ? 'Satu soal dikoreksi setelah try out. Skor ini sudah menghitungnya.'
        : `${count} soal dikoreksi setelah try out. Skor ini sudah menghitungnya.`,
    changed: {
      key_changed: 'kunci dibetulkan',
      question_voided: 'soal dianulir',
      question_restored: 'soal dinilai lagi',
    },
    scale: (min: number, max: number) => `Skala ${formatCount(min)}–${formatCount(max)}`,
    review: 'Bahas soal',
    targetMark: (major: string, score: string) => `Garis tegak: skor rujukan ${major}, ${score}.`,
    subTests: 'Skor per subtes',
    peersNote: 'Garis tegak: rata-rata semua peserta.',
    rungs: {
      few: nameSubTests(
        'pesertanya sedikit, jadi sifat soal diukur dari sedikit jawaban; ± sudah memperhitungkannya. Skor ini final.',
      ),
      known: nameSubTests(
        'dinilai dengan sifat soal yang sudah diukur di try out lain, jadi skormu sebanding dengan pesertanya. Skor ini final.',
      ),
      points: nameSubTests(
        'dinilai dari poin: yang mengerjakan terlalu sedikit untuk mengukur sifat soalnya, jadi tanpa ±. Skor ini final.',
      ),
    },
    equivalent:
      'Soal yang sama dengan try out lain belum cukup, jadi pesertanya dianggap semampu kelompok acuan. Bandingkan antar-try out dengan hati-hati.',
    errorNote: 'Titik: skormu. Garis biru di kedua sisinya: rentang nilaimu yang sebenarnya.',
    barOf: (name: string, score: string, peers: string | undefined) =>
      peers === undefined ? `${name}: ${score}` : `${name}: ${score}, rata-rata peserta ${peers}`,
    outcome: {
      correct: 'benar',
      partial: 'sebagian',
      wrong: 'salah',
      blank: 'kosong',
      unmarked: 'menunggu dinilai',
    },
    voided: 'Tidak dinilai',
    topicScore: (correct: number, of: number) => `${correct} dari ${of} benar`,
    practiseOf: (topic: string) => `Latih ${topic}`,
  },
  printedEarly: 'Bagian lain hasil ini belum termuat saat dicetak. Tunggu sebentar, lalu cetak lagi.',
  /** Headings of what stands below the first screen. */
  parts: {
    path: 'Jalan ke targetmu',
    nearby: 'Skor serupa di bidang yang sama',
    choices: 'Target jurusan',
    topics: 'Topik',
    ranks: 'Peringkat',
  },
  meaning: {
    titles: {
      over: 'Skormu di atas targetmu.',
      near: 'Kamu sampai di sekitar targetmu.',
      strong: 'Sebagian besar sudah kamu kuasai.',
      base: 'Dasarnya sudah kamu punya.',
      start: 'Dari sini kita mulai.',
    },
    right: (correct: string, of: string) => `${correct} dari ${of} soal sudah benar`,
    best: ({ name, correct, of }: { name: string; correct: number; of: number }) =>
      `, paling kuat di ${name} (${correct} dari ${of}).`,
    allRight: (of: string) => `Semua ${of} soal benar.`,
    noneRight:
      'Kali ini belum ada jawaban yang benar. Sekarang kamu tahu harus mulai dari mana, dan langkah pertamanya kecil.',
    allBlank:
      'Semua soal masih kosong, jadi hasil ini belum bercerita tentang kemampuanmu. Mulai dari satu latihan pendek.',
    over: (gap: string, major: string) =>
      `Skormu ${gap} poin di atas skor rujukan ${major}. Sekarang saatnya menjaga.`,
    near: (major: string) =>
      `Jaraknya ke skor rujukan ${major} lebih kecil daripada galatnya: dekat, tetapi belum aman.`,
  },
  step: {
    label: 'Langkah berikutnya',
    effort: 'kira-kira 12 menit',
    nearest: 'Topik ini paling dekat ke tingkat berikutnya.',
    start: 'Latih topik ini',
    keep: {
      title: 'Jaga yang sudah kuat',
      text: 'Semua topik benar. Latihan pendek beberapa kali sepekan cukup untuk menjaganya.',
    },
    choose: {
      title: 'Latihan yang cocok untukmu',
      text: 'Belum ada topik dengan cukup soal untuk dinilai. Latihan memilihkan soal yang pas dengan kemampuanmu.',
    },
    toPractice: 'Ke Latihan',
  },
}
