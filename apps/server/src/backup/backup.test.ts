import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { migrationNames } from '../db/migrate.ts'
import { createTestApp, type TestApp } from '../testing/api.ts'
import { bareEnvironment } from '../testing/bare-environment.ts'
import { createBareDatabase } from '../testing/database.ts'
import { ownPostgres, startOwnPostgres } from '../testing/own-postgres.ts'
import { createProgram, createTryout, type TestTryout } from '../testing/factories.ts'
import { answer } from '../testing/running-sub-test.ts'
import { enroll, save, type Sitting, sitSubTest, start, submit } from '../testing/sittings.ts'
import { createArchive, readArchive } from './archive.ts'
import { createFile } from './create-file.ts'
import { OperatorError } from '../operator-error.ts'
import { checkBackup } from './check-backup.ts'
import { openCopyClient } from './copy-table.ts'
import { migrateOver, restoreBackup, restoreInto } from './restore-backup.ts'
import { createKeys } from './seal.ts'
import { type BackupTask, writeBackup } from './write-backup.ts'

let app: TestApp
let tryout: TestTryout
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gerbang-backup-'))
})
beforeEach(async () => {
  app = await createTestApp()
  const program = await createProgram(app.db)
  tryout = await createTryout(app.db, { program_id: program.id })
  for (const name of ['avatar-1.webp', 'b7.webp'])
    await writeFile(join(app.platform.config.media_place, name), randomBytes(2_000))
})
afterEach(() => app.close())
afterAll(() => rm(folder, { recursive: true, force: true }))

const say: BackupTask['say'] = () => {}
let files = 0
const newFile = () => join(folder, `cadangan-${++files}.tar.gz`)

async function query(url: string, statement: string): Promise<unknown[][]> {
  const client = new pg.Client({ connectionString: url, options: '-c timezone=UTC' })
  await client.connect()
  try {
    return (await client.query({ text: statement, rowMode: 'array' })).rows
  } finally {
    await client.end()
  }
}

/** Every row of every table as PostgreSQL prints it. */
async function readEverything(url: string): Promise<Map<unknown, unknown[][]>> {
  const tables = await query(
    url,
    `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
    and relname not in ('migrations', 'migration_lock') order by 1`,
  )
  const everything = new Map<unknown, unknown[][]>()
  for (const [name] of tables)
    everything.set(name, await query(url, `select t::text from ${String(name)} t order by 1`))
  return everything
}

async function readMedia(media_place: string): Promise<Record<string, string>> {
  const names = (await readdir(media_place)).toSorted()
  return Object.fromEntries(
    await Promise.all(names.map(async name => [name, await readFile(join(media_place, name), 'base64')])),
  )
}

interface Copy {
  url: string
  media_place: string
}

async function restore(file: string, url: string): Promise<Copy> {
  const media_place = join(folder, `media-${++files}`)
  await restoreBackup({ url, media_place, file, say })
  return { url, media_place }
}

async function backUp({ url, media_place }: Copy, sayInstead = say): Promise<string> {
  const file = newFile()
  await writeBackup({ url, media_place, file, say: sayInstead })
  return file
}

const original = (): Copy => ({
  url: app.platform.config.database_url,
  media_place: app.platform.config.media_place,
})

/** Someone in the middle of a sub-test and someone before the first, as they are when the backup is made. */
async function prepareStudents() {
  const waiting = await enroll(app, tryout)
  const student = await enroll(app, tryout)
  const sitting: Sitting = { ...student, ...(await start(app, student, tryout.sub_tests[0])) }
  await save(app, sitting, [answer(tryout.sub_tests[0]?.items[0]?.question_id, 'b', 1)])
  return { waiting, sitting }
}

