import { readContent } from '@gerbang/contract/question-format.ts'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres'
import { readStem } from '../../../content/read-stem.ts'
import type { Db } from '../../../db/database.ts'
import { usesByQuestion } from '../../../db/frozen-questions.ts'
import { matchWords } from '../../../db/match-words.ts'
import { selectSubject } from '../../../db/select-subject.ts'
import { selectBankPlace } from '../../../db/select-bank-place.ts'
import type { Viewer } from '../../../http/access.ts'
import { isOffered } from '../../exam/tryouts/offered-questions.queries.ts'
import { canReadBank } from '../question-banks/bank-access.queries.ts'
import { type BandCount, EDGES, ERROR_BOUNDS, type Unknown } from './calibrations.rules.ts'

/** Of a question `q` beside its estimate `e`: measured as papers take it. */
const isMeasured = sql<SqlBool>`(e.question_version is not distinct from q.version)`

/** A draft holds it to be tried out, or a try-out that has had no run by item response yet. */
const isTried = sql<SqlBool>`(
  q.id in (select question_id from tryout_trials)
  or q.id in (
    select i.question_id from paper_trials i join tryout_sub_tests x on x.id = i.sub_test_id
    where not exists (
      select from score_runs r where r.tryout_id = x.tryout_id and r.status = 'published' and r.origin <> 'submissions'
    )
  )
)`

/** Questions that may be measured, in banks that the viewer may read, with what is known of them. */
function selectPool(db: Db, viewer: Viewer) {
  return db
    .selectFrom('questions as q')
    .innerJoin('bank_sub_tests as st', 'st.id', 'q.bank_sub_test_id')
    .innerJoin('question_banks as b', 'b.id', 'st.bank_id')
    .leftJoin('question_estimates as e', join =>
      join.onRef('e.question_id', '=', 'q.id').on('e.scale_of', 'is not', null),
    )
    .where(isOffered)
    .where('q.type', '<>', 'essay')
    .where(canReadBank(viewer))
}

export function listSubjects(db: Db, of: { program_id?: string | undefined; id?: string }) {
  let query = db
    .selectFrom('subjects as s')
    .innerJoin('programs as p', 'p.id', 's.program_id')
    .select(eb => [
      's.id',
      's.default_question_count',
      selectSubject(eb),
      jsonBuildObject({ id: eb.ref('p.id'), name: eb.ref('p.name') }).as('program'),
    ])
  if (of.program_id) query = query.where('s.program_id', '=', of.program_id)
  if (of.id) query = query.where('s.id', '=', of.id)
  return query.orderBy('p.name').orderBy('p.id').orderBy('s.position').orderBy('s.id').execute()
}

const bandOf = sql<number | null>`case
  when ${isMeasured} then width_bucket(e.b, ${EDGES}::double precision[])
end`
const count = (condition: RawBuilder<SqlBool>) => sql<number>`count(*) filter (where ${condition})`

/** By subject and band: how many questions, how surely measured, and when. */
export async function countBands(db: Db, viewer: Viewer, yearAgo: string, subjectId?: string) {
  const { small, fair } = ERROR_BOUNDS
  let query = selectPool(db, viewer).select([
    'st.subject_id',
    bandOf.as('band'),
    sql<number>`count(*)`.as('questions'),
    count(sql`${isMeasured} and e.by_practice`).as('by_practice'),
    count(sql`e.question_id is not null and not ${isMeasured}`).as('former'),
    count(sql`not ${isMeasured} and ${isTried}`).as('tried'),
    count(sql`e.se < ${small}`).as('small'),
    count(sql`e.se >= ${small} and e.se < ${fair}`).as('fair'),
    count(sql`e.updated_at < ${yearAgo}`).as('old'),
    sql<string | null>`min(e.updated_at)`.as('oldest_at'),
    sql<string | null>`max(e.updated_at)`.as('newest_at'),
  ])
  if (subjectId) query = query.where('st.subject_id', '=', subjectId)
  const rows: (BandCount & { subject_id: string })[] = await query
    .groupBy(['st.subject_id', 'band'])
    .execute()
  return Map.groupBy(rows, row => row.subject_id)
}

/** By subject: whose scale its estimates are on. Of several, whose estimates are newest. */
export async function nameScales(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('question_estimates as e')
    .innerJoin('questions as q', 'q.id', 'e.question_id')
    .innerJoin('bank_sub_tests as st', 'st.id', 'q.bank_sub_test_id')
    .leftJoin('tryouts as t', 't.id', 'e.scale_of')
    .where('e.scale_of', 'is not', null)
    .where('e.by_practice', '=', false)
    .distinctOn('st.subject_id')
    .select(eb => ['st.subject_id', eb.fn.coalesce('t.title', 'e.source').as('name')])
    .orderBy('st.subject_id')
    .orderBy('e.updated_at', 'desc')
    .execute()
  return new Map(rows.map(({ subject_id, name }) => [subject_id, name]))
}

/** Topics of the questions, the least known first. */
export function countTopics(db: Db, viewer: Viewer, subjectId: string) {
  return selectPool(db, viewer)
    .innerJoin('topics as tp', 'tp.id', 'q.topic_id')
    .where('st.subject_id', '=', subjectId)
    .select(['tp.id', 'tp.name', sql<number>`count(*)`.as('questions'), count(isMeasured).as('measured')])
    .groupBy(['tp.id', 'tp.name'])
    .orderBy('measured')
    .orderBy('tp.name')
    .orderBy('tp.id')
    .execute()
}

