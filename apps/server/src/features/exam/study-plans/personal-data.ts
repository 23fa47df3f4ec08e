import { bucketOf } from '../../../db/bucket.ts'
import type { PersonalData } from '../../../personal-data.ts'
import { findPlan } from './study-plans.queries.ts'

/** Nobody else's numbers are made of what somebody aims for. */
export const studyPlanData: PersonalData = {
  tables: ['study_plans'],
  copy: async ({ db }, { id }) => ({
    'rencana.json': (await findPlan(db, { bucket: bucketOf(id), user_id: id })) ?? null,
  }),
  deletePrivate: async (trx, { id }) => {
    await trx.deleteFrom('study_plans').where('bucket', '=', bucketOf(id)).where('user_id', '=', id).execute()
  },
}
