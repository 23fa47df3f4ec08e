import { existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { chromium, expect, type Locator, type Page } from '@playwright/test'
import { savePicture } from '../apps/server/src/content/save-picture.ts'
import { openDatabase } from '../apps/server/src/db/database.ts'
import { laptop, launchOptions, phone } from './browser.ts'
import { createPerson } from './people.ts'
import { listQuestions, shownArticle } from './questions.ts'
import { rest } from './rest.ts'
import { type Screen, scrollDown, type Visit } from './open-screen.ts'
import { forAccount, screens } from './screens.ts'
import { goToNext, showQuestion } from './sitting.ts'
import { startServer } from './start-server.ts'
import { enrol, findSubTest, makeAnswers, saveAnswers, startSubTest } from './tryout.ts'

// `npm run guide-pictures` takes the pictures of the demo's guides, of the handbook for staff and of the guide of a first
// school anew from the real screens. Words behind `--` choose those whose names hold one of them. A text may name a picture
// once it has been taken.
const packs = resolve(import.meta.dirname, '../packs')
/** Students read guides, staff the handbook and articles of the news, and whoever sets up a school reads the documents. */
const folders = [
  ...['utbk-snbt/guides', 'contoh/news'].map(folder => join(packs, folder)),
  ...['apps/server/src/features/site/guidances/handbook', 'docs/images/school'].map(folder =>
    resolve(import.meta.dirname, '..', folder),
  ),
]
const wanted = process.argv.slice(2)

interface Picture {
  /** What is done before. */
  act?: (page: Page) => Promise<unknown>
  /** What the picture holds, with what lies between. */
  parts: (page: Page) => Locator
  /** CSS pixels around; those that cards have inside, if left out. */
  air?: number
}

interface Scene {
  viewport: { width: number; height: number }
  open: Screen['open']
  /** One after the other, each by its name. */
  pictures: Record<string, Picture>
}

/** Low enough for a page of text. */
const lowPhone = { ...phone, height: 680 }
/** High enough that the bar at its lower edge covers no card. */
const highPhone = { ...phone, height: 4000 }
/** Narrow, so that a part of a screen can still be read on a phone. */
const smallLaptop = { width: 1024, height: 800 }
const halfLaptop = { width: 800, height: 800 }
/** As wide as a page of the handbook, and high enough for a dialog. */
const tablet = { width: 640, height: 1000 }

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })
/** What stands on a card. */
const card = (page: Page, name: string | RegExp) =>
  page
    .locator('main section')
    .filter({ has: heading(page, name) })
    .locator('> *')

const weekly = 'contoh-mingguan-12'
const quiz = 'sprint-angka-15-menit'

/** A choice that a phone shows whole, of a bank that everybody may practise with: nothing of a try-out is told. */
async function beginQuiz(visit: Visit): Promise<void> {
  const { page } = visit
  await forAccount('siswa', `/student/quiz/${quiz}`)(visit)
  await page.getByRole('link', { name: 'Mulai kuis' }).click()
  await showQuestion(page, 1)
  const [options, bar] = [
    page.locator(`${shownArticle} label:has(input)`),
    page.getByRole('button', { name: 'Ragu-ragu' }),
  ]
  for (let number = 1; ; number++) {
    const count = await options.count()
    if (count > 1) await options.nth(1).click()
    if (number > 1 && count === 5 && (await isAbove(options.last(), bar))) return
    await goToNext(page, number + 1)
  }
}

/** With room between them. */
async function isAbove(upper: Locator, lower: Locator): Promise<boolean> {
  const [one, other] = [await upper.boundingBox(), await lower.boundingBox()]
  return one !== null && other !== null && one.y + one.height + 24 < other.y
}

async function loseNetwork(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await page.locator('article label:has(input:not(:checked))').first().click()
  await expect(page.getByText('Belum terkirim: 1').first()).toBeAttached()
}