/** Drafts that could carry trial questions of a subject, those that open first at the top. */
export function listDrafts(db: Db, subjectId: string) {
  return db
    .selectFrom('tryout_sub_tests as st')
    .innerJoin('tryouts as t', 't.id', 'st.tryout_id')
    .where('st.subject_id', '=', subjectId)
    .where('t.status', '=', 'draft')
    .where('t.scoring', '=', 'irt')
    .select(eb => [
      jsonBuildObject({ id: eb.ref('t.id'), name: eb.ref('t.title') }).as('tryout'),
      'st.id as sub_test_id',
      't.opens_at',
      sql<number>`(select count(*) from tryout_trials c where c.sub_test_id = st.id)`.as('trial_count'),
      'st.trials_each',
    ])
    .orderBy('t.opens_at')
    .orderBy('t.id')
    .limit(50)
    .execute()
}

/** Questions that practice finds harder or easier than a try-out did: by 0.3 and by three times the error of both. */
async function listOtherwise(db: Db, viewer: Viewer, subjectId: string) {
  const rows = await selectPool(db, viewer)
    .innerJoin('subjects as s', 's.id', 'st.subject_id')
    .innerJoin('practice_estimates as p', join =>
      join
        .onRef('p.question_id', '=', 'q.id')
        .onRef('p.question_version', '=', 'e.question_version')
        .onRef('p.scale_of', '=', 'e.scale_of'),
    )
    .where('st.subject_id', '=', subjectId)
    .where(isMeasured)
    .where('e.by_practice', '=', false)
    .where(sql<SqlBool>`abs(p.b - e.b) >= greatest(0.3, 3 * sqrt(p.se ^ 2 + coalesce(e.se, 0) ^ 2))`)
    .select(['q.id', 'q.content', 'e.b', 'p.b as practice_b'])
    .select(selectBankPlace)
    .orderBy(sql`abs(p.b - e.b)`, 'desc')
    .orderBy('q.id')
    .limit(20)
    .execute()
  return rows.map(({ content, b, ...row }) => ({
    ...row,
    // The bound on the difference holds only where there is one.
    b: b ?? 0,
    stem: readStem(readContent(content).prompt_html),
  }))
}

export async function describePractice(db: Db, viewer: Viewer, subjectId: string) {
  const last = await db
    .selectFrom('practice_measurements')
    .select(['ended_at as at', 'students'])
    .where('subject_id', '=', subjectId)
    .executeTakeFirst()
  if (!last?.at) return null
  const otherwise = await listOtherwise(db, viewer, subjectId)
  return { at: last.at, students: last.students ?? 0, otherwise }
}

/** A run found what keeps a question from being measured, in the version that papers take. */
const isDoubted = sql<boolean>`(q.id, q.version) in (
  select i.question_id, i.question_version from score_run_trials f
  join score_runs r on r.id = f.score_run_id and r.status = 'published'
  join paper_trials i on i.sub_test_id = f.sub_test_id and i.question_id = f.question_id
  where cardinality(f.flags) > 0
)`

/** By topic: how many measured questions the viewer may read. */
export async function countMeasured(
  db: Db,
  viewer: Viewer,
  subjectId: string,
): Promise<Map<string | null, number>> {
  const rows = await selectPool(db, viewer)
    .where('st.subject_id', '=', subjectId)
    .where('q.topic_id', 'is not', null)
    .where(isMeasured)
    .select(['q.topic_id', sql<number>`count(*)`.as('measured')])
    .groupBy('q.topic_id')
    .execute()
  return new Map(rows.map(({ topic_id, measured }) => [topic_id, measured]))
}

/** Questions that nothing is known of, each with what decides when it comes up. */
export function listUnknown(db: Db, viewer: Viewer, subjectId: string): Promise<Unknown[]> {
  return selectPool(db, viewer)
    .leftJoin(usesByQuestion.as('n'), 'n.question_id', 'q.id')
    .where('st.subject_id', '=', subjectId)
    .where(sql<SqlBool>`not ${isMeasured}`)
    .where(sql<SqlBool>`not ${isTried}`)
    .select(['q.id', 'q.topic_id', 'q.difficulty'])
    .select([
      sql<number>`coalesce(n.used, 0)`.as('used'),
      'b.for_practice as is_practised',
      sql<boolean>`e.question_id is not null`.as('was_measured'),
      isDoubted.as('is_doubted'),
    ])
    .execute()
}

/** Those of a subject whose text holds the words searched for. */
export async function findByText(
  db: Db,
  viewer: Viewer,
  subjectId: string,
  search: string,
): Promise<Set<string>> {
  const rows = await selectPool(db, viewer)
    .where('st.subject_id', '=', subjectId)
    .where(matchWords(search) ?? sql<boolean>`true`)
    .select('q.id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** What a list shows of these questions, by id; without those that the viewer may not read any more. */
export async function describeCandidates(db: Db, viewer: Viewer, ids: readonly string[]) {
  const rows = await selectPool(db, viewer)
    .innerJoin('subjects as s', 's.id', 'st.subject_id')
    .where('q.id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .select(eb => [
      'q.id',
      'q.content',
      ...selectBankPlace(eb),
      jsonObjectFrom(
        eb.selectFrom('topics as tp').whereRef('tp.id', '=', 'q.topic_id').select(['tp.id', 'tp.name']),
      ).as('topic'),
    ])
    .execute()
  return new Map(
    rows.map(({ id, content, ...row }) => [id, { ...row, stem: readStem(readContent(content).prompt_html) }]),
  )
}
