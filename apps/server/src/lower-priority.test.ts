import { expect, test } from 'vitest'
import { giveShare } from './lower-priority.ts'

/** A machine that refuses for now as often as it is told to; `told` is what it has taken. */
function createMachine(refusals: number) {
  const told: number[] = []
  let left = refusals
  const tell = async (_pid: number, priority: number) => {
    if (left-- > 0) throw Object.assign(new Error('try again'), { code: 'EAGAIN' })
    told.push(priority)
  }
  return { told, tell }
}

test('a share that is refused for now is told again', async () => {
  const { told, tell } = createMachine(2)
  await giveShare(-1, 10, tell)
  expect(told).toEqual([10])
})

test('a share that was refused does not come after the one that was given later', async () => {
  const { told, tell } = createMachine(1)
  const first = giveShare(-2, 10, tell)
  await giveShare(-2, 0, tell)
  await first
  expect(told).toEqual([0])
})

test('a share that changes while it is told is told last', async () => {
  const told: number[] = []
  await giveShare(-3, 10, async (pid, priority) => {
    if (told.length === 0) void giveShare(pid, 0)
    told.push(priority)
  })
  expect(told).toEqual([10, 0])
})

test('a process that has gone is told nothing more, and the next of its number is', async () => {
  let tries = 0
  const tell = () => {
    tries++
    return Promise.reject(Object.assign(new Error('gone'), { code: 'ENOENT' }))
  }
  await giveShare(-4, 10, tell)
  await giveShare(-4, 10, tell)
  expect(tries).toBe(2)
})
