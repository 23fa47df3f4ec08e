import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { browserTargets } from '../../../web/browser-targets.ts'

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
const handbook = `${features}/site/guidances/handbook`
const lessons = 'packs/utbk-snbt/lessons'
const exam = 'apps/web/src/exam/exam.test.ts'
const results = 'apps/web/src/features/scores/results/tell-result.test.ts'
const assembly = `${features}/exam/tryout-plans/paper-assembly.test.ts`
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
    landing,
    'diurutkan dari yang paling dekat ke tingkat berikutnya',
    results,
    'the first step is what is nearest to the next mark, not what went worst',
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
    'yang masih meleset dari yang paling dekat ke tingkat berikutnya',
    results,
    'the first step is what is nearest to the next mark, not what went worst',
  ],
  [
    guides,
    'Topik yang soalnya kurang dari empat tidak dinilai',
    results,
    'every topic stands in one place, and none of fewer than four questions is judged',
  ],
  [
    guides,
    'Kalau belum ada 50 siswa, peluangnya tidak disebut',
    `${features}/scores/scores/runs/equating.test.ts`,
    'chances come from those who chose the same major; where they are few, that is said and nothing else',
  ],
  [
    guides,
    'Begitu juga kalau daya tampung dan peminatnya belum tercatat di sini',
    'apps/web/src/features/scores/results/target-majors.test.tsx',
    'why there is no chance: too few chose it, or nobody has its seats on record',
  ],
  [
    guides,
    'perubahan seperti itu bertanda **belum pasti**',
    `${features}/scores/raports/raports.rules.test.ts`,
    'within twice of that is not certain',
  ],
  [
    guides,
    'Benar dengan petunjuk belum dihitung sebagai bisa, dan soalnya kembali lebih cepat',
    `${features}/learning/practices/practices.test.ts`,
    'right with a hint raises nothing and comes back the next day; wrong with one counts as wrong',
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
    article('membaca-hasil-try-out'),
    'Topik disusun dari yang paling dekat ke tingkat berikutnya',
    results,
    'the first step is what is nearest to the next mark, not what went worst',
  ],
  [
    article('try-out-akhir-pekan-dibuka'),
    'Pembahasan dan peringkat keluar **setelah try out ditutup**',
    `${features}/scores/results/results.test.ts`,
    'the review waits until nobody can sit the paper any more',
  ],
  [
    `${handbook}/memasukkan-siswa.md`,
    'Semua baris disimpan sekaligus, atau tidak satu pun kalau terputus di tengah',
    `${features}/people/student-lists/student-lists.test.ts`,
    'what stops in the middle leaves nobody, and is taken in whole when it comes again',
  ],
  [
    `${handbook}/memasukkan-siswa.md`,
    'siswa yang sudah ada tidak menjadi dua',
    `${features}/people/student-lists/student-lists.test.ts`,
    'who is there already is found by NISN, by e-mail, or by name and day of birth',
  ],
  [
    `${handbook}/memasukkan-siswa.md`,
    'Unduhan Dapodik dibaca apa adanya',
    `${features}/people/student-lists/student-lists.test.ts`,
    'the national download is read as it is: heads of two lines, classes, numbers with their zero',
  ],
  [
    `${handbook}/paket-isi.md`,
    'atau tidak satu pun kalau ada yang salah',
    `${features}/bank/packs/packs.test.ts`,
    'a loading that ends in the middle leaves nothing by halves',
  ],
  [
    `${handbook}/paket-isi.md`,
    'Yang sudah kamu ubah sendiri tidak pernah ditimpa',
    `${features}/bank/packs/packs.test.ts`,
    'a newer version is told as a difference, and leaves what the school has changed',
  ],
  [
    `${handbook}/paket-isi.md`,
    'hanya pemegang kata sandi yang bisa memuatnya',
    `${features}/bank/packs/reading/seal-pack.test.ts`,
    'a pack is opened by its word alone, and says what to do',
  ],
  [
    `${handbook}/paket-isi.md`,
    'kata sandinya ditanyakan sekali dan tidak disimpan',
    `${features}/bank/packs/packs.test.ts`,
    'a pack whose keys are sealed is opened elsewhere by its word, once',
  ],
  [
    `${handbook}/latihan-dan-kuis.md`,
    'Soal yang dipakai try out tidak ikut keluar di latihan',
    `${features}/learning/practices/practices.test.ts`,
    'a question of a try-out to come is not practised',
  ],
  [
    `${handbook}/latihan-dan-kuis.md`,
    'soal dan cara kerjanya tetap, supaya sama bagi semua siswa',
    `${features}/learning/quizzes/authoring.test.ts`,
    'publishing freezes the questions: what their author writes later does not reach the quiz',
  ],
  [
    `${handbook}/latihan-dan-kuis.md`,
    'Rata-rata terlihat setelah sepuluh pengerjaan selesai',
    `${features}/learning/quizzes/authoring.test.ts`,
    'statistics count finished attempts, and tell shares only of ten',
  ],
  [
    `${handbook}/latihan-dan-kuis.md`,
    'Siswa membacanya kalau menekan **Lihat petunjuk**',
    `${features}/learning/practices/practices.test.ts`,
    'a hint is told when it is asked for, counted once, and still there when the page opens again',
  ],
  [
    `${handbook}/latihan-dan-kuis.md`,
    'tidak menaikkan taksiran kemampuannya, dan soalnya kembali lebih cepat',
    `${features}/learning/practices/practices.test.ts`,
    'right with a hint raises nothing and comes back the next day; wrong with one counts as wrong',
  ],
  [
    `${handbook}/latihan-dan-kuis.md`,
    'Try out dan kuis tidak pernah memuat petunjuk',
    `${features}/exam/progresses/secrecy.test.ts`,
    'no reply says a key, an explanation or a mark before',
  ],
  [
    `${handbook}/laporan-soal.md`,
    'Jawabanmu sampai ke semua yang melaporkannya',
    `${features}/bank/question-reports/question-reports.test.ts`,
    'what several say is answered once, comes back to each, and can be corrected by them',
  ],
  [
    `${handbook}/laporan-soal.md`,
    'semua peserta dihitung ulang dari jawaban yang sama',
    `${features}/scores/scores/corrections/regrade.test.ts`,
    'a changed key is counted by a new run, and the former result stays',
  ],
  [
    `${handbook}/jawaban-kertas.md`,
    'dicari soal yang paling banyak mengungkap kemampuan siswa',
    assembly,
    'questions that tell most are taken, and what the form tells is said',
  ],
  [
    `${handbook}/jawaban-kertas.md`,
    'naskahnya tidak berbagi soal selain **Soal jangkar**',
    assembly,
    'drafts get forms that share their common questions only, and each has its entry',
  ],
  [
    `${handbook}/jawaban-kertas.md`,
    'Dua soal yang isinya sama tidak pernah masuk ke satu naskah',
    assembly,
    'two that say the same never stand on one paper',
  ],
  [
    `${handbook}/jawaban-kertas.md`,
    'tidak ada yang berubah, dan isian yang perlu dilonggarkan disebut',
    assembly,
    'what cannot be is refused with the wish to loosen, and changes nothing',
  ],
  [
    `${handbook}/jawaban-kertas.md`,
    'lembar yang berbeda menggantikan yang lama',
    `${features}/exam/on-paper/on-paper.test.ts`,
    'the same sheet again changes nothing, another one replaces it and leaves the former void',
  ],
  [
    `${handbook}/jawaban-kertas.md`,
    'Siswa yang sudah mengerjakan di perangkat tidak bisa ditimpa dengan kertas',
    `${features}/exam/on-paper/on-paper.test.ts`,
    'what was or is answered on a device is never touched; an enrolment is filled',
  ],
  [
    `${handbook}/laporan-kelas.md`,
    'membuat tautan tanpa nama siswa, yang berakhir sendiri dan bisa dicabut',
    `${features}/office/reports/class-reports.test.ts`,
    'a link is told with its end and ended before it, by who may see the class, and is no link afterwards',
  ],
  [
    `${handbook}/laporan-kelas.md`,
    'Guru melihat kelas yang diajarnya',
    `${features}/office/reports/class-reports.test.ts`,
    'a teacher sees the classes that were opened to them, and no others',
  ],
  [
    `${handbook}/laporan-kelas.md`,
    'Tiap rapor satu halaman A4',
    'e2e/printed.spec.ts',
    'the raports of a class of 30 print as 30 pages in one file',
  ],
  [
    `${handbook}/laporan-kelas.md`,
    'Satu lembar A4 dari dashboard',
    'e2e/printed.spec.ts',
    'the page of a class of 31 is one A4',
  ],
  [
    faqs,
    'pilihan ganda, pilihan ganda kompleks, tabel pernyataan, dan isian singkat',
    'apps/server/src/demo/items.test.ts',
    'all four types of question occur',
  ],
  [
    faqs,
    'Halaman ujiannya dirancang untuk ponsel dulu',
    'e2e/second-paper.spec.ts',
    'the paper of official length fits a phone',
  ],
  [
    faqs,
    'Daftar dengan email, buka tautan verifikasinya',
    `${features}/people/accounts/accounts.test.ts`,
    'a new student gets an unverified account, a link by mail, and can sign in by e-mail or username',
  ],
]

