import type { Db } from '../db/database.ts'
import { insertComments } from '../features/bank/questions/reviews.queries.ts'
import { type BankPlace, insertQuestionBank, type SeedBank } from './question-bank.ts'
import type { BuildMeans } from './build-sub-test.ts'
import type { SeedSubTest } from './seed-item.ts'

const paper: SeedSubTest = {
  subject: 'PM',
  lang: 'id',
  stimuli: [],
  items: [
    {
      ref: 'KRJ-01',
      type: 'single_choice',
      topic: 'Peluang',
      difficulty: 'medium',
      prompt:
        'Sebuah kotak berisi 4 bola merah dan 6 bola biru. Dua bola diambil sekaligus secara acak. Peluang kedua bola itu berwarna sama adalah ….',
      options: [
        String.raw`$\frac{1}{3}$`,
        String.raw`$\frac{2}{5}$`,
        String.raw`$\frac{7}{15}$`,
        String.raw`$\frac{8}{15}$`,
        String.raw`$\frac{3}{5}$`,
      ],
      keeps_order: true,
      key: 'C',
      explanation: String.raw`Ada $\binom{10}{2} = 45$ cara mengambil dua bola. Keduanya merah dengan $\binom{4}{2} = 6$ cara, keduanya biru dengan $\binom{6}{2} = 15$ cara. Peluangnya $\frac{6 + 15}{45} = \frac{7}{15}$.

Pilihan $\frac{8}{15}$ adalah peluang warnanya berbeda, dan $\frac{1}{3} = \frac{15}{45}$ hanya menghitung pasangan biru.`,
    },
    {
      ref: 'KRJ-02',
      type: 'single_choice',
      topic: 'Fungsi',
      difficulty: 'hard',
      prompt: String.raw`Diketahui $f(x) = 2x - 3$ dan $(g \circ f)(x) = 4x^2 - 12x + 10$. Nilai $g(2)$ adalah ….`,
      options: ['2', '3', '5', '7', '10'],
      keeps_order: true,
      key: 'C',
      explanation: String.raw`Misalkan $u = 2x - 3$. Maka $u^2 = 4x^2 - 12x + 9$, sehingga $g(u) = u^2 + 1$ dan $g(2) = 2^2 + 1 = 5$.

Nilai 2 muncul jika $x = 2$ dimasukkan langsung ke $4x^2 - 12x + 10$: yang dihitung lalu $g(f(2)) = g(1)$, bukan $g(2)$.`,
    },
    {
      ref: 'KRJ-03',
      type: 'short_answer',
      topic: 'Barisan dan Deret',
      difficulty: 'easy',
      prompt:
        'Suku pertama sebuah barisan aritmetika adalah 7 dan bedanya 4. Berapakah jumlah sepuluh suku pertamanya? Tuliskan jawabanmu dengan bilangan bulat.',
      answer: { kind: 'number', value: 250, tolerance: 0 },
      explanation: String.raw`Suku ke-10 adalah $7 + 9 \times 4 = 43$. Jumlahnya $\frac{10}{2}(7 + 43) = 250$.`,
    },
    {
      ref: 'KRJ-04',
      type: 'single_choice',
      topic: 'Statistika',
      difficulty: 'medium',
      prompt:
        'Rata-rata nilai 24 siswa adalah 75. Setelah nilai seorang siswa yang mengikuti ujian susulan digabungkan, rata-ratanya menjadi 75,4. Nilai siswa itu adalah ….',
      options: ['79', '80', '83', '85', '90'],
      keeps_order: true,
      key: 'D',
      explanation: String.raw`Jumlah nilai semula $24 \times 75 = 1.800$ dan sesudahnya $25 \times 75,4 = 1.885$. Selisihnya, 85, adalah nilai siswa itu.`,
    },
    {
      ref: 'KRJ-05',
      type: 'single_choice',
      topic: 'Geometri',
      difficulty: 'easy',
      prompt: String.raw`Panjang diagonal ruang sebuah kubus adalah $6\sqrt{3}$ cm. Luas permukaan kubus itu adalah … cm².`,
      options: ['108', '144', '180', '216', '324'],
      keeps_order: true,
      key: 'D',
      explanation: String.raw`Diagonal ruang kubus bersisi $s$ adalah $s\sqrt{3}$, jadi $s = 6$ cm. Luas permukaannya $6s^2 = 6 \times 36 = 216$ cm².`,
    },
    {
      ref: 'KRJ-06',
      type: 'single_choice',
      topic: 'Aljabar',
      difficulty: 'medium',
      prompt: String.raw`Jika $\log 2 = a$ dan $\log 3 = b$, maka $\log 18$ sama dengan ….`,
      options: ['$2a + b$', '$a + 2b$', '$2ab$', '$a + b^2$', '$ab^2$'],
      key: 'B',
      explanation: String.raw`Karena $18 = 2 \cdot 3^2$, maka $\log 18 = \log 2 + 2\log 3 = a + 2b$.`,
    },
  ],
}

const seed: SeedBank = {
  title: 'Bank Kelas 12 dalam Penulisan',
  description: 'Soal yang masih ditulis dan ditinjau sebelum dipakai.',
  tags: ['kelas 12'],
  paper: [paper],
}

/** A private bank whose last question is still a draft; the others wait for somebody to review them. */
export async function insertBankInWork(db: Db, place: BankPlace, means: BuildMeans): Promise<void> {
  const [subTest] = await insertQuestionBank(db, seed, place, means)
  if (!subTest) throw new Error('Cannot seed the bank in work: it has no sub-test')
  const written = subTest.questions.map(({ row }) => row)
  const waiting = written.slice(0, -1)
  const setStatus = (rows: typeof written, status: 'draft' | 'in_review') =>
    db
      .updateTable('questions')
      .set({ status })
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute()
  await setStatus(waiting, 'in_review')
  await setStatus(written.slice(-1), 'draft')
  await db
    .updateTable('question_banks')
    .set({ visibility: 'private', status: 'draft' })
    .where('id', '=', subTest.row.bank_id)
    .execute()
  const author_id = place.owner_id
  await insertComments(
    db,
    [
      ...waiting.map(question => ({ question, author_id, act: 'requested' as const })),
      ...waiting.slice(1, 2).map(question => ({
        question,
        author_id,
        act: 'commented' as const,
        text: 'Mohon dicek tingkat kesulitannya: pilihan A sengaja memuat kekeliruan yang sering terjadi.',
      })),
    ],
    means,
  )
}
