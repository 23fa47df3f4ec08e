import type { Viewer } from '../../../http/access.ts'
import type { Db } from '../../../db/database.ts'
import type { Platform } from '../../../platform.ts'
import { canEditBank, canReadBank } from '../question-banks/bank-access.queries.ts'
import { insertQuestions } from './insert-questions.queries.ts'
import { linkCopies } from './kin.queries.ts'
import { canTakeAlong, selectQuestions, type SubTestPlace } from './places.queries.ts'
import { changeNewer, lockOrder, replaceTopics } from './questions.queries.ts'
import { takeNewer } from './set-status.queries.ts'
import { takeIn, takeStimulus } from './take-in.queries.ts'

type Means = Pick<Platform, 'now' | 'newId'>
interface Chosen {
  viewer: Viewer
  place: SubTestPlace
  ids: readonly string[]
}

async function listAllowed(trx: Db, { viewer, ids }: Chosen, may: typeof canReadBank, at: Date) {
  const rows = await selectQuestions(trx)
    .select(['q.id', canTakeAlong(viewer, at).as('is_free')])
    .where('q.id', 'in', ids)
    .where(may(viewer))
    .orderBy('q.id')
    .forUpdate('q')
    .execute()
  const found = new Map(rows.map(({ id, is_free }) => [id, is_free]))
  return {
    free: ids.filter(id => found.get(id) === true),
    held: new Set(ids.filter(id => found.get(id) === false)),
  }
}

interface Done {
  /** From each question that was asked for to the one that now stands in the sub-test. */
  done: ReadonlyMap<string, string>
  /** Questions that have to stay, since a try-out holds them. */
  held: ReadonlySet<string>
}

/** Copies what the viewer may read behind the last of a sub-test. */
export async function copyQuestions(trx: Db, chosen: Chosen, means: Means): Promise<Done> {
  const { free: ids, held } = await listAllowed(trx, chosen, canReadBank, means.now())
  const taken = await takeIn(trx, chosen.place, ids, means)
  const drafts = taken.map(({ id: _, ...written }) => ({ ...written, status: 'draft' as const }))
  const copies = await insertQuestions(trx, chosen.place.id, drafts, chosen.viewer.user_id, means)
  const done = new Map(copies.map(({ row }, index) => [taken[index]?.id ?? '', row.id]))
  await linkCopies(
    trx,
    [...done].map(([origin_id, copy_id]) => ({ origin_id, copy_id })),
  )
  return { done, held }
}

/** What is being written beside a question reads the same in its new place. */
async function takeNewerAlong(
  trx: Db,
  place: SubTestPlace,
  { id, topic_ids }: { id: string; topic_ids: string[] },
  means: Means,
): Promise<void> {
  const newer = await trx
    .selectFrom('question_versions as v')
    .innerJoin('questions as q', join =>
      join.onRef('q.id', '=', 'v.question_id').onRef('q.newer_version', '=', 'v.version'),
    )
    .where('q.id', '=', id)
    .select('v.stimulus_id')
    .executeTakeFirst()
  if (!newer) return
  const stimulus_id = newer.stimulus_id && (await takeStimulus(trx, place, newer.stimulus_id, means))
  await changeNewer(trx, id, { topic_ids, stimulus_id })
}

/** Nothing is published without a topic. */
async function takeOutOfUse(trx: Db, id: string): Promise<void> {
  await takeNewer(trx, id)
  await trx
    .updateTable('questions')
    .set({ status: 'draft' })
    .where('id', '=', id)
    .where('status', 'in', ['published', 'in_review'])
    .execute()
}

/** Moves what the viewer may change behind the last of a sub-test; without a topic of its subject it is a draft again. */
export async function moveQuestions(trx: Db, chosen: Chosen, means: Means): Promise<Done> {
  const { place } = chosen
  const { free: ids, held } = await listAllowed(trx, chosen, canEditBank, means.now())
  await lockOrder(trx, place.id)
  const last = await trx
    .selectFrom('questions')
    .select(eb => eb.fn.max('position').as('position'))
    .where('bank_sub_test_id', '=', place.id)
    .executeTakeFirst()
  const updated_at = means.now().toISOString()
  for (const [index, { id, topic_ids, stimulus_id }] of (await takeIn(trx, place, ids, means)).entries()) {
    const [topic_id = null] = topic_ids
    const moved = { bank_sub_test_id: place.id, stimulus_id, topic_id, former_version: null, updated_at }
    const position = (last?.position ?? 0) + index + 1
    await trx
      .updateTable('questions')
      .set(eb => ({ ...moved, position, revision: eb('revision', '+', 1) }))
      .where('id', '=', id)
      .execute()
    await takeNewerAlong(trx, place, { id, topic_ids }, means)
    if (topic_id === null) await takeOutOfUse(trx, id)
    await replaceTopics(trx, id, topic_ids)
  }
  return { done: new Map(ids.map(id => [id, id])), held }
}
