import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test'
import { realServer, startServer } from '../bench/world/server.ts'
import type { Database } from '../apps/server/src/db/database.ts'
import { createBank, createProgram, createTopic } from '../apps/server/src/testing/factories.ts'
import { laptop, launchOptions } from './browser.ts'
import { expect, test } from './fixtures.ts'
import { createPerson, type Person, signIn } from './people.ts'

/** A teacher with an empty bank in a program of its own. */
async function createDesk(db: Database) {
  const program = await createProgram(db, { name: 'Program Uji' })
  const teacher = await createPerson(db, 'teacher')
  const bank = await createBank(db, { owner_id: teacher.id, program_id: program.id })
  const topic = await createTopic(db, bank.subject_id)
  return {
    program,
    teacher,
    bank,
    topic,
    path: `/teacher/question-bank/detail/${bank.id}/${bank.sub_test_id}`,
  }
}

const saved = (page: Page) => page.getByText(/^Tersimpan/)

async function openNewQuestion(page: Page, origin: string, teacher: Person, path: string): Promise<void> {
  await signIn(page, origin, teacher)
  await page.goto(origin + path)
  await page.getByRole('button', { name: 'Buat soal' }).click()
  await page.getByRole('textbox', { name: 'Soal', exact: true }).waitFor()
}

