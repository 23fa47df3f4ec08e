import type { Body } from '@gerbang/contract/call.ts'
import type { tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { selectSubject } from '../../../db/select-subject.ts'
import { trialCount } from './plan-trials.queries.ts'
import { questionCount } from './plans.queries.ts'

export type PlannedSubTest = Body<typeof tryoutPlans.arrange>['sub_tests'][number]

/** In their order, with how many questions each holds so far. */
export function listPlanSubTests(db: Db, tryoutId: string) {
  return db
    .selectFrom('tryout_sub_tests as st')
    .innerJoin('subjects as s', 's.id', 'st.subject_id')
    .select(['st.id', 'st.subject_id', 'st.position', 'st.duration_seconds', 'st.weight'])
    .select(['st.threshold', 'st.wanted_questions', 'st.lang', 'st.trials_each'])
    .select(eb => [selectSubject(eb), questionCount.as('question_count'), trialCount.as('trial_count')])
    .where('st.tryout_id', '=', tryoutId)
    .orderBy('st.position')
    .execute()
}

export function findPlanSubTest(db: Db, tryoutId: string, id: string) {
  return db
    .selectFrom('tryout_sub_tests as st')
    .innerJoin('tryouts as t', 't.id', 'st.tryout_id')
    .select(['st.id', 'st.subject_id', 't.status'])
    .where(eb => eb.and({ 'st.tryout_id': tryoutId, 'st.id': id }))
    .executeTakeFirst()
}

/** Texts of a sub-test in English are read aloud as English. */
const languageOf = (code: string) => (code === 'LBE' || code.startsWith('ING') ? 'en' : 'id')

/** Makes the sub-tests of a draft the planned ones, in that order; what goes takes its questions along. */
export async function replaceSubTests(
  trx: Db,
  tryoutId: string,
  planned: PlannedSubTest[],
  { at, newId }: { at: string; newId: () => string },
): Promise<void> {
  const present = await listPlanSubTests(trx, tryoutId)
  const gone = present.filter(own => !planned.some(({ subject_id }) => subject_id === own.subject_id))
  for (const table of ['tryout_questions', 'tryout_trials', 'tryout_sub_tests'] as const) {
    const column = sql.ref(table === 'tryout_sub_tests' ? 'id' : 'sub_test_id')
    await sql`delete from ${sql.table(table)} where ${column} = any(${gone.map(({ id }) => id)}::uuid[])`.execute(
      trx,
    )
  }
  // Positions are unique: those that stay step aside before they take their new places.
  await sql`update tryout_sub_tests set position = -position where tryout_id = ${tryoutId}`.execute(trx)
  const subjects = await trx
    .selectFrom('subjects')
    .select(['id', 'code'])
    .where('id', '=', sql<string>`any(${planned.map(({ subject_id }) => subject_id)}::uuid[])`)
    .execute()
  for (const [index, row] of planned.entries()) {
    const own = present.find(({ subject_id }) => subject_id === row.subject_id)
    const values = { ...row, position: index + 1, updated_at: at }
    if (own) await trx.updateTable('tryout_sub_tests').set(values).where('id', '=', own.id).execute()
    else {
      const lang = languageOf(subjects.find(({ id }) => id === row.subject_id)?.code ?? '')
      await trx
        .insertInto('tryout_sub_tests')
        .values({ ...values, id: newId(), tryout_id: tryoutId, lang, created_at: at })
        .execute()
    }
  }
}
