/** Words of what surrounds the questions. */
export const texts = {
  display: {
    open: 'Tampilan dan tombol pintas',
    size: 'Ukuran teks',
    sizes: ['Biasa', 'Besar', 'Sangat besar'],
    easyFont: 'Huruf mudah dibaca',
    shortcuts: 'Tombol pintas',
    shortcutsHint: 'Pilih jawaban dan pindah soal dengan papan ketik.',
    keys: [
      ['A–E atau 1–5', 'pilih jawaban'],
      ['N', 'soal berikutnya'],
      ['P', 'soal sebelumnya'],
      ['R', 'tandai ragu-ragu'],
    ],
  },
  inUse: {
    title: 'Sesi ini sedang terbuka di tab atau perangkat lain',
    text: 'Kalau kamu ambil alih, tab atau perangkat lain itu tidak bisa menjawab lagi.',
    unsent: (count: number) => `${count} jawaban di perangkat ini belum terkirim dan akan dikirim.`,
    takeOver: 'Ambil alih',
    takeOverAndSend: (count: number) => `Ambil alih dan kirim ${count} jawaban`,
  },
  login: {
    title: 'Masuk lagi untuk melanjutkan',
    text: 'Jawabanmu tersimpan di perangkat ini dan dikirim setelah kamu masuk.',
    login: 'Email atau nama pengguna',
    password: 'Kata sandi',
    submit: 'Masuk',
    open: 'Masuk',
    banner: 'Kamu perlu masuk lagi',
    bannerText: 'Jawaban tetap disimpan di perangkat ini, tetapi belum dikirim.',
    later: 'Nanti, lanjut menjawab',
    wrong: 'Email atau kata sandi salah. Periksa lagi.',
    otherUser: 'Sesi ini milik akun lain. Masuk dengan akun yang memulai sesi ini.',
    incomplete: 'Isi email dan kata sandimu.',
  },
  takenOver: {
    title: 'Sesi dilanjutkan di tab atau perangkat lain',
    text: 'Di sini kamu hanya bisa membaca. Lanjutkan di sana, atau ambil alih lagi.',
    again: 'Ambil alih kembali',
    againAndSend: (count: number) => `Ambil alih kembali dan kirim ${count} jawaban`,
  },
  conflicts: {
    title: 'Periksa lagi jawaban ini',
    text: 'Jawabannya berbeda di perangkat lain. Yang dipakai sekarang adalah jawaban dari perangkat ini.',
    done: 'Sudah saya periksa',
  },
  refused: {
    title: 'Ada jawaban yang ditolak server',
    text: 'Ubah jawabannya supaya bisa disimpan.',
  },
  storage: {
    title: 'Perangkat ini tidak bisa menyimpan cadangan jawaban',
    text: 'Jawabanmu tetap dikirim ke server. Jangan tutup atau muat ulang halaman selagi ada yang belum terkirim.',
    done: 'Mengerti',
  },
}
