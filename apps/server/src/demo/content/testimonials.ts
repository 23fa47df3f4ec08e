import type { Row } from '../../db/insert-rows.ts'
import type { SeedMeans } from '../../db/reference/seed-reference.ts'
import type { FindAddress } from './upload-pictures.ts'

/** Nobody said this: the landing page tells so as long as the demo's accounts are there. */
const stories = [
  {
    picture: 'wajah-1',
    name: 'Salma Nur Azizah',
    school: 'SMA Contoh 3 Bandung',
    accepted_at: 'S1 Farmasi',
    year: 2025,
    quote:
      'Try out pertamaku berantakan di PPU: lima soal belum kubaca, waktunya sudah habis. Setelah tahu satu soal cuma dapat 45 detik, aku berhenti menunggu yakin.',
  },
  {
    picture: 'wajah-2',
    name: 'Gilang Prasetyo',
    school: 'MA Contoh 1 Yogyakarta',
    accepted_at: 'S1 Teknik Sipil',
    year: 2025,
    quote:
      'Daftar tiga bab untuk diulang itu yang kupakai tiap Minggu malam. Bukan belajar semuanya lagi, tapi peluang dulu, lalu barisan.',
  },
  {
    picture: 'wajah-3',
    name: 'Maria Tandi',
    school: 'SMA Contoh 1 Tana Toraja',
    accepted_at: 'S1 Kesehatan Masyarakat',
    year: 2024,
    quote:
      'Di rumah sinyal hilang-timbul. Pernah putus sepuluh menit di tengah Literasi, dan jawabanku tetap ada semua. Yang berubah cuma tulisan di atasnya.',
  },
  {
    picture: 'wajah-4',
    name: 'Rizky Maulana',
    school: 'SMK Contoh 2 Banjarmasin',
    accepted_at: 'D4 Teknik Mesin',
    year: 2025,
    quote:
      'Kukira harus punya laptop. Semua try out kukerjakan di ponsel bekas kakakku, kadang sambil menunggu bus, dan tulisannya tetap enak dibaca.',
  },
  {
    picture: 'wajah-5',
    name: 'Yosefina Wanma',
    school: 'SMA Contoh 1 Jayapura',
    accepted_at: 'S1 Ilmu Hukum',
    year: 2024,
    quote:
      'Pembahasannya menyebut salahku di mana, bukan cuma jawaban yang benar apa. Dari situ aku sadar sering terburu-buru di kalimat terakhir.',
  },
  {
    picture: 'wajah-6',
    name: 'I Made Aditya',
    school: 'SMA Contoh 1 Denpasar',
    accepted_at: 'S1 Matematika',
    year: 2025,
    quote:
      'Yang paling terasa saat hari ujian: tidak ada yang baru. Urutan subtesnya sama, tombol ragu-ragunya sama, deg-degannya jadi kurang.',
  },
]

export function buildTestimonials(
  findAddress: FindAddress,
  { now, newId }: SeedMeans,
): Row<'testimonials'>[] {
  const at = now().toISOString()
  return stories.map(({ picture, ...story }, index) => ({
    ...story,
    id: newId(),
    photo_url: findAddress(picture),
    position: index + 1,
    is_published: true,
    created_at: at,
    updated_at: at,
  }))
}
