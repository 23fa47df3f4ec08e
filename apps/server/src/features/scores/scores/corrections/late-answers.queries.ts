import type { LateSheet } from '@gerbang/contract/scores/late-answers.ts'
import { sql } from 'kysely'
import type { Db } from '../../../../db/database.ts'
import { conflict, notFound } from '../../../../http/errors.ts'
import { amendReceipts } from '../../../exam/progresses/amend-receipts.queries.ts'
import type { Doing } from './note-event.ts'
import { replaceActiveRun } from './regrade.queries.ts'
import { lockScoring } from '../runs/runs.queries.ts'
import { startRun } from '../runs/start-run.queries.ts'

const most = 500

/** What waits for a decision: sub-tests that are closed, each with what came after that. */
export async function listLateSheets(db: Db, tryoutId: string): Promise<LateSheet[]> {
  const { rows } = await sql<LateSheet>`
    select p.id as progress_id, p.user_id, u.name, u.school_name, s.code as sub_test, p.ends_at,
      max(l.server_at) as last_at, count(*)::int as answers
    from late_answers l
    join progresses p on p.bucket = l.bucket and p.id = l.progress_id
    join tryout_sub_tests st on st.id = p.sub_test_id
    join subjects s on s.id = st.subject_id
    join users u on u.id = p.user_id
    where st.tryout_id = ${tryoutId} and l.decision is null and p.submitted_at is not null
    group by p.bucket, p.id, u.id, s.id
    order by max(l.server_at) - p.ends_at, p.id limit ${most}
  `.execute(db)
  return rows
}

interface Decision {
  progress_ids: readonly string[]
  decision: 'accepted' | 'refused'
}

interface Decided {
  bucket: number
  progress_id: string
  user_id: string
  answers: number
}

/** Marks rows as decided, once: whoever comes second finds none. */
async function markDecided(
  trx: Db,
  tryoutId: string,
  { progress_ids, decision }: Decision,
  { actor_id, reason, at }: Doing,
): Promise<Decided[]> {
  const { rows } = await sql<Decided>`
    with decided as (
      update late_answers l
      set decision = ${decision}, decided_by = ${actor_id}, decided_at = ${at}, reason = ${reason}
      from progresses p join tryout_sub_tests st on st.id = p.sub_test_id
      where p.bucket = l.bucket and p.id = l.progress_id and p.submitted_at is not null
        and st.tryout_id = ${tryoutId} and p.id = any(${progress_ids}::uuid[]) and l.decision is null
      returning l.bucket, l.progress_id, p.user_id
    )
    select bucket, progress_id, user_id, count(*)::int as answers from decided
    group by bucket, progress_id, user_id order by bucket, progress_id
  `.execute(trx)
  return rows
}

/** Lets accepted answers stand with the others, where none that is newer stands. */
async function countAccepted(trx: Db, decided: readonly Decided[]): Promise<void> {
  await sql`
    insert into answers (bucket, progress_id, question_id, value, flagged, seq, client_at, server_at)
    select l.bucket, l.progress_id, l.question_id, l.value, l.flagged, l.seq, l.client_at, l.server_at
    from json_to_recordset(${JSON.stringify(decided)}::json) as d (bucket smallint, progress_id uuid)
    join late_answers l on l.bucket = d.bucket and l.progress_id = d.progress_id
    where l.decision = 'accepted'
    order by l.bucket, l.progress_id, l.question_id
    on conflict (bucket, progress_id, question_id) do update set
      value = excluded.value, flagged = excluded.flagged, seq = excluded.seq,
      client_at = excluded.client_at, server_at = excluded.server_at
    where answers.seq < excluded.seq
  `.execute(trx)
}

/** Decides about late answers in the caller's transaction; those that count are scored by a run that publishes itself. */
export async function decideLateAnswers(
  trx: Db,
  tryoutId: string,
  wanted: Decision,
  doing: Doing,
): Promise<Decided[]> {
  const tryout = await lockScoring(trx, tryoutId)
  if (tryout?.status !== 'published') throw notFound('Try out')
  const decided = await markDecided(trx, tryoutId, wanted, doing)
  if (decided.length === 0) throw conflict('unchanged', 'Jawaban itu sudah diputuskan.')
  if (wanted.decision === 'refused') return decided
  const { actor_id, reason, at, newId } = doing
  await countAccepted(trx, decided)
  await amendReceipts(trx, decided, at)
  await replaceActiveRun(trx, tryoutId, at)
  const request = { origin: 'regrade', publish: true, reason, requested_by: actor_id } as const
  await startRun(trx, tryout, request, { id: newId(), at })
  return decided
}
