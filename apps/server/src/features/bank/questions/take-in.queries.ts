import { readDraft } from '@gerbang/contract/question-format.ts'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Platform } from '../../../platform.ts'
import type { WrittenQuestion } from './build-rows.ts'
import type { SubTestPlace } from './places.queries.ts'

type Means = Pick<Platform, 'now' | 'newId'>

/** What a sub-test calls the topics of questions that come from elsewhere: those of its subject by the same name. */
async function findSameTopics(trx: Db, { subject_id }: SubTestPlace, ids: readonly string[]) {
  const rows = await trx
    .selectFrom('topics as theirs')
    .innerJoin('topics as ours', 'ours.name', 'theirs.name')
    .where(sql<boolean>`theirs.id = any(${ids}::uuid[])`)
    .where('ours.subject_id', '=', subject_id)
    .select(['theirs.id', 'ours.id as own_id'])
    .execute()
  return new Map(rows.map(({ id, own_id }) => [id, own_id]))
}

/** The passage as the sub-test has it, copied where it lacks it. */
export async function takeStimulus(
  trx: Db,
  { id: bank_sub_test_id }: SubTestPlace,
  id: string,
  { now, newId }: Means,
) {
  const theirs = await trx.selectFrom('stimuli').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  if (theirs.bank_sub_test_id === bank_sub_test_id) return id
  const same = await trx
    .selectFrom('stimuli')
    .select('id')
    .where(eb => eb.and({ bank_sub_test_id, title: theirs.title, source: theirs.source }))
    .executeTakeFirst()
  if (same) return same.id
  const at = now().toISOString()
  const own = { ...theirs, id: newId(), bank_sub_test_id, revision: 1, created_at: at, updated_at: at }
  await trx.insertInto('stimuli').values(own).execute()
  return own.id
}

/** Questions, in the order of the ids, as they read in a sub-test that they are copied or moved into. */
export async function takeIn(
  trx: Db,
  place: SubTestPlace,
  ids: readonly string[],
  means: Means,
): Promise<(WrittenQuestion & { id: string })[]> {
  const rows = await trx
    .selectFrom('questions as q')
    .innerJoin('question_keys as k', 'k.question_id', 'q.id')
    .where(sql<boolean>`q.id = any(${ids}::uuid[])`)
    .select(['q.id', 'q.stimulus_id', 'q.points', 'q.difficulty', 'q.lang', 'k.source', 'q.topic_id'])
    .select(
      sql<string[]>`array(select topic_id from question_topics t where t.question_id = q.id)`.as('all_ids'),
    )
    .orderBy(sql`array_position(${ids}::uuid[], q.id)`)
    .execute()
  const own = await findSameTopics(
    trx,
    place,
    rows.flatMap(({ all_ids }) => all_ids),
  )
  const taken = []
  for (const { source, topic_id, all_ids, ...row } of rows) {
    const wanted = topic_id === null ? all_ids : [topic_id, ...all_ids.filter(id => id !== topic_id)]
    taken.push({
      ...row,
      draft: readDraft(source),
      topic_ids: wanted.flatMap(id => own.get(id) ?? []),
      stimulus_id: row.stimulus_id && (await takeStimulus(trx, place, row.stimulus_id, means)),
    })
  }
  return taken
}
