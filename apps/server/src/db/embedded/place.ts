import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'

export type Place = {
  dataDir: string
  /** Holds everything below; renamed into place only when complete, and owned by the user who runs the server. */
  home: string
  cluster: string
  pidFile: string
  passwordFile: string
  logDir: string
  /** Outside `home`: root opens it, and root must not follow a link that the server's user may have planted. */
  startLog: string
  host: string
  port: number
}

const rootDataDir = '/var/lib/gerbang'

/** The folder of everything that must survive; root may not use the clone, see docs/decisions/0004. */
export const resolveDataDir = (dataDir: string | undefined): string =>
  resolve(dataDir ?? (process.getuid?.() === 0 ? rootDataDir : 'data'))

/** sockaddr_un holds 108 bytes on Linux and 104 on macOS, the closing zero included. */
const longestSocketPath = 103

/** Outside the data folder when that path is too long, or would need quoting in unix_socket_directories. */
export const chooseSocketDir = (home: string): string => {
  const inside = join(home, 'socket')
  const fits = `${inside}/.s.PGSQL.5432`.length <= longestSocketPath && /^[\w./-]+$/.test(inside)
  if (fits) return inside
  return `/tmp/gerbang-${createHash('sha256').update(home).digest('hex').slice(0, 16)}`
}

const findFreePort = (): Promise<number> =>
  new Promise((resolvePort, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolvePort(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** The fourth line of postmaster.pid is the port of the server that wrote it. */
const readPort = async (pidFile: string): Promise<number | undefined> => {
  const text = await readFile(pidFile, 'utf8').catch(() => '')
  return Number(text.split('\n')[3]) || undefined
}

/** A Unix socket where there is one; Node reaches no such socket on Windows, so loopback there. */
const chooseAddress = async (home: string, pidFile: string) =>
  process.platform === 'win32'
    ? { host: '127.0.0.1', port: (await readPort(pidFile)) ?? (await findFreePort()) }
    : { host: chooseSocketDir(home), port: 5432 }

export const describePlace = async (dataDir: string): Promise<Place> => {
  const home = join(dataDir, 'postgresql')
  const cluster = join(home, 'cluster')
  const pidFile = join(cluster, 'postmaster.pid')
  return {
    dataDir,
    home,
    cluster,
    pidFile,
    passwordFile: join(home, 'password'),
    logDir: join(home, 'log'),
    startLog: join(dataDir, 'postgresql-start.log'),
    ...(await chooseAddress(home, pidFile)),
  }
}
