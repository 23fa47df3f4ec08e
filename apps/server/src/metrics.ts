import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/** What this thread counts; `gather-metrics.ts` puts the threads together. */
export const threadRegistry = new Registry()
const registers = [threadRegistry]

const countBy = <Label extends string>(label: Label, name: string, help: string) =>
  new Counter({ name, help, labelNames: [label], registers })

export const saves = countBy(
  'outcome',
  'gerbang_saves_total',
  'Saves by outcome: saved, taken_over, closed, failed',
)

export const saveGroups = new Histogram({
  name: 'gerbang_save_group_size',
  help: 'Saves that shared one commit',
  buckets: [1, 2, 5, 10, 25, 50, 100, 250, 500, 1_000],
  registers,
})

export const saveSeconds = new Histogram({
  name: 'gerbang_save_seconds',
  help: 'From the arrival of a save to its commit',
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  registers,
})

export const refusals = countBy(
  'lane',
  'gerbang_refusals_total',
  'Requests that were shed under load, by lane',
)

export const replies = countBy('status', 'gerbang_replies_total', 'Replies by class of their status')

export const lag = new Gauge({
  name: 'gerbang_event_loop_lag_seconds',
  help: 'How late the event loop of the slowest thread is',
  aggregator: 'max',
  registers,
})

export const connections = new Gauge({
  name: 'gerbang_pool_connections',
  help: 'Connections of all threads by pool and state; waiting are callers without one',
  labelNames: ['pool', 'state'],
  registers,
})

export const memory = new Gauge({
  name: 'gerbang_heap_bytes',
  help: 'Memory that JavaScript holds in all threads',
  registers,
})
