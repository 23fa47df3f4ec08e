import type { Answer, Trace } from '@gerbang/contract/exam/progresses.ts'
import type { AnswerValue } from '@gerbang/contract/question.ts'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { isAmong, plainOnly } from '../../../db/placement.ts'
import { limits } from '../../../limits.ts'
import type { StoredAnswers } from './write-receipt.ts'

export interface AnswerRow {
  question_id: string
  value: AnswerValue | null
  flagged: boolean
  seq: number
  client_at?: string | undefined
}

/** The answers of one request. */
export interface SaveRequest {
  bucket: number
  progress_id: string
  lease: string
  arrived_at: string
  answers: AnswerRow[]
  trace?: Trace | undefined
}

export interface SaveOutcome {
  n: number
  holds_lease: boolean
  in_time: boolean
  ends_at: string
}

/**
 * Stores the answers of many requests in one statement. A request counts when its sub-test runs, it holds the lease
 * and it arrived before the end of the grace; per question the highest `seq` wins. Requests on closed sub-tests are
 * absent from the outcome; with `skip`, so are those whose sub-test somebody else is closing or taking over. The share
 * lock makes a parallel submit wait, so nothing is acknowledged that was not scored.
 */
export async function saveAnswers(
  db: Db,
  requests: SaveRequest[],
  whenLocked: 'wait' | 'skip' = 'wait',
): Promise<SaveOutcome[]> {
  const asked = requests.map(({ bucket, progress_id, lease, arrived_at }, n) => ({
    n,
    bucket,
    progress_id,
    lease,
    arrived_at,
  }))
  const sent = requests.flatMap(({ answers }, n) =>
    answers.map(({ question_id, value, flagged, seq, client_at }) => ({
      n,
      question_id,
      value,
      flagged,
      seq,
      client_at,
    })),
  )
  const { rows } = await sql<SaveOutcome>`
    with ${plainOnly} asked as (
      select * from json_to_recordset(${JSON.stringify(asked)}::json) as a
        (n integer, bucket smallint, progress_id uuid, lease uuid, arrived_at timestamptz)
    ), running as materialized (
      select p.bucket, p.id, p.lease, p.ends_at
      from (select distinct bucket, progress_id from asked) a
      join progresses p on p.bucket = a.bucket and p.id = a.progress_id
      where p.submitted_at is null
      order by p.bucket, p.id
      for share of p ${whenLocked === 'skip' ? sql`skip locked` : sql``}
    ), judged as (
      select a.n, a.bucket, a.progress_id, a.arrived_at, r.ends_at,
        r.lease = a.lease as holds_lease, r.ends_at >= a.arrived_at - ${limits.answerGraceMs} * interval '1 ms' as in_time
      from asked a join running r on r.bucket = a.bucket and r.id = a.progress_id
    ), stored as (
      insert into answers (bucket, progress_id, question_id, value, flagged, seq, client_at, server_at)
      select distinct on (j.bucket, j.progress_id, s.question_id)
        j.bucket, j.progress_id, s.question_id, s.value, s.flagged, s.seq, s.client_at, j.arrived_at
      from json_to_recordset(${JSON.stringify(sent)}::json) as s
        (n integer, question_id uuid, value jsonb, flagged boolean, seq integer, client_at timestamptz)
      join judged j on j.n = s.n
      where j.holds_lease and j.in_time
      order by j.bucket, j.progress_id, s.question_id, s.seq desc
      on conflict (bucket, progress_id, question_id) do update set
        value = excluded.value, flagged = excluded.flagged, seq = excluded.seq,
        client_at = excluded.client_at, server_at = excluded.server_at
      where answers.seq < excluded.seq
    )${storeTraces(requests)}
    select n, holds_lease, in_time, ends_at from judged
  `.execute(db)
  return rows
}

