import type { Reference } from '@gerbang/contract/fields.ts'
import { readContent, readDraft, readKey } from '@gerbang/contract/question-format.ts'
import type { QuestionVersion, VersionCard } from '@gerbang/contract/bank/question-versions.ts'
import { sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../../db/database.ts'
import type { Viewer } from '../../../http/access.ts'
import { canEditBank, canReadBank } from '../question-banks/bank-access.queries.ts'
import { type SubTestPath, selectQuestions } from './places.queries.ts'

export interface QuestionPath extends SubTestPath {
  id: string
}

/** The question, for whoever may read its bank, and whether they may change it. */
export function findReadable(db: Db, viewer: Viewer, { qbId, subTesId, id }: QuestionPath) {
  return selectQuestions(db)
    .select(['q.id', 'q.version', canEditBank(viewer).as('can_edit')])
    .where(eb => eb.and({ 'q.id': id, 'st.id': subTesId, 'b.id': qbId }))
    .where(canReadBank(viewer))
    .executeTakeFirst()
}

function selectVersions(db: Db, questionId: string) {
  return db
    .selectFrom('question_versions as v')
    .where('v.question_id', '=', questionId)
    .select(['v.version', 'v.created_at', 'v.updated_at'])
    .select(eb => [
      jsonObjectFrom(
        eb.selectFrom('users as u').whereRef('u.id', '=', 'v.author_id').select(['u.id', 'u.name']),
      ).as('author'),
    ])
}

/** The present one first. */
export function listVersions(db: Db, questionId: string): Promise<VersionCard[]> {
  return selectVersions(db, questionId).orderBy('v.version', 'desc').execute()
}

const topics = sql<Reference[]>`(
  select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name) order by place.at), '[]')
  from unnest(v.topic_ids) with ordinality as place (id, at) join topics t on t.id = place.id
)`

export async function findVersion(
  db: Db,
  questionId: string,
  version: number,
): Promise<QuestionVersion | undefined> {
  const row = await selectVersions(db, questionId)
    .where('v.version', '=', version)
    .select(['v.source', 'v.content', 'v.key', 'v.explanation_html', 'v.points', 'v.difficulty', 'v.lang'])
    .select(eb => [
      topics.as('topics'),
      jsonObjectFrom(
        eb.selectFrom('stimuli as s').whereRef('s.id', '=', 'v.stimulus_id').select(['s.id', 's.title']),
      ).as('stimulus'),
    ])
    .executeTakeFirst()
  if (!row) return undefined
  const { source, content, key, ...rest } = row
  return { ...rest, draft: readDraft(source), content: readContent(content), key: key && readKey(key) }
}
