import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Row } from '../../db/insert-rows.ts'
import type { SeedMeans } from '../../db/reference/seed-reference.ts'
import type { FindAddress } from './upload-pictures.ts'
import type { WriteBody } from './write-body.ts'

const DAY_MS = 24 * 3_600_000

interface SeedArticle {
  /** Also the name of its text, `news/<slug>.md`. */
  slug: string
  title: string
  excerpt: string
  cover: string
  daysAgo: number
}

/** Newest first. */
const articles: SeedArticle[] = [
  {
    slug: 'try-out-akhir-pekan-dibuka',
    title: 'Try Out Akhir Pekan: tujuh subtes, satu jadwal, satu peringkat',
    excerpt:
      'Untuk pertama kalinya semua peserta mengerjakan pada jadwal yang sama. Ini waktunya, aturannya, dan yang perlu kamu siapkan.',
    cover: 'akhir-pekan',
    daysAgo: 1,
  },
  {
    slug: 'cara-kerja-skor-irt',
    title: 'Jumlah benar sama, skor beda: begini cara kerja IRT',
    excerpt:
      'UTBK tidak sekadar menghitung jawaban benar. Soal mana yang kamu jawab benar ikut menentukan. Penjelasannya tanpa rumus yang menakutkan, hanya satu.',
    cover: 'skor-irt',
    daysAgo: 4,
  },
  {
    slug: 'malam-sebelum-ujian',
    title: 'Malam sebelum ujian: yang dikerjakan, yang dibiarkan',
    excerpt: 'Daftar pendek untuk dua belas jam terakhir. Tidak ada bab baru di dalamnya.',
    cover: 'malam-sebelum',
    daysAgo: 9,
  },
  {
    slug: 'sinyal-putus-di-tengah-subtes',
    title: 'Sinyal putus di tengah subtes? Ini yang terjadi pada jawabanmu',
    excerpt:
      'Dari ketukan pertama sampai bukti pengumpulan: ke mana jawabanmu pergi, dan apa yang sebaiknya tidak kamu lakukan.',
    cover: 'sinyal-putus',
    daysAgo: 15,
  },
  {
    slug: 'membaca-hasil-try-out',
    title: 'Membaca hasil try out: mulai dari bab, bukan dari peringkat',
    excerpt:
      'Tiga hal di halaman hasil yang bisa langsung kamu kerjakan besok, dan satu angka yang boleh menunggu.',
    cover: 'membaca-hasil',
    daysAgo: 22,
  },
  {
    slug: 'cara-memakai-kode-siswa',
    title: 'Cara memakai Kode Siswa dari sekolah atau bimbelmu',
    excerpt: 'Kapan dipakai, di mana diisi, dan apa yang dilakukan kalau kodenya ditolak.',
    cover: 'kode-siswa',
    daysAgo: 30,
  },
  {
    slug: 'hari-ujian-bagi-admin',
    title: 'Untuk admin: hari ujian, dari pagi sampai hasil',
    excerpt:
      'Apa yang disiapkan sehari sebelumnya, apa yang dilakukan kalau listrik padam, dan apa yang diperiksa sesudahnya.',
    cover: 'hari-ujian',
    daysAgo: 36,
  },
  {
    slug: 'dari-word-ke-try-out',
    title: 'Untuk guru: dari Word ke try out terbit dalam satu sore',
    excerpt:
      'Unggah dokumen, periksa kuncinya, terbitkan soalnya, lalu susun try out. Empat langkah dengan nama tombolnya.',
    cover: 'dari-word',
    daysAgo: 40,
  },
]

export async function buildNews(
  findAddress: FindAddress,
  writeBody: WriteBody,
  { now, newId }: SeedMeans,
): Promise<Row<'news'>[]> {
  return Promise.all(
    articles.map(async ({ cover, daysAgo, ...article }) => {
      const at = new Date(now().getTime() - daysAgo * DAY_MS).toISOString()
      const text = await readFile(join(import.meta.dirname, 'news', `${article.slug}.md`), 'utf8')
      return {
        ...article,
        id: newId(),
        ...writeBody(article.slug, text),
        cover_url: findAddress(cover),
        status: 'published' as const,
        published_at: at,
        created_at: at,
        updated_at: at,
      }
    }),
  )
}
