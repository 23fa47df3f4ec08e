import { placeStudent, type Placed, SUBJECT_SD } from '@gerbang/scoring/adaptive/place-student.ts'
import type { Ability } from '@gerbang/scoring/irt/score-ability.ts'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { hasRow } from '../../../db/has-row.ts'
import type { ItemRow, Owner, PracticeRow } from './practices.queries.ts'

/** Behind them stands what was drawn before and is no longer asked; an answer to it still counts. */
const PUT_ASIDE = 99

export const isAsked = ({ position, confirmed_at }: Pick<ItemRow, 'position' | 'confirmed_at'>) =>
  position < PUT_ASIDE || confirmed_at !== null

/** A student has one placement, however often it is put off and taken up again. */
export const findPlacement = (db: Db, { bucket, user_id }: Owner) =>
  db
    .selectFrom('practices')
    .select(['bucket', 'id', 'user_id'])
    .where(eb => eb.and({ bucket, user_id }))
    .where('kind', '=', 'placement')
    .orderBy('started_at')
    .executeTakeFirst()

/** What was answered in it. "Not known yet" is an answer. */
export async function listPlaced(db: Db, { bucket, user_id }: Owner): Promise<Placed[]> {
  const { rows } = await sql<Placed>`
    select i.question_id, st.subject_id, q.difficulty, i.outcome = 'correct' as "isRight",
      case when e.question_id is not null then
        json_build_object('a', e.a, 'd', -e.a * e.b, 'c', e.c) end as parameters
    from practices p
    join practice_items i on i.bucket = p.bucket and i.practice_id = p.id
    join questions q on q.id = i.question_id
    join bank_sub_tests st on st.id = q.bank_sub_test_id
    left join question_estimates e on e.question_id = i.question_id
    where p.bucket = ${bucket} and p.user_id = ${user_id} and p.kind = 'placement' and i.confirmed_at is not null
    order by i.confirmed_at, i.position
  `.execute(db)
  return rows
}

/** What eight answers over all subjects say of one of them; undefined before the first. */
export async function findPlace(db: Db, owner: Owner): Promise<Ability | undefined> {
  const placed = await listPlaced(db, owner)
  if (placed.length === 0) return undefined
  const { theta, se } = placeStudent(placed)
  return { theta, se: Math.hypot(se, SUBJECT_SD) }
}

/** These follow what was answered; what was drawn before them is put aside. */
export async function putTail(
  trx: Db,
  { bucket, id, user_id }: Pick<PracticeRow, 'bucket' | 'id' | 'user_id'>,
  questions: readonly { question_id: string }[],
): Promise<void> {
  await trx
    .updateTable('practice_items')
    .set({ position: PUT_ASIDE })
    .where(eb => eb.and({ bucket, practice_id: id }))
    .where('confirmed_at', 'is', null)
    .execute()
  if (questions.length === 0) return
  const first = PUT_ASIDE - questions.length
  await trx
    .insertInto('practice_items')
    .values(
      questions.map(({ question_id }, index) => ({
        bucket,
        practice_id: id,
        user_id,
        question_id,
        purpose: 'new' as const,
        position: first + index,
        flagged: false,
        seq: 0,
      })),
    )
    .onConflict(oc =>
      oc
        .columns(['bucket', 'practice_id', 'question_id'])
        .doUpdateSet({ position: eb => eb.ref('excluded.position') }),
    )
    .execute()
}

/** Goes on with what was put off. False where something else runs meanwhile. */
export function reopen(
  trx: Db,
  { bucket, id, user_id }: Pick<PracticeRow, 'bucket' | 'id' | 'user_id'>,
  at: string,
): Promise<boolean> {
  return hasRow(
    trx
      .updateTable('practices')
      .set({ submitted_at: null, updated_at: at })
      .where(eb => eb.and({ bucket, id }))
      .where(eb =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('practices as other')
              .select('other.id')
              .where(eb => eb.and({ 'other.bucket': bucket, 'other.user_id': user_id }))
              .where('other.submitted_at', 'is', null)
              .where('other.id', '<>', id),
          ),
        ),
      )
      .returning('id'),
  )
}
