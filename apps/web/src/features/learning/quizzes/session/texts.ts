/** Words around the questions of a quiz. */
export const texts = {
  home: 'Kembali ke kuis',
  start: {
    title: 'Mulai kuis ini?',
    text: 'Jawabanmu langsung disimpan, juga saat internetmu putus. Waktu, kalau ada, berjalan di server.',
    go: 'Mulai kuis',
  },
  blocked: {
    titles: {
      closed: 'Kuis ini sudah ditutup',
      upcoming: 'Kuis ini belum dibuka',
      attempts_used: 'Kesempatanmu sudah habis',
      locked: 'Kuis ini sedang ditahan',
      not_found: 'Kuis tidak ditemukan',
      forbidden: 'Halaman ini untuk siswa',
    } as Record<string, string>,
    other: 'Kuis tidak bisa dibuka',
  },
  done: {
    title: 'Kuis selesai',
    unmarked: (count: number) => `Menunggu ${count} uraian dinilai. Nilainya menyusul di halaman kuis ini.`,
    right: (correct: number, total: number) => `${correct} dari ${total} benar`,
    waits: 'Jumlah benar tampil setelah kesempatanmu habis atau kuis ini ditutup.',
    warm: {
      all: 'Sempurna. Pertahankan ritmemu.',
      most: 'Bagus. Satu kali lagi untuk yang belum tepat, dan kamu menguasainya.',
      few: 'Kamu sudah tahu apa yang perlu diulang, dan itu langkah pertamanya.',
    },
    result: 'Lihat pembahasan',
    back: 'Kembali ke daftar kuis',
  },
}
