export const texts = {
  results: {
    success: {
      title: 'Email terverifikasi',
      text: 'Akunmu siap. Kamu bisa langsung mengikuti try out.',
    },
    expired: {
      title: 'Tautan sudah kedaluwarsa',
      text: 'Tautan verifikasi berlaku 24 jam. Minta yang baru, lalu buka dari emailmu.',
    },
    invalid: {
      title: 'Tautan tidak berlaku',
      text: 'Mungkin sudah pernah dipakai, atau ada email yang lebih baru. Coba buka email terakhir, atau minta tautan baru.',
    },
  },
  toApp: 'Lanjut ke beranda',
  signIn: 'Masuk',
  send: 'Kirim tautan baru',
  sentTitle: 'Cek emailmu',
  sentTo: (email: string) =>
    `Kalau ${email} terdaftar dan belum diverifikasi, tautan baru sedang dikirim ke sana.`,
}
