import { existsSync } from 'node:fs'
import { mkdir, readFile, rmdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** A control group of Linux: what runs in it gets so much memory and no more, files that the system caches included. */
export interface MemoryLimit {
  /** A process whose id is written here enters, and so does all that it starts. */
  entrance: string
  /** Of those that run in it now. */
  countProcesses: () => Promise<number>
  /** How often the kernel ended a process for want of memory. */
  countKills: () => Promise<number>
  remove: () => Promise<void>
}

/** Both interfaces of the kernel: where groups lie, and what their files are called. */
const interfaces = [
  { root: '/sys/fs/cgroup/memory', limit: 'memory.limit_in_bytes', events: 'memory.oom_control' },
  { root: '/sys/fs/cgroup', limit: 'memory.max', events: 'memory.events' },
]
const groupPrefix = 'gerbang-'
const emptyMs = 10_000

/** Only who may make groups can limit a server: root, on a system that leaves memory to it. */
export async function limitMemory(megabytes: number): Promise<MemoryLimit | undefined> {
  for (const { root, limit, events } of interfaces) {
    const group = join(root, `${groupPrefix}${process.pid}-${Date.now()}`)
    const made = await mkdir(group).then(
      () => existsSync(join(group, limit)),
      () => false,
    )
    if (!made) {
      await rmdir(group).catch(() => {})
      continue
    }
    await writeFile(join(group, limit), String(megabytes * 1024 ** 2))
    const entrance = join(group, 'cgroup.procs')
    return {
      entrance,
      countProcesses: async () => (await readFile(entrance, 'utf8')).split('\n').filter(Boolean).length,
      countKills: async () =>
        Number(/^oom_kill (\d+)$/m.exec(await readFile(join(group, events), 'utf8'))?.[1] ?? Number.NaN),
      remove: async () => {
        for (let waited = 0; (await readFile(entrance, 'utf8')) !== '' && waited < emptyMs; waited += 100)
          await sleep(100)
        await rmdir(group)
      },
    }
  }
  return undefined
}
