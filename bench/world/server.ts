import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import nodeFlags from '../../apps/server/node-flags.json' with { type: 'json' }

const repository = resolve(import.meta.dirname, '../..')
const startMs = 180_000
const stopMs = 15_000

export const realServer = 'apps/server/src/main.ts'
export const naiveServer = 'bench/naive/main.ts'

export interface ServerProcess {
  port: number
  /** At once and without a word, as a crash or the kernel would. */
  kill: () => Promise<void>
  stop: () => Promise<void>
  signal: (name: NodeJS.Signals) => void
  /** Of physical memory in use by it and by processes that it has started, in MB. */
  readMemory: () => number
  /** Processor time of the same so far, in seconds. */
  readProcessor: () => number
}

/** The process says where it listens; until then its lines are kept for whoever has to find out why it does not. */
async function readPort(child: ChildProcess): Promise<number> {
  const said: string[] = []
  if (!child.stdout) throw new Error('A server process without output')
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /http:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1]
    if (port) return Number(port)
    said.push(line)
  }
  throw new Error(`The server ended before it listened: ${said.join('\n')}`)
}

/** Also of what it has started, which writes where it does. */
async function waitForEnd(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'close')
  child.kill(signal)
  const timer = setTimeout(() => child.kill('SIGKILL'), stopMs)
  await ended
  clearTimeout(timer)
}

function listChildren(pid: string): string[] {
  const threads = readdirSync(`/proc/${pid}/task`)
  return threads
    .flatMap(id => readIfThere(`/proc/${pid}/task/${id}/children`).split(' '))
    .filter(child => child !== '')
}

/** Of the process and of its children, in MB. Read where the kernel tells it: a process that asks would itself be a load. */
const readResident = (pid: string) =>
  [pid, ...listChildren(pid)].reduce((sum, id) => sum + readKilobytes(id), 0) / 1024

/** Nothing of a process or thread that has ended meanwhile. */
function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** Fields of `stat` behind the name, by their place there. */
const parent = 1
const times = { user: 11, system: 12, ofEndedChildren: 13, systemOfEndedChildren: 14 }
const ticksASecond = 100

const readStat = (pid: string) => readIfThere(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? []

/** Processor time of a process, of its children, and of those of its children that have ended, in seconds. */
export function readProcessor(pid: string): number {
  const ticks = [pid, ...listChildren(pid)].flatMap(id => {
    const stat = readStat(id)
    return Object.values(times).map(place => Number(stat[place] ?? 0))
  })
  return ticks.reduce((sum, one) => sum + one, 0) / ticksASecond
}

export const readParent = (pid: string): string => readStat(pid)[parent] ?? ''

const readKilobytes = (pid: string) =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readIfThere(`/proc/${pid}/status`))?.[1] ?? 0)

/** A server in a process of its own, on a free port of the loopback interface. */
export async function startServer(
  stack: AsyncDisposableStack,
  file: string,
  env: Record<string, string>,
): Promise<ServerProcess> {
  const profile = process.env.BENCH_PROFILE
    ? ['--cpu-prof', `--cpu-prof-dir=${process.env.BENCH_PROFILE}`]
    : []
  const child = spawn(process.execPath, [...nodeFlags, ...profile, resolve(repository, file)], {
    cwd: repository,
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const server = {
    kill: () => waitForEnd(child, 'SIGKILL'),
    stop: () => waitForEnd(child, 'SIGTERM'),
    signal: (name: NodeJS.Signals) => void child.kill(name),
    readMemory: () => readResident(String(child.pid)),
    readProcessor: () => readProcessor(String(child.pid)),
  }
  stack.defer(server.stop)
  const late = sleep(startMs, undefined, { ref: false }).then(() => {
    throw new Error(`${file} did not listen within ${startMs / 1000} s`)
  })
  const port = await Promise.race([readPort(child), late])
  child.stdout?.resume()
  return { ...server, port }
}
