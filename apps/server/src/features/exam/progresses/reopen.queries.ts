import type { CutShort } from '@gerbang/contract/exam/exam-day.ts'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { hasRow } from '../../../db/has-row.ts'
import { limits } from '../../../limits.ts'
import { eraseScores } from '../marks/erase-scores.queries.ts'
import { keepExamSessions } from './give-time.queries.ts'

const most = 500

/**
 * Sub-tests `p` that time has closed though their page was seen last long before their end, of the newest attempt of
 * somebody who sits nothing else: `seen` is the last word of the page, `l` what came after the closing.
 */
const cutShort = (tryoutId: string) => sql`
  progresses p
  join attempts a on a.bucket = p.bucket and a.id = p.attempt_id
  join tryout_sub_tests st on st.id = p.sub_test_id
  join subjects s on s.id = st.subject_id
  join users u on u.id = p.user_id
  left join session_beats b on b.bucket = p.bucket and b.progress_id = p.id
  cross join lateral (
    select greatest(p.started_at, b.at, max(w.server_at)) as seen_at,
      count(*) filter (where w.value is not null)::int as answered
    from answers w where w.bucket = p.bucket and w.progress_id = p.id
  ) seen
  where st.tryout_id = ${tryoutId} and p.closed_by = 'time'
    and p.ends_at - seen.seen_at >= ${limits.cutOffMs} * interval '1 ms'
    and a.status in ('in_progress', 'scored')
    and not exists (
      select from progresses r
      where r.bucket = p.bucket and r.attempt_id = p.attempt_id and r.submitted_at is null
    )
    and not exists (
      select from attempts n
      where n.bucket = a.bucket and n.user_id = a.user_id and n.tryout_id = a.tryout_id
        and n.number > a.number and n.status <> 'void'
    )`

/** What can be reopened, those with most time left first. */
export async function listCutShort(db: Db, tryoutId: string): Promise<CutShort[]> {
  const { rows } = await sql<CutShort>`
    select p.id as progress_id, p.user_id, u.name, u.school_name, s.code as sub_test, p.ends_at, seen.seen_at,
      seen.answered, ceil(extract(epoch from p.ends_at - seen.seen_at))::int as rest_seconds
    from ${cutShort(tryoutId)}
    order by rest_seconds desc, p.id limit ${most}
  `.execute(db)
  return rows
}

export interface Reopened {
  bucket: number
  id: string
  attempt_id: string
  user_id: string
  ends_at: string
  /** How much longer than before. */
  seconds: number
  /** What the receipt that does not count any more had said. */
  former_hash: string
}

/**
 * Attempts before progresses, as everywhere: until the transaction ends nobody starts, submits or closes. One bucket after the
 * other, because shards lock nothing across.
 */
async function lockSheets(trx: Db, progressIds: readonly string[]): Promise<void> {
  const sheets = await trx
    .selectFrom('progresses')
    .select(['bucket', 'id as progress_id', 'attempt_id'])
    .where('id', '=', sql<string>`any(${[...progressIds]}::uuid[])`)
    .orderBy('bucket')
    .execute()
  for (const [table, key] of [
    ['attempts', 'attempt_id'],
    ['progresses', 'progress_id'],
  ] as const)
    for (const [bucket, own] of Map.groupBy(sheets, sheet => sheet.bucket))
      await trx
        .selectFrom(table)
        .select('id')
        .where('bucket', '=', bucket)
        .where('id', '=', sql<string>`any(${own.map(sheet => sheet[key])}::uuid[])`)
        .orderBy('id')
        .forUpdate()
        .execute()
}

/** What was answered after the closing, and nobody has decided about, is an answer like the others. */
async function takeLateAnswers(trx: Db, reopened: readonly Reopened[]): Promise<void> {
  await sql`
    with late as (
      delete from late_answers l
      using json_to_recordset(${JSON.stringify(reopened)}::json) as r (bucket smallint, id uuid)
      where l.bucket = r.bucket and l.progress_id = r.id and l.decision is null
      returning l.*
    )
    insert into answers (bucket, progress_id, question_id, value, flagged, seq, client_at, server_at)
    select bucket, progress_id, question_id, value, flagged, seq, client_at, server_at from late
    order by bucket, progress_id, question_id
    on conflict (bucket, progress_id, question_id) do update set
      value = excluded.value, flagged = excluded.flagged, seq = excluded.seq,
      client_at = excluded.client_at, server_at = excluded.server_at
    where answers.seq < excluded.seq
  `.execute(trx)
}

/** Of an attempt only the last, for one runs at a time, each with the end that it gets. */
async function chooseCutShort(
  trx: Db,
  tryoutId: string,
  progressIds: readonly string[],
  at: Date,
): Promise<Reopened[]> {
  const { rows } = await sql<Reopened>`
    select distinct on (p.bucket, p.attempt_id) p.bucket, p.id, p.attempt_id, p.user_id,
      p.receipt ->> 'hash' as former_hash, p.ends_at,
      ceil(extract(epoch from ${at.toISOString()}::timestamptz - seen.seen_at))::int as seconds
    from ${cutShort(tryoutId)} and p.id = any(${progressIds}::uuid[])
    order by p.bucket, p.attempt_id, p.ends_at desc
  `.execute(trx)
  return rows.map(row => ({
    ...row,
    ends_at: new Date(Date.parse(row.ends_at) + row.seconds * 1_000).toISOString(),
  }))
}

/** Lets each go on with what was left when its page was seen last. */
async function openAgain(trx: Db, chosen: readonly Reopened[]): Promise<void> {
  for (const [bucket, own] of Map.groupBy(chosen, one => one.bucket))
    await sql`
      update progresses p set submitted_at = null, closed_by = null, receipt = null,
        ends_at = c.ends_at, extended_seconds = p.extended_seconds + c.seconds
      from json_to_recordset(${JSON.stringify(own)}::json) as c (id uuid, ends_at timestamptz, seconds integer)
      where p.bucket = ${bucket} and p.id = c.id
    `.execute(trx)
}

/** In the caller's transaction. An attempt that was scored is under way again, and its scores are taken back. */
export async function reopenSubTests(
  trx: Db,
  tryoutId: string,
  progressIds: readonly string[],
  at: Date,
): Promise<Reopened[]> {
  await lockSheets(trx, progressIds)
  const reopened = await chooseCutShort(trx, tryoutId, progressIds, at)
  await openAgain(trx, reopened)
  await takeLateAnswers(trx, reopened)
  for (const { bucket, attempt_id } of reopened) {
    await eraseScores(trx, bucket, attempt_id)
    await trx
      .updateTable('attempts')
      .set({ status: 'in_progress', finished_at: null, updated_at: at.toISOString() })
      .where('bucket', '=', bucket)
      .where('id', '=', attempt_id)
      .execute()
  }
  await keepExamSessions(trx, reopened)
  return reopened
}

/** A run under way has read the scores that a reopening takes back. */
export function isBeingScored(db: Db, tryoutId: string): Promise<boolean> {
  return hasRow(
    db
      .selectFrom('score_runs')
      .select('id')
      .where('tryout_id', '=', tryoutId)
      .where('status', 'in', ['queued', 'running']),
  )
}
