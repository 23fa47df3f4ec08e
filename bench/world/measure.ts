import { setTimeout as sleep } from 'node:timers/promises'
import { median } from '@gerbang/scoring/statistics/median.ts'
import type { ServerProcess } from './server.ts'

export const usualTries = 20
const warmUps = 5
const restMs = 5
const lookMs = 100

/** Milliseconds that some work takes each time, one at a time, after some rounds that do not count. */
export async function measureTimes(work: () => Promise<unknown>, tries = usualTries): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < warmUps + tries; round++) {
    const began = performance.now()
    await work()
    if (round >= warmUps) times.push(performance.now() - began)
    await sleep(restMs)
  }
  return times
}

export const measureMedian = async (work: () => Promise<unknown>, tries?: number): Promise<number> =>
  median(await measureTimes(work, tries))

/** The outcome of some work, and the most memory that the server held meanwhile, in MB. */
export async function watchMemory<Outcome>(
  { readMemory }: Pick<ServerProcess, 'readMemory'>,
  work: Promise<Outcome>,
): Promise<[Outcome, number]> {
  let most = readMemory()
  const timer = setInterval(() => {
    most = Math.max(most, readMemory())
  }, lookMs)
  try {
    return [await work, most]
  } finally {
    clearInterval(timer)
  }
}
