import type { ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, DatabaseError } from 'pg'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import type { Place } from './place.ts'
import { readPid, type Server, spawnPostmaster } from './postmaster.ts'

/** Held shared by each process that uses the server, exclusively by the one that stops it. In database "postgres", where nothing else takes locks. */
const useLock = 18_000_001

const patienceMs = 20_000
const pauseMs = { running: 50, ended: 500 }

/** cannot_connect_now (starting, recovering, stopping) and too_many_connections: there is a server, ask again. */
const passing = new Set(['57P03', '53300'])

type Attempt = { session: Client } | { answers: boolean }

export const readPassword = (place: Place): Promise<string> => readFile(place.passwordFile, 'utf8')

const tryConnect = async (place: Place): Promise<Attempt> => {
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
    const { rows } = await session.query('select pg_try_advisory_lock_shared($1) as shared', [useLock])
    if (rows[0]?.shared) return { session }
    await session.end()
    return { answers: true }
  } catch (error) {
    if (!(error instanceof DatabaseError)) return { answers: false }
    if (passing.has(error.code ?? '')) return { answers: true }
    throw new EmbeddedPostgresError(
      `PostgreSQL di ${place.home} menolak Gerbang: ${error.message}. Pulihkan isi folder itu dari cadangan.`,
      { cause: error },
    )
  }
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null

const explainSilence = async (place: Place): Promise<EmbeddedPostgresError> => {
  const said = await readFile(place.startLog, 'utf8').catch(() => '')
  const pid = await readPid(place)
  return new EmbeddedPostgresError(
    [
      `PostgreSQL di ${place.home} tidak menjawab.`,
      pid &&
        `Kalau proses ${pid} adalah PostgreSQL, hentikan dengan "kill ${pid}"; kalau bukan, hapus ${place.pidFile}.`,
      `Catatannya ada di ${place.startLog} dan ${place.logDir}:`,
      said.trim().split('\n').slice(-5).join('\n'),
    ]
      .filter(Boolean)
      .join('\n'),
  )
}

/**
 * Joins the server that already runs on this folder, else starts one. PostgreSQL's own lock file decides between two
 * starts in the same instant: the loser's server ends by itself, and the loser joins the winner's.
 */
export const openSession = async (server: Server, signal: AbortSignal): Promise<Client> => {
  let child: ChildProcess | undefined
  let silentSince = Date.now()
  for (;;) {
    const attempt = await tryConnect(server.place)
    if ('session' in attempt) return attempt.session
    if (attempt.answers) silentSince = Date.now()
    if (Date.now() - silentSince > patienceMs) throw await explainSilence(server.place)
    const pause = child && hasEnded(child) ? pauseMs.ended : pauseMs.running
    if (!attempt.answers && (!child || hasEnded(child))) child = await spawnPostmaster(server)
    await sleep(pause, undefined, { signal })
  }
}

/** True for the last process that used the server; nobody can join it any more. */
export const isLastUser = async (session: Client): Promise<boolean> => {
  await session.query('select pg_advisory_unlock_shared($1)', [useLock])
  const { rows } = await session.query('select pg_try_advisory_lock($1) as alone', [useLock])
  return rows[0]?.alone === true
}
