export const texts = {
  title: 'Gladi bersih',
  intro:
    'Pakai perangkat dan jaringan yang akan kamu pakai saat ujian. Semuanya diperiksa sendiri, lalu coba lima soal.',
  device: 'Perangkat ini',
  checks: {
    keeps_answers: {
      ok: 'Jawaban bisa disimpan tanpa sinyal',
      bad: 'Browser ini tidak bisa menyimpan jawaban. Matikan mode penyamaran atau ganti browser.',
    },
    has_space: {
      ok: 'Ruang penyimpanan cukup',
      bad: 'Ruang penyimpanan hampir habis. Hapus beberapa foto atau video dulu.',
    },
    shows_pictures: {
      ok: 'Gambar tampil',
      bad: 'Gambar tidak tampil. Matikan penghemat data di browser, lalu periksa lagi.',
    },
    works_offline: {
      ok: 'Halaman ujian tetap terbuka saat jaringan putus',
      bad: 'Saat jaringan putus, jangan memuat ulang halaman ujian. Jawabanmu tetap aman di perangkat ini.',
    },
  },
  clockOk: 'Jam perangkat cocok',
  clockOff: (minutes: number) =>
    `Jam perangkat meleset ${minutes} menit. Waktu ujian tetap memakai jam server.`,
  ready: 'Perangkat ini siap',
  readyText: 'Sekolahmu sudah melihatnya. Pada hari ujian, pakai perangkat yang sama.',
  faulty: 'Perangkat ini belum siap',
  faultyText: 'Betulkan yang bertanda merah, lalu periksa lagi, atau pakai perangkat lain.',
  practise: 'Coba lima soal',
  again: 'Periksa lagi',
  back: 'Ke try out',
}
