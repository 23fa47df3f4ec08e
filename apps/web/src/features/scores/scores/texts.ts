import { formatCount } from '../../../format/format-number.ts'
import { flagNames } from '../../../question/flag-names.ts'

/** Those who chose one option, in words. */
interface Choosers {
  letter: string
  share: string
  mean: string
}

/** Words of the admin's score pages. */
export const texts = {
  list: {
    title: 'Peringkat',
    intro: 'Nilai tiap try out, periksa soalnya, lalu terbitkan hasilnya.',
    table: 'Try out dan skornya',
    noun: 'try out',
    search: 'Cari try out',
    columns: {
      title: 'Try out',
      phase: 'Status',
      closes: 'Ditutup',
      participants: 'Peserta',
      newest: 'Penilaian terakhir',
      published: 'Yang tampil',
      actions: 'Tindakan',
    },
    filters: { program_id: 'Program', phase: 'Status', scoring: 'Metode', run_status: 'Penilaian' },
    openEnded: 'Tanpa batas',
    none: 'Belum ada',
    empty: {
      title: 'Belum ada try out',
      text: 'Try out yang sudah dijadwalkan muncul di sini, lengkap dengan penilaian skornya.',
    },
  },
  phases: { upcoming: 'Akan datang', open: 'Dibuka', closed: 'Ditutup' },
  scoring: { raw: 'Jumlah benar', weighted: 'Berbobot', irt: 'IRT' },
  models: { points: 'Jumlah benar', '1pl': 'IRT 1PL', '2pl': 'IRT 2PL', '3pl': 'IRT 3PL' },
  modelHints: {
    '1pl': 'Hanya tingkat kesulitan. Semua soal membedakan siswa sama kuatnya.',
    '2pl': 'Tingkat kesulitan dan daya beda, tanpa menghitung tebakan.',
    '3pl': 'Tingkat kesulitan, daya beda, dan peluang menebak. Baku untuk UTBK.',
  },
  status: {
    queued: 'Antre',
    running: 'Sedang berjalan',
    done: 'Siap terbit',
    failed: 'Gagal',
    cancelled: 'Dibatalkan',
    published: 'Terbit',
    superseded: 'Digantikan',
  },
  origins: {
    submissions: 'Dinilai saat dikumpulkan',
    closing: 'Otomatis setelah ditutup',
    marks: 'Setelah uraian dinilai',
    rolling: 'Otomatis, latihan terbuka',
    admin: 'Dimulai admin',
    regrade: 'Koreksi soal',
  },
  steps: {
    waiting: 'Menunggu giliran',
    reading: 'Membaca jawaban',
    calibrating: 'Mengukur sifat tiap soal',
    describing: 'Menyusun statistik soal',
    writing: 'Menulis skor',
    ended: 'Selesai',
  },
  provisional: 'Sementara',
  runName: (number: number) => `Penilaian ${number}`,
  percent: (share: number) => `${Math.floor(share * 100)}%`,
  attempts: (count: number) => `${formatCount(count)} peserta`,
  flagged: (count: number) => `${formatCount(count)} soal ditandai`,
  byServer: 'server',

  publishAtOnce: 'Langsung terbitkan setelah selesai',
  publishAtOnceHint: 'Kalau tidak dicentang, kamu bisa memeriksa soal dulu.',

  start: {
    open: 'Mulai penilaian',
    again: 'Nilai ulang',
    title: 'Mulai penilaian',
    text: (title: string) =>
      `Semua pengerjaan ${title} dinilai dari awal. Hasil yang tampil sekarang tidak berubah sampai kamu menerbitkan yang baru.`,
    model: 'Model',
    example: 'Contoh: penilaian resmi setelah try out ditutup',
    confirm: 'Mulai',
  },
  stop: {
    open: 'Hentikan',
    title: 'Hentikan penilaian ini?',
    text: 'Yang sudah dikerjakan dibuang. Hasil yang tampil tidak berubah.',
    example: 'Contoh: ada kunci yang harus dibetulkan dulu',
    confirm: 'Hentikan penilaian',
    back: 'Lanjutkan penilaian',
  },
  publish: {
    open: 'Terbitkan',
    title: (number: number) => `Terbitkan penilaian ${number}?`,
    text: (attempts: string) =>
      `${attempts} langsung melihat skor dan peringkat dari penilaian ini, menggantikan yang tampil sekarang.`,
    unchecked: (count: number) =>
      `${count} soal kuncinya mungkin salah. Periksa dulu di tab Soal: setelah terbit, siswa melihat skornya.`,
    example: 'Contoh: soal sudah diperiksa tim penyusun',
    confirm: 'Terbitkan hasil',
  },
  changes: {
    open: 'Lihat perubahan',
    title: (number: number) => `Apa yang berubah dengan penilaian ${number}`,
    against: (number: number, model: string) =>
      `Dibandingkan dengan yang dilihat siswa sekarang: penilaian ${number} (${model}). Belum ada yang terbit.`,
    nobody: 'Belum ada peserta di peringkat yang bisa dibandingkan.',
    up: 'Naik',
    down: 'Turun',
    same: 'Tetap',
    means: (before: string, after: string) => `Rata-rata ${before} menjadi ${after}.`,
    noRanks: 'Peringkat tidak ada yang berubah.',
    ranks: (count: string, most: string) => `Peringkat ${count} peserta berubah, paling jauh ${most} tempat.`,
    steps: 'Seberapa jauh skornya bergeser',
    stepsCaption: 'Banyak peserta yang turun dan naik, menurut besar pergeserannya dalam poin',
    points: 'Poin',
    range: (from: number, to: number | null) =>
      to === null
        ? `${formatCount(from)} atau lebih`
        : from === 0
          ? `kurang dari ${formatCount(to)}`
          : `${formatCount(from)}–${formatCount(to)}`,
    gains: 'Naik paling banyak',
    losses: 'Turun paling banyak',
    columns: ['Peserta', 'Skor', 'Peringkat'],
    rank: (before: string, after: string) =>
      before === after ? `#${before}, tetap` : `#${before} → #${after}`,
    summary: (up: string, down: string, same: string) =>
      `Skor ${up} peserta naik, ${down} turun, ${same} tetap.`,
  },
  fixScale: {
    open: 'Jadikan acuan musim',
    title: 'Jadikan kelompok ini acuan musim?',
    text: 'Try out berikutnya di musim ini dinilai dengan skala dari peserta ini: rata-rata mereka menjadi 500. Ini tidak dapat dibatalkan, jadi pastikan pesertanya sungguh-sungguh dan cukup beragam.',
    example: 'Contoh: try out nasional pertama, kuncinya sudah diperiksa',
    confirm: 'Jadikan acuan',
  },
  panel: {
    label: 'Penilaian skor',
    progress: 'Kemajuan penilaian',
    running: (number: number) => `Penilaian ${number} sedang berjalan`,
    done: (number: number) => `Penilaian ${number} selesai dan belum terbit`,
    doneText: (attempts: string, flagged: string) =>
      `${attempts} dinilai, ${flagged}. Siswa masih melihat hasil yang lama.`,
    failed: (number: number) => `Penilaian ${number} gagal`,
    outdated: 'Ada kunci atau soal yang diubah setelah penilaian ini. Jalankan penilaian baru.',
    shown: (number: number, model: string) => `Yang dilihat siswa: penilaian ${number} (${model})`,
    shownSums: 'Yang dilihat siswa: jumlah benar',
    shownProvisional: 'masih sementara, skor IRT belum terbit',
    nothing: 'Belum ada skor',
    nothingText: 'Skor muncul setelah ada peserta yang selesai.',
    publishedAt: (time: string) => `Terbit ${time}`,
    check: 'Periksa soal',
  },

  rank: {
    unmarked: (count: number) => `Menunggu ${count} uraian dinilai sebelum hasil keluar.`,
    toMarking: 'Nilai uraian',
    tabs: { students: 'Peserta', items: 'Soal', history: 'Riwayat' },
    tabsLabel: 'Bagian peringkat',
    table: 'Peringkat peserta',
    noun: 'peserta',
    search: 'Cari nama atau email',
    filters: { province_id: 'Provinsi', school: 'Sekolah', major_id: 'Jurusan' },
    schools: { search: 'Cari sekolah', nothing: 'Tidak ada sekolah yang cocok.' },
    majors: { placeholder: 'Cari jurusan atau kampus', nothing: 'Tidak ada jurusan yang cocok.' },
    columns: {
      student: 'Peserta',
      total: 'Skor',
      school: 'Sekolah',
      province: 'Provinsi',
      choice: 'Pilihan pertama',
      finished: 'Selesai',
      actions: 'Tindakan',
    },
    columnsNote: 'Angka kecil setelah ± adalah galat baku: makin kecil, makin pasti skornya.',
    voided: 'tidak dinilai',
    more: (count: number) => `+${count}`,
    computing: 'Peringkat sedang dihitung ulang…',
    computedAt: (time: string) => `Peringkat dihitung ${time}.`,
    empty: {
      title: 'Belum ada peserta yang selesai',
      text: 'Peserta muncul di sini begitu menyelesaikan semua subtesnya dan peringkat dihitung.',
    },
  },
  export: 'Unduh peringkat',
  reset: {
    open: (name: string) => `Reset pengerjaan ${name}`,
    title: 'Reset pengerjaan ini?',
    text: (name: string) =>
      `Pengerjaan ${name} diarsipkan dan keluar dari peringkat. ${name} bisa mengerjakan lagi dari awal selama try out masih dibuka.`,
    example: 'Contoh: listrik padam di tengah subtes kedua',
    confirm: 'Reset pengerjaan',
  },

  items: {
    table: 'Statistik soal',
    noun: 'soal',
    search: 'Cari isi soal',
    filters: { sub_test_id: 'Subtes', flag: 'Tanda', flagged: 'Ditandai' },
    onlyFlagged: 'Hanya yang ditandai',
    notFlagged: 'Tanpa tanda',
    columns: {
      question: 'Soal',
      flags: 'Tanda',
      p: 'Benar',
      corrected: 'Daya beda',
      difficulty: 'Sulit (b)',
      slope: 'Beda (a)',
      guess: 'Tebak (c)',
      infit: 'Infit',
      tried: 'Dikerjakan',
    },
    fine: 'Baik',
    voided: 'Dianulir',
    anchor: 'Soal jangkar',
    number: (subject: string, position: number) => `${subject} nomor ${position}`,
    from: (number: number, model: string) => `Menurut penilaian ${number} (${model}).`,
    none: {
      title: 'Belum ada statistik soal',
      text: 'Statistik tiap soal muncul setelah skor dihitung. Mulai penilaian di atas.',
    },
    empty: { title: 'Tidak ada soal', text: 'Penilaian ini tidak memuat soal.' },
    suspects: 'Periksa dulu: kunci mungkin salah',
    suspectsNote:
      'Yang memilih jawaban lain lebih pandai daripada yang memilih kuncinya. Baca dulu soalnya: kalau kuncinya memang salah, gantilah, dan semua skor dihitung ulang.',
    suspectEvidence: (key: Choosers, other: Choosers) =>
      `${key.letter} (kunci) dipilih ${key.share} siswa, rata-rata ${key.mean} benar di soal lain. ${other.letter} dipilih ${other.share}, rata-rata ${other.mean} benar di soal lain.`,
    evidence: {
      strong: 'Buktinya kuat.',
      weak: 'Buktinya lemah: bisa jadi kebetulan, jadi baca soalnya dulu.',
    },
    suspectPlain: 'Jawaban yang dihitung benar justru lebih sering datang dari siswa yang skornya rendah.',
    changeTo: (letter: string) => `Ganti kunci ke ${letter}`,
    change: 'Ganti kunci',
    void: 'Anulir soal',
    restore: 'Nilai lagi soal ini',
    see: 'Lihat soal',
  },
  flags: {
    possible_wrong_key: {
      name: flagNames.possible_wrong_key,
      meaning: 'Siswa yang memilih jawaban lain rata-rata lebih pandai daripada yang memilih kuncinya.',
      advice: 'Cek kuncinya. Salah: ganti kunci. Dua jawaban sama-sama benar: anulir soal.',
    },
    possible_second_key: {
      name: flagNames.possible_second_key,
      meaning: 'Siswa yang memilih jawaban lain ini sama pandainya dengan yang memilih kuncinya.',
      advice: 'Baca lagi pilihannya. Kalau keduanya benar, anulir soal.',
    },
    miskeyed_row: {
      name: flagNames.miskeyed_row,
      meaning: 'Di satu pernyataan, siswa yang pandai justru menjawab kebalikan dari kuncinya.',
      advice: 'Cek kunci pernyataan yang ditandai.',
    },
    negative_discrimination: {
      name: flagNames.negative_discrimination,
      meaning: 'Siswa yang skornya rendah lebih sering benar daripada yang skornya tinggi.',
      advice: 'Cek kunci dan kalimat soal. Kalau soalnya menyesatkan, anulir.',
    },
    low_discrimination: {
      name: flagNames.low_discrimination,
      meaning: 'Yang paham dan yang belum hampir sama seringnya benar.',
      advice: 'Boleh tetap dinilai. Perbaiki sebelum dipakai lagi.',
    },
    too_hard: {
      name: flagNames.too_hard,
      meaning: 'Kurang dari 5% siswa menjawab benar.',
      advice: 'Pastikan kuncinya benar. Kalau benar, biarkan.',
    },
    too_easy: {
      name: flagNames.too_easy,
      meaning: 'Lebih dari 95% siswa menjawab benar.',
      advice: 'Boleh tetap dinilai: pengaruhnya ke skor sangat kecil.',
    },
    flat_slope: {
      name: flagNames.flat_slope,
      meaning: 'Menurut model, peluang benar hampir sama untuk semua tingkat kemampuan.',
      advice: 'Boleh tetap dinilai: bobotnya otomatis kecil. Perbaiki sebelum dipakai lagi.',
    },
    high_guessing: {
      name: flagNames.high_guessing,
      meaning: 'Siswa yang tidak tahu pun benar lebih dari 40%.',
      advice: 'Boleh tetap dinilai. Perkuat pengecohnya sebelum dipakai lagi.',
    },
    differential_functioning: {
      name: flagNames.differential_functioning,
      meaning:
        'Siswa yang sama mampunya, tetapi dari kelompok lain, menjawab soal ini dengan peluang benar yang jauh berbeda.',
      advice:
        'Baca lagi: adakah kata, tempat, atau pengalaman yang hanya akrab bagi satu kelompok? Kalau tidak ada, boleh tetap dinilai.',
    },
    trap_option: {
      name: flagNames.trap_option,
      meaning: 'Satu pengecoh dipilih lebih banyak siswa daripada kuncinya.',
      advice: 'Baca lagi soalnya: mungkin menjebak, atau ada salah paham yang perlu dibahas.',
    },
    misfit: {
      name: flagNames.misfit,
      meaning: 'Pola jawabannya berbeda dari yang diperkirakan model.',
      advice: 'Baca lagi soalnya: mungkin bisa ditafsirkan dua cara, atau bocor.',
    },
    extreme_difficulty: {
      name: flagNames.extreme_difficulty,
      meaning: 'Tingkat kesulitannya di luar jangkauan hampir semua siswa.',
      advice: 'Pastikan kuncinya benar. Kalau benar, biarkan.',
    },
  },
  sheet: {
    passage: 'Bacaan',
    flags: 'Yang perlu diperhatikan',
    noFlags: 'Tidak ada yang mencurigakan di soal ini.',
    options: 'Siapa memilih apa',
    share: 'Dipilih',
    total: 'Rata-rata lain',
    totalHint:
      'Rata-rata lain: jumlah jawaban benar di soal-soal lain subtes ini, dari siswa yang memilih pilihan itu.',
    key: 'Kunci',
    suspected: 'Diduga benar',
    suspectedRow: 'Kunci diragukan',
    blank: 'Tidak menjawab',
    curve: 'Peluang benar menurut kemampuan',
    abilities: ['kurang', 'rata-rata', 'mahir'] as const,
    statistics: 'Statistik',
    p: 'Menjawab benar',
    corrected: 'Daya beda (korelasi terkoreksi)',
    pointBiserial: 'Korelasi dengan total',
    upperLower: 'Selisih 27% atas dan bawah',
    alphaIfDeleted: 'Alfa tanpa soal ini',
    a: 'Daya beda (a)',
    b: 'Tingkat kesulitan (b)',
    c: 'Peluang menebak (c)',
    differences: 'Perbandingan kelompok',
    differencesHint:
      'Siswa yang jumlah benarnya sama dibandingkan. Minus: lebih sulit bagi kelompok kedua. A: kecil, B: sedang, C: besar.',
    groups: {
      region: 'Jawa, luar Jawa',
      madrasah: 'SMA, madrasah aliyah',
      vocational: 'SMA, SMK',
      gender: 'laki-laki, perempuan',
    },
    difference: (delta: string, se: string, size: string) => `${delta} ± ${se} (${size})`,
    infit: 'Infit',
    outfit: 'Outfit',
    sX2: 'Kecocokan S-X²',
    sX2Value: (value: string, df: number, p: string | undefined) =>
      p === undefined ? `${value} (db ${df})` : `${value} (db ${df}, p ${p})`,
    tried: 'Mengerjakan',
    topic: 'Topik',
    currentKey: 'Kunci sekarang',
  },
  regrade: {
    keyTitle: 'Ganti kunci',
    voidTitle: 'Anulir soal ini?',
    restoreTitle: 'Nilai lagi soal ini?',
    keyText: (name: string) =>
      `${name}. Semua peserta dinilai ulang dengan kunci baru. Siswa baru melihatnya setelah kamu memeriksa siapa yang berubah dan menerbitkannya.`,
    voidText: (name: string) =>
      `${name} tidak dinilai bagi siapa pun, dan semua skor dihitung ulang. Siswa baru melihatnya setelah kamu memeriksa siapa yang berubah dan menerbitkannya.`,
    restoreText: (name: string) =>
      `${name} kembali dinilai, dan semua skor dihitung ulang. Siswa baru melihatnya setelah kamu memeriksa siapa yang berubah dan menerbitkannya.`,
    sameKey: 'Ini masih kunci yang sekarang. Pilih yang lain.',
    needKey: 'Lengkapi kuncinya dulu.',
    example: 'Contoh: dicek dua guru, pilihan C yang benar',
    confirmKey: 'Ganti dan hitung ulang',
    confirmVoid: 'Anulir dan hitung ulang',
    confirmRestore: 'Nilai lagi dan hitung ulang',
  },
  history: {
    runs: 'Semua penilaian',
    runsNote: 'Penilaian lama tetap disimpan. Data dan mesin yang sama selalu menghasilkan skor yang sama.',
    noRuns: 'Belum ada penilaian.',
    events: 'Catatan perubahan',
    eventsNote: 'Siapa mengubah apa, dan mengapa. Catatan ini tidak bisa dihapus.',
    noEvents: 'Belum ada perubahan.',
    show: (number: number) => `Rincian penilaian ${number}`,
    hash: 'Sidik data (SHA-256)',
    noHash: 'Belum ada: penilaian belum membaca datanya.',
    engine: 'Versi mesin',
    took: 'Lama hitung',
    requested: 'Diminta oleh',
    reason: 'Alasan',
    log: 'Log',
    after: (seconds: string) => `+${seconds} dtk`,
    copy: 'Salin sidik data',
    copied: 'Sidik data disalin',
    outdated: 'Data sudah berubah',
    subTests: 'Mutu tiap subtes',
    subTestColumns: {
      name: 'Subtes',
      questions: 'Soal',
      mean: 'Rata-rata benar',
      alpha: 'Alfa',
      sem: 'Galat baku',
      basis: 'Dasar skala',
      precision: 'Ketelitian di tengah',
    },
    basis: {
      norm: 'Kelompok acuan',
      anchors: (count: number) => `${count} soal jangkar`,
      equivalent_groups: 'Dianggap setara',
    },
    notes: 'Yang perlu diketahui',
    speeded: (code: string, share: string) =>
      `${code}: hanya ${share} sampai ke soal terakhir. Waktunya sempit, jadi sebagian skor mengukur kecepatan.`,
    dependent: (code: string, positions: string, excess: string) =>
      `${code}: soal ${positions} dari satu bacaan saling terkait (korelasi sisa +${excess}). Ketelitian subtes ini sedikit lebih rendah dari ±-nya.`,
    unusual: (code: string, count: string, of: string) =>
      `${code}: ${count} dari ${of} pola jawaban tidak lazim, misalnya soal sulit benar tetapi soal mudah salah. Itu bisa karena menebak, tergesa, atau bekerja sama; polanya saja bukan bukti.`,
    basisHint:
      'Dianggap setara: tidak cukup soal jangkar, jadi kelompok ini dianggap semampu kelompok acuan. Skornya kurang bisa dibandingkan antar-try out.',
    notConverged: 'belum konvergen',
    precisionOf: (se: string) => `± ${se}`,
    voided: (count: number) => `${count} dianulir`,
    actions: {
      run_requested: 'Penilaian diminta',
      run_cancelled: 'Penilaian dihentikan',
      run_published: 'Hasil diterbitkan',
      scale_fixed: 'Skala musim ditetapkan',
      key_changed: 'Kunci diganti',
      question_voided: 'Soal dianulir',
      question_restored: 'Soal dinilai lagi',
      attempt_reset: 'Pengerjaan direset',
      exported: 'Peringkat diunduh',
    },
    by: (name: string, time: string) => `${name}, ${time}`,
  },
}
