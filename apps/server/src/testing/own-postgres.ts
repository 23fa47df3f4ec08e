import { existsSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { findServerUser, runAs } from '../db/embedded/server-user.ts'

/**
 * Folders with servers that an administrator would bring along: where Debian puts the oldest version that Gerbang runs on, and
 * what `POSTGRES_BINS` names, separated by colons.
 */
export const ownPostgres = [
  '/usr/lib/postgresql/15/bin',
  ...(process.env['POSTGRES_BINS'] ?? '').split(':'),
].filter(bin => existsSync(join(bin, 'postgres')))

/** Such a server on a socket in a folder of its own. */
export async function startOwnPostgres(bin: string) {
  const user = await findServerUser('/nonexistent')
  const folder = await mkdtemp('/tmp/gerbang-own-')
  if (user) await chown(folder, user.uid, user.gid)
  const cluster = join(folder, 'cluster')
  await runAs(user, join(bin, 'initdb'), [
    '-D',
    cluster,
    '-U',
    'gerbang',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-sync',
  ])
  const options = `-c listen_addresses='' -c unix_socket_directories=${folder}`
  await runAs(user, join(bin, 'pg_ctl'), [
    'start',
    '-D',
    cluster,
    '-w',
    '-s',
    '-l',
    join(folder, 'log'),
    '-o',
    options,
  ])
  return {
    url: `postgres://gerbang@localhost/postgres?host=${encodeURIComponent(folder)}`,
    stop: async () => {
      await runAs(user, join(bin, 'pg_ctl'), ['stop', '-D', cluster, '-m', 'immediate', '-w', '-s'])
      await rm(folder, { recursive: true, force: true })
    },
  }
}
