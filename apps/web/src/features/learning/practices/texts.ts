export const texts = {
  title: 'Latihan',
  intro: 'Lima soal, langsung dibahas, tanpa batas waktu. Setelah terbuka, tetap jalan tanpa internet.',
  running: {
    title: 'Lanjutkan',
    progress: (answered: number, of: number) => `${answered} dari ${of} soal sudah diperiksa.`,
    go: 'Lanjutkan latihan',
  },
  today: {
    title: 'Lima soal hari ini',
    what: (back: number, fresh: number) => {
      if (back === 0)
        return fresh === 0
          ? 'Tidak ada yang harus diulang hari ini.'
          : `${fresh} soal baru, campuran beberapa subtes.`
      const returning = `${back} soal yang dulu belum tepat kembali hari ini`
      return fresh === 0 ? `${returning}.` : `${returning}, lalu ${fresh} soal baru.`
    },
    waiting: (count: number) => `${count} lainnya menunggu giliran.`,
    next: (time: string) => `Yang berikutnya kembali ${time}.`,
    how: 'Soal yang salah kembali setelah 1, 3, 7, 16, lalu 35 hari, selama kamu menjawabnya benar.',
    go: (count: number) => `Mulai ${count} soal`,
    place: 'Belum yakin harus mulai dari mana?',
    goPlace: (count: number) => `${count} soal penempatan`,
  },
  plan: {
    title: 'Topik yang paling perlu',
    text: (own: number) =>
      own === 0
        ? 'Tiga soal topik ini. Sekitar lima menit, tanpa batas waktu.'
        : `${Math.min(5, own)} soalmu yang belum tepat dan 3 yang mirip. Sekitar dua belas menit, tanpa batas waktu.`,
    why: (correct: number, of: number) => `Baru ${correct} dari ${of} soalmu benar di try out terakhirmu.`,
    later: 'Setelah try out berikutnya, hasilnya bisa kamu bandingkan.',
    go: 'Mulai rencana ini',
    others: 'Topik lain yang perlu dilatih',
    counts: (correct: number, of: number) => `${correct} dari ${of} soal benar di try out`,
    other: (topic: string) => `Mulai rencana ${topic}`,
    short: 'Mulai',
  },
  subjects: {
    title: 'Latih per subtes',
    questions: (count: number) => (count === 0 ? 'Semua soal sudah kamu kerjakan' : `${count} soal baru`),
    go: 'Lima soal',
    goOf: (subject: string) => `Latih lima soal ${subject}`,
    ability: (answers: number, score: string, se: string) =>
      `Perkiraan ${answers === 0 ? 'dari try out' : 'kemampuan'} ${score} ± ${se}`,
    abilityNote: (answers: number) =>
      `Dari ${answers} jawaban latihan. Makin banyak jawaban, makin kecil galatnya.`,
    share: (correct: number, of: number) => `${correct} dari ${of} jawaban terakhir benar`,
    shareNote: (low: string, high: string) =>
      `Kemampuanmu yang sebenarnya kira-kira di antara ${low} dan ${high} persen benar.`,
    topics: (subject: string) => `Topik ${subject}`,
    topic: (correct: number, of: number) =>
      of === 0 ? 'belum dilatih' : `${correct} dari ${of} jawaban terakhir benar`,
    states: { unknown: 'belum cukup soal', growing: 'tumbuh', steady: 'mantap' },
    counts: (steady: number, of: number) => (steady === 0 ? `${of} topik` : `${steady} mantap dari ${of}`),
    missing: (count: number) => `${count} soal lagi untuk tahu`,
    line: (low: string, high: string) => `kira-kira ${low}–${high} persen benar`,
    topicGo: 'Latih',
    topicGoOf: (topic: string) => `Latih topik ${topic}`,
  },
  empty: {
    title: 'Belum ada soal latihan',
    text: 'Soal latihan untuk programmu sedang disiapkan. Sementara itu, coba satu kuis.',
    way: 'Lihat kuis',
  },
}
