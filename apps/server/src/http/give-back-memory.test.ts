import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import nodeFlags from '../../node-flags.json' with { type: 'json' }
import { limits } from '../limits.ts'
import { giveBackMemory } from './give-back-memory.ts'

test('what the start and a storm have left is collected once, when it has been over for a while', () => {
  let behind = false
  let collected = 0
  const round = giveBackMemory(
    () => behind,
    async () => void collected++,
  )
  const pass = (rounds: number) => Array.from({ length: rounds }, round)
  pass(limits.calmRounds - 1)
  expect(collected).toBe(0)
  pass(3 * limits.calmRounds)
  expect(collected).toBe(1)
  for (let storm = 1; storm <= 2; storm++) {
    behind = true
    pass(8)
    behind = false
    pass(limits.calmRounds - 1)
    expect(collected).toBe(storm)
    pass(3 * limits.calmRounds)
    expect(collected).toBe(storm + 1)
  }
})

test('a pause within a storm is no end of it', () => {
  const seen = [true, false, true, ...Array<boolean>(limits.calmRounds - 1).fill(false)]
  let collected = 0
  const round = giveBackMemory(
    () => seen.shift() ?? false,
    async () => void collected++,
  )
  for (let rounds = seen.length; rounds > 0; rounds--) round()
  expect(collected).toBe(0)
  round()
  expect(collected).toBe(1)
})

test('the server is started so that it can collect, and memory falls', () => {
  const file = resolve(import.meta.dirname, 'give-back-memory.ts')
  const code = `
    const { giveBackMemory } = await import(${JSON.stringify(file)})
    let behind = true
    const round = giveBackMemory(() => behind)
    let kept = Array.from({ length: 3e6 }, (_, at) => ({ at }))
    const before = process.memoryUsage().heapUsed
    kept = undefined
    for (behind of [true, ...Array(${limits.calmRounds}).fill(false)]) round()
    console.log(before - process.memoryUsage().heapUsed)`
  const freed = execFileSync(process.execPath, [...nodeFlags, '--input-type=module', '-e', code], {
    encoding: 'utf8',
  })
  expect(Number(freed)).toBeGreaterThan(50e6)
})
