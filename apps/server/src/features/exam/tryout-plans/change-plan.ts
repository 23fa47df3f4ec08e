import type { Plan } from '@gerbang/contract/exam/tryout-plans.ts'
import type { Db } from '../../../db/database.ts'
import { conflict, notFound } from '../../../http/errors.ts'
import type { Act, Note } from '../../../http/recording.ts'
import type { Platform } from '../../../platform.ts'
import { listPlanSubTests } from './plan-sub-tests.queries.ts'
import { findPlan, type LockedTryout, lockTryout, updateTryout } from './plans.queries.ts'

type Work<T> = (trx: Db, tryout: LockedTryout, note: Note) => Promise<T>

const change = <T>(act: Act, id: string, work: Work<T>): Promise<T> =>
  act(id, async (trx, note) => {
    const tryout = await lockTryout(trx, id)
    if (!tryout) throw notFound('Try out')
    return work(trx, tryout, note)
  })

/** What all writes about a try-out share: they take turns. */
export function createPlanChanges({ db, now }: Platform) {
  async function show(id: string): Promise<Plan> {
    const found = await findPlan(db, id, now().toISOString())
    if (!found) throw notFound('Try out')
    return { ...found, sub_tests: await listPlanSubTests(db, id) }
  }

  /** On a draft only; one that somebody has published meanwhile is refused. */
  const changeDraft = <T>(act: Act, id: string, work: Work<T>): Promise<T> =>
    change(act, id, async (trx, tryout, note) => {
      if (tryout.status !== 'draft')
        throw conflict('locked', 'Try out ini sudah terbit, jadi soalnya tidak bisa diubah lagi.')
      const outcome = await work(trx, tryout, note)
      await updateTryout(trx, id, { updated_at: now().toISOString() })
      return outcome
    })

  return { show, change, changeDraft }
}