test.each(promises)('%s: “%s” rests on a test', (where, words, file, title) => {
  expect(read(where)).toContain(words)
  expect(read(file).replaceAll(/\s+/g, ' ')).toContain(title)
})

/** Texts that tell readers what to do, and nothing of what the product does. */
const advice = new Set(['malam-sebelum-ujian'])

test.each([faqs, guides, news, handbook])(
  'every text of %s promises something that is tested, or is named as advice',
  folder => {
    const files = readdirSync(join(root, folder)).filter(name => name.endsWith('.md'))
    const silent = files.filter(name => {
      const text = read(`${folder}/${name}`)
      return !promises.some(
        ([where, words]) => (where === folder || where === `${folder}/${name}`) && text.includes(words),
      )
    })
    expect(silent.filter(name => !advice.has(basename(name, '.md')))).toEqual([])
  },
)

test('the browsers that are named are those that the app is built for', () => {
  expect(read(`${faqs}/harus-pakai-laptop.md`)).toContain(
    'Chrome keluaran 2023 ke atas atau iPhone dengan iOS 16.4',
  )
  // Chrome 111 came out in March 2023.
  expect(browserTargets).toEqual(['chrome111', 'safari16.4'])
})

test('lessons teach, and say nothing of what the product does', () => {
  const texts = readdirSync(join(root, lessons)).map(name => [name, read(`${lessons}/${name}`)] as const)
  expect(texts.length).toBeGreaterThan(40)
  expect(texts.filter(([, text]) => /gerbang|aplikasi|otomatis/i.test(text)).map(([name]) => name)).toEqual(
    [],
  )
})
