import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../../apps/server/src/db/database.ts'
import { printTable } from '../table.ts'

const pollMs = 20
const patienceMs = 1_200_000

async function refuseFailed(db: Database, tryoutId: string, number: number): Promise<void> {
  const failed = await db
    .selectFrom('score_runs')
    .select('failure')
    .where(eb => eb.and({ tryout_id: tryoutId, number }))
    .where('status', 'in', ['failed', 'cancelled'])
    .executeTakeFirst()
  if (failed) throw new Error(`Run ${number} ended without scores: ${failed.failure}`)
}

const tellSeconds = (from: string, to: string) => ((Date.parse(to) - Date.parse(from)) / 1000).toFixed(2)

/** What each phase of a run took, from its queueing to its ranks. */
export async function printPhases(db: Database, run: RankedRun): Promise<void> {
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

/** The published run, once the ranks are those of it. */
export async function waitForRanks(db: Database, tryoutId: string, number: number) {
  for (let waited = 0; waited < patienceMs; waited += pollMs) {
    const run = await db
      .selectFrom('score_runs as r')
      .innerJoin('ranking_snapshots as s', 's.score_run_id', 'r.id')
      .selectAll('r')
      .select(['s.participants', 's.computed_at'])
      .where(eb => eb.and({ 'r.tryout_id': tryoutId, 'r.number': number }))
      .where('r.status', '=', 'published')
      .executeTakeFirst()
    if (run) return run
    await refuseFailed(db, tryoutId, number)
    await sleep(pollMs)
  }
  throw new Error(`No ranks by run ${number} within ${patienceMs / 1000} s`)
}
export type RankedRun = Awaited<ReturnType<typeof waitForRanks>>

const pageRows = 20_000

interface RunRows {
  table: 'sub_test_scores' | 'attempt_scores' | 'score_run_items'
  order: readonly [string, string]
}

const runRows: RunRows[] = [
  { table: 'sub_test_scores', order: ['attempt_id', 'sub_test_id'] },
  { table: 'attempt_scores', order: ['attempt_id', 'attempt_id'] },
  { table: 'score_run_items', order: ['question_id', 'question_id'] },
]

/** Hashes rows in the order of two of their columns, a page at a time: a table of a large run does not fit into memory. */
async function hashRows(
  db: Database,
  hash: ReturnType<typeof createHash>,
  runId: string,
  { table, order }: RunRows,
): Promise<void> {
  const [first, second] = order.map(column => sql.ref(`s.${column}`))
  let after = ['00000000-0000-0000-0000-000000000000', '00000000-0000-0000-0000-000000000000']
  for (;;) {
    const { rows } = await sql<{ row: string; at: string[] }>`
      select (to_jsonb(s) - 'score_run_id' - 'scored_at')::text as row, array[${first}::text, ${second}::text] as at
      from ${sql.table(table)} s
      where score_run_id = ${runId} and (${first}, ${second}) > (${after[0]}::uuid, ${after[1]}::uuid)
      order by ${first}, ${second} limit ${pageRows}`.execute(db)
    for (const { row } of rows) hash.update(row)
    const last = rows.at(-1)
    if (!last || rows.length < pageRows) return
    after = last.at
  }
}

/** Everything that a run gives, without its own id and times. */
export async function digestRun(db: Database, { id }: { id: string }): Promise<string> {
  const hash = createHash('sha256')
  for (const rows of runRows) await hashRows(db, hash, id, rows)
  return hash.digest('hex')
}
