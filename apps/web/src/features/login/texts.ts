export const texts = {
  title: 'Masuk',
  intro: 'Lanjutkan latihanmu dari soal terakhir.',
  login: 'Email atau nama pengguna',
  password: 'Kata sandi',
  submit: 'Masuk',
  needLogin: 'Isi email atau nama penggunamu.',
  needPassword: 'Isi kata sandimu.',
  wrong: 'Email atau kata sandi salah. Periksa lagi, lalu coba masuk sekali lagi.',
  returning: 'Masuk dulu, ya. Setelah itu kamu kembali ke halaman yang tadi.',
  quote: 'Tiga puluh menit sehari, diulang, mengalahkan semalam suntuk.',
}
