export const texts = {
  placements: { login: 'Halaman masuk', dashboard: 'Dashboard siswa', landing: 'Halaman depan' },
  list: {
    intro:
      'Gambar di halaman masuk, di dashboard siswa, dan di halaman depan. Tiap tempat memakai yang paling atas.',
    label: 'Banner, dalam urutan tampil',
    add: 'Tambah banner',
    from: (time: string) => `mulai ${time}`,
    until: (time: string) => `sampai ${time}`,
    empty: {
      title: 'Belum ada banner',
      text: 'Tambahkan gambar untuk halaman masuk, dashboard siswa, atau halaman depan.',
    },
  },
  form: {
    create: 'Tambah banner',
    edit: 'Ubah banner',
    description: 'Tampil selama terbit dan di dalam waktunya.',
    placement: 'Tempat',
    title: 'Judul',
    image: 'Gambar',
    imageHint: 'JPEG, PNG, atau WebP sampai 10 MB.',
    alt: 'Isi gambar dalam kata',
    altHint: 'Untuk yang tidak bisa melihatnya.',
    link: 'Tautan',
    linkHint: 'Alamat https://… atau halaman di sini, misalnya /student/try-out.',
    opens: 'Mulai tampil',
    closes: 'Berhenti tampil',
    publish: 'Terbitkan sekarang',
    needsImage: 'Pilih gambarnya.',
  },
}
