export const texts = {
  page: {
    title: 'FAQ',
    intro: 'Jawaban atas yang paling sering ditanyakan.',
    empty: {
      title: 'Belum ada pertanyaan',
      text: 'Tanyakan ke pengajarmu; jawabannya akan muncul di sini.',
    },
  },
  list: {
    intro: 'Pertanyaan dan jawaban di halaman depan dan di FAQ siswa, dalam urutan ini.',
    label: 'Pertanyaan, dalam urutan tampil',
    add: 'Tambah pertanyaan',
    empty: {
      title: 'Belum ada pertanyaan',
      text: 'Tulis yang paling sering ditanyakan siswa. Yang terbit langsung terbaca di halaman depan.',
    },
  },
  form: {
    create: 'Tambah pertanyaan',
    edit: 'Ubah pertanyaan',
    description: 'Siswa membacanya setelah terbit.',
    question: 'Pertanyaan',
    answer: 'Jawaban',
    answerHint: 'Boleh **tebal**, daftar dengan tanda - di depan baris, dan rumus di antara tanda $.',
    category: 'Kelompok',
    categoryHint: 'Pertanyaan sekelompok tampil bersama, misalnya “Sebelum mulai”.',
    publish: 'Terbitkan sekarang',
  },
}
