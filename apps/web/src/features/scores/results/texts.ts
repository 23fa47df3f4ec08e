import { formatCount, formatTenth } from '../../../format/format-number.ts'

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
      go: 'Ke daftar subtes',
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
    rank: (of: number) => `dari ${formatCount(of)} peserta`,
    percentile: (value: number) =>
      value === 100 ? 'Di atas semua peserta lain' : `Di atas ${formatTenth(value)}% peserta lain`,
    scopes: { national: 'Peringkat nasional', province: 'Peringkat provinsi', school: 'Peringkat sekolah' },
    computedAt: (time: string) => `Dihitung ${time}`,
    noRank: 'Peringkat belum dihitung. Cek lagi beberapa menit lagi.',
    review: 'Bahas soal',
    ranking: 'Lihat peringkat',
    ranks: 'Peringkat',
    foldedRanks: 'Buka kalau ingin tahu',
    otherRanks: 'Peringkat lainnya',
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
    histogram: 'Sebaran skor peserta',
    histogramNote: 'Tiap batang: berapa peserta di rentang skor itu. Batang biru: rentang skormu.',
    you: 'Kamu',
    range: 'Rentang skor',
    count: 'Peserta',
    noPeers: 'Sebaran muncul setelah ada peserta lain yang selesai.',
    choices: 'Target jurusan',
    choicesNotes: {
      chances: 'Peluangmu, dan skormu dibandingkan dengan skor rujukan tiap jurusan.',
      gaps: 'Jarak skormu ke skor rujukan tiap jurusan.',
      later: 'Peluangmu dihitung bersama skor akhir. Ini jarak skormu ke skor rujukan.',
    },
    bands: { aman: 'Aman', bersaing: 'Bersaing', berat: 'Berat' },
    frequency: (outOfTen: string) =>
      `${outOfTen} siswa dengan skor sepertimu melewati skor terakhir yang diterima.`,
    frequencies: {
      least: 'Kurang dari 1 dari 10',
      most: 'Lebih dari 9 dari 10',
      some: (count: number) => `Kira-kira ${count} dari 10`,
    },
    cut: (cut: string, error: string) => `Perkiraan skor terakhir: ${cut} ± ${error}`,
    basis: (pool: string) => `dari skor ${pool} siswa di sini yang memilih jurusan ini.`,
    chanceRange: (low: string, high: string) =>
      `Bisa juga ${low} sampai ${high} dari 10: pelamar yang sebenarnya mungkin lebih kuat atau lebih lemah daripada peserta di sini.`,
    weighed: (score: string) => `Jurusan ini membobot subtes berbeda. Dengan bobotnya skormu ${score}.`,
    tooFew: 'Belum bisa ditaksir: masih terlalu sedikit siswa di sini yang memilih jurusan ini.',
    noSeats: 'Peluangnya tidak ditaksir: daya tampung dan peminat jurusan ini belum tercatat di sini.',
    anyChoice: (outOfTen: string) => `${outOfTen} siswa sepertimu diterima di salah satu pilihannya.`,
    above: (gap: string) => `${gap} di atas`,
    below: (gap: string) => `kurang ${gap}`,
    equal: 'tepat sama',
    noScore: 'belum ada skor rujukan',
    reference: (score: string, year: number) => `skor ${year}: ${score}`,
    estimate: 'perkiraan',
    topicScore: (correct: number, of: number) => `${correct} dari ${of} benar`,
    practise: 'Latih',
    practiseOf: (topic: string) => `Latih ${topic}`,
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
  topics: {
    title: 'Topik',
    note: 'Yang paling dekat ke tingkat berikutnya lebih dulu. Dihitung dari try out ini saja.',
    others: (count: number) => `${formatCount(count)} topik lain`,
    few: (count: number) =>
      `${formatCount(count)} topik hanya punya 1–3 soal di sini: belum cukup soal untuk dinilai.`,
    all: 'Semua latihan',
  },
  path: {
    title: 'Jalan ke targetmu',
    far: (points: string, error: string, major: string) => `${points} ± ${error} poin lagi ke ${major}`,
    nearer: (points: string) =>
      `Itu masih jauh. Kejar ${points} poin pertama dulu: sebesar itu kenaikan yang pasti terlihat.`,
    or: 'Kira-kira sama dengan salah satu dari ini, di kertas soal seperti ini:',
    several:
      'Satu subtes saja tidak cukup: bagi langkahnya ke beberapa subtes, mulai dari topik yang paling dekat.',
    step: (questions: number, subject: string) => `${questions} soal lagi benar di ${subject}`,
    range: (low: number, high: number | null) =>
      high === null
        ? `Bisa juga mulai dari ${low} soal, atau lebih dari satu subtes.`
        : `Bisa juga ${low} sampai ${high} soal, karena skormu punya galat.`,
    basis:
      'Dihitung dari tingkat kesulitan soal try out ini dan skor rujukan jurusan itu. Bukan janji, tetapi arah.',
    nearbyTitle: 'Skor serupa di bidang yang sama',
    nearbyNote: 'Skor rujukan jurusan ini dekat dengan skormu sekarang.',
  },
  replay: {
    title: 'Ke mana waktumu pergi',
    note: (peers: number) =>
      `Batang: waktumu. Garis: waktu tengah peserta yang menjawab benar, dari ${formatCount(peers)} peserta.`,
    noteAlone: 'Batang: waktumu di tiap soal. Pembanding muncul setelah cukup banyak peserta.',
    even: 'Waktumu terbagi wajar.',
    hasty: (time: string, of: number) => `${time} untuk ${of} soal: terlalu singkat untuk membaca semuanya.`,
    few: (measured: number, of: number) => `Waktumu hanya terukur di ${measured} dari ${of} soal.`,
    unmeasured: 'tidak terukur',
    story: (time: string, number: number, blank: number) =>
      blank === 0 ? `${time} di soal ${number}.` : `${time} di soal ${number}, lalu ${blank} soal kosong.`,
    number: (number: number) => `Soal ${number}`,
    row: (own: string, peers: string | null, outcome: string) =>
      `${own}, ${outcome}${peers === null ? '' : `. Yang benar: ${peers}`}`,
  },
  effects: {
    title: 'Setelah rencanamu',
    note: 'Topik yang kamu latih di antara dua try out. Soalnya sedikit, jadi selisih kecil bisa kebetulan.',
    practised: (questions: number, time: string) => `${questions} soal dilatih, terakhir ${time}`,
    change: (before: { correct: number; of: number }, after: { correct: number; of: number }) =>
      `Sebelumnya ${before.correct} dari ${before.of} benar, sekarang ${after.correct} dari ${after.of}.`,
  },
  ranking: {
    title: 'Peringkat',
    scopesLabel: 'Cakupan peringkat',
    scopes: {
      national: 'Nasional',
      province: 'Provinsi',
      school: 'Sekolah',
      university: 'Universitas',
      major: 'Jurusan',
    },
    choices: 'Pilihanmu',
    around: 'Di sekitarku',
    all: 'Semua peringkat',
    computedAt: (time: string) => `Dihitung ${time}. Nama disamarkan kecuali pemiliknya setuju tampil.`,
    provisional:
      'Peringkat ini masih sementara: baru dari jumlah jawaban benar. Setelah skor akhir keluar, urutannya bisa berubah.',
    close: (error: string) =>
      `Skor punya galat sekitar ± ${error}. Siswa yang skornya berselisih lebih kecil dari itu belum tentu beda kemampuannya.`,
    veiled:
      'Peserta dari sekolah ini masih sedikit, jadi yang tampil hanya inisial dan rentang skor. Dengan Kode Siswa dari sekolahmu, daftarnya terbuka.',
    band: (from: string, to: string) => `${from}–${to}`,
    own: 'Peringkatmu',
    you: 'Kamu',
    of: (total: number) => `dari ${formatCount(total)}`,
    columns: { rank: 'Peringkat', name: 'Nama', school: 'Sekolah', province: 'Provinsi', score: 'Skor' },
    empty: {
      title: 'Peringkat belum ada',
      text: 'Peringkat dihitung setelah ada peserta yang selesai. Cek lagi nanti.',
    },
    result: 'Lihat hasilku',
  },
}
