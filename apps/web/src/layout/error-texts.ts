/** What a page says that could not be shown. English strings are the specification's own. */
export const errorTexts = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Page Not Found',
  other: (status: number) => `Error ${status}`,
  application: 'Application Error',
  applicationHint:
    'Ada yang rusak di halaman ini, bukan di jawabanmu: yang sudah tersimpan tetap aman. Muat ulang halamannya. Kalau tetap begini, tunjukkan keterangan di bawah kepada pengelola.',
  detail: 'Keterangan untuk pengelola',
  offline: 'Tidak ada internet',
  offlineHint:
    'Halaman ini belum tersimpan di perangkat ini. Begitu tersambung, halaman terbuka dengan sendirinya.',
  silent: 'Halaman ini belum bisa dibuka',
  silentHint: 'Server belum bisa dihubungi. Periksa internetmu, lalu coba lagi.',
  unknown: 'Unknown Error',
  notFoundHint: 'Halaman ini tidak ada atau sudah dipindahkan. Periksa alamatnya, atau kembali ke beranda.',
  unauthorizedHint: 'Sesimu sudah berakhir. Kamu akan diarahkan ke halaman masuk.',
  forbiddenHint: 'Akunmu tidak punya akses ke halaman ini.',
  unknownHint: 'Terjadi kesalahan yang tidak kami kenali. Muat ulang halaman ini, atau kembali ke beranda.',
}
