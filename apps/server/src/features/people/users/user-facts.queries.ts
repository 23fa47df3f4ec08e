import { jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres'
import { bucketOf } from '../../../db/bucket.ts'
import type { Db } from '../../../db/database.ts'

export function findInvitation(db: Db, userId: string) {
  return db
    .selectFrom('invitations as i')
    .select(['i.expires_at', 'i.accepted_at', 'i.created_at'])
    .select(eb => [
      jsonObjectFrom(
        eb.selectFrom('users as a').select(['a.id', 'a.name']).whereRef('a.id', '=', 'i.invited_by'),
      ).as('invited_by'),
    ])
    .where('i.user_id', '=', userId)
    .executeTakeFirst()
}

export function listRedeemedCodes(db: Db, userId: string) {
  return db
    .selectFrom('student_code_redemptions as r')
    .innerJoin('student_codes as c', 'c.id', 'r.student_code_id')
    .innerJoin('programs as p', 'p.id', 'c.program_id')
    .select(['c.code', 'c.label', 'c.batch', 'r.redeemed_at'])
    .select(eb => [jsonBuildObject({ id: eb.ref('p.id'), name: eb.ref('p.name') }).as('program')])
    .where('r.user_id', '=', userId)
    .orderBy('r.redeemed_at', 'desc')
    .execute()
}

const attemptsShown = 100

/** Newest first, each with the total that its student sees. */
export function listAttempts(db: Db, userId: string) {
  return db
    .selectFrom('attempts as a')
    .innerJoin('tryouts as t', 't.id', 'a.tryout_id')
    .leftJoin('score_runs as run', join =>
      join.onRef('run.tryout_id', '=', 'a.tryout_id').on('run.status', '=', 'published'),
    )
    .leftJoin('attempt_scores as s', join =>
      join
        .onRef('s.bucket', '=', 'a.bucket')
        .onRef('s.attempt_id', '=', 'a.id')
        .onRef('s.score_run_id', '=', 'run.id'),
    )
    .select(['a.id', 'a.number', 'a.status', 'a.started_at', 'a.finished_at', 'a.created_at', 's.total'])
    .select(eb => [jsonBuildObject({ id: eb.ref('t.id'), title: eb.ref('t.title') }).as('tryout')])
    .where('a.bucket', '=', bucketOf(userId))
    .where('a.user_id', '=', userId)
    .orderBy('a.created_at', 'desc')
    .limit(attemptsShown)
    .execute()
}

export function listSessions(db: Db, userId: string, at: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', at.toISOString())
    .orderBy('last_seen_at', 'desc')
    .execute()
}
