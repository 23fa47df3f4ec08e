export const texts = {
  title: 'Buat admin pertama',
  intro:
    'Kode sekali pakainya tertulis di terminal tempat Gerbang dijalankan. Sesudah ini kamu langsung masuk dan menyiapkan sekolahmu.',
  done: 'Gerbang sudah punya admin',
  doneText: 'Admin berikutnya dibuat oleh admin yang ada, di halaman Pengguna.',
  toLogin: 'Masuk',
  code: 'Kode dari terminal',
  codeHint: '12 huruf dan angka, misalnya ABCD-EFGH-2345.',
  name: 'Nama lengkap',
  email: 'Email',
  needCode: 'Tulis kode dari terminal.',
  needName: 'Tulis namamu.',
  needEmail: 'Tulis emailmu.',
  submit: 'Buat admin dan masuk',
}
