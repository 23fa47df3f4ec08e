import type { App } from './app.ts'
import { limits } from './limits.ts'

/** Runs `work` again and again, never twice at once; a failure is logged and the next round comes. */
function repeat(everyMs: number, name: string, work: () => Promise<unknown>, log: (line: string) => void) {
  let running: Promise<unknown> | undefined
  const timer = setInterval(() => {
    running ??= work()
      .catch((error: unknown) =>
        log(`Cannot ${name}: ${error instanceof Error ? error.message : String(error)}`),
      )
      .finally(() => {
        running = undefined
      })
  }, everyMs)
  return async () => {
    clearInterval(timer)
    await running
  }
}

interface Rounds {
  everyMs: number
  /** What cannot be done when it fails, for the log. */
  name: string
  /** Every thread of the process does it for itself, or the first for all. */
  by: 'each' | 'first'
}

/** All work that comes round without requests, and how often it looks for something to do. */
const rounds: Record<keyof App['jobs'], Rounds> = {
  findStaleRankings: { everyMs: 5_000, name: 'find rankings that are out of date', by: 'first' },
  rank: { everyMs: 5_000, name: 'compute rankings', by: 'each' },
  rankLate: { everyMs: 2_000, name: 'rank who has just finished', by: 'each' },
  regroup: { everyMs: 5_000, name: 'write figures of groups', by: 'first' },
  count: { everyMs: limits.countsKeptMs, name: 'count what takes long', by: 'first' },
  lookAtClock: { everyMs: limits.clockLookMs, name: "look at the database's clock", by: 'each' },
  listen: { everyMs: limits.listenerBeatMs, name: 'listen to other nodes', by: 'each' },
  storeBeats: { everyMs: limits.beatsStoredMs, name: 'store when pages called', by: 'each' },
  giveBackMemory: { everyMs: 1_000, name: 'give memory back', by: 'each' },
  sweep: { everyMs: 30_000, name: 'close expired sub-tests', by: 'first' },
  score: { everyMs: 1_000, name: 'carry out score runs', by: 'first' },
  sendMails: { everyMs: 1_000, name: 'send mails', by: 'first' },
  work: { everyMs: 1_000, name: 'work off long jobs', by: 'first' },
  measurePractice: { everyMs: 600_000, name: 'measure questions by practice', by: 'first' },
  remind: { everyMs: 60_000, name: 'remind of try-outs', by: 'first' },
  tidy: { everyMs: 3_600_000, name: 'tidy up', by: 'first' },
}

/** Starts the server's own work and returns what stops it, waiting for the round under way. */
export function startJobs({ jobs }: App, log: (line: string) => void, isFirst: boolean): () => Promise<void> {
  const stops = (Object.keys(rounds) as (keyof typeof rounds)[])
    .filter(key => isFirst || rounds[key].by === 'each')
    .map(key => repeat(rounds[key].everyMs, rounds[key].name, jobs[key], log))
  return async () => {
    await Promise.all(stops.map(stop => stop()))
  }
}