/** With the network back, and one question in doubt. */
async function openSummary(page: Page): Promise<void> {
  await page.context().setOffline(false)
  await expect(page.getByText('Belum terkirim: 1')).toHaveCount(0, { timeout: 30_000 })
  await page.getByRole('button', { name: 'Ragu-ragu' }).click()
  await page.getByRole('button', { name: 'Buka daftar soal' }).click()
  await page.getByRole('button', { name: 'Selesai' }).click()
  await page.getByRole('heading', { name: 'Periksa sebelum mengumpulkan' }).waitFor()
}

/** The demo's try-out while some of a class sit it. */
async function openExamDay(visit: Visit): Promise<void> {
  const { db, origin } = visit
  const { id } = await findSubTest(db, 1)
  const answers = await makeAnswers(db, await listQuestions(db, id))
  for (let seat = 0; seat < 8; seat++) {
    const student = await createPerson(db, 'student')
    await enrol(db, origin, student)
    if (seat > 5) continue
    const session = await startSubTest(origin, student, id)
    await saveAnswers(origin, student, session, answers.slice(0, seat))
  }
  const tryout = await db
    .selectFrom('tryouts')
    .select('id')
    .where('slug', '=', 'try-out-perdana')
    .executeTakeFirstOrThrow()
  await forAccount('admin', `/admin/try-out/detail/${tryout.id}/live`)(visit)
}

async function openFlags(visit: Visit): Promise<void> {
  const { id } = await visit.db
    .selectFrom('tryouts')
    .select('id')
    .where('slug', '=', weekly)
    .executeTakeFirstOrThrow()
  await forAccount('admin', `/admin/peringkat/rank/${id}?tab=soal`)(visit)
  await visit.page.getByRole('table').waitFor()
}

/** Where a bank says what it is for. */
async function openPracticeBank(visit: Visit): Promise<void> {
  const { id } = await visit.db
    .selectFrom('question_banks')
    .select('id')
    .where('for_practice', '=', true)
    .limit(1)
    .executeTakeFirstOrThrow()
  await forAccount('guru', `/teacher/question-bank/detail/${id}`)(visit)
}

/** The sheet of a student, typed as far as the first sub-test. */
async function openSheet(visit: Visit): Promise<void> {
  const { page } = visit
  await findScreen('paper-answers')(visit)
  await page.getByLabel('Username, email, atau kode siswa').fill('0081120451')
  const places = page.getByRole('group', { name: 'Penalaran Umum' }).getByRole('textbox')
  for (const [index, letter] of 'B D A C E A B D'.split(' ').entries()) await places.nth(index).fill(letter)
}

function findScreen(name: string): Screen['open'] {
  const screen = screens.find(one => one.name === name)
  if (!screen) throw new Error(`There is no screen "${name}"`)
  return screen.open
}