/** Chromium as a process of its own, that can be killed like any other and leaves its profile behind. */
async function openBrowser(profile: string): Promise<{ page: Page; process: ChildProcess }> {
  const child = spawn(
    launchOptions.executablePath ?? '',
    [
      ...(launchOptions.args ?? []),
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      // Nothing but what is tested: a first page of its own loads for seconds.
      '--no-first-run',
      '--no-default-browser-check',
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  for await (const line of createInterface({ input: child.stderr })) {
    const address = /DevTools listening on (\S+)/.exec(line)?.[1]
    if (!address) continue
    child.stderr.resume()
    const browser = await chromium.connectOverCDP(address, { timeout: 120_000 })
    const context: BrowserContext | undefined = browser.contexts()[0]
    if (!context) break
    return { page: await context.newPage(), process: child }
  }
  throw new Error('Chromium ended before it listened')
}

async function kill(process: ChildProcess): Promise<void> {
  const ended = once(process, 'exit')
  process.kill('SIGKILL')
  await ended
}

/** Types numbers, ten a second, until told to stop; returns the last and when each was typed. */
function typeOn(page: Page) {
  const typed: { number: number; at: number }[] = []
  let isOver = false
  const work = (async () => {
    for (let number = 1; !isOver; number++) {
      await page.keyboard.type(`${number} `)
      typed.push({ number, at: Date.now() })
      await sleep(100)
    }
  })().catch(() => undefined)
  return {
    typed,
    stop: async () => {
      isOver = true
      await work
    },
  }
}

/** Those that were typed two seconds before. */
const listOlder = (typed: { number: number; at: number }[], before: number) =>
  typed.filter(({ at }) => at <= before - 2_000)

const lastNumber = (text: string | null) => Math.max(0, ...((text ?? '').match(/\d+/g)?.map(Number) ?? []))

test('who is killed in the middle of writing loses at most two seconds, and is offered what the device kept', async ({
  db,
}) => {
  test.setTimeout(240_000)
  await using stack = new AsyncDisposableStack()
  const databaseUrl = process.env['E2E_DATABASE_URL'] ?? ''
  const profile = await mkdtemp(join(tmpdir(), 'gerbang-author-'))
  stack.defer(() => rm(profile, { recursive: true, force: true }))
  const env = { DATABASE_URL: databaseUrl, NODE_ENV: 'development', THREADS: '1' }
  const server = await startServer(stack, realServer, env)
  const origin = `http://127.0.0.1:${server.port}`
  const { teacher, path } = await createDesk(db)

  const first = await openBrowser(profile)
  stack.defer(() => void first.process.kill('SIGKILL'))
  await openNewQuestion(first.page, origin, teacher, path)
  const address = first.page.url()
  await first.page.getByRole('textbox', { name: 'Soal', exact: true }).click()
  const writing = typeOn(first.page)
  while (listOlder(writing.typed, Date.now()).length < 15) await sleep(50)
  const killedAt = Date.now()
  await kill(first.process)
  await writing.stop()

  const second = await openBrowser(profile)
  stack.defer(() => void second.process.kill('SIGKILL'))
  await second.page.goto(address)
  const restore = second.page.getByRole('button', { name: 'Pulihkan tulisanku' })
  const prompt = second.page.getByRole('textbox', { name: 'Soal', exact: true })
  await expect(prompt).toBeVisible()
  if (await restore.isVisible()) await restore.click()
  await expect(prompt).toContainText('1 2 3')
  const kept = lastNumber(await prompt.textContent())
  const mustKeep = listOlder(writing.typed, killedAt).at(-1)?.number ?? 0
  expect(mustKeep).toBeGreaterThan(5)
  expect(kept).toBeGreaterThanOrEqual(mustKeep)

  await server.kill()
  await prompt.click()
  await second.page.keyboard.press('Control+End')
  await second.page.keyboard.type(' tanpa peladen 777')
  await expect(second.page.getByText('Belum terkirim.', { exact: false })).toBeVisible({ timeout: 30_000 })
  await kill(second.process)
  await startServer(stack, realServer, { ...env, PORT: String(server.port) })

  const third = await openBrowser(profile)
  stack.defer(() => void third.process.kill('SIGKILL'))
  await third.page.goto(address)
  await third.page.getByRole('button', { name: 'Pulihkan tulisanku' }).click()
  await expect(third.page.getByRole('textbox', { name: 'Soal', exact: true })).toContainText(
    'tanpa peladen 777',
  )
  await expect(saved(third.page)).toBeVisible({ timeout: 30_000 })
  const stored = await db
    .selectFrom('question_keys')
    .select('source')
    .where('question_id', '=', address.split('/').at(-1) ?? '')
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(stored)).toContain('tanpa peladen 777')
})

/** From within the first option, whose tools stand above all keys: they stay until the mouse is up again. */
async function pickKey(page: Page, letter: string): Promise<void> {
  const key = page.getByLabel(`Pilihan ${letter} adalah kunci`)
  await page.getByRole('textbox', { name: 'Pilihan A', exact: true }).click()
  await expect(page.getByRole('toolbar', { name: 'Alat untuk Pilihan A' })).toBeVisible()
  await key.click({ force: true })
  await expect(key).toBeChecked()
}

/** How each kind is told what is right, once its options or statements are written. */
const kinds: Record<string, (page: Page) => Promise<void>> = {
  'Pilihan ganda': page => pickKey(page, 'B'),
  'Pilihan ganda kompleks': async page => {
    for (const letter of ['A', 'C']) await pickKey(page, letter)
  },
  'Pilihan berbobot': async page => {
    for (const [index, letter] of Array.from('ABCDE').entries())
      await page.getByLabel(`Nilai Pilihan ${letter}`).selectOption(String(index + 1))
  },
  'Tabel benar–salah': async page => {
    for (const select of await page.getByLabel(/^Jawaban Pernyataan \d+$/).all())
      await select.selectOption({ label: 'Benar' })
  },
  Menjodohkan: async page => {
    for (const select of await page.getByLabel(/^Jawaban Baris \d+$/).all())
      await select.selectOption({ label: 'B' })
  },
  'Isian singkat': page => page.getByLabel('Jawaban benar').fill('12,5'),
}

async function writeQuestion(page: Page, kind: string, topic: string): Promise<void> {
  await page.getByLabel('Jenis').selectOption({ label: kind })
  await page.getByLabel('Topik').selectOption({ label: topic })
  const prompt = page.getByRole('textbox', { name: 'Soal', exact: true })
  await prompt.click()
  await page.keyboard.type(`Soal ${kind}: berapa nilai `)
  await page.keyboard.press('Control+m')
  await page.getByLabel('Rumus dalam LaTeX').fill(String.raw`\frac{x^2}{2}`)
  await page.keyboard.press('Enter')
  await expect(prompt.locator('math')).toBeVisible()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('toolbar', { name: 'Alat untuk Soal' }).getByRole('button', { name: 'Gambar' }).click()
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 120, height: 80 } })
  await (await chooser).setFiles({ name: 'kurva.png', mimeType: 'image/png', buffer })
  const dialog = page.getByRole('dialog', { name: 'Sisipkan gambar' })
  await dialog.getByLabel('Teks alternatif').fill(`Kurva untuk ${kind}`)
  await dialog.getByRole('button', { name: 'Sisipkan' }).click()
  await expect(prompt.getByRole('img', { name: `Kurva untuk ${kind}` })).toBeVisible()
  const parts = page.getByRole('textbox', { name: /^(?:Pilihan [A-E]|Pernyataan \d+|Baris \d+)$/ })
  for (const [index, part] of (await parts.all()).entries()) {
    await part.click()
    await page.keyboard.type(`isi ${index + 1}`)
  }
  await kinds[kind]?.(page)
  await expect(saved(page)).toBeVisible({ timeout: 20_000 })
  const publish = page.getByRole('button', { name: 'Terbitkan' })
  await expect(publish).toBeEnabled({ timeout: 20_000 })
  await publish.click()
  await expect(page.getByText(/^Versi \d+ · terbit$|terbit$/).first()).toBeVisible()
}

