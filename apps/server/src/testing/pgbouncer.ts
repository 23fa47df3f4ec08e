import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findServerUser, spawnOptions } from '../db/embedded/server-user.ts'
import { findFreePort } from '../free-port.ts'

/** Debian's, or another version that `PGBOUNCER` names. */
const program = process.env['PGBOUNCER'] ?? '/usr/sbin/pgbouncer'

export const hasPgbouncer = existsSync(program)

async function untilOpen(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false)
    socket.destroy()
    if (isOpen) return
    await sleep(20)
  }
}

/** A real pooler in front of an embedded server; `connections` are all that it opens. */
export async function startPgbouncer(
  databaseUrl: string,
  connections: number,
  { mode = 'session', onConnect = '' }: { mode?: 'session' | 'transaction'; onConnect?: string } = {},
) {
  const { username, password, pathname, searchParams } = new URL(databaseUrl)
  const user = await findServerUser('/nonexistent')
  const port = await findFreePort()
  const folder = await mkdtemp('/tmp/gerbang-pooler-')
  await chmod(folder, 0o755)
  const settings = join(folder, 'pgbouncer.ini')
  await writeFile(
    settings,
    `[databases]
* = host=${searchParams.get('host')} user=${username} password=${decodeURIComponent(password)}${onConnect && ` connect_query='${onConnect}'`}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
default_pool_size = ${connections}
`,
  )
  const child = spawn(program, ['-q', settings], { ...spawnOptions(user), stdio: 'ignore' })
  await untilOpen(port)
  return {
    url: `postgres://pooled@127.0.0.1:${port}${pathname}`,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
