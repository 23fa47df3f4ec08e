import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { OperatorError } from '../operator-error.ts'
import { createArchive, describeContents, describeTable, readArchive } from './archive.ts'
import { createKeys, isSealed } from './seal.ts'

let folder: string
let keys: Awaited<ReturnType<typeof createKeys>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gerbang-archive-'))
  keys = await createKeys()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const entries: [name: string, body: string][] = [
  ['gerbang.json', '{"format":1}'],
  ['media/a.webp', 'gambar'.repeat(20_000)],
  ['tables/users/1.copy', '1\tAni\n2\tBudi\n'],
  ['tables/kosong/1.copy', ''],
  ['end.json', '{}'],
]

async function write(name: string, recipient?: string): Promise<string> {
  const file = join(folder, name)
  const archive = createArchive(createWriteStream(file), recipient)
  for (const [entry, body] of entries) await archive.add(entry, Buffer.from(body))
  await archive.finish()
  return file
}

async function read(file: string, identity?: string) {
  const found = []
  for await (const { name, bytes } of readArchive(file, identity)) found.push([name, bytes.toString()])
  return found
}

test('what goes in comes out, in its order, empty files too', async () => {
  const file = await write('terbuka.tar.gz')
  expect(await isSealed(file)).toBe(false)
  expect(await read(file)).toEqual(entries)
})

test('a sealed one says so by its first bytes, shows nothing, and opens with its key', async () => {
  const file = await write('tertutup.tar.gz.age', keys.recipient)
  expect(await isSealed(file)).toBe(true)
  expect((await readFile(file)).includes('Budi')).toBe(false)
  expect(await read(file, keys.identity)).toEqual(entries)
})

test('without its key, and with another one, an operator is told which setting it is', async () => {
  const file = await write('kunci.tar.gz.age', keys.recipient)
  for (const identity of [undefined, (await createKeys()).identity]) {
    const failure = await read(file, identity).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(OperatorError)
    expect(String(failure)).toContain('BACKUP_IDENTITY')
  }
})

test.each([0.2, 0.9, 0.999])('a file that was cut off at %f of its length is no backup', async share => {
  for (const recipient of [undefined, keys.recipient]) {
    const file = await write(`putus-${share}-${recipient === undefined}`, recipient)
    await truncate(file, Math.floor((await stat(file)).size * share))
    await expect(read(file, keys.identity)).rejects.toBeInstanceOf(Error)
  }
})

test('a file of something else is none either, however short', async () => {
  const file = join(folder, 'catatan.txt')
  for (const text of ['', 'x', 'bukan cadangan '.repeat(100)]) {
    await writeFile(file, text)
    await expect(read(file)).rejects.toBeInstanceOf(Error)
  }
})

test('an archive that is given up lets go of its file', async () => {
  const archive = createArchive(createWriteStream(join(folder, 'batal.tar.gz')))
  await archive.add('a', Buffer.from('a'))
  await archive.abort(new Error('Disk full'))
  await expect(archive.finish()).rejects.toThrow('Disk full')
})

test('whoever waits reads which table it is, of how many, in Indonesian numbers', () => {
  const tables = ['users', 'answers'].map(name => ({ name, columns: [] }))
  const head = { format: 1 as const, created_at: '2026-11-29T00:00:00Z', migrations: ['0001'], tables }
  expect(describeTable(head, 'answers', 12_345)).toBe('[2/2] answers: 12.345 baris')
  const row = { rows: 1_500, digest: '' }
  expect(describeContents({ tables: { users: row, answers: row }, media: { a: '' }, sequences: [] })).toBe(
    '3.000 baris dan 1 gambar',
  )
})
