/** Words around the questions of a practice. */
export const texts = {
  home: 'Kembali ke latihan',
  blocked: {
    titles: {
      not_found: 'Latihan tidak ditemukan',
      forbidden: 'Halaman ini untuk siswa',
    } as Record<string, string>,
    other: 'Latihan tidak bisa dibuka',
    gone: 'Mulai latihan dari halaman latihan.',
  },
  placement: {
    title: 'Soal penempatan',
    progress: 'tidak dinilai, tanpa batas waktu',
    later: 'Nanti saja',
    unknown: 'Belum tahu',
    next: 'Berikutnya',
    goOn: 'Lanjut',
    kept: (count: number) => `${count} jawaban masih di perangkat ini dan dikirim begitu terhubung.`,
    signIn: 'Masuk lagi',
    leaving: 'Menyimpan jawabanmu…',
    offline: 'Belum bisa terhubung. Jawabanmu aman di perangkat ini, dan kami mencoba lagi sampai berhasil.',
    retry: 'Coba sekarang',
    bar: 'Jawab dan lanjut',
    promise:
      'Tidak dilihat siapa pun. Jawabanmu hanya menentukan dari mana kita mulai. Boleh menjawab “Belum tahu”.',
  },
  hint: {
    title: 'Petunjuk',
    show: 'Lihat petunjuk',
    counted: 'Jawaban benar dengan petunjuk belum dihitung bisa sendiri, dan soalnya kembali lebih cepat.',
    used: 'Dijawab dengan petunjuk',
    offline:
      'Petunjuk belum bisa diambil karena tidak ada sambungan. Kamu bisa mencoba lagi, atau lanjut tanpa petunjuk.',
  },
  done: {
    title: 'Latihan selesai',
    right: (correct: number, answered: number) =>
      answered === 0 ? 'Belum ada jawaban' : `${correct} dari ${answered} benar`,
    blank: (count: number) => `${count} soal belum dijawab. Tidak apa-apa, soal itu datang lain kali.`,
    hinted: (count: number) =>
      `${count} yang benar dijawab dengan petunjuk: belum dihitung bisa sendiri, dan kembali lebih cepat.`,
    warm: {
      none: 'Kembali kapan saja kamu siap.',
      all: 'Semua benar. Soal berikutnya akan menyesuaikan.',
      most: 'Lebih dari separuh sudah benar. Yang belum, sudah kamu baca pembahasannya.',
      few: 'Soal yang sulit justru yang paling banyak mengajari. Kamu sudah tahu mana yang perlu diulang.',
    },
    ability: 'Perkiraan kemampuanmu',
    change: (change: number, isCertain: boolean) => {
      if (change === 0) return 'Belum berubah.'
      const size = `${change > 0 ? 'Naik' : 'Turun'} ${Math.abs(change)}`
      return isCertain ? `${size} sejak sebelum latihan ini.` : `${size}, masih dalam batas kebetulan.`
    },
    behind: (answers: number) => `Dari ${answers} jawaban latihan dan try out terakhirmu.`,
    known: 'Yang sekarang diketahui',
    topic: (correct: number, of: number) => `${correct} dari ${of} benar`,
    states: { growing: 'tumbuh', steady: 'mantap' },
    few: (topics: string[]) =>
      topics.length > 2
        ? `${topics.length} topik belum cukup soal untuk dinilai.`
        : `Belum cukup soal untuk dinilai: ${topics.join(', ')}.`,
    reached: 'baru tercapai',
    return: (count: number, days: number) =>
      `${count} soal ${days <= 0 ? 'hari ini' : days === 1 ? 'besok' : `${days} hari lagi`}`,
    returns: (list: string) => `Kembali untuk diulang: ${list}.`,
    enough: 'Cukup untuk hari ini',
    another: '5 soal lagi',
    review: 'Baca lagi pembahasannya',
  },
}
