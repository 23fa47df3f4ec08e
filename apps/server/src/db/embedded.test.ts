import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { EmbeddedPostgresError } from './embedded/embedded-postgres-error.ts'
import { chooseSocketDir } from './embedded/place.ts'
import { findServerUser } from './embedded/server-user.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts'

const isRoot = process.getuid?.() === 0
const serverUser = await findServerUser('/nonexistent')
const nobody = { uid: 65_534, gid: 65_534 }
const nobodyReachesClone = spawnSync(process.execPath, ['--version'], { cwd: '/', ...nobody }).status === 0
const patience = { timeout: 20_000, interval: 20 }

let folder: string
let sharedDir: string
const running: EmbeddedPostgres[] = []
const children: ChildProcess[] = []

async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir })
  running.push(server)
  return server
}

async function query(url: string, sql: string): Promise<unknown[][]> {
  const client = new Client(url)
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows
  } finally {
    await client.end()
  }
}

async function readPid(clusterDir: string): Promise<number> {
  return Number.parseInt(await readFile(join(clusterDir, 'postmaster.pid'), 'utf8'), 10)
}

function isRunning(clusterDir: string): Promise<boolean> {
  return readPid(clusterDir).then(
    pid => process.kill(pid, 0),
    () => false,
  )
}

