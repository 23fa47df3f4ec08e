import { setTimeout as sleep } from 'node:timers/promises'
import { openLoader } from '../load/loader.ts'
import type { PacedTask } from '../load/paced-saves.ts'
import type { RestartOutcome, TimedSave } from '../load/restart-load.ts'
import { judgeBudgets, printTable, quantile } from '../table.ts'
import { openBenchDatabase } from '../world/database.ts'
import { realServer, startServer } from '../world/server.ts'
import { createBenchTryout, createRunning } from '../world/students.ts'

const students = 2_000
const everyMs = 5_000
const beforeSeconds = 20
const minuteMs = 60_000
/** Until a server is there again. */
const startSeconds = 30
/** Of the first minute to the later one. */
const most = 2

const p99 = (saves: TimedSave[]) =>
  quantile(
    saves.map(({ ms }) => ms),
    0.99,
  )

function describeSpan(name: string, saves: TimedSave[]): string[] {
  const times = saves.map(({ ms }) => ms)
  return [name, String(times.length), ...[0.5, 0.99, 1].map(share => quantile(times, share).toFixed(1))]
}

/** A server that is started anew while a whole try-out answers: what saves wait in its first minute, and in the next. */
export async function benchRestart(stack: AsyncDisposableStack): Promise<void> {
  const { url, db, description } = await openBenchDatabase(stack)
  const tryout = await createBenchTryout(db)
  await createRunning(db, tryout, 0, students)
  const first = await startServer(stack, realServer, { DATABASE_URL: url })
  const ask = openLoader<PacedTask, RestartOutcome>(stack, 'restart-load.ts')
  const { slug, sub_test } = tryout
  const load = { port: first.port, slug, connections: students, everyMs, questions: sub_test.items }
  const seconds = beforeSeconds + startSeconds + (2 * minuteMs) / 1_000
  const saving = ask({ ...load, seconds, seq: 1 })
  await sleep(beforeSeconds * 1_000)
  await first.stop()
  const stoppedAt = Date.now()
  await startServer(stack, realServer, { DATABASE_URL: url, PORT: String(first.port) })
  const { saves, failed } = await saving

  const later = saves.filter(({ sentAt }) => sentAt >= stoppedAt).toSorted((a, b) => a.sentAt - b.sentAt)
  const began = later[0]?.sentAt ?? stoppedAt
  const within = (fromMs: number, untilMs: number) =>
    later.filter(({ sentAt }) => sentAt >= began + fromMs && sentAt < began + untilMs)
  const [minute, next] = [within(0, minuteMs), within(minuteMs, 2 * minuteMs)]
  printTable(
    ['after the restart', 'saves', 'median ms', 'p99 ms', 'longest ms'],
    [
      describeSpan('first second', within(0, 1_000)),
      describeSpan('first ten seconds', within(0, 10_000)),
      describeSpan('first minute', minute),
      describeSpan('next minute', next),
    ],
  )
  console.log(`
${students} students save every ${everyMs} ms and try again as browsers do; the first save came through ${began - stoppedAt} ms
after the old server had ended. Tries that failed: ${JSON.stringify(failed)}. On ${description}.`)
  judgeBudgets('first minute to the next', '×', [
    { name: 'p99 of saves', reached: p99(minute) / p99(next), most },
  ])
}
