import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../../..')
/** A file, or all texts of a folder. */
function read(path: string): string {
  const place = join(root, path)
  if (path.includes('.')) return readFileSync(place, 'utf8')
  const texts = readdirSync(place).filter(name => name.endsWith('.md'))
  return texts.map(name => readFileSync(join(place, name), 'utf8')).join('\n')
}

const landing = 'apps/web/src/site/texts.ts'
const faqs = 'packs/utbk-snbt/faqs'
const guides = 'packs/utbk-snbt/guides'
const news = 'packs/contoh/news'
const article = (slug: string) => `${news}/${slug}.md`
const features = 'apps/server/src/features'
const exam = 'apps/web/src/exam/exam.test.ts'
const seed = 'apps/server/src/demo/seed.test.ts'

/**
 * What pages promise, and the test that would fail if it were not so. Who changes a sentence here looks whether it is
 * still true; who renames a test, whether the promise still rests on it.
 */
const promises: [where: string, words: string, file: string, title: string][] = [
  [
    landing,
    'tujuh subtes dengan urutan dan tempo resmi',
    seed,
    'the demo’s try-outs keep the pace of the exam, question by question',
  ],
  [
    landing,
    'waktu tiap soal mengikuti UTBK-SNBT 2025',
    seed,
    'the demo’s try-outs keep the pace of the exam, question by question',
  ],
  [
    landing,
    'memuat ulang halaman tidak menambah satu detik pun',
    'apps/web/src/exam/clock.test.ts',
    'the clock survives a reload',
  ],
  [
    landing,
    'subtes yang sudah selesai tidak bisa dibuka lagi',
    `${features}/exam/progresses/start.test.ts`,
    'a start is refused after the close, without choices and when the sub-test is over',
  ],
  [
    landing,
    'Setiap pilihan disimpan di perangkatmu dulu',
    exam,
    'two minutes without network lose nothing, and the count of unsent answers is shown',
  ],
  [
    landing,
    'tiap skor menyebut galat bakunya',
    `${features}/scores/scores/runs/runs.test.ts`,
    'a run calibrates, describes and scores, and its publication ranks by it',
  ],
  [
    landing,
    'Soal yang mencurigakan naik ke atas',
    `${features}/scores/scores/corrections/wrong-key.test.ts`,
    'a wrong key planted in one question of 5,000 attempts is at the head of the flags',
  ],
  [
    landing,
    'semua peserta dihitung ulang dari jawaban yang sama',
    `${features}/scores/scores/corrections/regrade.test.ts`,
    'a changed key is counted by a new run, and the former result stays',
  ],
  [
    landing,
    'pembahasannya baru terbuka setelah hasil keluar',
    `${features}/scores/results/results.test.ts`,
    'the review waits until nobody can sit the paper any more',
  ],
  [
    faqs,
    'membuka try out khusus',
    `${features}/exam/tryouts/tryouts.test.ts`,
    'a code that is tied to the try-out opens it, however it is typed, and once for all',
  ],
  [
    faqs,
    'Server masih menerima jawaban sampai satu menit setelah waktu subtes habis',
    `${features}/exam/progresses/progress.rules.test.ts`,
    'saves count for a minute after the deadline, to the millisecond',
  ],
  [
    faqs,
    'Jawaban kosong dan jawaban salah sama-sama bernilai nol',
    'packages/scoring/src/score-sub-test.test.ts',
    'a blank attempt scores zero and is no error',
  ],
  [
    faqs,
    'namamu disamarkan kecuali kamu setuju menampilkannya',
    `${features}/scores/results/results.test.ts`,
    'equal scores share a rank, the earlier finish stands first, and names are masked',
  ],
  [
    faqs,
    'Guru kelasmu dan admin melihat nama dan nilaimu',
    `${features}/scores/raports/class-raports.test.ts`,
    'teachers see the raports and marks of classes that they teach, and of no other',
  ],
  [
    faqs,
    'Peringkatmu sendiri selalu bisa kamu lihat',
    `${features}/scores/results/results.test.ts`,
    'the own row is there on every page',
  ],
  [
    guides,
    'Waktu baru berjalan setelah kamu menekan **Mulai**',
    `${features}/exam/progresses/start.test.ts`,
    'a look does not start the clock',
  ],
  [
    guides,
    'Kalau waktunya habis duluan, jawabanmu dikumpulkan otomatis',
    exam,
    'when the time is up the answers are sent and the sub-test is submitted',
  ],
  [
    guides,
    'Jawaban yang datang lebih lambat dari itu disimpan terpisah',
    `${features}/exam/progresses/faults.test.ts`,
    'a save a millisecond after the grace is kept aside and never scored',
  ],
  [
    guides,
    'Halaman di perangkat lama berhenti menyimpan',
    exam,
    'a session taken over elsewhere becomes read-only; taking it back sends what was unsent here',
  ],
  [
    guides,
    'Setelah ditutup, skor akhir dihitung',
    `${features}/scores/scores/runs/runs.test.ts`,
    'a try-out that has closed is scored and published by itself, once',
  ],
  [
    guides,
    'Kalau pesertanya kurang dari 15 dan soalnya belum pernah diukur, skor akhirnya tetap dari poin, tanpa ±',
    `${features}/scores/scores/runs/runs.test.ts`,
    'fewer students get points, which are final and say so',
  ],
  [
    guides,
    'Skor yang memakai IRT ditulis dengan galatnya',
    `${features}/scores/scores/runs/runs.test.ts`,
    'a class of thirty gets final scores with their error once the try-out has closed',
  ],
  [
    guides,
    'Kalau belum ada 50 siswa, peluangnya tidak disebut',
    `${features}/scores/scores/runs/equating.test.ts`,
    'chances come from those who chose the same major; where they are few, that is said and nothing else',
  ],
  [
    guides,
    'perubahan seperti itu bertanda **belum pasti**',
    `${features}/scores/raports/raports.rules.test.ts`,
    'within twice of that is not certain',
  ],
  [
    guides,
    'Hanya topik dengan cukup soal yang disebut',
    `${features}/scores/raports/raports.rules.test.ts`,
    'a few questions make it neither strong nor weak',
  ],
  [
    article('sinyal-putus-di-tengah-subtes'),
    'Server baru bilang “sudah” setelah jawaban itu tertulis',
    exam,
    'an answer is on the server before the page calls it saved',
  ],
  [
    article('sinyal-putus-di-tengah-subtes'),
    'Tombol **Unduh jawaban** menyimpan semua jawabanmu',
    'e2e/offline.spec.ts',
    'the student is told and can download them',
  ],
  [
    article('sinyal-putus-di-tengah-subtes'),
    'Tab kedua akan bertanya mana yang dipakai',
    `${features}/exam/progresses/start.test.ts`,
    'another tab is told so, takes over when asked to, and the first one turns read-only',
  ],
  [
    article('cara-memakai-kode-siswa'),
    'adalah kode yang sama',
    `${features}/people/student-codes/codes.test.ts`,
    'a code of the own choosing is read in any case and with hyphens',
  ],
  [
    article('cara-memakai-kode-siswa'),
    'tidak memakai 0, 1, I, L, dan O',
    `${features}/people/student-codes/codes.test.ts`,
    'hold no look-alikes',
  ],
  [
    article('cara-memakai-kode-siswa'),
    'pesannya sengaja sama',
    `${features}/exam/tryouts/tryouts.test.ts`,
    'unknown, used, expired, disabled and untied codes are refused in the same words',
  ],
  [
    article('cara-kerja-skor-irt'),
    'Jawaban salah tidak mengurangi skor',
    'packages/scoring/src/irt/score-ability.test.ts',
    'one more right answer never lowers an ability',
  ],
  [
    article('cara-kerja-skor-irt'),
    'Soal isian tidak bisa ditebak: $c = 0$',
    'packages/scoring/src/irt/calibrate.command.test.ts',
    'numeric items without c',
  ],
  [
    article('dari-word-ke-try-out'),
    'Sebelum itu belum ada yang masuk ke bank',
    `${features}/bank/interchange/import.test.ts`,
    'nothing is in the bank yet',
  ],
  [
    article('dari-word-ke-try-out'),
    'sisanya menjadi draf',
    `${features}/bank/interchange/import.test.ts`,
    'what is ready is published, what is doubtful becomes a draft, and nothing without a key is committed',
  ],
  [
    article('dari-word-ke-try-out'),
    '**Format** mengisi subtes, jumlah soal, dan waktunya',
    `${features}/exam/tryout-plans/tryout-plans.test.ts`,
    'a preset brings its sub-tests, counts and seconds into a new draft',
  ],
  [
    article('dari-word-ke-try-out'),
    '**Terbitkan** membekukan soal beserta kuncinya',
    `${features}/exam/tryouts/publish-tryout.test.ts`,
    'what a bank changes after the publication does not reach the paper',
  ],
  [
    article('hari-ujian-bagi-admin'),
    '**Tambah waktu** untuk sekolah atau kelas itu',
    `${features}/exam/exam-day/exam-day.test.ts`,
    'extra time goes to whom it is meant for',
  ],
  [
    article('hari-ujian-bagi-admin'),
    'lalu **Kembalikan waktu**',
    `${features}/exam/exam-day/exam-day.test.ts`,
    'an outage of 90 seconds is given back once, to exactly those who were cut off',
  ],
  [
    article('hari-ujian-bagi-admin'),
    '**Jeda mulai baru**; yang sedang mengerjakan tidak terganggu',
    `${features}/exam/exam-day/exam-day.test.ts`,
    'while starts are paused nobody begins a sub-test, and those under way go on',
  ],
  [
    article('hari-ujian-bagi-admin'),
    '**Kirim pesan**; muncul di atas soal',
    `${features}/exam/exam-day/exam-day.test.ts`,
    'a message reaches whoever it is for and sits now, and nobody else',
  ],
  [
    article('hari-ujian-bagi-admin'),
    'Penilaian dimulai sendiri',
    `${features}/scores/scores/runs/runs.test.ts`,
    'a try-out that has closed is scored and published by itself, once',
  ],
  [
    article('hari-ujian-bagi-admin'),
    'atau dengan poin kalau pesertanya kurang dari 15',
    `${features}/scores/scores/runs/runs.test.ts`,
    'fewer students get points, which are final and say so',
  ],
  [
    article('hari-ujian-bagi-admin'),
    'Kelompok di bawah sepuluh siswa tidak ditampilkan',
    `${features}/scores/rankings/group-figures.rules.test.ts`,
    'groups of a few students are counted and not shown',
  ],
  [
    article('try-out-akhir-pekan-dibuka'),
    'Pembahasan dan peringkat keluar **setelah try out ditutup**',
    `${features}/scores/results/results.test.ts`,
    'the review waits until nobody can sit the paper any more',
  ],
]

test.each(promises)('%s: “%s” rests on a test', (where, words, file, title) => {
  expect(read(where)).toContain(words)
  expect(read(file).replaceAll(/\s+/g, ' ')).toContain(title)
})

test('every guide, question and article promises something that is tested, or is named here as advice', () => {
  const advice = ['malam-sebelum-ujian', 'membaca-hasil-try-out']
  const files = readdirSync(join(root, news)).filter(name => name.endsWith('.md'))
  const slugs = files.map(name => basename(name, '.md'))
  const promised = new Set(promises.map(([where]) => where))
  expect(slugs.filter(slug => !promised.has(article(slug)) && !advice.includes(slug))).toEqual([])
})
