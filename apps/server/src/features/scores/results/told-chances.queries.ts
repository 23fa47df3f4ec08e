import type { Db } from '../../../db/database.ts'
import type { DescribedChoice } from './describe-choices.ts'

interface Reading {
  bucket: number
  attempt_id: string
  score_run_id: string
  told_at: string
}

/** Of whoever the choices before have refused: of those still open, the share that is admitted here. */
function listChances(choices: readonly DescribedChoice[]) {
  let open = 1
  return choices.flatMap(({ id, chance }, index) => {
    if (!chance) return []
    const if_refused = open > 0 ? Math.min(1, chance.admitted / open) : 0
    open -= chance.admitted
    return [{ major_id: id, priority: index + 1, chance: chance.chance, if_refused }]
  })
}

/**
 * Keeps the chances that a student reads, once for each run: what the same result tells later does not count. `known`: majors
 * whose chances are kept already.
 */
export async function keepTold(
  db: Db,
  reading: Reading,
  choices: readonly DescribedChoice[],
  known: readonly string[],
): Promise<void> {
  const told = listChances(choices).filter(({ major_id }) => !known.includes(major_id))
  if (told.length === 0) return
  await db
    .insertInto('told_chances')
    .values(told.map(row => ({ ...reading, ...row })))
    .onConflict(oc => oc.doNothing())
    .execute()
}

/** What a student was last told of a major by a moment. */
export function findLastTold(
  db: Db,
  { bucket, user_id, major_id, by }: { bucket: number; user_id: string; major_id: string; by: string },
) {
  return db
    .selectFrom('told_chances as t')
    .innerJoin('attempts as a', join =>
      join.onRef('a.bucket', '=', 't.bucket').onRef('a.id', '=', 't.attempt_id'),
    )
    .select(['a.tryout_id', 't.priority', 't.chance', 't.if_refused'])
    .where('t.bucket', '=', bucket)
    .where('a.user_id', '=', user_id)
    .where('t.major_id', '=', major_id)
    .where('t.told_at', '<=', by)
    .orderBy('t.told_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** All that a student has been told, oldest first. */
export function listTold(db: Db, { bucket, user_id }: { bucket: number; user_id: string }) {
  return db
    .selectFrom('told_chances as t')
    .innerJoin('attempts as a', join =>
      join.onRef('a.bucket', '=', 't.bucket').onRef('a.id', '=', 't.attempt_id'),
    )
    .select(['t.attempt_id', 't.major_id', 't.priority', 't.chance', 't.told_at'])
    .where('t.bucket', '=', bucket)
    .where('a.user_id', '=', user_id)
    .orderBy('t.told_at')
    .execute()
}

export async function deleteTold(
  trx: Db,
  { bucket, user_id }: { bucket: number; user_id: string },
): Promise<void> {
  await trx
    .deleteFrom('told_chances')
    .where('bucket', '=', bucket)
    .where('attempt_id', 'in', eb =>
      eb.selectFrom('attempts').select('id').where('bucket', '=', bucket).where('user_id', '=', user_id),
    )
    .execute()
}
