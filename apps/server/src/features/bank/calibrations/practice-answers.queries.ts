import { readContent } from '@gerbang/contract/question-format.ts'
import type { Latent } from '@gerbang/scoring/irt/quadrature.ts'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { findPrior, type SubTestScale } from '../../../db/score-findings.ts'

/** The questions of a subject that students practise, in the version in use, with what try-outs or packs know of them. */
export async function listPractised(db: Db, subjectId: string) {
  const rows = await db
    .selectFrom('questions as q')
    .innerJoin('bank_sub_tests as st', 'st.id', 'q.bank_sub_test_id')
    .innerJoin('question_banks as b', 'b.id', 'st.bank_id')
    .leftJoin('question_estimates as e', join =>
      join
        .onRef('e.question_id', '=', 'q.id')
        .onRef('e.question_version', '=', 'q.version')
        .on('e.by_practice', '=', false)
        .on('e.scale_of', 'is not', null)
        .on('e.scale_a', 'is not', null),
    )
    .where('st.subject_id', '=', subjectId)
    .where('b.for_practice', '=', true)
    .where('q.status', '=', 'published')
    .where('q.type', '<>', 'essay')
    .select(['q.id', 'q.version', 'q.content', 'e.a', 'e.b', 'e.c', 'e.se', 'e.updated_at'])
    .select(['e.scale_of', 'e.scale_a', 'e.scale_b', 'e.scale_min', 'e.scale_max'])
    .orderBy('q.id')
    .execute()
  return rows.map(({ content, ...row }) => ({ ...row, content: readContent(content) }))
}
export type Practised = Awaited<ReturnType<typeof listPractised>>[number]

export interface FirstAnswer {
  user_id: string
  question_id: string
  outcome: 'correct' | 'partial' | 'wrong' | 'blank'
  hinted: boolean
  /** Since the answer before it in the same practice; null where that is not known. */
  seconds: number | null
}

/**
 * What students answered when they first met each question in practice, to the version in use. Questions that come back, or went
 * wrong in a try-out, are not met for the first time.
 */
export async function listFirstMet(
  db: Db,
  questionIds: readonly string[],
  since: string,
): Promise<FirstAnswer[]> {
  const { rows } = await sql<FirstAnswer>`
    with timed as (
      select i.user_id, i.question_id, i.purpose, i.outcome, i.hinted_at, i.confirmed_at,
        extract(epoch from i.client_at - lag(i.client_at) over (
          partition by i.bucket, i.practice_id order by i.client_at
        ))::double precision as seconds
      from practice_items i
      where i.question_id = any(${[...questionIds]}::uuid[]) and i.confirmed_at is not null
    ),
    first as (
      select distinct on (user_id, question_id) * from timed order by user_id, question_id, confirmed_at
    )
    select f.user_id, f.question_id, f.outcome, f.hinted_at is not null as hinted, f.seconds
    from first f
    join questions q on q.id = f.question_id
    left join question_versions v on v.question_id = q.id and v.version = q.version
    where f.purpose in ('new', 'like') and f.confirmed_at >= ${since}
      and f.confirmed_at >= coalesce(v.updated_at, f.confirmed_at)
    order by f.user_id, f.question_id
  `.execute(db)
  return rows
}

interface SatRow {
  user_id: string
  theta: number
  theta_se: number
  scale: SubTestScale
}

/** What the newest try-out on a scale said of these students: their answers alone, without the prior of its group. */
export async function listSat(
  db: Db,
  { subject_id, scale_of, since }: { subject_id: string; scale_of: string; since: string },
): Promise<Map<string, Latent>> {
  const { rows } = await sql<SatRow>`
    select distinct on (a.user_id) a.user_id, s.theta, s.theta_se, f.scale
    from sub_test_scores s
    join score_runs r on r.id = s.score_run_id and r.status = 'published'
    join score_run_sub_tests f on f.score_run_id = r.id and f.sub_test_id = s.sub_test_id
    join tryout_sub_tests st on st.id = s.sub_test_id and st.subject_id = ${subject_id}
    join attempts a on a.bucket = s.bucket and a.id = s.attempt_id
    where s.theta is not null and s.theta_se > 0 and a.finished_at >= ${since}
      and coalesce((f.scale->>'scale_of')::uuid, r.tryout_id) = ${scale_of}
    order by a.user_id, a.finished_at desc
  `.execute(db)
  return new Map(
    rows.flatMap(({ user_id, theta, theta_se, scale }) => {
      const { mean, sd } = findPrior(scale)
      const precision = 1 / theta_se ** 2 - 1 / sd ** 2
      if (precision <= 0) return []
      const own = (theta / theta_se ** 2 - mean / sd ** 2) / precision
      return [[user_id, { mean: own, sd: Math.sqrt(1 / precision) }] as const]
    }),
  )
}
