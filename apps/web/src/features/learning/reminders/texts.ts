export const texts = {
  ask: {
    title: 'Matikan pengingat?',
    text: 'Kami tidak akan lagi mengirim email pengingat try out. Email tentang akunmu tetap sampai.',
  },
  off: {
    title: 'Pengingat dimatikan',
    text: 'Kamu bisa menyalakannya lagi kapan saja di halaman Akun.',
  },
  refuse: 'Matikan pengingat',
  toApp: 'Ke Gerbang',
}
