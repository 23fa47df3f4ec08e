import { randomUUID } from 'node:crypto'
import { auth } from '@gerbang/contract/people/auth.ts'
import { passwords } from '@gerbang/contract/people/passwords.ts'
import { progresses } from '@gerbang/contract/exam/progresses.ts'
import { tryouts } from '@gerbang/contract/exam/tryouts.ts'
import { readKey } from '@gerbang/contract/question-format.ts'
import type { SentAnswer } from '@gerbang/contract/exam/progresses.ts'
import { findKind } from '@gerbang/scoring/kinds/question-kinds.ts'
import type { Browser, Locator, Page } from '@playwright/test'
import { sql } from 'kysely'
import { type Database, openDatabase } from '../apps/server/src/db/database.ts'
import { limits } from '../apps/server/src/limits.ts'
import { writeDapodik } from '../apps/server/src/testing/student-lists.ts'
import { putOffFirstSteps } from './account.ts'
import { laptop, phone } from './browser.ts'
import { countPages } from './count-pages.ts'
import { expect, test } from './fixtures.ts'
import { type RunningServer, startServer } from './start-server.ts'
import { guess } from './kinds.ts'
import { listMajors, send } from './tryout.ts'
import { listQuestions } from './questions.ts'

const roster = Array.from({ length: 30 }, (_, index) => {
  const number = String(index + 1).padStart(2, '0')
  return [`Siswa Kelas ${number}`, 'L', `00812345${number}`, '2009-03-14', 'XII IPA 1']
})
const ownPassword = 'hujan turun di kebun teh'
const title = 'Try Out Akhir Pekan'
const slug = 'try-out-akhir-pekan'
const cardsPerPage = 8
/** More than enough for whoever does it for the first time. */
const mostClicks = 60

test.use({ storageState: { cookies: [], origins: [] }, viewport: laptop })

let server: RunningServer
let db: Database
test.beforeAll(async () => {
  server = await startServer({ production: true })
  db = openDatabase({ url: server.databaseUrl, connections: 2, name: 'first school' })
})
test.afterAll(async () => {
  await db?.destroy()
  await server?.stop()
})

/** Counts what a hand does: each press and each choice from a list. */
function countClicks() {
  let clicks = 0
  return {
    click: async (place: Locator) => {
      clicks += 1
      await place.click()
    },
    choose: async (place: Locator, label: string) => {
      clicks += 2
      await place.selectOption({ label })
    },
    read: () => clicks,
  }
}

/** As the field takes it: so many hours from now, where the school's clock stands. */
function inJakarta(hours: number): string {
  const wibMs = 7 * 3_600_000
  return new Date(Date.now() + wibMs + hours * 3_600_000).toISOString().slice(0, 16)
}

const button = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name })

async function openStep(page: Page, hand: ReturnType<typeof countClicks>, step: string): Promise<void> {
  await hand.click(page.getByRole('link', { name: 'Dashboard', exact: true }).first())
  await hand.click(page.getByRole('link', { name: `Buka ${step}` }))
}

interface Card {
  login: string
  password: string
}

async function readCards(page: Page): Promise<Card[]> {
  const cards = page.locator('[role=region] li, section li').filter({ has: page.locator('dd') })
  await expect(cards).toHaveCount(roster.length)
  return cards.evaluateAll(list =>
    list.map(card => {
      const [login = '', password = ''] = [...card.querySelectorAll('dd')].map(dd => dd.textContent)
      return { login, password }
    }),
  )
}

/** Whoever comes later in the roster knows more; nobody knows all or nothing. */
async function answer(subTestId: string, seat: number): Promise<SentAnswer[]> {
  const questions = await listQuestions(db, subTestId)
  const keys = await db
    .selectFrom('paper_keys')
    .select(['question_id', 'key'])
    .where(
      'question_id',
      'in',
      questions.map(({ id }) => id),
    )
    .execute()
  const keyOf = new Map(keys.map(({ question_id, key }) => [question_id, readKey(key)]))
  return questions.map(({ id, content }, index) => {
    const key = keyOf.get(id)
    const knows = (index * 37 + seat * 61) % 100 < 25 + seat * 2
    const value = knows && key ? findKind(key.type).solve(key) : guess(content)
    return { question_id: id, value, flagged: false, seq: index + 1 }
  })
}

const signIn = ({ login, password }: Card) =>
  send(server.url, { token: '' }, auth.login, { body: { login, password } })

/** With the card: a password of one's own. */
async function changePassword(card: Card): Promise<Card> {
  const first = await signIn(card)
  const body = { current_password: card.password, password: ownPassword }
  await send(server.url, first, passwords.change, { body })
  return { login: card.login, password: ownPassword }
}

/** A target, and every sub-test. */
async function sit(card: Card, seat: number): Promise<{ token: string }> {
  const student = await signIn(card)
  const params = { slug }
  await send(server.url, student, tryouts.enroll, { body: {}, params })
  const [major] = await listMajors(db, 1)
  await send(server.url, student, tryouts.choose, { body: { major_ids: [major?.id ?? ''] }, params })
  const { sub_tests } = await send(server.url, student, tryouts.subjects, { params })
  for (const { id: sub_test_id } of sub_tests) {
    const body = { sub_test_id, client_id: randomUUID() }
    const { progress } = await send(server.url, student, progresses.start, { body, params })
    const answers = await answer(sub_test_id, seat)
    await send(server.url, student, progresses.submit, {
      body: { lease: progress.lease, answers },
      params: { slug, id: progress.id },
    })
  }
  return student
}

