import { chmod, mkdtemp, readFile, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
/** A run holds some hundred databases over its time, a few at once, and their log. */
const leastBytes = 4 * 2 ** 30

/** Programs of PostgreSQL may have to be copied into the folder and run there; containers often forbid it. */
async function mayRun(folder: string): Promise<boolean> {
  const mounts = await readFile('/proc/mounts', 'utf8').catch(() => '')
  return !mounts.split('\n').some(line => line.includes(` ${folder} `) && /\bnoexec\b/.test(line))
}

async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: 0, bsize: 0 }))
  return bavail * bsize >= leastBytes
}

/**
 * A folder for a database that nobody needs after the run: in memory where there is room, as a new database takes a
 * sixth of the time there. As root PostgreSQL runs as another user, who must be able to enter.
 */
export async function makeDatabaseFolder(prefix: string): Promise<string> {
  const isFit = (await hasRoom(memory)) && (await mayRun(memory))
  const folder = await mkdtemp(join(isFit ? memory : tmpdir(), prefix))
  await chmod(folder, 0o711)
  return folder
}
