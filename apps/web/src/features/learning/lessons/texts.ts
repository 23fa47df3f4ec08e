export const texts = {
  page: {
    onePage: (minutes: number) => `Pelajaran satu halaman · ${minutes} menit`,
    idea: 'Ide',
    example: 'Contoh, selangkah demi selangkah',
    step: (number: number, of: number) => `Langkah ${number} dari ${of}`,
    open: 'Coba dulu, lalu buka.',
    openAll: 'Buka semua langkah',
    slip: 'Salah yang sering',
    try: 'Coba sendiri',
    tryText: (count: number) =>
      count === 0
        ? 'Lima soal topik ini, langsung dibahas, tanpa batas waktu.'
        : `${count} soal tentang ini, langsung dibahas, tanpa batas waktu.`,
    tryOwn: (count: number) => `Kerjakan ${count} soal`,
    tryTopic: 'Latih lima soal',
    more: 'Latih lima soal lain',
  },
  list: {
    intro:
      'Satu halaman untuk tiap topik: ide, contoh selangkah demi selangkah, salah yang sering, dan soal untuk dicoba.',
    label: 'Pelajaran, dalam urutan tampil',
    add: 'Tambah pelajaran',
    questions: (count: number) => (count === 0 ? 'soal topiknya' : `${count} soal pilihan`),
    empty: {
      title: 'Belum ada pelajaran',
      text: 'Muat paket yang membawanya, atau tulis satu untuk topik yang paling sering salah.',
    },
  },
  form: {
    create: 'Tambah pelajaran',
    edit: 'Ubah pelajaran',
    description: 'Siswa membukanya dari latihan dan hasil.',
    topic: 'Topik',
    topics: 'Topik belum bisa dimuat. Tutup, lalu coba lagi.',
    title: 'Pokoknya dalam satu kalimat',
    titleHint: 'Misalnya: Persen kedua dihitung dari harga baru.',
    body: 'Isi',
    bodyHint:
      'Markdown. Bagiannya tetap: ## Ide, ## Contoh dengan langkah ### …, lalu ## Salah yang sering. Rumus di antara tanda $.',
    bodyStart:
      '## Ide\n\n\n\n## Contoh\n\n\n\n### Langkah pertama\n\n\n\n### Langkah kedua\n\n\n\n## Salah yang sering\n\n',
    publish: 'Terbitkan sekarang',
  },
}
