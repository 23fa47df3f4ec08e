import { chmod, mkdtemp, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
/** A run holds some hundred databases over its time, a few at once, and their log. */
const leastBytes = 4 * 2 ** 30

async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: 0, bsize: 0 }))
  return bavail * bsize >= leastBytes
}

/**
 * A folder for a database that nobody needs after the run: in memory where there is room, as a new database takes a
 * sixth of the time there. As root PostgreSQL runs as another user, who must be able to enter.
 */
export async function makeDatabaseFolder(prefix: string): Promise<string> {
  const folder = await mkdtemp(join((await hasRoom(memory)) ? memory : tmpdir(), prefix))
  await chmod(folder, 0o711)
  return folder
}
