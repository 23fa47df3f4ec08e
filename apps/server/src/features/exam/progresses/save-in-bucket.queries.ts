import type { Transaction } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { DB } from '../../../db/schema.ts'
import { limits } from '../../../limits.ts'
import type { SaveOutcome, SaveRequest } from './answers.queries.ts'

type Trx = Transaction<DB>

/** Those that still run, held until the transaction ends. */
async function lockRunning(trx: Trx, bucket: number, requests: SaveRequest[], whenLocked: 'wait' | 'skip') {
  const rows = await trx
    .selectFrom('progresses')
    .select(['id', 'lease', 'ends_at'])
    .where('bucket', '=', bucket)
    .where(
      'id',
      'in',
      requests.map(({ progress_id }) => progress_id),
    )
    .where('submitted_at', 'is', null)
    .orderBy('id')
    .forShare()
    .$if(whenLocked === 'skip', query => query.skipLocked())
    .execute()
  return new Map(rows.map(row => [row.id, row]))
}

function judge(requests: SaveRequest[], running: Awaited<ReturnType<typeof lockRunning>>): SaveOutcome[] {
  return requests.flatMap(({ progress_id, lease, arrived_at }, n) => {
    const row = running.get(progress_id)
    if (!row) return []
    const in_time = Date.parse(row.ends_at) + limits.answerGraceMs >= Date.parse(arrived_at)
    return [{ n, holds_lease: row.lease === lease, in_time, ends_at: row.ends_at }]
  })
}

/** The last of each key once the rows are in order, which is also the order of locks. */
function keepLast<Row>(rows: Row[], by: (row: Row) => string, order: (row: Row) => number): Row[] {
  const sorted = rows.toSorted((a, b) => order(a) - order(b))
  const last = new Map(sorted.map(row => [by(row), row]))
  return [...last].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
}

async function storeAnswers(trx: Trx, accepted: SaveRequest[]): Promise<void> {
  const rows = accepted.flatMap(({ bucket, progress_id, arrived_at, answers }) =>
    answers.map(({ value, client_at = null, ...answer }) => ({
      ...answer,
      bucket,
      progress_id,
      value: value === null ? null : JSON.stringify(value),
      client_at,
      server_at: arrived_at,
    })),
  )
  if (rows.length === 0) return
  await trx
    .insertInto('answers')
    .values(
      keepLast(
        rows,
        row => `${row.progress_id} ${row.question_id}`,
        row => row.seq,
      ),
    )
    .onConflict(oc =>
      oc
        .columns(['bucket', 'progress_id', 'question_id'])
        .doUpdateSet(eb => ({
          value: eb.ref('excluded.value'),
          flagged: eb.ref('excluded.flagged'),
          seq: eb.ref('excluded.seq'),
          client_at: eb.ref('excluded.client_at'),
          server_at: eb.ref('excluded.server_at'),
        }))
        .whereRef('answers.seq', '<', 'excluded.seq'),
    )
    .execute()
}

const stampOf = ({ bucket, progress_id, arrived_at }: SaveRequest) => ({
  bucket,
  progress_id,
  created_at: arrived_at,
  updated_at: arrived_at,
})

async function storeVisits(trx: Trx, accepted: SaveRequest[]): Promise<void> {
  const rows = accepted.flatMap(request =>
    request.trace && request.trace.seconds.length > 0
      ? [{ ...stampOf(request), visit: request.trace.visit, seconds: [...request.trace.seconds] }]
      : [],
  )
  if (rows.length === 0) return
  await trx
    .insertInto('session_visits')
    .values(
      keepLast(
        rows,
        row => `${row.progress_id} ${row.visit}`,
        row => Date.parse(row.updated_at),
      ),
    )
    .onConflict(oc =>
      oc
        .columns(['bucket', 'progress_id', 'visit'])
        .doUpdateSet(eb => ({
          seconds: eb.ref('excluded.seconds'),
          updated_at: eb.ref('excluded.updated_at'),
        }))
        .whereRef('session_visits.updated_at', '<=', 'excluded.updated_at'),
    )
    .execute()
}

async function storeEvents(trx: Trx, accepted: SaveRequest[]): Promise<void> {
  const rows = accepted.flatMap(request =>
    (request.trace?.events ?? []).map(({ n, kind, at }) => ({
      ...stampOf(request),
      visit: request.trace?.visit ?? '',
      n,
      kind,
      at,
    })),
  )
  if (rows.length === 0) return
  await trx
    .insertInto('session_events')
    .values(rows)
    .onConflict(oc => oc.doNothing())
    .execute()
}

async function save(trx: Trx, requests: SaveRequest[], whenLocked: 'wait' | 'skip'): Promise<SaveOutcome[]> {
  const [first] = requests
  if (!first) return []
  const outcomes = judge(requests, await lockRunning(trx, first.bucket, requests, whenLocked))
  const counts = new Set(
    outcomes.filter(({ holds_lease, in_time }) => holds_lease && in_time).map(({ n }) => n),
  )
  const accepted = requests.filter((_, n) => counts.has(n))
  await storeAnswers(trx, accepted)
  await storeVisits(trx, accepted)
  await storeEvents(trx, accepted)
  return outcomes
}

/**
 * As `saveAnswers`, for requests of one bucket. Shards store nothing from within a statement that also reads what is
 * locked, and route only what names its bucket: hence a statement a table, in one transaction.
 */
export function saveInBucket(
  db: Db,
  requests: SaveRequest[],
  whenLocked: 'wait' | 'skip' = 'wait',
): Promise<SaveOutcome[]> {
  if (db.isTransaction) return save(db as Trx, requests, whenLocked)
  return db.transaction().execute(trx => save(trx, requests, whenLocked))
}
