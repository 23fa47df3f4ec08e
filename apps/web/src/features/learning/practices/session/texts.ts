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
  done: {
    title: 'Latihan selesai',
    right: (correct: number, answered: number) =>
      answered === 0 ? 'Belum ada jawaban' : `${correct} dari ${answered} benar`,
    blank: (count: number) => `${count} soal belum dijawab. Tidak apa-apa, soal itu datang lain kali.`,
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
    returns: (count: number) =>
      `${count} soal akan kembali besok atau beberapa hari lagi, supaya benar-benar melekat.`,
    another: 'Lima soal lagi',
    review: 'Baca lagi pembahasannya',
    back: 'Kembali ke latihan',
  },
}
