import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, lstat, mkdir, readFile, readlink, realpath } from 'node:fs/promises'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { EmbeddedPostgresError, errorCode } from './embedded-postgres-error.ts'
import type { Place } from './place.ts'
import { runAs, type ServerUser, spawnOptions } from './server-user.ts'
import { describeSettings } from './settings.ts'

export interface Server {
  place: Place
  bin: string
  user: ServerUser
}

export interface Postmaster {
  hasEnded: () => boolean
  /** What it said before its log file was open, above all why it could not start. */
  firstWords: () => string
}

export async function readPid(place: Place): Promise<number | undefined> {
  const text = await readFile(place.pidFile, 'utf8').catch(() => '')
  return Number.parseInt(text, 10) || undefined
}

/** A server works in its cluster folder; a process that has none to show is a zombie. Only Linux tells. */
async function worksElsewhere(pid: number, cluster: string): Promise<boolean> {
  if (process.platform !== 'linux') return false
  try {
    return (await readlink(`/proc/${pid}/cwd`)) !== (await realpath(cluster))
  } catch (error) {
    return errorCode(error) === 'ENOENT'
  }
}

/**
 * After a crash the number in postmaster.pid may belong to any process of the same user, and PostgreSQL would refuse to
 * start. It takes the file over by itself when that number is its grandparent's, which pg_ctl tells it by this variable
 * (src/backend/utils/init/miscinit.c). We never delete the file: between our look and our deletion another start could
 * have written a new one.
 */
async function describeStalePid(place: Place): Promise<NodeJS.ProcessEnv> {
  const pid = await readPid(place)
  return pid && (await worksElsewhere(pid, place.cluster)) ? { PG_GRANDPARENT_PID: `${pid}` } : {}
}

/** Names in /tmp can be taken by anybody: a folder that is not the server's own is refused. */
async function prepareSocketDir({ place, user }: Server): Promise<void> {
  if (process.platform === 'win32' || place.host.startsWith(place.home)) return
  const made = await mkdir(place.host, { mode: 0o700 }).then(
    () => true,
    () => false,
  )
  if (made && user) await chown(place.host, user.uid, user.gid)
  const found = await lstat(place.host)
  if (found.isDirectory() && found.uid === (user?.uid ?? process.getuid?.())) return
  throw new EmbeddedPostgresError(
    `Folder ${place.host} dipakai pihak lain, padahal PostgreSQL memerlukannya. Hapus folder itu, atau pilih DATA_DIR ` +
      'dengan alamat yang lebih pendek.',
  )
}

/** Listens without keeping this process alive for it. */
function hearFirstWords(child: ChildProcess): () => string {
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    said = `${said}${String(chunk)}`.slice(-2_000)
  })
  if (child.stderr instanceof Socket) child.stderr.unref()
  return () => said.trim()
}

/** In a process group of its own: Ctrl-C in the terminal must not stop it before the app has drained. */
export async function spawnPostmaster(server: Server): Promise<Postmaster> {
  const { place, bin, user } = server
  await prepareSocketDir(server)
  const options = spawnOptions(user)
  const env = { ...options.env, ...(await describeStalePid(place)) }
  const settings = Object.entries(describeSettings(place)).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  const child = spawn(join(bin, 'postgres'), ['-D', place.cluster, ...settings], {
    ...options,
    env,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await once(child, 'spawn')
  child.unref()
  return {
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    firstWords: hearFirstWords(child),
  }
}

/** Fast mode: open transactions are rolled back, what was committed stays. */
export async function stopPostmaster({ place, bin, user }: Server): Promise<void> {
  if ((await readPid(place)) === undefined) return
  await runAs(user, join(bin, 'pg_ctl'), ['stop', '-D', place.cluster, '-m', 'fast', '-w', '-t', '10'])
}