/** In front of the copy, with the sessions that came along. */
async function finishAttempts(
  url: string,
  { waiting, sitting }: Awaited<ReturnType<typeof prepareStudents>>,
) {
  const node = await app.addNode({ through: url })
  const [first, second] = tryout.sub_tests
  const handedIn = await submit(node, sitting, [answer(first?.items[1]?.question_id, ['a', 'd'], 2)])
  expect(handedIn).toMatchObject({ status: 200, data: { receipt: { answered: 2 } } })
  await sitSubTest(node, sitting, second)
  for (const subTest of tryout.sub_tests) await sitSubTest(node, waiting, subTest)
  await node.close()
  expect(await query(url, "select count(*)::int from attempts where status = 'scored'")).toEqual([[2]])
}

/** Saves while students go on, restores, finishes there, and comes back: what is there, and what came back. */
async function moveThereAndBack(target: string): Promise<[there: unknown, back: unknown]> {
  const students = await prepareStudents()
  const question_id = tryout.sub_tests[0]?.items[0]?.question_id
  const saveAgain = (seq: number) => save(app, students.sitting, [answer(question_id, 'c', seq)])
  const copied: string[] = []
  const file = await backUp(original(), async line => {
    // Somebody saves and somebody starts between two tables: none of it may be in the file, not even by half.
    if (!/ (answers|attempts|progresses):/.test(line)) return
    expect((await saveAgain(copied.push(line) + 1)).status).toBe(200)
    await start(app, await enroll(app, tryout), tryout.sub_tests[0])
  })

  const copy = await restore(file, target)
  expect(await query(copy.url, 'select progress_id, value, seq from answers')).toEqual([
    [students.sitting.progress.id, 'b', 1],
  ])
  expect(await readMedia(copy.media_place)).toEqual(await readMedia(original().media_place))
  await finishAttempts(copy.url, students)

  const home = await createBareDatabase()
  const back = await restore(await backUp(copy), home.url)
  const read = async ({ url, media_place }: Copy) => [await readEverything(url), await readMedia(media_place)]
  const both: [unknown, unknown] = [await read(copy), await read(back)]
  await home.close()
  return both
}

test('a backup made while students save is of one moment, and their attempts go on where it is restored', async () => {
  const target = await createBareDatabase()
  const [there, back] = await moveThereAndBack(target.url)
  expect(back).toEqual(there)
  await target.close()
})

test.for(ownPostgres)('a backup moves from the embedded PostgreSQL to %s and back', async bin => {
  const server = await startOwnPostgres(bin)
  const [there, back] = await moveThereAndBack((await createBareDatabase(server.url)).url)
  expect(back).toEqual(there)
  await server.stop()
})

/** A whole backup of a quiet database, to be spoilt. */
const writeWhole = () => backUp(original())

async function writeForeignArchive(entries: Record<string, string>): Promise<string> {
  const file = newFile()
  const archive = createArchive(createFile(file))
  for (const [name, body] of Object.entries(entries)) await archive.add(name, Buffer.from(body))
  await archive.finish()
  return file
}

async function changeBytes(file: string, change: (bytes: Buffer) => Buffer): Promise<string> {
  await writeFile(file, change(await readFile(file)))
  return file
}

const newer = {
  format: 1,
  created_at: '2026-11-21T01:00:00.000Z',
  migrations: ['0001-reference', '9999-besok'],
  tables: [],
}

