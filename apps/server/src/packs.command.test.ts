import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { packs as packCalls } from '@gerbang/contract/bank/packs.ts'
import { guidances } from '@gerbang/contract/site/guidances.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { seedReference } from './db/reference/seed-reference.ts'
import { readShipped } from './features/bank/packs/reading/read-shipped.ts'
import { bareEnvironment } from './testing/bare-environment.ts'
import { createTestApp, type TestApp } from './testing/api.ts'
import { type PackTexts, smallPack, uploadPack } from './testing/packs.ts'

let app: TestApp
let token: string
let folder: string
beforeAll(async () => {
  app = await createTestApp({ is_production: true })
  await seedReference(app.db, app.platform)
  token = (await app.signIn({ role: 'admin' })).token
  folder = await mkdtemp(join(tmpdir(), 'gerbang-packs-'))
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

const patience = { timeout: 60_000, interval: 20 }

/** As an operator types it. */
function begin(...words: string[]) {
  return beginWith({}, ...words)
}

function beginWith(settings: Record<string, string>, ...words: string[]) {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, 'packs.command.ts'), ...words], {
    env: {
      ...bareEnvironment,
      NODE_ENV: 'production',
      DATA_DIR: folder,
      DATABASE_URL: app.platform.config.database_url,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

const run = (...words: string[]) => hear(begin(...words))

async function hear(child: ReturnType<typeof begin>) {
  const ended = once(child, 'exit')
  const [said, fault, [code]] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { said, fault, code }
}

async function countRows() {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*) from questions)::int as questions, (select count(*) from question_banks)::int as banks,
      (select count(*) from tryouts)::int as tryouts, (select count(*) from media)::int as media,
      (select count(*) from pack_items)::int as items, (select count(*) from packs)::int as packs
  `.execute(app.db)
  return rows[0]
}

/** What commands have open: whether they are there, and whether they have written. */
async function watchCommand() {
  const { rows } = await sql<{ open: number; writing: number }>`
    select count(*)::int as open, count(backend_xid)::int as writing from pg_stat_activity
    where datname = current_database() and application_name like '%packs%'
  `.execute(app.db)
  return rows[0] ?? { open: 0, writing: 0 }
}

async function writeFolder(texts: PackTexts): Promise<string> {
  const place = await mkdtemp(join(folder, 'paket-'))
  for (const [name, content] of Object.entries(texts)) {
    await mkdir(dirname(join(place, name)), { recursive: true })
    await writeFile(join(place, name), content)
  }
  return place
}

test('check names file and line, and ends with a fault', { timeout: 120_000 }, async () => {
  expect(await run('check', await writeFolder(smallPack()))).toMatchObject({ code: 0, fault: '' })
  const bank = 'banks/uji/mtk.soal.md'
  const spoilt = smallPack({ [bank]: (smallPack()[bank] ?? '').replace('- [x] B. $2$', '- [ ] B. $2$') })
  const told = await run('check', await writeFolder(spoilt))
  expect(told.code).toBe(1)
  expect(told.fault).toContain('banks/uji/mtk.soal.md baris 6: soal MTK-1 tidak punya kunci')
})

test('a load that is killed leaves nothing, and the next one brings all of it once', {
  timeout: 240_000,
}, async () => {
  const { manifest } = await readShipped('skd')
  const before = await countRows()
  const child = begin('load', 'skd')
  const ended = once(child, 'exit')
  await vi.waitUntil(async () => (await watchCommand()).writing > 0, patience)
  child.kill('SIGKILL')
  expect(await ended).toEqual([null, 'SIGKILL'])
  await vi.waitUntil(async () => (await watchCommand()).open === 0, patience)
  expect(await countRows()).toEqual(before)
  expect((await run('list')).said).toMatch(/^skd +\S+ +belum dimuat/m)
  expect((await run('load', 'skd')).said).toMatch(/: \d+ baru, 0 diperbarui, \d+ sama, 0 dibiarkan/)
  const loaded = await countRows()
  expect(loaded).toMatchObject({ questions: manifest.counts['question'], packs: 1 })
  expect((await run('load', 'skd')).said).toMatch(/: 0 baru, 0 diperbarui, \d+ sama, 0 dibiarkan/)
  expect(await countRows()).toEqual(loaded)
  expect((await run('list')).said).toMatch(/^skd +(\S+) +dimuat \1/m)
})

test('a newer version leaves what the school has changed, and removing says what stays', {
  timeout: 240_000,
}, async () => {
  const upload = async (texts: PackTexts) =>
    app.send(packCalls.upload, { token, ...(await uploadPack(texts)) })
  await upload(smallPack())
  expect((await run('load', 'paket-uji')).said).toContain('9 baru, 0 diperbarui')
  const { data: guides } = await app.send(guidances.listAll, { token })
  const params = { id: guides.find(({ title }) => title.startsWith('Mulai'))?.id ?? '' }
  await app.send(guidances.update, { token, params, body: { body: 'Baca ini, tulis guru kami.' } })
  const guide = '---\njudul: Mulai dari sini\nurutan: 1\n---\n\nBaca ini dulu sebelum mulai.\n'
  const bank = 'banks/uji/mtk.soal.md'
  const changed = (smallPack()[bank] ?? '').replace('$4:2$', '$6:3$')
  await upload(smallPack({ 'guides/mulai.md': guide, [bank]: changed }, '2'))
  // What went wrong is told beside what was hoped for.
  expect(await run('load', 'paket-uji')).toMatchObject({
    fault: '',
    said: expect.stringMatching(/ 2: 0 baru, 1 diperbarui, \d+ sama, 1 dibiarkan/),
  })
  const { data: after } = await app.send(guidances.listAll, { token })
  expect(after.map(({ body }) => body)).toContain('Baca ini, tulis guru kami.')
  const { said } = await run('remove', 'paket-uji')
  expect(said).toBe('8 dikeluarkan, 1 tetap.\n  guide mulai: Sudah diubah di sini.\n')
})

test('a sealed pack is made, checked and loaded by its word, and by no other', {
  timeout: 240_000,
}, async () => {
  const from = await writeFolder(
    smallPack({
      'pack.json': (smallPack()['pack.json'] ?? '').replace('"paket-uji"', '"paket-segel"'),
    }),
  )
  const to = join(await mkdtemp(join(folder, 'tujuan-')), 'tersegel')
  const runWith = (PACK_WORD: string, ...words: string[]) => hear(beginWith({ PACK_WORD }, ...words))
  expect((await runWith('pendek', 'seal', from, to)).fault).toContain('paling sedikit 12 karakter')
  expect(await runWith('awan putih berarak', 'seal', from, to)).toMatchObject({ code: 0, fault: '' })
  expect((await runWith('awan putih berarak', 'seal', from, to)).fault).toContain('sudah ada')
  expect(await readFile(join(to, 'banks/uji/mtk.soal.md'), 'utf8')).not.toMatch(/\[x\]|Hitung saja/)
  expect((await run('check', to)).fault).toContain('kunci.age baris 1: paket ini tersegel')
  expect(await runWith('awan putih berarak', 'check', to)).toMatchObject({ code: 0, fault: '' })
  expect((await runWith('awan hitam berarak', 'load', to)).fault).toContain('tidak membuka segelnya')
  expect((await runWith('awan putih berarak', 'load', to)).said).toMatch(/: \d+ baru, 0 diperbarui/)
})
