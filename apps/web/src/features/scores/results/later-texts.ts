import { formatCount, formatTenth } from '../../../format/format-number.ts'

/** Words of what stands below the first screen of a result. */
export const texts = {
  ranks: {
    rank: (of: number) => `dari ${formatCount(of)} peserta`,
    percentile: (value: number) =>
      value === 100 ? 'Di atas semua peserta lain' : `Di atas ${formatTenth(value)}% peserta lain`,
    scopes: { national: 'Peringkat nasional', province: 'Peringkat provinsi', school: 'Peringkat sekolah' },
    computedAt: (time: string) => `Dihitung ${time}`,
    noRank: 'Peringkat belum dihitung. Cek lagi beberapa menit lagi.',
    ranking: 'Lihat peringkat',
    foldedRanks: 'Buka kalau ingin tahu',
    otherRanks: 'Peringkat lainnya',
    histogram: 'Sebaran skor peserta',
    histogramNote: 'Tiap batang: berapa peserta di rentang skor itu. Batang biru: rentang skormu.',
    you: 'Kamu',
    range: 'Rentang skor',
    count: 'Peserta',
    noPeers: 'Sebaran muncul setelah ada peserta lain yang selesai.',
  },
  choices: {
    notes: {
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
    estimate: 'perkiraan',
  },
  reference: (score: string, year: number) => `skor ${year}: ${score}`,
  topics: {
    note: 'Yang paling dekat ke tingkat berikutnya lebih dulu. Dihitung dari try out ini saja.',
    others: (count: number) => `${formatCount(count)} topik lain`,
    few: (count: number) =>
      `${formatCount(count)} topik hanya punya 1–3 soal di sini: belum cukup soal untuk dinilai.`,
    all: 'Semua latihan',
    practise: 'Latih',
  },
  path: {
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
}