const scenes: Scene[] = [
  {
    viewport: lowPhone,
    open: beginQuiz,
    pictures: {
      question: { parts: page => page.locator('body') },
      'unsent-answer': {
        act: loseNetwork,
        parts: page => page.locator('header').or(page.locator('article .reading').first()),
      },
      'before-submit': {
        act: openSummary,
        parts: page => page.locator('header').or(page.getByRole('button', { name: 'Kumpulkan' })),
      },
    },
  },
  {
    viewport: phone,
    open: findScreen('scoring'),
    pictures: {
      'score-example': {
        parts: page => heading(page, 'Coba sendiri').or(page.locator('main output + *')),
      },
    },
  },
  {
    viewport: highPhone,
    open: async visit => {
      await forAccount('siswa', `/student/try-out/result/${weekly}`)(visit)
      await scrollDown(visit.page)
    },
    pictures: {
      'result-score': {
        parts: page => card(page, 'Skor akhir').and(page.locator(':not(:last-child)')),
      },
      'result-topics': {
        parts: page => card(page, 'Topik'),
      },
      'major-chance': { parts: page => card(page, 'Target jurusan') },
    },
  },
  {
    viewport: phone,
    open: forAccount('siswa', '/student/raport'),
    pictures: {
      'raport-trend': { parts: page => card(page, 'Skor total') },
      'raport-topics': { parts: page => card(page, 'Dilatih berikutnya') },
    },
  },
  {
    viewport: phone,
    open: findScreen('fill-major'),
    pictures: {
      'major-choice': {
        parts: page =>
          page
            .locator('main li')
            .filter({ has: heading(page, 'Pilihan 1') })
            .locator('> *'),
      },
    },
  },
  {
    viewport: smallLaptop,
    open: findScreen('import'),
    pictures: {
      'import-review': {
        parts: page =>
          heading(page, 'Di dokumen')
            .or(page.getByRole('button', { name: 'kebun' }))
            .or(page.locator('summary', { hasText: 'Pembahasan' })),
      },
    },
  },
  {
    viewport: halfLaptop,
    open: openExamDay,
    pictures: {
      'exam-day': {
        parts: page =>
          page
            .getByRole('button', { name: 'Tambah waktu' })
            .or(page.getByRole('link', { name: 'Detail try out' }))
            .or(page.locator('main section').filter({ has: page.getByText('sedang mengerjakan') })),
      },
    },
  },
  {
    viewport: smallLaptop,
    open: openFlags,
    pictures: {
      'question-flags': {
        parts: page => page.locator('table').locator('thead th:nth-child(-n+4), tr:nth-child(6) th'),
        air: 0,
      },
    },
  },
  {
    viewport: tablet,
    open: findScreen('student-list'),
    pictures: {
      'list-faults': {
        parts: page => page.locator('section[aria-labelledby="students"]').locator('h2, li:nth-child(-n+2)'),
        air: 4,
      },
    },
  },
  {
    viewport: tablet,
    open: forAccount('admin', '/admin/question-bank/pack'),
    pictures: {
      'pack-preview': {
        act: async page => {
          await page.getByRole('button', { name: 'Pratinjau' }).first().click()
          await heading(page, 'Contoh soal').waitFor()
        },
        parts: page => page.getByRole('dialog').locator('h2, summary'),
        air: 20,
      },
    },
  },
  {
    viewport: tablet,
    open: forAccount('guru', '/teacher/question-bank'),
    pictures: {
      'make-pack': {
        act: async page => {
          await page.getByRole('checkbox').nth(1).check()
          await page.getByRole('button', { name: 'Buat paket' }).click()
        },
        parts: page =>
          page.getByText('Keterangan', { exact: true }).or(page.getByRole('dialog').getByRole('button')),
        air: 12,
      },
    },
  },
  {
    viewport: tablet,
    open: openPracticeBank,
    pictures: {
      'bank-for-practice': {
        parts: page =>
          page
            .getByRole('radiogroup', { name: 'Siapa yang boleh membaca' })
            .or(page.getByText('Soal yang sudah terbit dipakai dalam latihan')),
      },
    },
  },
  {
    viewport: tablet,
    open: forAccount('admin', '/admin/quiz/create'),
    pictures: {
      'quiz-feedback': {
        parts: page => page.getByRole('radiogroup', { name: /^Kapan siswa melihat kunci/ }),
      },
    },
  },
  {
    viewport: tablet,
    open: findScreen('question-reports'),
    pictures: {
      'question-report': {
        parts: page => page.locator('main li').filter({ hasText: 'Laporan benar' }),
        air: 8,
      },
    },
  },
  {
    viewport: tablet,
    open: openSheet,
    pictures: {
      'paper-sheet': {
        parts: page =>
          heading(page, 'Ketik satu lembar').or(page.getByRole('group', { name: 'Penalaran Umum' })),
      },
    },
  },
  {
    viewport: smallLaptop,
    open: findScreen('class-page'),
    pictures: {
      'class-monday': {
        parts: page => heading(page, 'Senin pagi').or(page.locator('main ol > li').first()),
        air: 6,
      },
    },
  },
  {
    viewport: smallLaptop,
    open: findScreen('first-admin'),
    pictures: { 'first-admin': { parts: page => page.locator('main') } },
  },
  {
    viewport: halfLaptop,
    open: findScreen('setup'),
    pictures: { setup: { parts: page => card(page, 'Siapkan sekolahmu') } },
  },
  {
    viewport: laptop,
    open: findScreen('student-list'),
    pictures: {
      'student-list': {
        parts: page =>
          heading(page, 'Kolom yang kami kenali').or(page.getByRole('button', { name: 'Pakai' }).first()),
      },
    },
  },
  {
    viewport: smallLaptop,
    open: findScreen('login-cards'),
    pictures: { 'login-cards': { parts: page => page.locator('.login-sheet').last(), air: 8 } },
  },
  {
    viewport: halfLaptop,
    open: findScreen('plan-launch'),
    pictures: { 'plan-launch': { parts: page => page.locator('main form') } },
  },
  {
    viewport: smallLaptop,
    open: findScreen('exam-day-wall'),
    pictures: { 'exam-day-wall': { parts: page => page.locator('main') } },
  },
]

