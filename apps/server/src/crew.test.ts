import { join } from 'node:path'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { describe, expect, test, vi } from 'vitest'
import { type CrewRules, createCrew, TooHeavyError } from './crew.ts'
import { limits } from './limits.ts'
import { noteSave } from './saving-now.ts'
import type { TestTask } from './testing/crew.child.ts'

const createTestCrew = (rules: Partial<CrewRules> = {}) =>
  createCrew<TestTask, number, number>({
    file: join(import.meta.dirname, 'testing/crew.child.ts'),
    processes: 1,
    waiting: 10,
    heapMb: 64,
    patience: 'someone_waits',
    taskMs: 60_000,
    idleMs: 60_000,
    ...rules,
  })

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('tasks are done in another process, one after the other in the same', async () => {
  const work = createTestCrew()
  const [first, second] = await Promise.all([work({ act: 'name' }), work({ act: 'name' })])
  expect(first).not.toBe(process.pid)
  expect(second).toBe(first)
})

const readShare = async (of: number | 'self') => {
  const [group, ...share] = (await readFile(`/proc/${of}/autogroup`, 'utf8')).trim().split(' ')
  return { group, share: share.join(' ') }
}

const waitForShare = (pid: number, nice: number) =>
  vi.waitFor(async () => expect((await readShare(pid)).share).toBe(`nice ${nice}`), 30_000)

describe.skipIf(!existsSync('/proc/self/autogroup'))('the share of the processor', () => {
  test('a process has one of its own, smaller than that of those who save', async () => {
    // As long after the last save of another file.
    const now = performance.now.bind(performance)
    vi.spyOn(performance, 'now').mockImplementation(() => now() + limits.savingMs)
    const pid = await createTestCrew()({ act: 'name' })
    await vi.waitFor(async () => {
      const { group, share } = await readShare(pid)
      expect(share).toBe('nice 10')
      expect(group).not.toBe((await readShare('self')).group)
    }, 20_000)
  })

  test('what everybody waits for has as much as those who save, once nobody does', async () => {
    const now = performance.now.bind(performance)
    vi.spyOn(performance, 'now').mockImplementation(() => now() + limits.savingMs)
    const work = createTestCrew({ patience: 'everybody_waits' })
    const spinning = work({ act: 'spin' }, async pid => {
      await waitForShare(pid, 0)
      noteSave()
      await waitForShare(pid, 10)
      throw new Error('seen')
    })
    await expect(spinning).rejects.toThrow('seen')
  })

  test('while students save it is the least there is, until a task takes long', async () => {
    const work = createTestCrew()
    noteSave()
    await waitForShare(await work({ act: 'name' }), 19)
    noteSave()
    const spinning = work({ act: 'spin' }, async pid => {
      await waitForShare(pid, 10)
      throw new Error('seen')
    })
    await expect(spinning).rejects.toThrow('seen')
  })
})

test('where memory goes back at once each task has a process, which is gone before its result is', async () => {
  const work = createTestCrew({ idleMs: 0 })
  const first = await work({ act: 'name' })
  expect(isAlive(first)).toBe(false)
  expect(await work({ act: 'name' })).not.toBe(first)
})

test.each<[TestTask['act'], object]>([
  ['spin', { taskMs: 2_000 }],
  ['grow', {}],
])('a task that would %s without end is ended, and the next gets another process', async (act, rules) => {
  const work = createTestCrew(rules)
  let process = 0
  await expect(work({ act }, pid => void (process = pid))).rejects.toThrow(TooHeavyError)
  expect(isAlive(process)).toBe(false)
  expect(await work({ act: 'name' })).not.toBe(process)
})

test('a process that leaves by itself is a fault, and is replaced', async () => {
  const work = createTestCrew()
  await expect(work({ act: 'leave' })).rejects.toThrow('ended without a word')
  expect(await work({ act: 'name' })).toBeGreaterThan(0)
})

test('a hearer that fails, as when the owner has cancelled, ends the task', async () => {
  const work = createTestCrew()
  const refused = work({ act: 'spin' }, () => Promise.reject(new Error('cancelled')))
  await expect(refused).rejects.toThrow('cancelled')
  expect(await work({ act: 'name' })).toBeGreaterThan(0)
})

test('one more than may wait is refused at once, and the others are done', async () => {
  const work = createTestCrew({ waiting: 1 })
  const [first, second, third] = await Promise.allSettled([
    work({ act: 'name' }),
    work({ act: 'name' }),
    work({ act: 'name' }),
  ])
  expect([first?.status, second?.status]).toEqual(['fulfilled', 'fulfilled'])
  expect(third).toMatchObject({ reason: { status: 503, code: 'overloaded' } })
})

test('a server that ends takes its processes along, also one in the middle of a task', async () => {
  const script = `
    import { createCrew } from ${JSON.stringify(new URL('./crew.ts', import.meta.url).href)}
    const rules = { processes: 2, waiting: 1, heapMb: 64, patience: 'someone_waits', taskMs: 60_000, idleMs: 60_000 }
    const work = createCrew({ file: ${JSON.stringify(join(import.meta.dirname, 'testing/crew.child.ts'))}, ...rules })
    await work({ act: 'name' })
    work({ act: 'spin' }, pid => { console.log(pid); process.exit() })`
  const server = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // Its processes write where it does, so its output ends with the last of them.
  const [said] = await Promise.all([text(server.stdout), once(server, 'close')])
  expect(said).toMatch(/^\d+\n$/)
})
