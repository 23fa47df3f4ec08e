import { formatCount } from '../../../../format/format-number.ts'

export const texts = {
  title: 'Kartu login',
  intro: 'Delapan kartu di satu lembar A4, per kelas. Kata sandinya hanya tampil di kartu ini.',
  pick: {
    title: 'Untuk kelas mana?',
    all: 'Semua kelas',
    option: (year: number, students: number) => `${year}/${year + 1} · ${formatCount(students)} siswa`,
    renew: 'Buat kata sandi baru juga untuk yang sudah punya',
    renewHint: 'Kata sandi lamanya berhenti berlaku dan semua perangkatnya keluar, juga di tengah ujian.',
    need: 'Pilih kelasnya dulu.',
    plan: (fresh: number, others: number) =>
      others === 0
        ? `${formatCount(fresh)} siswa belum punya kata sandi.`
        : `${formatCount(fresh)} siswa belum punya kata sandi, ${formatCount(others)} sudah.`,
    nobody: 'Semua siswa kelas ini sudah punya kata sandi. Kartu yang hilang diganti dengan kata sandi baru.',
    make: (count: number) => `Buat ${formatCount(count)} kartu`,
    asking: 'Membaca kelas…',
    none: {
      title: 'Belum ada kelas',
      text: 'Kartu dicetak per kelas. Unggah daftar siswa dulu; kelasnya ikut dibuat.',
      way: 'Siswa dari daftar',
    },
  },
  ask: {
    title: (count: number) => `Ganti kata sandi ${formatCount(count)} siswa?`,
    text: 'Kartu lama mereka tidak berlaku lagi. Yang sedang masuk langsung keluar; jawaban yang tersimpan tetap ada.',
    confirm: 'Ganti kata sandi',
    back: 'Batal',
  },
  making: {
    title: 'Membuat kata sandi',
    step: (done: number, of: number) => `${formatCount(done)} dari ${formatCount(of)} siswa`,
    failed: 'Sebagian kartu belum jadi',
    go: 'Lanjutkan',
  },
  sheets: {
    made: (cards: number, sheets: number) =>
      `${formatCount(cards)} kartu di ${formatCount(sheets)} lembar. Cetak atau simpan sebagai PDF sekarang: sesudah halaman ini ditutup, kata sandinya tidak bisa dilihat lagi.`,
    print: 'Cetak kartu',
    again: 'Kelas lain',
    sheet: (name: string, at: number, of: number) =>
      `${name} · lembar ${at} dari ${of} · gunting di garis putus`,
    list: (name: string, at: number) => `Kartu ${name}, lembar ${at}`,
    user: 'Nama pengguna',
    nisn: 'NISN',
    password: 'Kata sandi',
    qr: (name: string) => `Kode QR untuk ${name}`,
    how: 'Pindai, lalu ketik kata sandinya. Kata sandi diganti saat pertama masuk.',
  },
}
