export const texts = {
  title: 'Tautan untuk orang tua',
  text: 'Siapa pun yang punya tautannya bisa melihat rapor ini, tanpa akun. Kirim hanya kepada orang tua atau wali.',
  link: 'Tautan rapor',
  made: (at: string) => `Salin sekarang: tautan ini tidak ditampilkan lagi. Berlaku sampai ${at}.`,
  none: 'Belum ada.',
  until: (at: string) => `Sampai ${at}`,
  by: (name: string) => `Dibuat ${name}`,
  shared: (at: string) => `Tautan ini berlaku sampai ${at}.`,
}