/** Part of the same statement, where there is anything to store: most requests bring answers alone. */
function storeTraces(requests: SaveRequest[]) {
  const visits = requests.flatMap(({ trace }, n) => (trace ? [{ n, ...trace }] : []))
  if (visits.length === 0) return sql``
  const seen = visits.filter(({ seconds }) => seconds.length > 0)
  const events = visits.flatMap(({ n: request, visit, events }) =>
    events.map(event => ({ ...event, request, visit })),
  )
  return sql`, visited as (
      insert into session_visits (bucket, progress_id, visit, seconds, created_at, updated_at)
      select distinct on (j.bucket, j.progress_id, v.visit)
        j.bucket, j.progress_id, v.visit, v.seconds, j.arrived_at, j.arrived_at
      from json_to_recordset(${JSON.stringify(seen)}::json) as v (n integer, visit uuid, seconds integer[])
      join judged j on j.n = v.n
      where j.holds_lease and j.in_time
      order by j.bucket, j.progress_id, v.visit, j.arrived_at desc
      on conflict (bucket, progress_id, visit) do update set
        seconds = excluded.seconds, updated_at = excluded.updated_at
      where session_visits.updated_at <= excluded.updated_at
    ), noted as (
      insert into session_events (bucket, progress_id, visit, n, kind, at, created_at, updated_at)
      select j.bucket, j.progress_id, e.visit, e.n, e.kind, e.at, j.arrived_at, j.arrived_at
      from json_to_recordset(${JSON.stringify(events)}::json) as e
        (request integer, visit uuid, n integer, kind text, at timestamptz)
      join judged j on j.n = e.request
      where j.holds_lease and j.in_time
      on conflict do nothing
    )`
}

/** Keeps answers that came too late, for appeals; per question the newest. Never scored by itself. */
export async function keepLateAnswers(db: Db, request: SaveRequest): Promise<void> {
  await sql`
    insert into late_answers (bucket, progress_id, question_id, value, flagged, seq, client_at, server_at)
    select distinct on (s.question_id) ${request.bucket}::smallint, ${request.progress_id}::uuid, s.question_id,
      s.value, s.flagged, s.seq, s.client_at, ${request.arrived_at}::timestamptz
    from json_to_recordset(${JSON.stringify(request.answers)}::json) as s
      (question_id uuid, value jsonb, flagged boolean, seq integer, client_at timestamptz)
    order by s.question_id, s.seq desc
    on conflict (bucket, progress_id, question_id) do update set
      value = excluded.value, flagged = excluded.flagged, seq = excluded.seq,
      client_at = excluded.client_at, server_at = excluded.server_at
    where late_answers.seq < excluded.seq
  `.execute(db)
}

export function listAnswers(db: Db, bucket: number, progressId: string): Promise<Answer[]> {
  return db
    .selectFrom('answers')
    .select(['question_id', 'value', 'flagged', 'seq'])
    .where('bucket', '=', bucket)
    .where('progress_id', '=', progressId)
    .execute()
}

interface GatheredRow {
  progress_id: string
  values: Record<string, AnswerValue | null> | null
  flagged: number
}

const gathered = sql`json_object_agg(question_id, value) as values, count(*) filter (where flagged) as flagged`

/** Looks each sub-test up by itself: a join would put all answers in order first. */
function selectGathered(progresses: readonly { bucket: number; id: string }[]) {
  if (new Set(progresses.map(({ bucket }) => bucket)).size === 1)
    return sql<GatheredRow>`
      select progress_id, ${gathered} from answers
      where ${isAmong('answers', 'progress_id', progresses)}
      group by progress_id
    `
  return sql<GatheredRow>`
    select k.id as progress_id, s.* ${plainOnly}
    from unnest(
      ${progresses.map(({ bucket }) => bucket)}::smallint[], ${progresses.map(({ id }) => id)}::uuid[]
    ) as k (bucket, id)
    cross join lateral (
      select ${gathered} from answers where answers.bucket = k.bucket and progress_id = k.id offset 0
    ) s
  `
}

/** By sub-test what is stored of it, one row each: hundreds close together, and each has dozens of answers. */
export async function gatherAnswersOf(
  db: Db,
  progresses: readonly { bucket: number; id: string }[],
): Promise<Map<string, StoredAnswers>> {
  const { rows } = await selectGathered(progresses).execute(db)
  return new Map(
    rows.map(({ progress_id, values, flagged }) => [
      progress_id,
      { values: new Map(Object.entries(values ?? {})), flagged },
    ]),
  )
}

/** The stored answers of some attempts, with the sub-test of each. */
export function listAttemptAnswers(db: Db, attempts: readonly { bucket: number; id: string }[]) {
  return db
    .selectFrom('progresses as p')
    .innerJoin('answers as a', join =>
      join.onRef('a.bucket', '=', 'p.bucket').onRef('a.progress_id', '=', 'p.id'),
    )
    .select(['p.attempt_id', 'p.sub_test_id', 'a.question_id', 'a.value', 'a.flagged', 'a.seq'])
    .where(isAmong('p', 'attempt_id', attempts))
    .execute()
}
