import { chmod, cp, mkdir, readFile, stat, symlink } from 'node:fs/promises'
import { findPackageJSON } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { describeFault, EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { publishFolder } from './publish-folder.ts'
import { runAs, type ServerUser } from './server-user.ts'

interface Package {
  folder: string
  version: string
}

const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

export async function findPackage(): Promise<Package> {
  const name = `@embedded-postgres/${platform}`
  try {
    const file = findPackageJSON(name, import.meta.url)
    if (!file) throw new Error(`${name} has no package.json`)
    const { version }: { version: string } = JSON.parse(await readFile(file, 'utf8'))
    return { folder: dirname(file), version }
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `PostgreSQL bawaan untuk ${platform} (paket npm ${name}) tidak terpasang. Jalankan "npm ci" lagi. ` +
        `Kalau paket itu memang tidak ada untuk komputermu, pakai PostgreSQL 15 atau lebih baru: ` +
        `DATABASE_URL=postgres://pengguna:sandi@server/basisdata npm start`,
      { cause },
    )
  }
}

/** Asking for the version loads every library, so this finds closed folders and missing links alike. */
async function findFault(bin: string, user: ServerUser): Promise<unknown> {
  try {
    for (const program of ['postgres', 'initdb', 'pg_ctl'])
      await runAs(user, join(bin, program), ['--version'])
    return undefined
  } catch (error) {
    return error
  }
}

/** What the package's own install script does; npm may have been told not to run it. */
async function linkLibraries(source: Package, native: string): Promise<void> {
  const list = await readFile(join(source.folder, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links: { source: string; target: string }[] = JSON.parse(list)
  for (const link of links) {
    const path = join(native, relative('native', link.target))
    await symlink(relative(dirname(link.target), link.source), path).catch(() => {})
  }
}

async function openToAll(folder: string, user: ServerUser): Promise<void> {
  await chmod(folder, 0o755)
  if (user) await runAs(undefined, 'chmod', ['-R', 'a+rX', folder])
}

function copyBinaries(source: Package, target: string, user: ServerUser): Promise<void> {
  return publishFolder(target, async draft => {
    await cp(join(source.folder, 'native'), draft, { recursive: true, verbatimSymlinks: true })
    await linkLibraries(source, draft)
    await openToAll(draft, user)
  })
}

/** The folder of initdb, pg_ctl and postgres that `user` can run: the package's own, else a copy beside the data. */
export async function prepareBinaries(dataDir: string, user: ServerUser, source: Package): Promise<string> {
  const own = join(source.folder, 'native/bin')
  if (!(await findFault(own, user))) return own
  const copies = join(dataDir, 'bin')
  const copy = join(copies, `postgresql-${source.version}`)
  await mkdir(copies, { recursive: true })
  if (user) await chmod(copies, 0o755)
  if (!(await stat(copy).catch(() => undefined))) await copyBinaries(source, copy, user)
  const fault = await findFault(join(copy, 'bin'), user)
  if (!fault) return join(copy, 'bin')
  throw new EmbeddedPostgresError(
    `PostgreSQL bawaan di ${copy} tidak bisa dijalankan: ${describeFault(fault)} ` +
      `Hapus folder itu dan jalankan "npm ci" lagi, atau pakai PostgreSQL sendiri lewat DATABASE_URL.`,
    { cause: fault },
  )
}
