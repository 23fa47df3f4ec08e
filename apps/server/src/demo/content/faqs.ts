import { renderText } from '../../content/render-text.ts'
import type { Row } from '../../db/insert-rows.ts'
import type { SeedMeans } from '../../db/reference/seed-reference.ts'

const questions = [
  {
    category: 'Sebelum mulai',
    question: 'Siapa yang bisa ikut?',
    answer:
      'Siswa kelas 10 sampai 12 dan yang sedang gap year. Daftar dengan email, buka tautan verifikasinya, lalu pilih try out.',
  },
  {
    category: 'Sebelum mulai',
    question: 'Harus pakai laptop?',
    answer:
      'Tidak. Halaman ujiannya dirancang untuk ponsel dulu. Chrome keluaran 2023 ke atas atau iPhone dengan iOS 16.4 sudah cukup.',
  },
  {
    category: 'Sebelum mulai',
    question: 'Apa itu Kode Siswa?',
    answer:
      'Kode dari sekolah atau bimbelmu. Isi saat mendaftar atau saat ikut try out. Kode itu menghubungkanmu dengan angkatanmu dan membuka try out khusus.',
  },
  {
    category: 'Saat mengerjakan',
    question: 'Bagaimana kalau internet mati di tengah subtes?',
    answer:
      'Lanjutkan saja dan jangan tutup halamannya. Jawaban menunggu di perangkatmu dan terkirim begitu tersambung. Server masih menerima jawaban sampai satu menit setelah waktu subtes habis.',
  },
  {
    category: 'Soal dan skor',
    question: 'Apakah ini soal UTBK asli?',
    answer:
      'Bukan. Soal UTBK bersifat rahasia. Soal di sini ditulis sendiri mengikuti bentuk yang dipakai di sana: pilihan ganda, pilihan ganda kompleks, tabel pernyataan, dan isian singkat.',
  },
  {
    category: 'Soal dan skor',
    question: 'Bagaimana skornya dihitung?',
    answer:
      'Skornya memakai skala 200 sampai 1000. Jawaban kosong dan jawaban salah sama-sama bernilai nol, jadi menebak tidak mengurangi skor. Soal tabel dan soal dengan beberapa jawaban bernilai penuh kalau semua bagiannya tepat, dan nol kalau tidak. Skor ini bukan ramalan skor UTBK; gunanya melihat posisimu di antara peserta lain dan jarakmu ke jurusan tujuan.',
  },
  {
    category: 'Data dan privasi',
    question: 'Siapa yang bisa melihat nama dan nilaiku?',
    answer:
      'Di peringkat, namamu disamarkan kecuali kamu setuju menampilkannya. Peringkatmu sendiri selalu bisa kamu lihat.',
  },
]

/** What students ask first; the landing page and their own pages show it. */
export function buildFaqs({ now, newId }: SeedMeans): Row<'faqs'>[] {
  const at = now().toISOString()
  return questions.map((words, index) => ({
    id: newId(),
    ...words,
    answer_html: renderText(words.answer, () => undefined).html ?? '',
    position: index + 1,
    is_published: true,
    created_at: at,
    updated_at: at,
  }))
}
