export const texts = {
  forgot: {
    title: 'Lupa kata sandi',
    intro: 'Kami kirim kode 6 angka ke emailmu. Dengan kode itu kamu membuat kata sandi baru.',
    noEmail: 'Akunmu tanpa email? Minta kata sandi baru kepada guru atau admin sekolahmu.',
    submit: 'Kirim kode',
    back: 'Kembali ke halaman masuk',
  },
  code: {
    title: 'Masukkan kode',
    intro: 'Kalau email ini terdaftar, kodenya sudah kami kirim ke:',
    hint: 'Berlaku 10 menit. Belum ada? Periksa folder spam.',
    label: 'Kode 6 angka',
    needCode: 'Isi keenam angka kodenya.',
    submit: 'Periksa kode',
    resend: 'Kirim kode baru',
    resendIn: (seconds: number) => `Kirim kode baru dalam ${seconds} detik`,
    otherEmail: 'Ganti email',
    missing: 'Mulai dari email',
    missingHint: 'Untuk menerima kode, isi dulu emailmu.',
  },
  first: {
    title: 'Buat kata sandimu sendiri',
    intro: (name: string) =>
      `Halo ${name}. Kata sandi dari sekolah hanya untuk masuk pertama kali. Ganti dengan yang hanya kamu tahu.`,
    current: 'Kata sandi dari sekolah',
    needCurrent: 'Isi kata sandi dari kartu atau gurumu.',
    submit: 'Simpan dan lanjutkan',
    other: 'Bukan kamu? Keluar',
  },
  invitation: {
    title: 'Terima undangan',
    intro: ({ name, email }: { name: string; email: string }) =>
      `Halo ${name}. Buat kata sandi untuk masuk sebagai ${email}.`,
    submit: 'Buat kata sandi',
    dead: 'Undangan tidak berlaku',
    deadHint: 'Buka tautan dari email undanganmu, atau minta undangan baru kepada admin.',
    toLogin: 'Ke halaman masuk',
  },
  reset: {
    title: 'Kata sandi baru',
    intro: 'Setelah ini kamu keluar dari semua perangkat dan masuk lagi dengan kata sandi baru.',
    submit: 'Simpan kata sandi',
    newCode: 'Minta kode baru',
    missing: 'Kodenya perlu diperiksa dulu',
    missingHint: 'Minta kode lewat email, lalu masukkan kodenya untuk membuat kata sandi baru.',
  },
}
