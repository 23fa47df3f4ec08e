import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, DatabaseError } from 'pg'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import type { Place } from './place.ts'
import { type Postmaster, readPid, type Server, spawnPostmaster } from './postmaster.ts'

/**
 * Held shared by each process that uses the server, exclusively by the one that stops it. In database "postgres", where
 * nothing else takes locks.
 */
const USE_LOCK = 18_000_001

const PATIENCE_MS = 20_000
const PAUSE_MS = { running: 50, ended: 500 }

type Attempt = { session: Client } | { answers: boolean }

export function readPassword(place: Place): Promise<string> {
  return readFile(place.passwordFile, 'utf8')
}

/** Classes 53 (insufficient resources) and 57 (starting, recovering, stopping): there is a server, ask again. */
function isPassing(error: DatabaseError): boolean {
  return /^5[37]/.test(error.code ?? '')
}

async function tryConnect(place: Place): Promise<Attempt> {
  const session = new Client({
    host: place.host,
    port: place.port,
    user: 'gerbang',
    password: await readPassword(place),
    database: 'postgres',
    application_name: 'gerbang: server in use',
    connectionTimeoutMillis: 5000,
  })
  session.on('error', () => {})
  try {
    await session.connect()
    const { rows } = await session.query('select pg_try_advisory_lock_shared($1) as shared', [USE_LOCK])
    if (rows[0]?.shared) return { session }
    await session.end()
    return { answers: true }
  } catch (error) {
    if (!(error instanceof DatabaseError)) return { answers: false }
    if (isPassing(error)) return { answers: true }
    throw new EmbeddedPostgresError(
      `PostgreSQL di ${place.home} menolak Gerbang: ${error.message}. Pulihkan isi folder itu dari cadangan.`,
      { cause: error },
    )
  }
}

async function explainSilence(place: Place, firstWords: string): Promise<EmbeddedPostgresError> {
  const pid = await readPid(place)
  const holder = `Kalau proses ${pid} adalah PostgreSQL, hentikan dengan "kill ${pid}"; kalau bukan, hapus ${place.pidFile}.`
  const lines = [
    `PostgreSQL di ${place.home} tidak menjawab; catatannya ada di ${place.logDir}.`,
    pid === undefined ? '' : holder,
    firstWords,
  ]
  return new EmbeddedPostgresError(lines.filter(Boolean).join('\n'))
}

/**
 * Joins the server that already runs on this folder, else starts one. PostgreSQL's own lock file decides between two
 * starts in the same instant: the loser's server ends by itself, and the loser joins the winner's.
 */
export async function openSession(server: Server, signal: AbortSignal): Promise<Client> {
  let postmaster: Postmaster | undefined
  let silentSince = Date.now()
  for (;;) {
    const attempt = await tryConnect(server.place)
    if ('session' in attempt) return attempt.session
    if (attempt.answers) silentSince = Date.now()
    if (Date.now() - silentSince > PATIENCE_MS)
      throw await explainSilence(server.place, postmaster?.firstWords() ?? '')
    const pause = postmaster?.hasEnded() ? PAUSE_MS.ended : PAUSE_MS.running
    if (!attempt.answers && postmaster?.hasEnded() !== false) postmaster = await spawnPostmaster(server)
    await sleep(pause, undefined, { signal })
  }
}

/** True for the last process that used the server; nobody can join it any more. */
export async function isLastUser(session: Client): Promise<boolean> {
  await session.query('select pg_advisory_unlock_shared($1)', [USE_LOCK])
  const { rows } = await session.query('select pg_try_advisory_lock($1) as alone', [USE_LOCK])
  return rows[0]?.alone === true
}
