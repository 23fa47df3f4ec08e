import { chmod, mkdir } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { findPackage, prepareBinaries } from './embedded/binaries.ts'
import { prepareCluster } from './embedded/cluster.ts'
import { explainFolderFailure } from './embedded/embedded-postgres-error.ts'
import { describePlace, type Place, resolveDataDir } from './embedded/place.ts'
import { type Server, stopPostmaster } from './embedded/postmaster.ts'
import { findServerUser, refuseUnreachable } from './embedded/server-user.ts'
import { isLastUser, openSession, readPassword } from './embedded/session.ts'

type Log = (line: string) => void

export interface EmbeddedPostgres {
  /** Role gerbang (no superuser, may create databases) in database gerbang. Stays the same when the server restarts. */
  url: string
  /** Holds PostgreSQL's own files, postmaster.pid among them. */
  clusterDir: string
  /** Close your pools first. Stops the server unless another Gerbang process still uses it. */
  stop: () => Promise<void>
}

const REVIVE_AFTER_MS = 2_000

async function prepareServer(dataDir: string, log: Log): Promise<Server> {
  const place = await describePlace(dataDir)
  const made = await mkdir(dataDir, { recursive: true })
  if (made) await chmod(dataDir, 0o755)
  const user = await findServerUser(place.home)
  await refuseUnreachable(user, dataDir)
  const bin = await prepareBinaries(dataDir, user, await findPackage())
  await prepareCluster(place, bin, user, log)
  return { place, bin, user }
}

function describeUrl(place: Place, password: string): string {
  const user = `gerbang:${password}`
  return process.platform === 'win32'
    ? `postgres://${user}@${place.host}:${place.port}/gerbang`
    : `postgres://${user}@localhost/gerbang?host=${encodeURIComponent(place.host)}`
}

/** One open session says "this process uses the server", and its end says "the server is gone": then it is started again. */
async function keepServer(server: Server, log: Log): Promise<() => Promise<void>> {
  const closing = new AbortController()
  let session: Client | undefined
  let revival = Promise.resolve()
  let stopped: Promise<void> | undefined

  async function open(): Promise<void> {
    session = await openSession(server, closing.signal)
    session.once('end', () => {
      session = undefined
      revival = revive()
    })
  }
  async function revive(): Promise<void> {
    if (closing.signal.aborted) return
    log('PostgreSQL berhenti di luar rencana; dinyalakan lagi …')
    await open().catch(async (error: unknown) => {
      if (!closing.signal.aborted) log(`PostgreSQL belum bisa menyala: ${String(error)}`)
      await sleep(REVIVE_AFTER_MS, undefined, { signal: closing.signal }).catch(() => {})
      await revive()
    })
  }
  async function close(): Promise<void> {
    closing.abort()
    await revival
    const alone = session ? await isLastUser(session).catch(() => true) : true
    if (alone) await stopPostmaster(server).catch(error => log(`PostgreSQL belum berhenti: ${String(error)}`))
    await session?.end()
  }

  await open()
  return () => (stopped ??= close())
}

/** Starts the bundled PostgreSQL on `<dataDir>/postgresql`, or joins the one that runs there. See docs/decisions/0004. */
export async function startEmbeddedPostgres(options: {
  dataDir?: string | undefined
  log?: Log
}): Promise<EmbeddedPostgres> {
  const { dataDir, log = () => {} } = options
  const folder = resolveDataDir(dataDir)
  try {
    const server = await prepareServer(folder, log)
    const url = describeUrl(server.place, await readPassword(server.place))
    const stop = await keepServer(server, log)
    return { url, clusterDir: server.place.cluster, stop }
  } catch (error) {
    throw explainFolderFailure(folder, error)
  }
}
