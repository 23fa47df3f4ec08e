import { randomBytes } from 'node:crypto'
import { chown, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describeFault, EmbeddedPostgresError, errorCode } from './embedded-postgres-error.ts'
import type { Place } from './place.ts'
import { publishFolder } from './publish-folder.ts'
import { runAs, type ServerUser } from './server-user.ts'

const MAJOR = '18'

const INITDB_OPTIONS = [
  '--username=postgres',
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--no-locale',
  // PostgreSQL's own: sorts and folds case the same on every system, and no system update can break an index.
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
]

/** The app is no superuser: a hole in a query must not become a program on the server. */
function describeRole(password: string): string {
  return [
    `create role gerbang login createdb password '${password}';`,
    'create database gerbang owner gerbang;',
  ].join('\n')
}

const runInitialisation: typeof runAs = async (user, file, args, input) => {
  await runAs(user, file, args, input).catch((fault: unknown) => {
    throw new EmbeddedPostgresError(`Basis data baru gagal dibuat: ${describeFault(fault)}`, { cause: fault })
  })
}

async function fillHome(draft: string, bin: string, user: ServerUser): Promise<void> {
  const password = randomBytes(32).toString('base64url')
  const passwordFile = join(draft, 'password')
  const cluster = join(draft, 'cluster')
  await writeFile(passwordFile, password, { mode: 0o600 })
  const folders = ['log', 'socket'].map(name => join(draft, name))
  for (const folder of folders) await mkdir(folder, { mode: 0o700 })
  if (user) for (const path of [passwordFile, ...folders, draft]) await chown(path, user.uid, user.gid)
  await runInitialisation(user, join(bin, 'initdb'), [
    ...INITDB_OPTIONS,
    `--pwfile=${passwordFile}`,
    '-D',
    cluster,
  ])
  const single = ['--single', '-c', 'exit_on_error=on', '-D', cluster, 'postgres']
  await runInitialisation(user, join(bin, 'postgres'), single, describeRole(password))
}

async function readMajor(place: Place): Promise<string | undefined> {
  try {
    return (await readFile(join(place.cluster, 'PG_VERSION'), 'utf8')).trim()
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/** Makes the cluster at the first start. Refuses data of another major version and a folder that is not ours. */
export async function prepareCluster(
  place: Place,
  bin: string,
  user: ServerUser,
  log: (line: string) => void,
): Promise<void> {
  if ((await readMajor(place)) === undefined) {
    log(`Menyiapkan basis data baru di ${place.home} …`)
    await publishFolder(place.home, draft => fillHome(draft, bin, user))
  }
  const found = await readMajor(place)
  if (found === MAJOR) return
  throw new EmbeddedPostgresError(
    found === undefined
      ? `Folder ${place.home} sudah ada tetapi bukan basis data Gerbang. Pindahkan folder itu, lalu jalankan lagi.`
      : `Folder ${place.home} berisi data PostgreSQL ${found}, sedangkan Gerbang ini membawa PostgreSQL ${MAJOR}. ` +
          `Jalankan Gerbang versi lama, buat cadangan, lalu pulihkan di folder data baru.`,
  )
}
