import type { Viewer } from '../../../http/access.ts'
import type { Db } from '../../../db/database.ts'
import type { Platform } from '../../../platform.ts'
import { canEditBank, canReadBank } from '../question-banks/bank-access.queries.ts'
import { insertQuestions } from './insert-questions.queries.ts'
import { selectQuestions, type SubTestPlace } from './places.queries.ts'
import { lockOrder, replaceTopics } from './questions.queries.ts'
import { takeIn } from './take-in.queries.ts'
import { statusAfterChange } from './versions.rules.ts'

type Means = Pick<Platform, 'now' | 'newId'>
interface Chosen {
  viewer: Viewer
  place: SubTestPlace
  ids: readonly string[]
}

async function listAllowed(trx: Db, { viewer, ids }: Chosen, may: typeof canReadBank): Promise<string[]> {
  const rows = await selectQuestions(trx)
    .select('q.id')
    .where('q.id', 'in', ids)
    .where(may(viewer))
    .orderBy('q.id')
    .forUpdate('q')
    .execute()
  const found = new Set(rows.map(({ id }) => id))
  return ids.filter(id => found.has(id))
}

/** From each question that was asked for to the one that now stands in the sub-test. */
type Done = ReadonlyMap<string, string>

/** Copies what the viewer may read behind the last of a sub-test. */
export async function copyQuestions(trx: Db, chosen: Chosen, means: Means): Promise<Done> {
  const ids = await listAllowed(trx, chosen, canReadBank)
  const taken = await takeIn(trx, chosen.place, ids, means)
  const drafts = taken.map(({ id: _, ...written }) => ({ ...written, status: 'draft' as const }))
  const copies = await insertQuestions(trx, chosen.place.id, drafts, chosen.viewer.user_id, means)
  return new Map(copies.map(({ row }, index) => [taken[index]?.id ?? '', row.id]))
}

/** Moves what the viewer may change behind the last of a sub-test; without a topic of its subject it is a draft again. */
export async function moveQuestions(trx: Db, chosen: Chosen, means: Means): Promise<Done> {
  const { place } = chosen
  const ids = await listAllowed(trx, chosen, canEditBank)
  await lockOrder(trx, place.id)
  const last = await trx
    .selectFrom('questions')
    .select(eb => eb.fn.max('position').as('position'))
    .where('bank_sub_test_id', '=', place.id)
    .executeTakeFirst()
  const updated_at = means.now().toISOString()
  for (const [index, { id, topic_ids, stimulus_id }] of (await takeIn(trx, place, ids, means)).entries()) {
    const [topic_id = null] = topic_ids
    const moved = { bank_sub_test_id: place.id, stimulus_id, topic_id, updated_at }
    const position = (last?.position ?? 0) + index + 1
    await trx
      .updateTable('questions')
      .set(eb => ({ ...moved, position, revision: eb('revision', '+', 1) }))
      .where('id', '=', id)
      .execute()
    if (topic_id === null)
      await trx
        .updateTable('questions')
        .set({ status: statusAfterChange.published })
        .where('id', '=', id)
        .where('status', 'in', ['published', 'in_review'])
        .execute()
    await replaceTopics(trx, id, topic_ids)
  }
  return new Map(ids.map(id => [id, id]))
}
