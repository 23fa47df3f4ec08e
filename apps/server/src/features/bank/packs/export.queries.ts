import { readDraft } from '@gerbang/contract/question-format.ts'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Viewer } from '../../../http/access.ts'
import { canReadBank } from '../question-banks/bank-access.queries.ts'
import { MIN_TO_TRY } from './reading/check-lessons.ts'
import { canTakeAlong } from '../questions/places.queries.ts'

/** Banks that the viewer may read, in the order of the ids, with their program. */
export function listExportBanks(db: Db, viewer: Viewer, ids: string[]) {
  return db
    .selectFrom('question_banks as b')
    .innerJoin('programs as p', 'p.id', 'b.program_id')
    .select(['b.id', 'b.title', 'b.description', 'b.tags', 'b.for_practice', 'b.visibility', 'b.program_id'])
    .select(['p.name as program_name', 'p.slug as program_slug'])
    .select(['p.description as program_description', 'p.credit'])
    .where('b.id', '=', sql<string>`any(${ids}::uuid[])`)
    .where(canReadBank(viewer))
    .orderBy(sql`array_position(${ids}::uuid[], b.id)`)
    .execute()
}

export function listExportSubTests(db: Db, bankId: string) {
  return db
    .selectFrom('bank_sub_tests as st')
    .innerJoin('subjects as s', 's.id', 'st.subject_id')
    .select(['st.id', 's.code', 's.name', 's.group'])
    .select(['s.default_question_count', 's.default_duration_seconds'])
    .where('st.bank_id', '=', bankId)
    .orderBy('st.position')
    .execute()
}

/** Published questions of a sub-test as they were typed, the topic that reports count under first. */
export async function listExportQuestions(db: Db, viewer: Viewer, subTestId: string, at: Date) {
  const rows = await db
    .selectFrom('questions as q')
    .innerJoin('bank_sub_tests as st', 'st.id', 'q.bank_sub_test_id')
    .innerJoin('question_banks as b', 'b.id', 'st.bank_id')
    .innerJoin('question_keys as k', 'k.question_id', 'q.id')
    .select(['q.id', 'q.stimulus_id', 'q.points', 'q.difficulty', 'q.lang', 'k.source'])
    .select(
      sql<string[]>`array(
        select t.name from question_topics qt join topics t on t.id = qt.topic_id where qt.question_id = q.id
        order by (t.id = q.topic_id) desc, t.name
      )`.as('topics'),
    )
    .select(sql<boolean>`not ${canTakeAlong(viewer, at)}`.as('is_held'))
    .where('q.bank_sub_test_id', '=', subTestId)
    .where('q.status', '=', 'published')
    .orderBy('q.position')
    .orderBy('q.id')
    .execute()
  return rows.map(({ source, ...row }) => ({ ...row, draft: readDraft(source) }))
}

export function listExportPassages(db: Db, subTestId: string) {
  return db
    .selectFrom('stimuli')
    .select(['id', 'title', 'source'])
    .where('bank_sub_test_id', '=', subTestId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Published lessons with enough of these questions to try. */
export function listExportLessons(db: Db, questionIds: string[]) {
  return db
    .selectFrom('lessons as l')
    .innerJoin('topics as t', 't.id', 'l.topic_id')
    .innerJoin('subjects as s', 's.id', 't.subject_id')
    .select(['l.id', 'l.title', 'l.body', 'l.question_ids', 's.code as subject', 't.name as topic'])
    .where('l.is_published', '=', true)
    .where(
      sql<number>`cardinality(array(select unnest(l.question_ids) intersect select unnest(${questionIds}::uuid[])))`,
      '>=',
      MIN_TO_TRY,
    )
    .orderBy('l.position')
    .execute()
}
