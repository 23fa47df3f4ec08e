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

/**
 * Starts the server's own work and returns what stops it, waiting for the round under way. Of the threads of a process
 * each keeps its own rankings fresh and its own ears open; the first does the rest for all.
 */
export function startJobs({ jobs }: App, log: (line: string) => void, isFirst: boolean): () => Promise<void> {
  const stops = [
    repeat(limits.rankingEveryMs, 'compute rankings', jobs.rank, log),
    repeat(limits.listenerBeatMs, 'listen to other nodes', jobs.listen, log),
  ]
  if (isFirst)
    stops.push(
      repeat(limits.sweepEveryMs, 'close expired sub-tests', jobs.sweep, log),
      repeat(limits.scoreEveryMs, 'carry out score runs', jobs.score, log),
      repeat(limits.mailEveryMs, 'send mails', jobs.sendMails, log),
      repeat(limits.tidyEveryMs, 'tidy up', jobs.tidy, log),
    )
  return async () => {
    await Promise.all(stops.map(stop => stop()))
  }
}
