import type { Plan } from '@gerbang/contract/exam/tryout-plans.ts'
import type { Db } from '../../../db/database.ts'
import { conflict, notFound } from '../../../http/errors.ts'
import type { Act, Note } from '../../../http/recording.ts'
import type { Platform } from '../../../platform.ts'
import { listPlanSubTests } from './plan-sub-tests.queries.ts'
import { findPlan, type LockedTryout, lockTryout, updateTryout } from './plans.queries.ts'

type Work<T, On = LockedTryout> = (trx: Db, on: On, note: Note) => Promise<T>

const change = <T>(act: Act, id: string, work: Work<T>): Promise<T> =>
  act(id, async (trx, note) => {
    const tryout = await lockTryout(trx, id)
    if (!tryout) throw notFound('Try out')
    return work(trx, tryout, note)
  })

function demandDraft(tryout: LockedTryout | undefined): LockedTryout {
  if (!tryout) throw notFound('Try out')
  if (tryout.status !== 'draft')
    throw conflict('locked', 'Try out ini sudah terbit, jadi soalnya tidak bisa diubah lagi.')
  return tryout
}

/** What all writes about a try-out share: they take turns. */
export function createPlanChanges({ db, now }: Platform) {
  async function show(id: string): Promise<Plan> {
    const found = await findPlan(db, id, now().toISOString())
    if (!found) throw notFound('Try out')
    return { ...found, sub_tests: await listPlanSubTests(db, id) }
  }

  /** On drafts only; one that somebody has published meanwhile is refused. The act is about the first. */
  const changeDrafts = <T>(act: Act, ids: readonly string[], work: Work<T, LockedTryout[]>): Promise<T> =>
    act(ids[0] ?? '', async (trx, note) => {
      const locked = new Map<string, LockedTryout>()
      // In one order for everybody, so that two who change the same ones do not wait for each other.
      for (const id of ids.toSorted()) locked.set(id, demandDraft(await lockTryout(trx, id)))
      const outcome = await work(
        trx,
        ids.flatMap(id => locked.get(id) ?? []),
        note,
      )
      for (const id of ids) await updateTryout(trx, id, { updated_at: now().toISOString() })
      return outcome
    })

  const changeDraft = <T>(act: Act, id: string, work: Work<T>): Promise<T> =>
    changeDrafts(act, [id], (trx, [tryout], note) => work(trx, demandDraft(tryout), note))

  return { show, change, changeDraft, changeDrafts }
}