/** As though the grace of whoever answers last were over: by the clock alone it would be waited for. */
async function endGrace(): Promise<void> {
  const grace = sql`${limits.answerGraceMs} * interval '1 millisecond'`
  await sql`
    update tryouts set opens_at = opens_at - ${grace}, closes_at = closes_at - ${grace} where slug = ${slug}
  `.execute(db)
}

/** On the own phone: what the code on the card opens, the password on it, and one's own. */
async function enterByPhone(browser: Browser, { login, password }: Card): Promise<Page> {
  const context = await browser.newContext({ viewport: phone, hasTouch: true, locale: 'id-ID' })
  const device = await context.newPage()
  await device.goto(`${server.url}/login?user=${login}`)
  await expect(device.getByLabel('Email atau nama pengguna')).toHaveValue(login)
  await device.getByLabel('Kata sandi', { exact: true }).fill(password)
  await button(device, 'Masuk').tap()
  await device.getByLabel(/^Kata sandi baru/).fill(ownPassword)
  await device.locator('button[type=submit]').tap()
  await putOffFirstSteps(device)
  return device
}

test('an empty installation becomes a school whose class sits a try-out, with cards, final scores and raports', async ({
  page,
  browser,
}) => {
  test.setTimeout(900_000)
  const hand = countClicks()
  await page.goto(`${server.url}/mulai`)
  await page.getByLabel('Kode dari terminal').fill(server.firstAdminCode ?? '')
  await page.getByLabel('Nama lengkap').fill('Ratna Dewi')
  await page.getByLabel('Email').fill('ratna@sekolah.id')
  await page.getByLabel(/^Kata sandi/).fill('kereta senja menuju Garut')
  await hand.click(button(page, 'Buat admin dan masuk'))
  await expect(page.getByRole('heading', { name: 'Siapkan sekolahmu' })).toBeVisible()

  await hand.click(page.getByRole('link', { name: 'Buka Nama dan logo' }))
  await page.getByLabel('Nama produk').fill('SMA Harapan')
  await hand.click(button(page, 'Simpan').first())
  await expect(page.getByText('Pengaturan tersimpan', { exact: true })).toBeVisible()

  await openStep(page, hand, 'Isi bank soal dari paket')
  for (const name of ['Universitas dan jurusan', 'UTBK-SNBT']) {
    const card = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })
    await hand.click(button(card, 'Muat paket'))
    await expect(card.getByText(/^dimuat$/)).toBeVisible({ timeout: 120_000 })
  }

  await openStep(page, hand, 'Siswa dari daftar')
  const file = writeDapodik(
    roster.map(([name = '', sex = '', nisn = '', born = '', klass = '']) => [name, sex, nisn, born, klass]),
  )
  await page.locator('input[type=file]').setInputFiles({
    name: 'daftar-pd.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(await file.arrayBuffer()),
  })
  await hand.click(button(page, 'Baca daftar'))
  await hand.click(button(page, /^Simpan 30 siswa/))
  await expect(page.getByText(/30 akun baru/)).toBeVisible({ timeout: 60_000 })

  await hand.click(page.getByRole('link', { name: 'Cetak kartu login' }))
  await page.evaluate(() => Object.assign(window, { print: () => {} }))
  await hand.click(page.getByLabel('Semua kelas'))
  await hand.click(button(page, 'Buat 30 kartu'))
  const cards = await readCards(page)
  expect(await countPages(page)).toBe(Math.ceil(roster.length / cardsPerPage))
  await hand.click(button(page, 'Cetak kartu'))

  await openStep(page, hand, 'Try out pertama')
  await hand.click(page.getByRole('radio', { name: title }))
  await hand.click(page.getByRole('checkbox', { name: 'XII IPA 1' }))
  await page.getByLabel('Dibuka (WIB)').fill(inJakarta(0))
  await page.getByLabel('Ditutup (WIB)').fill(inJakarta(8))
  await hand.click(button(page, 'Terbitkan untuk siswa'))
  await expect(page.getByRole('link', { name: 'Hari ujian' })).toBeVisible({ timeout: 60_000 })

  const [last, ...others] = cards.toReversed()
  if (!last) throw new Error('There is no card')
  const device = await enterByPhone(browser, last)
  await device.goto(`${server.url}/student/try-out`)
  await expect(device.getByText(title).first()).toBeVisible()
  for (const [seat, card] of others.entries()) await sit(await changePassword(card), seat)
  await sit({ ...last, password: ownPassword }, others.length)

  await page.reload()
  await hand.click(button(page, 'Tutup sekarang'))
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Semua siswa sudah selesai.')
  await hand.click(button(dialog, 'Tutup sekarang'))
  await expect(dialog).toBeHidden()
  await endGrace()
  await expect(async () => {
    await device.goto(`${server.url}/student/try-out/result/${slug}`)
    await expect(device.getByText('Skor ini final.').first()).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 240_000 })

  await openStep(page, hand, 'Kelas')
  await hand.click(page.getByRole('link', { name: 'XII IPA 1' }))
  await hand.click(page.getByRole('link', { name: 'Lihat dan cetak rapor sekelas' }))
  await expect(page.getByRole('article')).toHaveCount(roster.length)
  expect(await countPages(page)).toBe(roster.length)
  console.log(`Presses of the school's staff, from the empty house to the printed raports: ${hand.read()}`)
  expect(hand.read()).toBeLessThan(mostClicks)
})
