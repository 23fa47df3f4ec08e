import type { Db } from '../../../db/database.ts'
import { hasRow } from '../../../db/has-row.ts'
import { orderedRows } from '../../../db/ordered-rows.ts'
import { selectSubject } from '../../../db/select-subject.ts'
import type { Viewer } from '../../../http/access.ts'

export const lessonRows = orderedRows('lessons', {
  columns: [
    'id',
    'title',
    'topic_id',
    'body',
    'question_ids',
    'position',
    'is_published',
    'created_at',
    'updated_at',
  ],
  searched: ['title', 'body'],
})

/** What students of this program may read; of two about one topic the first in order counts. */
function selectOpen(db: Db, { program_id }: Pick<Viewer, 'program_id'>) {
  return db
    .selectFrom('lessons as l')
    .innerJoin('topics as t', 't.id', 'l.topic_id')
    .innerJoin('subjects as s', 's.id', 't.subject_id')
    .where('l.is_published', '=', true)
    .where('s.program_id', '=', program_id)
    .distinctOn('t.id')
    .orderBy('t.id')
    .orderBy('l.position')
}

export const listOpen = (db: Db, viewer: Viewer) => selectOpen(db, viewer).select('l.topic_id').execute()

export function findOpen(db: Db, viewer: Viewer, topicId: string) {
  return selectOpen(db, viewer)
    .select(eb => ['l.title', 'l.parts', 'l.question_ids', 't.id', 't.name', selectSubject(eb)])
    .where('t.id', '=', topicId)
    .executeTakeFirst()
}

/** Of all programs, in official order. */
export function listTopics(db: Db) {
  return db
    .selectFrom('topics as t')
    .innerJoin('subjects as s', 's.id', 't.subject_id')
    .innerJoin('programs as p', 'p.id', 's.program_id')
    .select(['t.id', 't.name', 's.name as subject'])
    .orderBy('p.name')
    .orderBy('s.position')
    .orderBy('t.name')
    .execute()
}

export function hasTopic(db: Db, id: string): Promise<boolean> {
  return hasRow(db.selectFrom('topics').select('id').where('id', '=', id))
}
