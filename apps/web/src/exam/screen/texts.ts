export const texts = {
  header: {
    answered: (answered: number, total: number) => `${answered}/${total} terjawab`,
    progress: 'Soal yang sudah terjawab',
    time: 'Sisa waktu',
    timeLeft: (minutes: number) => `Sisa waktu ${minutes} menit.`,
  },
  save: {
    saved: 'Tersimpan',
    saving: 'Menyimpan',
    unsent: (count: number) => `Belum terkirim: ${count}`,
    unsentNote: 'Jawabanmu aman di perangkat ini dan dikirim begitu terhubung.',
  },
  palette: {
    title: 'Daftar soal',
    open: 'Buka daftar soal',
    close: 'Tutup',
    statuses: {
      answered: 'Terjawab',
      doubt: 'Ragu-ragu',
      doubt_empty: 'Ragu-ragu, belum dijawab',
      empty: 'Belum dijawab',
    },
    cell: (number: number, status: string) => `Soal ${number}: ${status.toLowerCase()}`,
  },
  question: {
    title: (number: number, total: number) => `Soal ${number} dari ${total}`,
    clear: 'Hapus jawaban',
  },
  bar: {
    previous: 'Sebelumnya',
    next: 'Berikutnya',
    doubt: 'Ragu-ragu',
    finish: 'Selesai',
    label: 'Pindah soal',
  },
  summary: {
    title: 'Periksa sebelum mengumpulkan',
    intro: 'Setelah dikumpulkan, jawaban tidak bisa diubah.',
    complete: 'Semua soal terjawab dan terkirim. Siap dikumpulkan.',
    empty: 'Belum dijawab',
    doubt: 'Ragu-ragu',
    unsent: 'Belum terkirim',
    none: 'Tidak ada',
    jump: (number: number) => `Ke soal ${number}`,
    back: 'Kembali ke soal',
    submit: 'Kumpulkan',
    sending: 'Mengumpulkan jawaban…',
    sendingNote: 'Jangan tutup halaman ini.',
    timeUp: 'Waktu habis',
    timeUpNote: 'Jawabanmu sedang dikirim dan dikumpulkan otomatis.',
    unreachable: 'Belum bisa terhubung ke server',
    unreachableNote: (count: number) =>
      count === 0
        ? 'Semua jawabanmu sudah tersimpan di server. Kami mencoba mengumpulkan lagi sampai berhasil.'
        : `${count} jawaban masih di perangkat ini. Kami mencoba lagi sampai berhasil. Biarkan halaman ini terbuka.`,
    retry: 'Coba sekarang',
    download: 'Unduh jawaban',
    downloadNote: 'Sebagai cadangan, kalau sambungan tidak kunjung pulih.',
  },

  loading: {
    title: 'Menyiapkan soal',
    waiting: 'Belum bisa terhubung ke server. Kami mencoba lagi otomatis.',
    clock: 'Waktu hanya berjalan di server. Sisa waktumu muncul begitu tersambung.',
    retry: 'Coba sekarang',
  },
  displayOpen: 'Tampilan dan tombol pintas',
}
