export const texts = {
  list: {
    intro: 'Cerita siswa di halaman depan, dalam urutan ini. Minta izin mereka dulu.',
    label: 'Testimoni, dalam urutan tampil',
    add: 'Tambah testimoni',
    empty: {
      title: 'Belum ada testimoni',
      text: 'Halaman depan menampilkan bagian ini begitu ada satu yang terbit.',
    },
  },
  form: {
    create: 'Tambah testimoni',
    edit: 'Ubah testimoni',
    description: 'Tampil di halaman depan setelah terbit.',
    name: 'Nama',
    school: 'Asal sekolah',
    accepted: 'Diterima di',
    acceptedHint: 'Misalnya “Hukum, Universitas Gadjah Mada”.',
    year: 'Tahun diterima',
    quote: 'Ceritanya',
    photo: 'Foto',
    photoHint: 'Dipotong persegi. JPEG, PNG, atau WebP sampai 10 MB.',
    removePhoto: 'Hapus foto',
    publish: 'Terbitkan sekarang',
  },
}
