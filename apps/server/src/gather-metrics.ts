import { BroadcastChannel, threadId } from 'node:worker_threads'
import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue, type Registry } from 'prom-client'
import { readPool } from './db/database.ts'
import { connections, lag, memory, threadRegistry } from './metrics.ts'
import type { Platform } from './platform.ts'
import { countServingThreads } from './share.ts'

type Measured = MetricObjectWithValues<MetricValue<string>>[]
interface Said {
  from: number
  /** Who asked; an answer carries `measured`. */
  to?: number
  measured?: Measured
}

const patienceMs = 1_000

/** Numbers that are read when somebody asks, not counted as they come. */
async function measure(platform: Platform): Promise<Measured> {
  const { examDb, db, reportDb, jobDb, rankDb } = platform
  lag.set(platform.readLag() / 1_000)
  memory.set(process.memoryUsage().heapUsed)
  for (const [pool, from] of Object.entries({
    exam: examDb,
    other: db,
    reports: reportDb,
    jobs: jobDb,
    ranks: rankDb,
  }))
    for (const [state, count] of Object.entries(readPool(from))) connections.set({ pool, state }, count)
  return threadRegistry.getMetricsAsJSON()
}

/** Asks every serving thread of this process, this one included; one that is too busy to answer in time is left out. */
export function gatherMetrics(platform: Platform) {
  const channel = new BroadcastChannel('gerbang metrics')
  channel.unref()
  const asked = new Set<(measured: Measured) => void>()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
  const say = (said: Said) => channel.postMessage(said)
  channel.addEventListener('message', event => {
    const { from, to, measured } = (event as MessageEvent<Said>).data
    if (to === undefined) void measure(platform).then(own => say({ from: threadId, to: from, measured: own }))
    else if (to === threadId && measured) for (const take of asked) take(measured)
  })

  async function gather(): Promise<Registry> {
    const others: Measured[] = []
    const { promise, resolve } = Promise.withResolvers<void>()
    const wanted = countServingThreads() - 1
    const take = (measured: Measured) => {
      if (others.push(measured) >= wanted) resolve()
    }
    if (wanted > 0) {
      asked.add(take)
      say({ from: threadId })
      const timer = setTimeout(resolve, patienceMs)
      await promise
      clearTimeout(timer)
      asked.delete(take)
    }
    return AggregatorRegistry.aggregate([await measure(platform), ...others])
  }
  return { gather, close: () => channel.close() }
}
