/** Comes with what shows it, after the form. */
export const texts = {
  title: 'Buka emailmu',
  intro: 'Kami kirim tautan verifikasi ke:',
  steps: [
    'Buka kotak masuk email itu. Belum ada setelah satu menit? Lihat folder spam.',
    'Ketuk tautan verifikasi di dalamnya.',
    'Masuk dan mulai try out pertamamu.',
  ],
  wrong: 'Alamatnya salah?',
  change: 'Perbaiki data',
  signIn: 'Ke halaman masuk',
}
