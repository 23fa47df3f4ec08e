import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { describePlace } from '../../apps/server/src/db/embedded/place.ts'
import { createFolder } from '../world/database.ts'
import { realServer, type ServerProcess, startServer } from '../world/server.ts'

const execute = promisify(execFile)
const waitMs = 300_000

/** A data folder with the server that lives on it and its PostgreSQL, both of which can be killed. */
export interface Site {
  url: string
  findPort: () => number
  killServer: () => Promise<void>
  killPostgres: () => Promise<void>
}

async function waitUntil(what: string, isTrue: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + waitMs
  while (!(await isTrue())) {
    if (performance.now() > end) throw new Error(`Not within ${waitMs / 1000} s: ${what}`)
    await sleep(20)
  }
}

async function readPostmaster(pidFile: string): Promise<number> {
  return Number.parseInt(await readFile(pidFile, 'utf8'), 10)
}

async function listChildren(pid: number): Promise<number[]> {
  const { stdout } = await execute('pgrep', ['-P', String(pid)])
  return stdout.split('\n').filter(Boolean).map(Number)
}

/** A child may be gone by itself as soon as its parent is. */
function killHard(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
    reply => reply.ok,
    () => false,
  )
}

/** The last server stops its PostgreSQL; one that was killed leaves it behind, and so does a bench that fails then. */
async function stopLeftPostgres(pidFile: string): Promise<void> {
  if (!existsSync(pidFile)) return
  const pid = await readPostmaster(pidFile)
  if (!existsSync(`/proc/${pid}`)) return
  process.kill(pid, 'SIGINT')
  await waitUntil('PostgreSQL stops', async () => !existsSync(pidFile))
}

export async function openSite(stack: AsyncDisposableStack): Promise<Site> {
  const dataDir = await createFolder(stack)
  const place = await describePlace(dataDir)
  stack.defer(() => stopLeftPostgres(place.pidFile))
  let server: ServerProcess = await startServer(stack, realServer, { DATA_DIR: dataDir })
  const password = await readFile(place.passwordFile, 'utf8')
  return {
    url: `postgres://gerbang:${password}@localhost/gerbang?host=${encodeURIComponent(place.host)}`,
    findPort: () => server.port,
    killServer: async () => {
      await server.kill()
      server = await startServer(stack, realServer, { DATA_DIR: dataDir })
      await waitUntil('the server is ready', () => isReady(server.port))
    },
    killPostgres: async () => {
      const pid = await readPostmaster(place.pidFile)
      for (const one of [pid, ...(await listChildren(pid))]) killHard(one)
      await waitUntil('the server is ready', () => isReady(server.port))
    },
  }
}