test('a teacher writes one question of each kind with a formula and a picture', async ({
  page,
  db,
  baseURL,
}) => {
  test.setTimeout(240_000)
  await page.setViewportSize(laptop)
  const { teacher, path, bank, topic } = await createDesk(db)
  await openNewQuestion(page, baseURL, teacher, path)
  for (const [index, kind] of Object.keys(kinds).entries()) {
    if (index > 0) {
      const before = page.url()
      await page.keyboard.press('Control+Enter')
      await expect(page).not.toHaveURL(before)
      await expect(page.getByRole('heading', { name: `Soal ${index + 1}`, exact: true })).toBeVisible()
    }
    await writeQuestion(page, kind, topic.name)
  }
  const written = await db
    .selectFrom('questions')
    .select(['type', 'content'])
    .where('bank_sub_test_id', '=', bank.sub_test_id)
    .where('status', '=', 'published')
    .orderBy('position')
    .execute()
  expect(written.map(({ type }) => type)).toEqual([
    'single_choice',
    'multiple_choice',
    'weighted_choice',
    'true_false_table',
    'matching',
    'short_answer',
  ])
  for (const { content } of written) {
    expect(JSON.stringify(content)).toContain('<math')
    expect(JSON.stringify(content)).toContain('Kurva untuk')
  }
})

async function readSource(db: Database, page: Page): Promise<string> {
  const { source } = await db
    .selectFrom('question_versions')
    .select('source')
    .where('question_id', '=', page.url().split('/').at(-1) ?? '')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return JSON.stringify(source)
}

/** Types where the cursor stands and presses the button, both before the next frame is painted. */
const typeAndPress = (button: Locator, words: string) =>
  button.evaluate(async (element: HTMLButtonElement, words) => {
    // No other way lets the browser itself type.
    document.execCommand('insertText', false, words)
    await Promise.resolve()
    element.focus()
    element.click()
  }, words)

test('words that no frame has shown yet are in a copy of the question, and none is lost while it is published', async ({
  page,
  db,
  baseURL,
}) => {
  await page.setViewportSize(laptop)
  const { teacher, path, topic } = await createDesk(db)
  await openNewQuestion(page, baseURL, teacher, path)
  const first = page.url()
  const prompt = page.getByRole('textbox', { name: 'Soal', exact: true })
  await prompt.click()
  await page.keyboard.type('Dua')
  await typeAndPress(page.getByRole('button', { name: 'Duplikat' }), ' terakhir')
  await expect(page).not.toHaveURL(first)
  await expect(prompt).toContainText('Dua terakhir')

  await page.getByLabel('Topik').selectOption({ label: topic.name })
  await page.getByLabel('Jenis').selectOption({ label: 'Isian singkat' })
  await page.getByLabel('Jawaban benar').fill('7')
  const publish = page.getByRole('button', { name: 'Terbitkan' })
  await expect(publish).toBeEnabled()
  const held = Promise.withResolvers<void>()
  await page.route('**/status', async route => {
    await held.promise
    await route.continue()
  })
  await publish.click()
  await prompt.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' sementara terbit')
  held.resolve()
  await expect(page.getByText(/ · terbit/).first()).toBeVisible()
  await expect(saved(page)).toBeVisible({ timeout: 20_000 })
  await expect(prompt).toContainText('Dua terakhir sementara terbit')
  await expect.poll(() => readSource(db, page)).toContain('Dua terakhir sementara terbit')
})

test('that somebody else has saved is told in view, however far down one writes', async ({
  page,
  db,
  baseURL,
  expectConsole,
}) => {
  expectConsole(/status of 409/)
  await page.setViewportSize({ width: 1280, height: 600 })
  const { teacher, path } = await createDesk(db)
  await openNewQuestion(page, baseURL, teacher, path)
  await page.getByRole('textbox', { name: 'Soal', exact: true }).click()
  await page.keyboard.type('Satu')
  await expect(saved(page)).toBeVisible({ timeout: 20_000 })
  const id = page.url().split('/').at(-1) ?? ''
  await db.updateTable('questions').set({ revision: 99 }).where('id', '=', id).execute()
  await page.getByRole('textbox', { name: 'Pembahasan', exact: true }).click()
  await page.keyboard.type('Sebab satu.')
  await expect(page.getByText('Soal ini sudah diubah di tempat lain')).toBeInViewport({ timeout: 20_000 })
  await page.getByRole('button', { name: 'Simpan tulisanku sebagai yang terbaru' }).click()
  await expect(saved(page)).toBeVisible({ timeout: 20_000 })
})
