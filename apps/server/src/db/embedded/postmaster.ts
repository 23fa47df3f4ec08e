import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, lstat, mkdir, open, readFile, readlink, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { EmbeddedPostgresError, errorCode } from './embedded-postgres-error.ts'
import type { Place } from './place.ts'
import { runAs, type ServerUser, spawnOptions } from './server-user.ts'
import { describeSettings } from './settings.ts'

export type Server = { place: Place; bin: string; user: ServerUser }

export const readPid = async (place: Place): Promise<number | undefined> => {
  const text = await readFile(place.pidFile, 'utf8').catch(() => '')
  return Number.parseInt(text, 10) || undefined
}

/** A server works in its cluster folder; a process that has none to show is a zombie. Only Linux tells. */
const worksElsewhere = async (pid: number, cluster: string): Promise<boolean> => {
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
const describeStalePid = async (place: Place): Promise<NodeJS.ProcessEnv> => {
  const pid = await readPid(place)
  return pid && (await worksElsewhere(pid, place.cluster)) ? { PG_GRANDPARENT_PID: `${pid}` } : {}
}

/** Names in /tmp can be taken by anybody: a folder that is not the server's own is refused. */
const prepareSocketDir = async ({ place, user }: Server): Promise<void> => {
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

/** In a process group of its own: Ctrl-C in the terminal must not stop it before the app has drained. */
export const spawnPostmaster = async (server: Server): Promise<ChildProcess> => {
  const { place, bin, user } = server
  await prepareSocketDir(server)
  const options = spawnOptions(user)
  const env = { ...options.env, ...(await describeStalePid(place)) }
  const settings = Object.entries(describeSettings(place)).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  await using output = await open(place.startLog, 'w', 0o600)
  const child = spawn(join(bin, 'postgres'), ['-D', place.cluster, ...settings], {
    ...options,
    env,
    detached: true,
    stdio: ['ignore', output.fd, output.fd],
  })
  await once(child, 'spawn')
  child.unref()
  return child
}

/** Fast mode: open transactions are rolled back, what was committed stays. */
export const stopPostmaster = async ({ place, bin, user }: Server): Promise<void> => {
  if ((await readPid(place)) === undefined) return
  await runAs(user, join(bin, 'pg_ctl'), ['stop', '-D', place.cluster, '-m', 'fast', '-w', '-t', '10'])
}
