/** Words around the questions of a sub-test. */
export const texts = {
  home: 'Kembali ke daftar subtes',
  start: {
    position: (position: number, count: number) => `Subtes ${position} dari ${count}`,
    minutes: 'Waktu',
    questions: 'Soal',
    questionCount: (count: number) => `${count} soal`,
    shortened: (full: string) => `Lebih singkat dari ${full} karena try out segera ditutup.`,
    rules: [
      'Waktu berjalan di server begitu kamu mulai dan tidak bisa dijeda.',
      'Setiap jawaban langsung disimpan, juga saat internetmu putus.',
      'Tandai “Ragu-ragu” untuk soal yang ingin kamu periksa lagi.',
      'Kami mencatat berapa lama tiap soal tampil dan kapan halaman ini kamu tinggalkan, supaya nanti kamu bisa melihat ke mana waktumu habis.',
    ],
    go: 'Mulai subtes',
    fallbackTitle: 'Siap memulai subtes ini?',
  },
  blocked: {
    titles: {
      closed: 'Subtes ini sudah ditutup',
      upcoming: 'Try out belum dibuka',
      locked: 'Subtes ini belum bisa dibuka',
      choices_needed: 'Pilih jurusan dulu',
      not_found: 'Sesi tidak ditemukan',
      forbidden: 'Sesi ini untuk peserta',
    } as Record<string, string>,
    otherTitle: 'Sesi tidak bisa dibuka',
    // Whoever reloads the receipt reads this as well; their time need not be over.
    texts: {
      closed:
        'Subtes ini sudah kamu kumpulkan atau waktunya sudah habis. Jawaban yang sampai di server tetap dinilai; buktinya ada di daftar subtes.',
    } as Record<string, string>,
    kept: (count: number) => `${count} jawaban belum sampai ke server dan tetap ada di perangkat ini.`,
  },
  receipt: {
    next: 'Lanjut ke subtes berikutnya',
    choose: 'Pilih subtes lain',
    result: 'Lihat hasil',
    lost: (count: number) => `${count} jawaban tidak ikut dinilai`,
    lostNote:
      'Jawaban itu sampai setelah waktu habis atau ditolak server. Salinannya tetap ada di perangkat ini dan bisa kamu unduh untuk panitia.',
  },
}
