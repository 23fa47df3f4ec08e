/** Words around the questions of a quiz. */
export const texts = {
  home: 'Kembali ke quiz',
  start: {
    title: 'Mulai quiz ini?',
    text: 'Jawabanmu langsung disimpan, juga saat internetmu putus. Waktu, kalau ada, berjalan di server.',
    go: 'Mulai quiz',
  },
  blocked: {
    titles: {
      closed: 'Quiz ini sudah ditutup',
      upcoming: 'Quiz ini belum dibuka',
      attempts_used: 'Kesempatanmu sudah habis',
      locked: 'Quiz ini sedang ditahan',
      not_found: 'Quiz tidak ditemukan',
      forbidden: 'Halaman ini untuk siswa',
    } as Record<string, string>,
    other: 'Quiz tidak bisa dibuka',
  },
  done: {
    title: 'Quiz selesai',
    unmarked: (count: number) => `Menunggu ${count} uraian dinilai. Nilainya menyusul di halaman quiz ini.`,
    right: (correct: number, total: number) => `${correct} dari ${total} benar`,
    waits: 'Jumlah benar tampil setelah kesempatanmu habis atau quiz ini ditutup.',
    warm: {
      all: 'Sempurna. Pertahankan ritmemu.',
      most: 'Bagus. Satu kali lagi untuk yang belum tepat, dan kamu menguasainya.',
      few: 'Kamu sudah tahu apa yang perlu diulang, dan itu langkah pertamanya.',
    },
    result: 'Lihat pembahasan',
    back: 'Kembali ke daftar quiz',
  },
}
