import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded.ts'
import { makeDatabaseFolder } from '../apps/server/src/testing/make-folder.ts'

export interface RunningServer {
  url: string
  databaseUrl: string
  stop: () => Promise<void>
}

/** Reads on to the line that says where the server listens, and lets its output flow on. */
async function findAddress(server: ChildProcess): Promise<string> {
  if (!server.stdout) throw new Error('Cannot read what the server says: it has no output')
  const said: string[] = []
  for await (const line of createInterface({ input: server.stdout })) {
    said.push(line)
    const address = /^Gerbang siap di (\S+)$/.exec(line)?.[1]
    if (address) return address
  }
  throw new Error(`The server ended before it was ready:\n${said.join('\n')}`)
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const exited = once(server, 'exit')
  server.kill('SIGTERM')
  await exited
}

/** `npm start` on a free port over a new data folder with the demo in it; `databaseUrl` leads into its database. */
export async function startServer(): Promise<RunningServer> {
  const dataDir = await makeDatabaseFolder('gerbang-e2e-')
  const server = spawn(process.execPath, [resolve(import.meta.dirname, '../scripts/start.mjs')], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: undefined, PORT: '0', NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const url = await findAddress(server)
    server.stdout?.resume()
    const postgres = await startEmbeddedPostgres({ dataDir })
    const stop = async () => {
      await stopServer(server)
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    }
    return { url, databaseUrl: postgres.url, stop }
  } catch (error) {
    await stopServer(server)
    await rm(dataDir, { recursive: true, force: true })
    throw error
  }
}