test.each<[string, () => Promise<string>, RegExp]>([
  ['is not there', async () => newFile(), /tidak ada\. Periksa/],
  [
    'is a text',
    async () => changeBytes(await writeWhole(), () => Buffer.from('halo')),
    /bukan cadangan Gerbang\. Pilih/,
  ],
  ['is another archive', () => writeForeignArchive({ 'foto.txt': 'halo' }), /bukan cadangan Gerbang\. Pilih/],
  [
    'is cut in the middle',
    async () => changeBytes(await writeWhole(), bytes => bytes.subarray(0, bytes.length / 2)),
    /rusak atau terpotong\. Salin/,
  ],
  [
    'lacks its last bytes',
    async () => changeBytes(await writeWhole(), bytes => bytes.subarray(0, -9)),
    /rusak atau terpotong\. Salin/,
  ],
  [
    'has lost a row',
    async () => {
      const file = newFile()
      const archive = createArchive(createFile(file))
      for await (const { name, bytes } of readArchive(await writeWhole()))
        await archive.add(
          name,
          name.startsWith('tables/users/') ? bytes.subarray(bytes.indexOf('\n') + 1) : bytes,
        )
      await archive.finish()
      return file
    },
    /rusak atau terpotong\. Salin/,
  ],
  [
    'comes from a newer Gerbang',
    () =>
      writeForeignArchive({
        'gerbang.json': JSON.stringify(newer),
        'end.json': '{"tables":{},"media":{},"sequences":[]}',
      }),
    /lebih baru \(9999-besok\)\. Perbarui/,
  ],
])('a file that %s is refused in one sentence, and the database stays empty', async (_, write, sentence) => {
  const target = await createBareDatabase()
  const refused = await restore(await write(), target.url).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(OperatorError)
  expect(String(refused)).toMatch(sentence)
  expect(await query(target.url, "select from pg_class where relnamespace = 'public'::regnamespace")).toEqual(
    [],
  )
  await target.close()
})

test('a database that holds anything is not restored into', async () => {
  const target = await createBareDatabase()
  await query(target.url, 'create table catatan (id int)')
  await expect(restore(await writeWhole(), target.url)).rejects.toThrow(/sudah berisi.* pilih DATA_DIR baru/)
  await target.close()
})

test('an empty database is not saved, and no file is left', async () => {
  const target = await createBareDatabase()
  const before = await readdir(folder)
  await expect(backUp({ ...original(), url: target.url })).rejects.toThrow(
    /kosong, tidak ada yang dicadangkan/,
  )
  expect(await readdir(folder)).toEqual(before)
  await target.close()
})

test('a file that is there is not written over', async () => {
  const file = await writeWhole()
  const held = await readFile(file)
  await expect(writeBackup({ ...original(), file, say })).rejects.toThrow(/sudah ada\. Pilih nama lain/)
  expect(await readFile(file)).toEqual(held)
})

test('a backup of an older schema comes back and is migrated forward', async () => {
  const old = await createBareDatabase()
  const client = await openCopyClient(old.url)
  await migrateOver(client, migrationNames.slice(0, 5))
  await client.query("insert into provinces values ('31', E'DKI\\t\\\\Jakarta\\n', 'Asia/Jakarta')")
  await client.end()
  const target = await createBareDatabase()
  const { url } = await restore(await backUp({ ...original(), url: old.url }), target.url)
  expect(await query(url, 'select id, name from provinces')).toEqual([['31', 'DKI\t\\Jakarta\n']])
  expect(await query(url, 'select name from migrations order by name')).toEqual(
    migrationNames.map(name => [name]),
  )
  await old.close()
  await target.close()
})

const riches = `
  create table egg (id bigint generated always as identity primary key, hen_id bigint,
    twice bigint generated always as (id * 2) stored, laid text not null);
  create table hen (id bigint primary key, egg_id bigint not null references egg);
  alter table egg add constraint egg_hen foreign key (hen_id) references hen;
  create function refuse_all() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
  create trigger no_more before insert on hen for each row when (new.id = 7) execute function refuse_all()`

test('numbers that the database counts, columns that it computes, triggers and circles of keys come back whole', async () => {
  const [source, target] = [await createBareDatabase(), await createBareDatabase()]
  await query(
    source.url,
    `create table migrations (name text); insert into migrations values ('0001-reference'); ${riches}`,
  )
  await query(
    source.url,
    `insert into egg (laid) values ('a'), ('b'); alter table hen disable trigger user; insert into hen values (7, 2);
    update egg set hen_id = 7; alter table hen enable trigger user`,
  )
  const file = await backUp({ ...original(), url: source.url })
  const client = await openCopyClient(target.url)
  const task = { ...original(), url: target.url, file, say }
  await restoreInto(client, await checkBackup(file), task, async to => void (await to.query(riches)))
  await client.end()
  expect(await readEverything(target.url)).toEqual(await readEverything(source.url))
  await query(target.url, "insert into egg (laid) values ('c')")
  expect(await query(target.url, "select id, twice from egg where laid = 'c'")).toEqual([['3', '6']])
  await expect(query(target.url, 'insert into hen values (7, 1)')).rejects.toThrow('no')
  await expect(query(target.url, 'insert into hen values (8, 99)')).rejects.toThrow('foreign key')
  await source.close()
  await target.close()
})

