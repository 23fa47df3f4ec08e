import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'

/** Who runs PostgreSQL; undefined means the user of this process. */
export type ServerUser = { uid: number; gid: number; name: string } | undefined

const execute = promisify(execFile)

/** cwd: our own folder may be closed to that user. env: PGDATA, PGPORT and the like must not leak in. */
export function spawnOptions(user: ServerUser) {
  return {
    cwd: process.platform === 'win32' ? undefined : '/',
    env: { PATH: process.env['PATH'], SystemRoot: process.env['SystemRoot'], LC_ALL: 'C' },
    windowsHide: true,
    ...(user && { uid: user.uid, gid: user.gid }),
  }
}

export async function runAs(user: ServerUser, file: string, args: string[], input = ''): Promise<void> {
  const running = execute(file, args, spawnOptions(user))
  running.child.stdin?.on('error', () => {})
  running.child.stdin?.end(input)
  await running
}

async function lookUpUser(name: string): Promise<ServerUser> {
  const ask = async (flag: string) => Number((await execute('id', [flag, name])).stdout)
  try {
    return { uid: await ask('-u'), gid: await ask('-g'), name }
  } catch {
    return undefined
  }
}

async function findOwner(home: string): Promise<ServerUser> {
  const owner = await stat(home).catch(() => undefined)
  return owner && { uid: owner.uid, gid: owner.gid, name: `dengan uid ${owner.uid}` }
}

/** PostgreSQL refuses to run as root. Data that exists keeps its owner, whoever starts Gerbang this time. */
export async function findServerUser(home: string): Promise<ServerUser> {
  if (process.getuid?.() !== 0) return undefined
  const user = (await findOwner(home)) ?? (await lookUpUser('postgres')) ?? (await lookUpUser('nobody'))
  if (!user)
    throw new EmbeddedPostgresError(
      'PostgreSQL menolak berjalan sebagai root, dan sistem ini tidak punya pengguna "postgres" maupun "nobody". ' +
        'Jalankan Gerbang sebagai pengguna biasa.',
    )
  if (user.uid === 0)
    throw new EmbeddedPostgresError(
      `PostgreSQL menolak berjalan sebagai root, tetapi folder ${home} milik root. ` +
        `Jalankan: chown -R nobody ${home}`,
    )
  return user
}

function canEnter(user: ServerUser, folder: string): Promise<boolean> {
  return runAs(user, '/bin/sh', ['-c', 'cd -- "$0"', folder]).then(
    () => true,
    () => false,
  )
}

export async function refuseUnreachable(user: ServerUser, folder: string): Promise<void> {
  if (!user || (await canEnter(user, folder))) return
  throw new EmbeddedPostgresError(
    `PostgreSQL berjalan sebagai pengguna ${user.name}, yang tidak bisa masuk ke folder data ${folder}. ` +
      `Beri izin masuk (chmod o+x) pada folder itu dan semua folder di atasnya, atau pilih folder lain: ` +
      `DATA_DIR=/var/lib/gerbang npm start`,
  )
}
