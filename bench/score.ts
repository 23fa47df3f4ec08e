import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../apps/server/src/db/database.ts'
import { limits } from '../apps/server/src/limits.ts'
import {
  createProgram,
  createSession,
  createTryout,
  createUser,
} from '../apps/server/src/testing/factories.ts'
import { simulateSittings } from '../apps/server/src/testing/simulated-sittings.ts'
import { sql } from 'kysely'
import { judge, printTable } from './table.ts'
import { openBenchDatabase } from './world/database.ts'
import { realServer, startServer } from './world/server.ts'

const students = 5_000
const subTests = 7
const questions = 23
const wantedSeconds = 15
const pollMs = 20
const patienceMs = 120_000

async function createSat(db: Database) {
  const program = await createProgram(db)
  const tryout = await createTryout(db, {
    program_id: program.id,
    scoring: 'irt',
    sub_tests: subTests,
    questions,
    closes_at: new Date(Date.now() + 3_600_000).toISOString(),
    result_release: 'at_close',
  })
  await simulateSittings(db, tryout.id, { students, at: new Date() })
  await sql`vacuum analyze`.execute(db)
  return tryout
}

/** The published run, once the ranks are those of it. */
async function waitForRanks(db: Database, tryoutId: string, number: number) {
  for (let waited = 0; waited < patienceMs; waited += pollMs) {
    const run = await db
      .selectFrom('score_runs as r')
      .innerJoin('ranking_snapshots as s', 's.score_run_id', 'r.id')
      .selectAll('r')
      .select(['s.participants', 's.computed_at'])
      .where('r.tryout_id', '=', tryoutId)
      .where('r.number', '=', number)
      .where('r.status', '=', 'published')
      .executeTakeFirst()
    if (run) return run
    await sleep(pollMs)
  }
  throw new Error(`No ranks by run ${number} within ${patienceMs / 1000} s`)
}
type RankedRun = Awaited<ReturnType<typeof waitForRanks>>

/** Everything that the run gives, without its own id and times. */
async function digestRun(db: Database, { id }: RankedRun): Promise<string> {
  const hash = createHash('sha256')
  for (const rows of [
    await sql<{ row: string }>`
      select (to_jsonb(s) - 'score_run_id')::text as row from sub_test_scores s
      where score_run_id = ${id} order by attempt_id, sub_test_id`.execute(db),
    await sql<{ row: string }>`
      select (to_jsonb(s) - 'score_run_id' - 'scored_at')::text as row from attempt_scores s
      where score_run_id = ${id} order by attempt_id`.execute(db),
    await sql<{ row: string }>`
      select (to_jsonb(s) - 'score_run_id')::text as row from score_run_items s
      where score_run_id = ${id} order by question_id`.execute(db),
  ])
    for (const { row } of rows.rows) hash.update(row)
  return hash.digest('hex')
}

const tellSeconds = (from: string, to: string) => ((Date.parse(to) - Date.parse(from)) / 1000).toFixed(2)

async function printPhases(db: Database, run: RankedRun): Promise<void> {
  const log = await db
    .selectFrom('score_run_log')
    .select(['at', 'text'])
    .where('score_run_id', '=', run.id)
    .orderBy('position')
    .execute()
  const marks = [{ at: run.created_at, text: 'queued' }, ...log, { at: run.computed_at, text: 'ranked' }]
  printTable(
    ['phase', 's', 'since queued'],
    marks.map(({ at, text }, index) => [
      text.slice(0, 60),
      tellSeconds(marks[index - 1]?.at ?? at, at),
      tellSeconds(run.created_at, at),
    ]),
  )
}

/** 5,000 students from the close of their try-out to published ranks by item response, and once more to the same bytes. */
export async function benchScore(stack: AsyncDisposableStack): Promise<void> {
  const { url, db, description } = await openBenchDatabase(stack)
  const tryout = await createSat(db)
  const admin = await createUser(db, { role: 'admin' })
  const token = await createSession(
    db,
    { id: admin.id, role: 'admin' },
    { last_seen_at: new Date().toISOString(), expires_at: new Date(Date.now() + 3_600_000).toISOString() },
  )
  const server = await startServer(stack, realServer, { DATABASE_URL: url })

  const closes_at = new Date(Date.now() - limits.answerGraceMs).toISOString()
  const start = performance.now()
  await db.updateTable('tryouts').set({ closes_at }).where('id', '=', tryout.id).execute()
  const first = await waitForRanks(db, tryout.id, 2)
  const seconds = (performance.now() - start) / 1000
  await printPhases(db, first)

  const again = performance.now()
  const reply = await fetch(`http://127.0.0.1:${server.port}/api/v1/admin/tryouts/${tryout.id}/rescore`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ reason: 'Pengukuran ulang', publish: true }),
  })
  if (reply.status !== 201) throw new Error(`Cannot rescore: ${reply.status} ${await reply.text()}`)
  const second = await waitForRanks(db, tryout.id, 3)
  const secondsAgain = (performance.now() - again) / 1000
  const [one, other] = [await digestRun(db, first), await digestRun(db, second)]
  const isSame = one === other && first.data_hash === second.data_hash

  console.log(`
${first.participants} students ranked, ${subTests} sub-tests of ${questions} questions, on ${description}.
From the close to published ranks: ${seconds.toFixed(1)} s; scored, published and ranked again: ${secondsAgain.toFixed(1)} s.
Data hash ${first.data_hash}; scores and findings of both runs ${isSame ? 'are the same bytes' : 'DIFFER'}: ${one}`)
  if (!isSame) process.exitCode = 1
  judge(`${wantedSeconds} s to the time taken`, wantedSeconds / seconds, 1)
}