/** As CSS pixels of the page, with the same air around as cards have inside. */
async function findClip(page: Page, parts: Locator, air: number) {
  await page.evaluate(() => window.scrollTo(0, 0))
  const boxes = await Promise.all((await parts.all()).map(part => part.boundingBox()))
  const shown = boxes.filter(box => box !== null)
  const [left, top] = [Math.min(...shown.map(({ x }) => x)), Math.min(...shown.map(({ y }) => y))]
  const right = Math.max(...shown.map(box => box.x + box.width))
  const bottom = Math.max(...shown.map(box => box.y + box.height))
  const [x, y] = [Math.max(0, Math.floor(left - air)), Math.max(0, Math.floor(top - air))]
  const size = await page.evaluate(() => [document.body.scrollWidth, document.documentElement.scrollHeight])
  const [width = 0, height = 0] = size
  return {
    x,
    y,
    width: Math.min(width, Math.ceil(right + air)) - x,
    height: Math.min(height, Math.ceil(bottom + air)) - y,
  }
}

/** As the product keeps an upload, under its name. */
async function takePicture(page: Page, name: string, { act, parts, air = 16 }: Picture): Promise<void> {
  await act?.(page)
  await rest(page)
  const png = await page.screenshot({ fullPage: true, clip: await findClip(page, parts(page), air) })
  const file = new File([new Uint8Array(png)], `${name}.png`, { type: 'image/png' })
  const { hash, width, height, bytes } = await savePicture(packs, file, { pixels: 2400, fit: 'inside' })
  // Beside the text that shows it.
  const folder = folders.find(place => existsSync(join(place, `${name}@2x.webp`))) ?? packs
  await rename(join(packs, `${hash}.webp`), join(folder, `${name}@2x.webp`))
  console.log(`${name}: ${width} × ${height}, ${(bytes / 1000).toFixed(1)} kB`)
}

const server = await startServer()
const db = openDatabase({ url: server.databaseUrl, connections: 2, name: 'guide-pictures' })
const browser = await chromium.launch(launchOptions)
try {
  for (const { viewport, open, pictures } of scenes) {
    const names = Object.keys(pictures)
    if (wanted.length > 0 && !names.some(name => wanted.some(word => name.includes(word)))) continue
    const page = await browser.newPage({
      viewport,
      deviceScaleFactor: 2,
      colorScheme: 'light',
      baseURL: server.url,
      locale: 'id-ID',
      timezoneId: 'Asia/Jakarta',
      reducedMotion: 'reduce',
    })
    await open({ page, db, origin: server.url })
    for (const [name, picture] of Object.entries(pictures)) await takePicture(page, name, picture)
    await page.close()
  }
} finally {
  await browser.close()
  await db.destroy()
  await server.stop()
}
