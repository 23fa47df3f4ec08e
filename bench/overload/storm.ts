import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../../apps/server/src/db/database.ts'
import { openLoader } from '../load/loader.ts'
import type { OverloadOutcome, OverloadTask, Phase } from '../load/storm-load.ts'
import { judgeBudgets, printTable, quantile } from '../table.ts'
import { countLost } from '../world/count-lost.ts'
import { openBenchDatabase } from '../world/database.ts'
import { watchMemory } from '../world/measure.ts'
import { realServer, startServer } from '../world/server.ts'
import { createBenchTryout, createRunning } from '../world/students.ts'

const students = 8_000
/** Enough at once to fill the groups of two threads. */
const calm = { seconds: 8, atOnce: 3_000 }
/** The database is slowed down to what a small one does: load generator and server share the cores, and could not send four times as much otherwise. */
const commitSeconds = 0.3
const storm = { seconds: 8, times: 4 }
const restMs = 20_000

function describePhase(name: string, { sent, accepted, refused, seconds }: Phase): string[] {
  return [
    name,
    (sent / seconds).toFixed(0),
    (accepted.length / seconds).toFixed(0),
    ...[0.5, 0.99, 1].map(share => quantile(accepted, share).toFixed(0)),
    Object.entries(refused)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', ') || 'none',
  ]
}

/** Each group of saves takes so much longer, whatever its size. */
async function slowDown(db: Database): Promise<void> {
  await sql`
    create function slow_down() returns trigger language plpgsql as
      $$ begin perform pg_sleep(${sql.lit(commitSeconds)}); return null; end $$
  `.execute(db)
  await sql`create trigger slow_down after insert on answers execute function slow_down()`.execute(db)
}

/**
 * Saves at four times the rate at which the server stores them: how long those take that it accepts, what is left in
 * memory afterwards, and whether anything acknowledged is lost.
 */
export async function benchStorm(stack: AsyncDisposableStack): Promise<void> {
  const { url, db, description } = await openBenchDatabase(stack)
  const tryout = await createBenchTryout(db)
  await createRunning(db, tryout, 0, students)
  await slowDown(db)
  const questions = tryout.sub_test.items
  const server = await startServer(stack, realServer, { DATABASE_URL: url })
  const ask = openLoader<OverloadTask, OverloadOutcome>(stack, 'storm-load.ts')
  const task = { port: server.port, slug: tryout.slug, students, questions, calm }

  // The same in calm, so that what the server keeps of its students in any case is there before.
  await ask({ ...task, storm: { ...storm, times: 0.5 } })
  await sleep(restMs)
  const before = server.readMemory()
  const [outcome, most] = await watchMemory(server, ask({ ...task, storm }))
  await sleep(restMs)
  const after = server.readMemory()

  printTable(
    ['', 'sent/s', 'accepted/s', 'median ms', 'p99 ms', 'longest ms', 'refused'],
    [describePhase('calm', outcome.calm), describePhase('storm', outcome.storm)],
  )
  const { lag } = outcome.storm
  console.log(`
The load generator was late by ${lag.median.toFixed(0)} ms (median) to ${lag.p99.toFixed(0)} ms (p99) in the storm.
Memory: ${before.toFixed(0)} MB before, ${most.toFixed(0)} at most, ${after.toFixed(0)} after ${restMs / 1000} s of rest.
${students} students, each on a connection of their own with one save under way; ${description}.
`)
  judgeBudgets(`At ${storm.times} times what is stored in calm`, '', [
    { name: 'p99 of accepted saves, ms', reached: quantile(outcome.storm.accepted, 0.99), most: 1_500 },
    { name: 'memory kept, MB', reached: after - before, most: 150 },
    { name: 'acknowledged answers lost', reached: await countLost(db, questions, outcome.newest), most: 0 },
  ])
}
