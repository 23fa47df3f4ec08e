import type { ChosenMajor } from '@gerbang/contract/exam/universities.ts'
import type { MajorWeights } from '@gerbang/scoring/admission/weigh-sub-tests.ts'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../../db/database.ts'
import { notFound } from '../../../http/errors.ts'
import { type AttemptScore, scoreColumns, type SubTestScoreRow } from '../../exam/marks/marks.queries.ts'
import type { AttemptRow, Owner } from '../../exam/tryouts/attempts.queries.ts'
import { selectHolders } from '../../exam/tryouts/held-questions.queries.ts'
import { selectMajors } from '../../exam/universities/universities.queries.ts'
import type { ScopeKeys, Snapshot } from '../rankings/ranking.queries.ts'
import type { StoredAnswer } from './mark-attempt.ts'

export type Choice = ChosenMajor & { weights: MajorWeights }

/** One attempt of a student, with its published score. The rest only of the attempt that is asked for, and none of it before it may be told. */
export interface Sitting extends AttemptRow {
  score: AttemptScore | null
  choices: Choice[] | null
  sub_tests: SubTestScoreRow[] | null
  answers: StoredAnswer[] | null
  /** Majors whose chances by this score the student has read. */
  told: string[] | null
}

interface Wanted {
  tryout_id: string
  /** The newest finished one when left out. */
  number: number | undefined
  may_tell: boolean
}

type Row = Omit<Sitting, 'score'> & { total: number | null } & Omit<
    AttemptScore,
    'attempt_id' | 'number' | 'total'
  > & {
    run_number: number
  }

const selectChoices = (db: Db, bucket: number) =>
  jsonArrayFrom(
    selectMajors(db)
      .innerJoin('attempt_choices as c', 'c.major_id', 'm.id')
      .select('m.weights')
      .where('c.bucket', '=', bucket)
      .where('c.attempt_id', '=', sql<string>`a.id`)
      .orderBy('c.priority'),
  )

/**
 * The attempts of a student in a try-out, newest first, with all that a result tells of them: one statement, because what each
 * statement costs a thread is more than what it finds.
 */
export async function listSittings(
  db: Db,
  { bucket, user_id }: Owner,
  { tryout_id, number, may_tell }: Wanted,
): Promise<Sitting[]> {
  const { rows } = await sql<Row>`
    select a.bucket, a.id, a.tryout_id, a.number, a.seed, a.paper_variant, a.status, a.started_at, a.finished_at,
      s.*,
      case when w.is_wanted then ${selectChoices(db, bucket)} end as choices,
      case when w.is_wanted and w.may_tell then (
        select json_agg(json_build_object(${sql.join(
          ['sub_test_id', ...scoreColumns].flatMap(name => [sql.lit(name), sql.ref(`t.${name}`)]),
        )})) from sub_test_scores t
        where t.bucket = ${bucket} and t.attempt_id = a.id and t.score_run_id = s.score_run_id
      ) end as sub_tests,
      case when w.is_wanted and w.may_tell then (
        select json_agg(json_build_object('sub_test_id', p.sub_test_id, 'question_id', g.question_id,
          'value', g.value, 'flagged', g.flagged))
        from progresses p join answers g on g.bucket = p.bucket and g.progress_id = p.id
        where p.bucket = ${bucket} and p.attempt_id = a.id
      ) end as answers,
      case when w.is_wanted and w.may_tell then array(
        select t.major_id::text from told_chances t
        where t.bucket = ${bucket} and t.attempt_id = a.id and t.score_run_id = s.score_run_id
      ) end as told
    from attempts a
    cross join lateral (
      select ${may_tell}::boolean as may_tell, a.number = coalesce(${number ?? null}::integer, (
        select max(n.number) from attempts n
        where n.bucket = ${bucket} and n.user_id = ${user_id} and n.tryout_id = ${tryout_id} and n.status = 'scored'
      )) as is_wanted
    ) w
    left join lateral (
      select s.total, s.total_se, s.score_run_id, s.scored_at, r.model, r.number as run_number, r.key_version,
        r.published_at
      from attempt_scores s join score_runs r on r.id = s.score_run_id
      where s.bucket = ${bucket} and s.attempt_id = a.id and r.status = 'published' limit 1
    ) s on true
    where a.bucket = ${bucket} and a.user_id = ${user_id} and a.tryout_id = ${tryout_id} and a.status <> 'void'
    order by a.number desc
  `.execute(db)
  return rows.map(readRow)
}

function readRow({
  total,
  total_se,
  score_run_id,
  scored_at,
  model,
  run_number,
  key_version,
  published_at,
  ...attempt
}: Row): Sitting {
  const run = { score_run_id, scored_at, model, number: run_number, key_version, published_at }
  return { ...attempt, score: total === null ? null : { attempt_id: attempt.id, total, total_se, ...run } }
}

/** A ranking as it is read, and where a student stands in it. */
export interface Standing {
  keys: ScopeKeys
  /** The attempt that the ranking has a row of. */
  ranked_attempt_id: string | null
  snapshot: Snapshot | undefined
  /** Another one whenever other questions than before may be told. */
  holders: string
}

type StandingRow = Omit<ScopeKeys, 'national'> &
  Pick<Standing, 'ranked_attempt_id' | 'holders'> & {
    [Column in keyof Snapshot]: Snapshot[Column] | null
  }

/** In one statement, as `listSittings`; of one moment, so that generation, row and run belong together. */
export async function findStanding(db: Db, tryoutId: string, userId: string, at: Date): Promise<Standing> {
  const { rows } = await sql<StandingRow>`
    select u.province_id as province, lower(u.school_name) as school, ${selectHolders(at)} as holders, (
        select w.attempt_id from ranking_rows w
        where w.user_id = u.id and w.tryout_id = s.tryout_id and w.generation = s.generation
      ) as ranked_attempt_id,
      s.computed_at, s.participants, s.score_run_id, s.mean, s.sd, s.generation,
      greatest(s.computed_at, s.late_at) as ranked_at, r.model, r.number, r.key_version, r.published_at
    from users u
    left join ranking_snapshots s on s.tryout_id = ${tryoutId}
    left join score_runs r on r.id = s.score_run_id
    where u.id = ${userId}
  `.execute(db)
  const [row] = rows
  if (!row) throw notFound('Hasil')
  const { province, school, ranked_attempt_id, holders, ...snapshot } = row
  return {
    keys: { national: '', province, school },
    ranked_attempt_id,
    holders,
    snapshot: snapshot.score_run_id === null ? undefined : (snapshot as Snapshot),
  }
}
