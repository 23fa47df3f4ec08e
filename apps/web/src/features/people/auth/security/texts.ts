import type { Network } from '../../../../format/describe-address.ts'

const networks: Record<Network, (address: string) => string> = {
  own: () => 'dari komputer server ini',
  near: address => `dari jaringan setempat, ${address}`,
  far: address => `dari internet, ${address}`,
}

export const texts = {
  title: 'Keamanan',
  intro: {
    staff: 'Kode kedua saat masuk, dan perangkat yang sedang memakai akunmu.',
    student: 'Perangkat yang sedang memakai akunmu.',
  },
  factor: {
    title: 'Kode kedua',
    why: 'Dengan kode dari aplikasi di ponselmu, kata sandi yang bocor saja tidak cukup untuk masuk ke akunmu.',
    owed: (time: string) => `Admin diminta memasangnya sebelum ${time}.`,
    owedNow: 'Pasang dulu: sampai terpasang, halaman admin lainnya tertutup.',
    demo: 'Akun demo masuk tanpa kode kedua, karena dipakai bersama.',
    off: 'Belum terpasang',
    on: (time: string) => `Terpasang sejak ${time}`,
    begin: 'Pasang kode kedua',
    password: 'Kata sandi',
    needPassword: 'Isi kata sandimu, supaya kami yakin ini kamu.',
    code: 'Kode 6 angka',
    codeHint: 'Dari aplikasi autentikator.',
    needCode: 'Isi keenam angka yang tampil di aplikasi.',
    next: 'Lanjut',
    cancel: 'Batal',
  },
  scan: {
    first:
      'Buka aplikasi autentikator di ponselmu, misalnya Google Authenticator, Aegis, atau 2FAS. Pindai kode ini.',
    picture: 'Kode QR untuk aplikasi autentikator',
    byHand: 'Tidak bisa memindai? Ketik kunci ini di aplikasi:',
    second: 'Ketik kode 6 angka yang sekarang tampil di aplikasi.',
    confirm: 'Aktifkan',
  },
  recovery: {
    title: 'Kode cadangan',
    text: 'Setiap kode membuka akunmu satu kali kalau ponselmu hilang atau rusak. Cetak dan simpan terpisah dari ponsel. Kode ini hanya tampil sekarang.',
    of: (product: string, email: string) => `${product} · ${email}`,
    print: 'Cetak',
    done: 'Sudah kusimpan',
    left: (count: number) => `${count} kode cadangan tersisa`,
    few: (count: number) =>
      count === 0
        ? 'Kode cadanganmu habis. Buat yang baru sebelum ponselmu hilang.'
        : `Kode cadanganmu tinggal ${count}. Buat yang baru sebelum habis.`,
    renew: 'Buat kode cadangan baru',
    renewTitle: 'Buat kode cadangan baru?',
    renewText: 'Kode cadangan yang lama tidak berlaku lagi.',
    renewConfirm: 'Buat kode baru',
  },
  lost: 'Ponsel hilang? Masuk dengan kode cadangan, lalu matikan dan pasang lagi. Kode cadangan juga hilang? Minta admin lain menghapusnya di halaman Pengguna. Admin terakhir minta bantuan pengelola server.',
  turnOff: {
    open: 'Matikan',
    title: 'Matikan kode kedua?',
    text: 'Setelah ini kata sandi saja cukup untuk masuk. Matikan juga sebelum memasangnya di ponsel lain.',
    code: 'Kode 6 angka atau kode cadangan',
    confirm: 'Matikan kode kedua',
    back: 'Biarkan menyala',
  },
  sessions: {
    title: 'Perangkat yang masuk',
    note: 'Ada yang bukan kamu? Keluarkan, lalu ganti kata sandimu.',
    current: 'Perangkat ini',
    unknown: 'Perangkat tak dikenal',
    on: (browser: string, system: string) => `${browser} di ${system}`,
    seen: (ago: string) => `Terakhir aktif ${ago}`,
    since: (time: string) => `Masuk ${time}`,
    from: ({ network, address }: { network: Network; address: string }) => networks[network](address),
    end: 'Keluarkan',
    endOne: (device: string) => `Keluarkan ${device}`,
    ended: 'Perangkat dikeluarkan',
    endOthers: 'Keluarkan perangkat lain',
    endedOthers: (count: number) => `${count} perangkat dikeluarkan`,
    endAll: 'Keluar dari semua perangkat',
    askAll: {
      title: 'Keluar dari semua perangkat?',
      text: 'Termasuk perangkat ini. Jawaban yang belum terkirim tetap tersimpan di perangkatnya, dan terkirim setelah kamu masuk lagi di sana.',
      confirm: 'Keluar dari semua',
    },
  },
}
