export const texts = {
  offline: 'Tidak ada internet',
  silent: 'Server belum bisa dihubungi',
  kept: 'Yang sudah tersimpan di perangkat ini tetap bisa dibuka. Sisanya menunggu sambungan.',
  go: (title: string) => `Lanjutkan ${title}`,
  over: 'Waktunya habis. Jawabanmu masih di perangkat ini.',
}
