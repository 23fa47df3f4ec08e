import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
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

test('serves until it is told to stop, and ends without a fault', async () => {
  const child = run({})
  const ended = once(child, 'exit')
  const said = text(child.stdout)
  const [line] = await once(child.stdout, 'data')
  const address = /http:\/\/\S+/.exec(String(line))?.[0]
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
  child.kill('SIGTERM')
  expect((await ended)[0]).toBe(0)
  expect(await said).toContain('Gerbang siap di')
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
