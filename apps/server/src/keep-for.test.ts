import { expect, test } from 'vitest'
import { keepFor } from './keep-for.ts'

function count({ most = 2 } = {}) {
  let at = 0
  let reads = 0
  const keep = keepFor<number>({ now: () => new Date(at), ms: 1000, most })
  return {
    ask: (key: string, state?: string) => keep(key, () => Promise.resolve(++reads), state),
    keep,
    wait: (ms: number) => void (at += ms),
  }
}

test('what is asked for again within the time is read once, by whoever asks at once as well', async () => {
  const { ask, wait } = count()
  expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual([1, 1, 2])
  wait(999)
  expect(await ask('a')).toBe(1)
  wait(1)
  expect(await ask('a')).toBe(3)
})

test('another state is read anew', async () => {
  const { ask } = count()
  expect([await ask('a', 'x'), await ask('a', 'x'), await ask('a', 'y'), await ask('a', 'y')]).toEqual([
    1, 1, 2, 2,
  ])
})

test('the oldest is forgotten when there are too many', async () => {
  const { ask } = count()
  for (const key of ['a', 'b', 'c']) await ask(key)
  expect([await ask('b'), await ask('c'), await ask('a')]).toEqual([2, 3, 4])
})

test('what failed is read anew, and takes nothing away that came after it', async () => {
  const { keep, ask } = count()
  const failing = keep('a', () => Promise.reject(new Error('gone')), 'x')
  const later = ask('a', 'y')
  await expect(failing).rejects.toThrow('gone')
  expect([await later, await ask('a', 'y')]).toEqual([1, 1])
  await expect(keep('b', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(await ask('b')).toBe(2)
})
