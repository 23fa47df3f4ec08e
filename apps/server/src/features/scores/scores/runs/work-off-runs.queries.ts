import { sql } from 'kysely'
import { type Database, openDatabase } from '../../../../db/database.ts'
import { limits } from '../../../../limits.ts'
import { executeRun, type RunMeans } from './execute-run.ts'
import { RunStoppedError, ScoreRunError } from './run-error.ts'
import {
  appendLog,
  beginRun,
  claimRun,
  endRun,
  listUnclaimedRuns,
  type RunRow,
  releaseRun,
} from './runs.queries.ts'

const brokenText =
  'Penilaian berhenti karena kesalahan di server. Coba jalankan lagi, lalu periksa log server.'

/** What is wrong for good ends the run; anything else leaves it to the next round, a few times. */
async function settleFailure(db: Database, run: RunRow, error: unknown, { now }: RunMeans): Promise<void> {
  if (error instanceof RunStoppedError) return
  const isFinal = error instanceof ScoreRunError
  if (!isFinal && run.tries < limits.scoreRunTries) throw error
  const failure = isFinal ? error.message : brokenText
  const at = now().toISOString()
  if (await endRun(db, run.id, { status: 'failed', failure, finished_at: at }))
    await appendLog(db, run.id, at, failure)
  if (!isFinal) throw error
}

async function workOff(db: Database, id: string, means: RunMeans & { rankDb: Database }): Promise<void> {
  const run = await beginRun(db, id, means.now().toISOString())
  if (!run) return
  try {
    if (run.tries > limits.scoreRunTries) throw new ScoreRunError(brokenText)
    await executeRun(db, run, means)
  } catch (error) {
    await settleFailure(db, run, error, means)
  }
}

/**
 * Carries out all runs that no living process has claimed, one after another, over one connection of its own: the claim
 * is a lock of that connection, and nothing is written without it. One that fails does not keep the others from theirs.
 */
export async function workOffRuns(
  url: string,
  means: RunMeans & { log: (line: string) => void },
): Promise<void> {
  const pool = openDatabase({ url, connections: 1, name: 'score', statementMs: limits.scoreStatementMs })
  const rankDb = openDatabase({
    url,
    connections: 1,
    name: 'ranks',
    statementMs: limits.jobStatementMs,
    idleMs: 0,
  })
  try {
    await pool.connection().execute(async db => {
      // A machine that lost its power says no goodbye; its claims end within a minute.
      await sql`set tcp_keepalives_idle = 30; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3`.execute(
        db,
      )
      for (const id of await listUnclaimedRuns(db)) {
        if (!(await claimRun(db, id))) continue
        await workOff(db, id, { ...means, rankDb }).catch((error: unknown) =>
          means.log(
            `Cannot finish the score run ${id}: ${error instanceof Error ? error.message : String(error)}`,
          ),
        )
        await releaseRun(db, id)
      }
    })
  } finally {
    await Promise.all([pool.destroy(), rankDb.destroy()])
  }
}
