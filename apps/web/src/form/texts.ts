import { writeDecimal } from '../format/write-decimal.ts'

const write = (value: number) => writeDecimal(value, 0, 3)

/** Where a form has no sentence of its own for a field. */
export const texts = {
  need: 'Wajib diisi.',
  choose: 'Pilih salah satu.',
  format: 'Periksa lagi cara menulisnya.',
  email: 'Periksa lagi: email ditulis seperti nama@contoh.id.',
  number: 'Tulis dengan angka.',
  whole: 'Tulis bilangan bulat, tanpa koma.',
  letters: (count: number) => `${write(count)} huruf`,
  entries: (count: number) => `${write(count)} pilihan`,
  value: write,
  atLeast: (bound: string) => `Paling sedikit ${bound}.`,
  atMost: (bound: string) => `Paling banyak ${bound}.`,
  reason: 'Alasan',
  reasonHint: 'Tercatat di riwayat, minimal 10 huruf.',
  needReason: 'Tulis alasannya, minimal 10 huruf.',
  save: 'Simpan',
  unchanged: 'Belum ada perubahan.',
  cancel: 'Batal',
  restored: 'Isian terakhirmu di sini kami pulihkan.',
  startOver: 'Mulai dari awal',
  export: {
    xlsx: 'Excel',
    csv: 'CSV',
    loading: (size: string) => `Mengunduh ${size}`,
    done: (name: string) => `${name} tersimpan di perangkatmu.`,
  },
  leaveTitle: 'Perubahanmu belum disimpan',
  leaveText: 'Kalau kamu pindah sekarang, perubahan di halaman ini hilang.',
  stay: 'Tetap di sini',
  leave: 'Pindah tanpa menyimpan',
}
