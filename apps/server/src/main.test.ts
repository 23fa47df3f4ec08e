import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from './testing/database.ts'

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
  return spawn(process.execPath, [resolve(import.meta.dirname, 'main.ts')], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function runToEnd(env: Record<string, string>) {
  const child = run(env)
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { said, code }
}

async function findAddress(child: ReturnType<typeof run>): Promise<URL> {
  const [line] = await once(child.stdout, 'data')
  return new URL(/http:\/\/\S+/.exec(String(line))?.[0] ?? '')
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
  ['PORT', { PORT: 'tiga ribu' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/gerbang' }],
  ['MAIL_FROM', { SMTP_URL: 'smtp://localhost:2525' }],
])('names %s in one line when its value cannot be used', async (name, env) => {
  const { said, code } = await runToEnd(env)
  expect(code).toBe(1)
  expect(said.trimEnd().split('\n')).toEqual([expect.stringContaining(name)])
})
