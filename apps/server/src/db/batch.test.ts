import { expect, test } from 'vitest'
import { createBatch } from './batch.ts'

interface Round {
  items: string[]
  finish: (outcomes: string[]) => void
  fail: (error: unknown) => void
}

/** A batch whose runs the test answers by hand, in whatever order. */
function createManualBatch(limit = 100) {
  const rounds: Round[] = []
  let arrived = Promise.withResolvers<void>()
  const send = createBatch<string, string>({
    limit,
    run: items => {
      const { promise, resolve, reject } = Promise.withResolvers<string[]>()
      rounds.push({ items, finish: resolve, fail: reject })
      arrived.resolve()
      arrived = Promise.withResolvers()
      return promise
    },
  })
  async function findRound(index: number): Promise<Round> {
    while (!rounds[index]) await arrived.promise
    return rounds[index]
  }
  return { send, rounds, findRound }
}

const sqlError = (code: string) => Object.assign(new Error(code), { code })
const echo = (items: string[]) => items.map(item => `${item}!`)

test('what arrives together runs together, and every outcome finds its sender', async () => {
  const { send, rounds, findRound } = createManualBatch()
  const outcomes = Promise.all(['a', 'b', 'c'].map(send))
  const first = await findRound(0)
  first.finish(echo(first.items))
  expect(await outcomes).toEqual(['a!', 'b!', 'c!'])
  expect(rounds.map(round => round.items)).toEqual([['a', 'b', 'c']])
})

test('one run at a time: whatever arrives meanwhile waits and goes into the next', async () => {
  const { send, rounds, findRound } = createManualBatch()
  const early = send('a')
  const first = await findRound(0)
  const late = Promise.all(['b', 'c'].map(send))
  await new Promise(resolve => setImmediate(resolve))
  expect(rounds).toHaveLength(1)
  first.finish(['a!'])
  expect(await early).toBe('a!')
  const second = await findRound(1)
  expect(second.items).toEqual(['b', 'c'])
  second.finish(echo(second.items))
  expect(await late).toEqual(['b!', 'c!'])
})

test('an idle batch runs again for the next item', async () => {
  const { send, findRound } = createManualBatch()
  for (const [index, item] of ['a', 'b'].entries()) {
    const sent = send(item)
    const round = await findRound(index)
    round.finish(echo(round.items))
    expect(await sent).toBe(`${item}!`)
  }
})

test('no run takes more than the limit', async () => {
  const sizes: number[] = []
  const send = createBatch<number, number>({
    limit: 2,
    run: async items => {
      sizes.push(items.length)
      return items
    },
  })
  expect(await Promise.all([1, 2, 3, 4, 5].map(send))).toEqual([1, 2, 3, 4, 5])
  expect(sizes).toEqual([2, 2, 1])
})

/** Fails as PostgreSQL would: the whole statement, because of one row. */
function createPoisonable(poison: string, code: string) {
  const runs: string[][] = []
  const send = createBatch<string, string>({
    limit: 100,
    run: async items => {
      runs.push(items)
      if (items.includes(poison)) throw sqlError(code)
      return echo(items)
    },
  })
  return { send, runs }
}

test.each(['22P02', '23503', '21000'])('a row that is refused with %s fails alone', async code => {
  const { send } = createPoisonable('c', code)
  const settled = await Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map(send))
  expect(
    settled.map(outcome => (outcome.status === 'fulfilled' ? outcome.value : outcome.reason.code)),
  ).toEqual(['a!', 'b!', code, 'd!', 'e!'])
})

test.each(['08006', '57P01', '40P01', '53300'])(
  'the fault %s fails all at once and is not tried again',
  async code => {
    const { send, runs } = createPoisonable('c', code)
    const settled = await Promise.allSettled(['a', 'b', 'c', 'd'].map(send))
    expect(settled.map(outcome => outcome.status)).toEqual(Array.from({ length: 4 }, () => 'rejected'))
    expect(runs).toHaveLength(1)
  },
)

test('after a failed run the next one goes ahead', async () => {
  const { send, findRound } = createManualBatch()
  const lost = send('a')
  const first = await findRound(0)
  const next = send('b')
  first.fail(sqlError('08006'))
  await expect(lost).rejects.toThrow('08006')
  const second = await findRound(1)
  second.finish(['b!'])
  expect(await next).toBe('b!')
})

/** A batch of at most two in a run, whose clock the test moves. */
function createTimedBatch() {
  let now = 0
  const runs: { items: string[]; finish: () => void }[] = []
  let arrived = Promise.withResolvers<void>()
  const send = createBatch<string, string>({
    limit: 2,
    patience: { ms: 1_000, refuse: () => new Error('late') },
    clock: () => now,
    run: items => {
      const { promise, resolve } = Promise.withResolvers<string[]>()
      runs.push({ items, finish: () => resolve(echo(items)) })
      arrived.resolve()
      arrived = Promise.withResolvers()
      return promise
    },
  })
  /** Ends the run of this index so many milliseconds later. */
  async function finish(index: number, ms: number): Promise<void> {
    while (!runs[index]) await arrived.promise
    now += ms
    runs[index].finish()
  }
  return { send, runs, finish, expectedWaitMs: send.expectedWaitMs, pass: (ms: number) => void (now += ms) }
}

test('what has waited for longer than its patience is refused, and what came later still runs', async () => {
  const { send, runs, finish, pass } = createTimedBatch()
  const first = send('a')
  await new Promise(resolve => setImmediate(resolve))
  const late = Promise.allSettled([send('b'), send('c')])
  pass(600)
  const fresh = send('d')
  await finish(0, 401)
  await finish(1, 1)
  expect([await first, await fresh]).toEqual(['a!', 'd!'])
  expect((await late).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(runs.map(({ items }) => items)).toEqual([['a'], ['d']])
})

test('the expected wait is a run for each full group ahead', async () => {
  const { send, finish, expectedWaitMs, pass } = createTimedBatch()
  const first = send('a')
  await finish(0, 100)
  await first
  expect(expectedWaitMs()).toBe(0)
  const others = ['b', 'c', 'd'].map(send)
  await new Promise(resolve => setImmediate(resolve))
  // Two run, and beside the third there is room.
  expect(expectedWaitMs()).toBe(0)
  others.push(...['e', 'f', 'g'].map(send))
  expect(expectedWaitMs()).toBe(200)
  // A run that takes longer than the last says so for those to come.
  pass(300)
  expect(expectedWaitMs()).toBe(600)
  for (const index of [1, 2, 3]) await finish(index, 1)
  await Promise.all(others)
})

test('items of different keys run apart, and a fault of one key spares the others', async () => {
  const send = createBatch<string, string>({
    limit: 100,
    apart: { by: item => item.charAt(0), atOnce: 2 },
    run: async items => {
      if (items.some(item => item.startsWith('b'))) throw new Error('The worker of b is gone')
      return items.map(item => `${item} of ${items.length}`)
    },
  })
  const outcomes = await Promise.allSettled(['a1', 'b1', 'c1', 'a2', 'b2', 'd1'].map(send))
  const isDone = outcomes.map(({ status }) => status === 'fulfilled')
  expect(isDone).toEqual([true, false, true, true, false, true])
  expect(await send('a3')).toBe('a3 of 1')
})
