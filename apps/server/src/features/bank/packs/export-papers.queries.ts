import type { TryoutFile } from './reading/pack-schemas.ts'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

const mostPapers = 50

interface ExportedPart {
  code: string
  seconds: number
  weight: number
  threshold: number | null
  bank_id: string
  question_ids: string[]
}

type Identity = Omit<TryoutFile, 'sub_tests' | 'result_release'>

export interface ExportedPaper extends Identity {
  result_release: TryoutFile['result_release']
  sub_tests: ExportedPart[]
}

/**
 * Try-outs of a program whose questions are all published ones of these banks, each sub-test out of one: drafts by what is
 * chosen, others by what is frozen. Results at a time of their own come at the close elsewhere.
 */
export async function listExportPapers(
  db: Db,
  programId: string,
  bankIds: readonly string[],
): Promise<ExportedPaper[]> {
  const { rows } = await sql<ExportedPaper>`
    with chosen as (
      select st.tryout_id, st.id as sub_test_id, x.question_id, x.position, b.bank_id,
        q.status = 'published' and b.bank_id = any(${[...bankIds]}::uuid[]) as comes_along
      from tryouts t
      join tryout_sub_tests st on st.tryout_id = t.id
      cross join lateral (
        select c.question_id, c.position from tryout_questions c where c.sub_test_id = st.id
        union all select i.question_id, i.position from paper_items i where i.sub_test_id = st.id
      ) x
      join questions q on q.id = x.question_id
      join bank_sub_tests b on b.id = q.bank_sub_test_id
      where t.program_id = ${programId}
    ), parts as (
      select sub_test_id, min(tryout_id::text)::uuid as tryout_id, min(bank_id::text) as bank_id,
        bool_and(comes_along) and count(distinct bank_id) = 1 as is_whole,
        json_agg(question_id order by position, question_id) as question_ids
      from chosen group by sub_test_id
    )
    select t.title, t.description, t.mode, t.max_attempts, t.choices_min, t.choices_max, t.scoring, t.marks,
      t.scale_min::float8, t.scale_max::float8, t.review_policy, t.shuffle_questions, t.shuffle_options,
      case when t.closes_at is null then 'instant' when t.result_release = 'instant' then 'instant' else 'at_close' end
        as result_release,
      case when t.closes_at is not null
        then least(8760, greatest(1, ceil(extract(epoch from t.closes_at - t.opens_at) / 3600)))::int
      end as window_hours,
      json_agg(json_build_object(
        'code', s.code, 'seconds', st.duration_seconds, 'weight', st.weight, 'threshold', st.threshold,
        'bank_id', p.bank_id, 'question_ids', p.question_ids
      ) order by st.position) as sub_tests
    from tryouts t
    join tryout_sub_tests st on st.tryout_id = t.id
    join subjects s on s.id = st.subject_id
    left join parts p on p.sub_test_id = st.id
    group by t.id having bool_and(coalesce(p.is_whole, false))
    order by t.created_at, t.id limit ${mostPapers}
  `.execute(db)
  return rows
}
