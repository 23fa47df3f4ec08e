import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'
import type { NoteScores } from '../marks/note-scores.ts'
import { closeAbandonedAttempts, closeProgresses } from './close-progress.queries.ts'
import type { FindPaper } from './papers.ts'
import { listAbandoned, listExpired } from './progresses.queries.ts'

interface Means extends Pick<Platform, 'examDb' | 'now' | 'log'> {
  config: Pick<Platform['config'], 'is_sharded'>
}

interface Due {
  bucket: number
  id: string
  tryout_id: string
}

/** While one group is scored, the database works on the other. */
const groupsAtOnce = 2

/** What `close` closes in one transaction: rows of one try-out, and of one bucket where there are shards. */
function group<Row extends Due>(rows: Row[], isSharded: boolean): Row[][] {
  const keyOf = ({ tryout_id, bucket }: Row, index: number) =>
    [Math.floor(index / limits.closedAtOnce), tryout_id, isSharded ? bucket : ''].join(' ')
  return [...Map.groupBy(rows, keyOf).values()]
}

/** Closes rows together; returns those that somebody else holds, where it does not wait for them. */
type Close<Row> = (rows: Row[], whenLocked: 'wait' | 'skip') => Promise<Row[]>

/**
 * Closes all that `list` finds, many at a time. What cannot be closed together is closed one by one; one that fails is logged,
 * skipped, and tried again by the next sweep: it must not hold back the others.
 */
async function closeAll<Row extends Due>(
  list: (limit: number, skip: number) => Promise<Row[]>,
  close: Close<Row>,
  { config, log }: Pick<Means, 'config' | 'log'>,
): Promise<void> {
  let failed = 0
  let found: number
  const closeOne = (row: Row) =>
    close([row], 'wait').catch((error: unknown) => {
      failed++
      log(`Cannot close ${row.id}: ${error instanceof Error ? error.message : String(error)}`)
    })
  do {
    const rows = await list(limits.dueAtOnce, failed)
    found = rows.length
    const groups = group(rows, config.is_sharded).values()
    const work = async () => {
      for (const together of groups) {
        const left = await close(together, 'skip').catch(() => together)
        for (const row of left) await closeOne(row)
      }
    }
    await Promise.all(Array.from({ length: groupsAtOnce }, work))
  } while (found === limits.dueAtOnce)
}

/**
 * Closes what nobody touched: sub-tests past their deadline and grace, and attempts whose try-out has closed. A little
 * later than it could, so that a save that arrived in time and waits in a queue of whatever node still counts. Several
 * nodes may sweep at once; each closing is idempotent. Calls `noteScores` with the try-outs that got new scores.
 */
export async function sweepExpired(
  platform: Means,
  findPaper: FindPaper,
  noteScores: NoteScores,
): Promise<void> {
  const { examDb, now } = platform
  const at = now()
  const note = (rows: Due[]) => rows[0] && noteScores(rows[0].tryout_id, rows)
  const latest = new Date(at.getTime() - limits.answerGraceMs - limits.sweepDelayMs).toISOString()
  await closeAll(
    (limit, skip) => listExpired(examDb, latest, limit, skip),
    async (rows, whenLocked) => {
      const wanted = rows.map(row => ({ ...row, by: 'time' as const, at }))
      const closings = await closeProgresses(examDb, findPaper, wanted, whenLocked)
      const finished = rows.filter((_, n) => {
        const closing = closings[n]
        return closing?.kind === 'closed' && closing.attempt_finished
      })
      note(finished.map(({ attempt_id, ...row }) => ({ ...row, id: attempt_id })))
      return rows.filter((_, n) => closings[n] === undefined)
    },
    platform,
  )
  await closeAll(
    (limit, skip) => listAbandoned(examDb, latest, limit, skip),
    async (rows, whenLocked) => {
      const left = await closeAbandonedAttempts({ db: examDb, findPaper }, rows, at, whenLocked)
      note(rows)
      return left
    },
    platform,
  )
}
