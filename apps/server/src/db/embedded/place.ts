import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { findFreePort } from '../../free-port.ts'

export interface Place {
  dataDir: string
  /** Holds everything below; renamed into place only when complete, and owned by the user who runs the server. */
  home: string
  cluster: string
  pidFile: string
  passwordFile: string
  logDir: string
  host: string
  port: number
}

const ROOT_DATA_DIR = '/var/lib/gerbang'

/** The folder of everything that must survive; root may not use the clone, see docs/decisions/0004. */
export function resolveDataDir(dataDir: string | undefined): string {
  return resolve(dataDir ?? (process.getuid?.() === 0 ? ROOT_DATA_DIR : 'data'))
}

/** sockaddr_un holds 108 bytes on Linux and 104 on macOS, the closing zero included. */
const LONGEST_SOCKET_PATH = 103

/** Outside the data folder when that path is too long, or would need quoting in unix_socket_directories. */
export function chooseSocketDir(home: string): string {
  const inside = join(home, 'socket')
  const fits = `${inside}/.s.PGSQL.5432`.length <= LONGEST_SOCKET_PATH && /^[\w./-]+$/.test(inside)
  if (fits) return inside
  return `/tmp/gerbang-${createHash('sha256').update(home).digest('hex').slice(0, 16)}`
}

/** The fourth line of postmaster.pid is the port of the server that wrote it. */
async function readPort(pidFile: string): Promise<number | undefined> {
  const text = await readFile(pidFile, 'utf8').catch(() => '')
  return Number(text.split('\n')[3]) || undefined
}

/** A Unix socket where there is one; Node reaches no such socket on Windows, so loopback there. */
async function chooseAddress(home: string, pidFile: string): Promise<{ host: string; port: number }> {
  if (process.platform !== 'win32') return { host: chooseSocketDir(home), port: 5432 }
  return { host: '127.0.0.1', port: (await readPort(pidFile)) ?? (await findFreePort()) }
}

export async function describePlace(dataDir: string): Promise<Place> {
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
    ...(await chooseAddress(home, pidFile)),
  }
}
