import { beforeEach, expect, test } from 'vitest'
import { createClock } from './clock.ts'
import { limits } from './limits.ts'

const hour = 3_600_000
const start = Date.parse('2026-11-21T01:00:00.000Z')

/** A world in which each clock can be set; `slow` is how long the database takes to answer. */
function createWorld(from: { machine?: number } = {}) {
  const lines: string[] = []
  const world = { database: start, machine: from.machine ?? start, steady: 0, slept: 0, slow: 0 }
  const clock = createClock({
    readDatabase: async () => {
      const at = world.database
      pass(world.slow)
      return at
    },
    readMachine: () => world.machine,
    readSteady: () => world.steady,
    readSlept: () => world.slept,
    log: line => lines.push(line),
  })
  function pass(ms: number) {
    world.database += ms
    world.machine += ms
    world.steady += ms
  }
  /** As the server does: a look every two seconds. */
  async function run(ms: number) {
    for (let left = ms; left > 0; left -= limits.clockLookMs) {
      pass(Math.min(left, limits.clockLookMs))
      await clock.lookAtClock()
    }
  }
  /** By how much the time differs from that of a clock that nobody has touched. */
  const measureError = () => clock.now().getTime() - (start + world.steady + world.slept)
  return { world, clock, lines, pass, run, measureError }
}

let own: ReturnType<typeof createWorld>
beforeEach(async () => {
  own = createWorld()
  await own.clock.lookAtClock()
})

test('nothing is certain before the first look', async () => {
  const { clock, lines } = createWorld()
  expect(clock.findClockFault()).toMatch(/not been read/)
  await clock.lookAtClock()
  expect([clock.findClockFault(), lines]).toEqual([undefined, []])
})

test.each([2, -2])(
  'a machine whose clock is %i h off tells the right time, and says what is wrong',
  async hours => {
    const { clock, world, lines, run, measureError } = createWorld({ machine: start + hours * hour })
    await clock.lookAtClock()
    expect(measureError()).toBe(0)
    expect(clock.findClockFault()).toMatch(/^The clock is 7200000 ms away/)
    world.machine = world.database
    await run(2_000)
    expect([clock.findClockFault(), measureError()]).toEqual([undefined, 0])
    expect(lines).toHaveLength(2)
  },
)

test.each([2, -2])('a jump of %i h is not time that passed, at any moment of it', async hours => {
  const { clock, world, lines, pass, run, measureError } = own
  await run(600_000)
  world.database += hours * hour
  world.machine += hours * hour
  pass(1_000)
  expect(measureError()).toBe(0)
  await run(hour)
  expect(measureError()).toBe(0)
  expect(clock.findClockFault()).toMatch(/jumped by -?7200000 ms/)
  world.database -= hours * hour
  world.machine -= hours * hour
  await run(2_000)
  expect([clock.findClockFault(), measureError()]).toEqual([undefined, 0])
  expect(lines).toHaveLength(2)
})

test('a clock that is put right by a few seconds is believed once it has stayed so', async () => {
  const { clock, world, run, measureError } = own
  world.database += 4_000
  world.machine += 4_000
  await run(20_000)
  expect([clock.findClockFault(), measureError()]).toEqual([expect.stringMatching(/jumped/), 0])
  await run(20_000)
  expect([clock.findClockFault(), measureError()]).toEqual([undefined, 4_000])
})

test('the time that a machine slept is time that passed', async () => {
  const { clock, world, run, measureError } = own
  world.slept += hour
  world.database += hour
  world.machine += hour
  await run(2_000)
  expect([clock.findClockFault(), measureError()]).toEqual([undefined, 0])
})

test('a slow database neither raises an alarm nor moves the time', async () => {
  const { clock, world, run, measureError } = own
  world.slow = 2_500
  await run(60_000)
  expect([clock.findClockFault(), measureError()]).toEqual([undefined, 0])
})

test('a database that is away for an hour leaves the time as it is, and a little drift is no jump', async () => {
  const { clock, world, pass, run, measureError } = own
  pass(hour)
  world.database += 900
  world.machine += 900
  expect(measureError()).toBe(0)
  await run(2_000)
  expect([clock.findClockFault(), measureError()]).toEqual([undefined, 900])
})