/** A process of its own that starts the server and then waits to be killed. */
function startInChild(dataDir: string, user: { uid?: number; gid?: number } = {}): ChildProcess {
  const code = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(import.meta.resolve('./embedded.ts'))})
    try {
      const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} })
      console.log(JSON.stringify(server))
      process.on('SIGTERM', async () => { await server.stop(); process.exit() })
      setInterval(() => {}, 1000)
    } catch (error) { console.log(JSON.stringify({ name: error.name, message: error.message })) }`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { cwd: '/', ...user })
  children.push(child)
  return child
}

async function readReport(child: ChildProcess): Promise<Record<string, string>> {
  let said = ''
  for await (const chunk of child.stdout ?? []) {
    said += String(chunk)
    if (said.includes('\n')) break
  }
  return JSON.parse(said)
}

async function killHard(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

beforeAll(async () => {
  folder = await mkdtemp('/tmp/gerbang-test-')
  await chmod(folder, 0o755)
  sharedDir = join(folder, 'shared')
})

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const server of running.splice(0)) await server.stop()
})

afterAll(() => rm(folder, { recursive: true, force: true }))

test('starts on an empty folder, durable, in UTC, and without giving the app a superuser', async () => {
  const { url } = await start(sharedDir)
  const rows = await query(
    url,
    `select name, current_setting(name) from unnest(array['fsync', 'full_page_writes', 'synchronous_commit',
      'timezone', 'listen_addresses', 'is_superuser', 'jit']) name`,
  )
  expect(Object.fromEntries(rows)).toEqual({
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    timezone: 'UTC',
    listen_addresses: '',
    is_superuser: 'off',
    jit: 'off',
  })
})

test('refuses a wrong password', async () => {
  const { url } = await start(sharedDir)
  await expect(query(url.replace(/:[^:@]+@/, ':salah@'), 'select 1')).rejects.toMatchObject({ code: '28P01' })
})

test('keeps acknowledged rows and comes back on the same address after kill -9 of PostgreSQL', async () => {
  const { url, clusterDir } = await start(sharedDir)
  await query(url, 'create table kept (id int)')
  await query(url, 'insert into kept select generate_series(1, 1000)')
  process.kill(await readPid(clusterDir), 'SIGKILL')
  const rows = await vi.waitFor(() => query(url, 'select count(*)::int from kept'), patience)
  expect(rows).toEqual([[1000]])
})

test('joins the server that a killed parent left behind, and stops it', async () => {
  const child = startInChild(sharedDir)
  const left = await readReport(child)
  await killHard(child)
  const pid = await readPid(join(sharedDir, 'postgresql/cluster'))
  const server = await start(sharedDir)
  expect(server.url).toBe(left['url'])
  expect(await readPid(server.clusterDir)).toBe(pid)
  await server.stop()
  expect(await isRunning(server.clusterDir)).toBe(false)
})

test('starts over when the pid file names a process that is gone', async () => {
  const { url, clusterDir, stop } = await start(sharedDir)
  await query(url, 'create table before_crash (id int)')
  const file = await readFile(join(clusterDir, 'postmaster.pid'), 'utf8')
  await stop()
  const gone = spawnSync('true').pid
  await writeFile(join(clusterDir, 'postmaster.pid'), file.replace(/^\d+/, `${gone}`))
  const again = await start(sharedDir)
  expect(await query(again.url, 'select count(*)::int from before_crash')).toEqual([[0]])
})

test('starts over when the pid file names another program of the same user', async () => {
  const { clusterDir, stop } = await start(sharedDir)
  const file = await readFile(join(clusterDir, 'postmaster.pid'), 'utf8')
  await stop()
  const stranger = spawn('sleep', ['60'], {
    cwd: '/',
    ...(serverUser && { uid: serverUser.uid, gid: serverUser.gid }),
  })
  children.push(stranger)
  await writeFile(join(clusterDir, 'postmaster.pid'), file.replace(/^\d+/, `${stranger.pid}`))
  const again = await start(sharedDir)
  expect(await query(again.url, 'select 1')).toEqual([[1]])
  expect(await readPid(clusterDir)).not.toBe(stranger.pid)
})

test('two processes share the server, and the last one out stops it', async () => {
  const child = startInChild(sharedDir)
  const other = await readReport(child)
  const mine = await start(sharedDir)
  expect(mine.url).toBe(other['url'])
  await mine.stop()
  expect(await query(mine.url, 'select 1')).toEqual([[1]])
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
  expect(await isRunning(mine.clusterDir)).toBe(false)
})

test('two starts in the same instant on an empty folder share one database', async () => {
  const dataDir = join(folder, 'race')
  const [one, two] = await Promise.all([start(dataDir), start(dataDir)])
  expect(one.url).toBe(two.url)
  await query(one.url, 'create table seen_by_both (id int)')
  expect(await query(two.url, 'select count(*)::int from seen_by_both')).toEqual([[0]])
  expect((await readdir(dataDir)).filter(name => name.includes('.new-'))).toEqual([])
})

test('starts after a first start that was killed in the middle of initdb', async () => {
  const dataDir = join(folder, 'half')
  const child = startInChild(dataDir)
  await vi.waitFor(async () => {
    const draft = (await readdir(dataDir)).find(name => name.includes('.new-'))
    await stat(join(dataDir, `${draft}`, 'cluster/base'))
  }, patience)
  await killHard(child)
  expect(await readdir(dataDir)).not.toContain('postgresql')
  const { url } = await start(dataDir)
  expect(await query(url, 'select 1')).toEqual([[1]])
})

test('moves the socket to /tmp when the data folder is too deep for one', async () => {
  const dataDir = join(folder, 'd'.repeat(60), 'e'.repeat(60))
  const { url, clusterDir, stop } = await start(dataDir)
  expect(await query(url, 'select 1')).toEqual([[1]])
  await stop()
  await rm(chooseSocketDir(join(clusterDir, '..')), { recursive: true })
})

test('refuses a folder that is there but holds something else', async () => {
  const dataDir = join(folder, 'foreign')
  await mkdir(join(dataDir, 'postgresql/photos'), { recursive: true })
  if (serverUser) await chown(join(dataDir, 'postgresql'), serverUser.uid, serverUser.gid)
  await expect(start(dataDir)).rejects.toThrow(/bukan basis data Gerbang. Pindahkan/)
})

test('refuses data of another major version', async () => {
  const version = join(sharedDir, 'postgresql/cluster/PG_VERSION')
  await rename(version, `${version}.kept`)
  await writeFile(version, '17\n')
  await expect(start(sharedDir)).rejects.toThrow(/berisi data PostgreSQL 17/)
  await rename(`${version}.kept`, version)
})

test('refuses a data folder that is a file', async () => {
  const dataDir = join(folder, 'file')
  await writeFile(dataDir, '')
  await expect(start(dataDir)).rejects.toThrow(/bukan folder. Perbaiki/)
})

test.runIf(isRoot)('as root runs PostgreSQL as a system user who owns the data alone', async () => {
  const { clusterDir } = await start(sharedDir)
  const home = await stat(join(clusterDir, '..'))
  const postmaster = await stat(`/proc/${await readPid(clusterDir)}`)
  expect([home.uid, postmaster.uid]).toEqual([serverUser?.uid, serverUser?.uid])
  expect(home.mode & 0o777).toBe(0o700)
})

test.runIf(isRoot)('as root refuses a data folder that the system user cannot reach', async () => {
  const closed = join(folder, 'closed')
  await mkdir(closed, { mode: 0o700 })
  const failure = await start(join(closed, 'data')).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(EmbeddedPostgresError)
  expect(String(failure)).toMatch(/tidak bisa masuk ke folder data .*chmod/)
})

test.runIf(isRoot && nobodyReachesClone)(
  'as root keeps the owner of data that an ordinary user began',
  async () => {
    const dataDir = join(folder, 'ordinary')
    await mkdir(dataDir)
    await chown(dataDir, nobody.uid, nobody.gid)
    const child = startInChild(dataDir, nobody)
    const report = await readReport(child)
    expect(await query(report['url'] ?? '', 'select 1')).toEqual([[1]])
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
    const { clusterDir } = await start(dataDir)
    expect((await stat(`/proc/${await readPid(clusterDir)}`)).uid).toBe(nobody.uid)
  },
)

test.runIf(!isRoot || nobodyReachesClone)(
  'as an ordinary user refuses a folder it may not write',
  async () => {
    const dataDir = join(folder, 'read-only')
    await mkdir(dataDir, { mode: 0o555 })
    const report = await readReport(startInChild(dataDir, isRoot ? nobody : {}))
    expect(report['name']).toBe('EmbeddedPostgresError')
    expect(report['message']).toMatch(/tidak bisa dibaca atau ditulis .* DATA_DIR=/)
  },
)
