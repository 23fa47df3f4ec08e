export const texts = {
  title: 'Kamu sedang offline',
  none: 'Halaman ini butuh internet. Begitu tersambung, halaman terbuka dengan sendirinya.',
  kept: 'Halaman ini butuh internet, tetapi yang sudah kamu buka di perangkat ini bisa dilanjutkan sekarang. Jawabanmu dikirim begitu tersambung.',
  go: (title: string) => `Lanjutkan ${title}`,
  over: 'Waktunya habis. Jawabanmu masih di perangkat ini.',
  again: 'Coba lagi',
}