async function runCommand(name: 'backup' | 'restore', args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, `${name}.command.ts`), ...args], {
    env: { ...bareEnvironment, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { said, complained, code: Number(code) }
}

test('the commands show how far they are, and what came of it', async () => {
  const target = await createBareDatabase()
  const file = newFile()
  const media = join(folder, 'commands')
  await mkdir(join(media, 'media'), { recursive: true })
  // Afterwards the log of acts has one more: this backup.
  const before = await readEverything(original().url)
  const saved = await runCommand('backup', [file], { DATABASE_URL: original().url, DATA_DIR: media })
  expect(saved).toMatchObject({ complained: '', code: 0 })
  expect(saved.said).toMatch(/^\[\d+\/\d+\] users: \d+ baris$/m)
  expect(saved.said).toMatch(/Cadangan selesai: .* baris dan 0 gambar/)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const restored = await runCommand('restore', [file], { DATABASE_URL: target.url, DATA_DIR: media })
  expect(restored).toMatchObject({ complained: '', code: 0 })
  expect(restored.said).toMatch(/^\[\d+\/\d+\] users: \d+ baris$/m)
  expect(await readEverything(target.url)).toEqual(before)
  const again = await runCommand('restore', [file], { DATABASE_URL: target.url, DATA_DIR: media })
  expect(again).toMatchObject({
    complained: expect.stringMatching(/^Basis data tujuan sudah berisi[^\n]+\n$/),
    code: 1,
  })
  await target.close()
})

test.each([
  [
    'backup',
    'npm run backup -- cadangan-gerbang.tar.gz, atau npm run backup -- FOLDER, atau isi BACKUP_URL dengan alamat ember S3.',
  ],
  ['restore', 'npm run restore -- cadangan-gerbang.tar.gz'],
] as const)('%s without a file says how it is used', async (name, usage) => {
  const { complained, code } = await runCommand(name, [], {})
  expect({ complained, code }).toEqual({ complained: `Pemakaian: ${usage}\n`, code: 1 })
})

test('a sealed backup opens with its key alone, and holds the same', async () => {
  await prepareStudents()
  const [own, other] = [await createKeys(), await createKeys()]
  const file = newFile()
  await writeBackup({ ...original(), file, recipient: own.recipient, say })
  expect((await readFile(file)).includes('gerbang.json')).toBe(false)
  await expect(checkBackup(file)).rejects.toThrow('Cadangan ini disandikan. Isi BACKUP_IDENTITY')
  await expect(checkBackup(file, other.identity)).rejects.toThrow('bukan kunci pembuka cadangan ini')
  const home = await createBareDatabase()
  await restoreBackup({
    url: home.url,
    media_place: join(folder, `media-${++files}`),
    file,
    identity: own.identity,
    say,
  })
  expect(await readEverything(home.url)).toEqual(await readEverything(original().url))
  await home.close()
})

test('a sealed backup that was cut off or changed is refused', async () => {
  const keys = await createKeys()
  const file = newFile()
  await writeBackup({ ...original(), file, recipient: keys.recipient, say })
  const bytes = await readFile(file)
  const flipped = Buffer.from(bytes)
  flipped.writeUInt8(flipped.readUInt8(bytes.length - 99) ^ 1, bytes.length - 99)
  for (const broken of [bytes.subarray(0, -1_000), flipped]) {
    const copy = newFile()
    await writeFile(copy, broken)
    await expect(checkBackup(copy, keys.identity)).rejects.toThrow('rusak atau terpotong')
  }
})
