import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from './db/database.ts'
import { withStartLock } from './start-lock.ts'
import { bareEnvironment } from './testing/bare-environment.ts'
import { createBareDatabase, createTestDatabase, type TestDatabase } from './testing/database.ts'
import { createSession, createUser } from './testing/factories.ts'
import { openTcpProxy } from './testing/tcp-proxy.ts'

/** Each makes the demo anew; `npm run drill -- nodes` takes ten. */
const startRounds = Number(process.env['START_ROUNDS'] ?? 1)

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'gerbang-main-'))
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

function run(env: Record<string, string>) {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, 'main.ts')], {
    env: {
      ...bareEnvironment,
      NODE_ENV: 'production',
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

async function runToEnd(env: Record<string, string>) {
  const child = run(env)
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { said, code }
}

async function findAddress(child: ReturnType<typeof run>): Promise<URL> {
  for (;;) {
    const [line] = await once(child.stdout, 'data')
    const address = /siap di (http:\/\/\S+)/.exec(String(line))?.[1]
    if (address) return new URL(address)
  }
}

/** Sockets of this machine that listen on a port; each thread has one of its own. */
async function countListening(port: string): Promise<number> {
  const table = await readFile('/proc/net/tcp', 'utf8')
  const listening = new RegExp(
    `:${Number(port).toString(16).toUpperCase().padStart(4, '0')} 00000000:0000 0A `,
    'g',
  )
  return [...table.matchAll(listening)].length
}

/** Each over a connection of its own. */
async function isReady(address: URL): Promise<boolean> {
  const response = await fetch(new URL('/readyz', address), { headers: { connection: 'close' } })
  return response.ok
}

async function countReplies(address: URL): Promise<number> {
  const metrics = await (await fetch(new URL('/metrics', address))).text()
  return Number(/^gerbang_replies_total\{status="2xx"\} (\d+)$/m.exec(metrics)?.[1])
}

test.each([1, 3])(
  'serves on %i threads until it is told to stop, and ends without a fault',
  async threads => {
    const child = run({ THREADS: String(threads) })
    const ended = once(child, 'exit')
    const said = Promise.all([text(child.stdout), text(child.stderr)])
    const address = await findAddress(child)
    if (process.platform === 'linux') expect(await countListening(address.port)).toBe(threads)
    const ready = await Promise.all(Array.from({ length: 30 }, () => isReady(address)))
    expect(ready).toEqual(ready.map(() => true))
    // Whichever thread is asked tells of all.
    expect(await countReplies(address)).toBeGreaterThanOrEqual(ready.length)
    child.kill('SIGTERM')
    expect((await ended)[0]).toBe(0)
    expect((await said)[1]).toBe('')
  },
)

test('does not share its port with a second Gerbang, though its threads share it', async () => {
  const first = run({ THREADS: '2' })
  const ended = once(first, 'exit')
  const { port } = await findAddress(first)
  const second = await runToEnd({ THREADS: '2', PORT: port })
  first.kill('SIGTERM')
  await ended
  expect(second).toEqual({ said: expect.stringContaining(`Port ${port} sudah dipakai`), code: 1 })
})

test('says in one line that its port is taken, and which', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const { said, code } = await runToEnd({ PORT: String(port) })
  other.close()
  expect({ said, code }).toEqual({
    said: `Port ${port} sudah dipakai program lain, mungkin Gerbang yang sudah berjalan. Hentikan program itu atau pilih port lain: PORT=3001 npm start\n`,
    code: 1,
  })
})

test.each([
  ['HOST', { HOST: 'tidak-ada.invalid' }, 'bukan|tidak dikenal'],
  ['HOST', { HOST: '203.0.113.77' }, 'bukan alamat mesin ini'],
  ['TRUST_PROXY', { TRUST_PROXY: 'semua' }, 'Isi alamat IP proksi'],
  ['DATABASE_URL', { DATABASE_URL: '' }, 'Hapus barisnya'],
  ['DATA_DIR', { DATA_DIR: '/dev/null/gerbang' }, 'pilih folder lain: DATA_DIR='],
  ['HOST=0.0.0.0', { NODE_ENV: 'development', HOST: '0.0.0.0' }, 'DEMO=public'],
])('a wrong %s (%o) ends the start in one sentence that says what to do', async (name, env, advice) => {
  const { said, code } = await runToEnd(env)
  expect({ code, lines: said.trimEnd().split('\n').length }).toEqual({ code: 1, lines: 1 })
  expect(said).toMatch(new RegExp(advice))
  expect(said).toContain(name === 'DATA_DIR' ? 'Folder data' : name)
})

test('a database that a newer Gerbang has migrated ends the start in one sentence', async () => {
  const own = await createTestDatabase()
  await sql`insert into migrations (name, timestamp) values ('9999-later', '')`.execute(own.db)
  const { said, code } = await runToEnd({ DATABASE_URL: own.url })
  expect({ code, lines: said.trimEnd().split('\n').length }).toEqual({ code: 1, lines: 1 })
  expect(said).toMatch(/Gerbang yang lebih baru \(9999-later .* jalankan versi yang lebih baru/)
  await own.close()
})

test('a start waits for nothing that is not needed to serve', async () => {
  const own = await createTestDatabase()
  // A machine that does much else takes longer to start than a transaction may do nothing.
  const other = openDatabase({ url: own.url, connections: 1, name: 'holding', idleMs: 0 })
  const holding = await other.startTransaction().execute()
  await sql`lock table attempt_scores in access exclusive mode`.execute(holding)
  const child = run({ DATABASE_URL: own.url, THREADS: '1' })
  const ended = once(child, 'exit')
  // One that ended would never say where it listens.
  expect(await Promise.race([findAddress(child), ended])).toBeInstanceOf(URL)
  await holding.rollback().execute()
  await other.destroy()
  child.kill('SIGTERM')
  expect((await ended)[0]).toBe(0)
  await own.close()
})

test('a database that refuses is named in one sentence, without its password', async () => {
  const refusing = new URL(database.url)
  refusing.password = 'sangat-rahasia'
  const { said, code } = await runToEnd({ DATABASE_URL: refusing.href })
  expect({ code, lines: said.trimEnd().split('\n').length }).toEqual({ code: 1, lines: 1 })
  expect(said).toMatch(/^Basis data .* tidak dapat dipakai .*Periksa/)
  expect(said).not.toContain('sangat-rahasia')
})

test('a database that comes a moment later is waited for', async () => {
  const proxy = await openTcpProxy(database.url)
  await proxy.cut()
  const child = run({ DATABASE_URL: proxy.url })
  const ended = once(child, 'exit')
  const [line] = await once(child.stdout, 'data')
  expect(String(line)).toContain('belum menjawab; dicoba lagi')
  await proxy.mend()
  expect((await findAddress(child)).protocol).toBe('http:')
  child.kill('SIGTERM')
  await ended
  await proxy.close()
})

test('one that never comes ends the start', async () => {
  const proxy = await openTcpProxy(database.url)
  await proxy.cut()
  const options = { url: proxy.url, patienceMs: 0, log: () => {} }
  await expect(withStartLock(options, async () => {})).rejects.toThrow(/tidak dapat dipakai .*Periksa/)
})

test(
  'three that start at once on an empty database are all ready, over one demo',
  async () => {
    for (let round = 0; round < startRounds; round++) {
      const bare = await createBareDatabase()
      const children = Array.from({ length: 3 }, () =>
        run({ NODE_ENV: 'development', DATABASE_URL: bare.url, THREADS: '1' }),
      )
      const ends = children.map(child => once(child, 'exit'))
      const complaints = children.map(child => text(child.stderr))
      const ready = children.map(async child => isReady(await findAddress(child)))
      // One that ended would never say where it listens.
      const ended = ends.map(async (end, at) => ({ end: await end, said: await complaints[at] }))
      expect(await Promise.all(ready.map((own, at) => Promise.race([own, ended[at]])))).toEqual([
        true,
        true,
        true,
      ])
      for (const child of children) child.kill('SIGTERM')
      await Promise.all(ends)
      expect(await Promise.all(complaints)).toEqual(['', '', ''])
      const db = openDatabase({ url: bare.url, connections: 1, name: 'count' })
      const admins = await db.selectFrom('users').select('email').where('role', '=', 'admin').execute()
      await db.destroy()
      expect(admins).toEqual([{ email: 'admin@gerbang.test' }])
      await bare.close()
    }
  },
  150_000 * startRounds,
)

test('production over a database of the demo names the command that removes it, and ends its sessions', async () => {
  const own = await createTestDatabase()
  const admin = await createUser(own.db, { email: 'admin@gerbang.test', role: 'admin' })
  await createSession(own.db, { id: admin.id, role: 'admin' })
  const child = run({ DATABASE_URL: own.url, THREADS: '1' })
  const ended = once(child, 'exit')
  const said = text(child.stdout)
  await findAddress(child)
  expect(await own.db.selectFrom('sessions').select('id').execute()).toEqual([])
  child.kill('SIGTERM')
  expect((await ended)[0]).toBe(0)
  expect(await said).toContain('npm run remove-demo')
  await own.close()
})

test.each([
  ['PORT', { PORT: 'tiga ribu' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/gerbang' }],
  ['MAIL_FROM', { SMTP_URL: 'smtp://localhost:2525' }],
])('names %s in one line when its value cannot be used', async (name, env) => {
  const { said, code } = await runToEnd(env)
  expect(code).toBe(1)
  expect(said.trimEnd().split('\n')).toEqual([expect.stringContaining(name)])
  expect(said).not.toContain('Invalid')
})
