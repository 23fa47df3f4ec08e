import { formatCount, formatTenth } from '../../format/format-number.ts'

export const texts = {
  result: {
    title: 'Hasil try out',
    attempt: (number: number) => `Percobaan ke-${number}`,
    waiting: {
      title: 'Hasilmu sedang disiapkan',
      at: (time: string) => `Hasil keluar ${time}. Jawabanmu sudah kami simpan.`,
      unknown: 'Hasil keluar setelah try out ditutup. Jawabanmu sudah kami simpan.',
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
    error: (error: string) => `± ${error}`,
    between: (from: string, to: string) =>
      `Nilaimu yang sebenarnya kemungkinan besar antara ${from} dan ${to}.`,
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
    subTests: 'Skor per subtes',
    peersNote: 'Garis tegak: rata-rata semua peserta.',
    equivalent:
      'Soal yang sama dengan try out lain belum cukup, jadi pesertanya dianggap semampu kelompok acuan. Bandingkan antar-try out dengan hati-hati.',
    errorNote: 'Titik: skormu. Garis biru di kedua sisinya: rentang nilaimu yang sebenarnya.',
    barOf: (name: string, score: string, peers: string | undefined) =>
      peers === undefined ? `${name}: ${score}` : `${name}: ${score}, rata-rata peserta ${peers}`,
    outcome: { correct: 'benar', partial: 'sebagian', wrong: 'salah', blank: 'kosong' },
    voided: 'Tidak dinilai',
    histogram: 'Sebaran skor peserta',
    histogramNote: 'Tiap batang: berapa peserta di rentang skor itu. Batang biru: rentang skormu.',
    you: 'Kamu',
    range: 'Rentang skor',
    count: 'Peserta',
    noPeers: 'Sebaran muncul setelah ada peserta lain yang selesai.',
    choices: 'Target jurusan',
    choicesNote: 'Peluangmu, dan skormu dibandingkan dengan skor terakhir yang tercatat.',
    choicesNoteLater: 'Peluangmu dihitung bersama skor akhir. Ini jaraknya ke skor terakhir yang tercatat.',
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
    tooFew: 'Belum bisa ditaksir: masih terlalu sedikit siswa di sini yang memilih jurusan ini.',
    anyChoice: (outOfTen: string) => `${outOfTen} siswa sepertimu diterima di salah satu pilihannya.`,
    above: (gap: string) => `${gap} di atas`,
    below: (gap: string) => `kurang ${gap}`,
    equal: 'tepat sama',
    noScore: 'belum ada skor rujukan',
    reference: (score: string, year: number) => `skor ${year}: ${score}`,
    estimate: 'perkiraan',
    topics: (count: number) => (count === 0 ? 'Bab untuk diulang' : `${count} bab untuk diulang`),
    topicsNote: 'Mulai dari yang paling sering meleset.',
    topicScore: (correct: number, of: number) => `${correct} dari ${of} benar`,
    noTopics: 'Tidak ada bab yang meleset. Pertahankan!',
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
