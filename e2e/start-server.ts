import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, rm, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded.ts'
import { makeDatabaseFolder } from '../apps/server/src/testing/make-folder.ts'

export interface RunningServer {
  url: string
  databaseUrl: string
  /** What an installation without an admin prints. */
  firstAdminCode: string | undefined
  stop: () => Promise<void>
}

/**
 * `E2E_RELEASE` names an unpacked release that is started instead of the project, without npm, as the user that owns its
 * folder.
 */
const release = process.env['E2E_RELEASE']

async function describeStart() {
  const home = resolve(release ?? resolve(import.meta.dirname, '..'))
  const script = resolve(home, 'scripts/start.mjs')
  if (release === undefined) return { file: process.execPath, script, PATH: process.env['PATH'] }
  const { uid, gid } = await stat(home)
  return {
    file: resolve(home, 'node_modules/node/bin/node'),
    script,
    PATH: '/usr/bin:/bin',
    owner: { uid, gid },
  }
}

const firstCode = /^ {2}((?:[A-Z2-9]{4}-){2}[A-Z2-9]{4})$/m
const addressLine = /^Gerbang siap di (\S+)$/m

/** Reads on to the line that matches, and lets the output flow on. Returns all that was said. */
async function readUntil(server: ChildProcess, last: RegExp): Promise<string> {
  if (!server.stdout) throw new Error('Cannot read what the server says: it has no output')
  let said = ''
  for await (const line of createInterface({ input: server.stdout })) {
    said += `${line}\n`
    if (last.test(line)) return said
  }
  throw new Error(`The server ended before it was ready:\n${said}`)
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const exited = once(server, 'exit')
  server.kill('SIGTERM')
  await exited
}

interface StartOptions {
  /** As a school starts it: without the demo, and with a code for its first admin. */
  production?: boolean
  /** One that is known beforehand, for what has to know the address of the server. */
  port?: number
  /** Where a process enters a limit of memory; its database enters with it. */
  entrance?: string
  env?: Record<string, string>
}

/** `npm start` on a free port over a new data folder with the demo in it; `databaseUrl` leads into its database. */
export async function startServer({
  production = false,
  port = 0,
  entrance = '/dev/null',
  env = {},
}: StartOptions = {}): Promise<RunningServer> {
  const dataDir = await makeDatabaseFolder('gerbang-e2e-')
  const { file, script, owner, PATH } = await describeStart()
  if (owner) await chown(dataDir, owner.uid, owner.gid)
  const enter = 'echo $$ > "$ENTRANCE"; exec "$@"'
  const server = spawn('/bin/sh', ['-c', enter, 'sh', file, script], {
    ...owner,
    env: {
      ...process.env,
      ENTRANCE: entrance,
      PATH,
      DATA_DIR: dataDir,
      DATABASE_URL: undefined,
      PORT: String(port),
      NODE_ENV: production ? 'production' : 'development',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const said = await readUntil(server, production ? firstCode : addressLine)
    const url = addressLine.exec(said)?.[1] ?? ''
    server.stdout?.resume()
    const postgres = await startEmbeddedPostgres({ dataDir })
    const stop = async () => {
      await stopServer(server)
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    }
    return { url, databaseUrl: postgres.url, firstAdminCode: firstCode.exec(said)?.[1], stop }
  } catch (error) {
    await stopServer(server)
    await rm(dataDir, { recursive: true, force: true })
    throw error
  }
}
