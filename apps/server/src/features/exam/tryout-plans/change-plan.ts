import type { Plan } from '@gerbang/contract/exam/tryout-plans.ts'
import type { AuditAction } from '@gerbang/contract/platform/audit-actions.ts'
import type { Db } from '../../../db/database.ts'
import type { Viewer } from '../../../http/access.ts'
import { conflict, notFound } from '../../../http/errors.ts'
import type { Platform } from '../../../platform.ts'
import { noteAct } from '../../platform/audit/note-act.ts'
import { listPlanSubTests } from './plan-sub-tests.queries.ts'
import { findPlan, type LockedTryout, lockTryout, updateTryout } from './plans.queries.ts'

/** What was done, for the log, and what comes of it. */
export interface Done<T> {
  action: AuditAction
  details?: object
  outcome: T
}

/** What all writes about a try-out share: they take turns, and leave their line in the log. */
export function createPlanChanges(platform: Platform) {
  const { db, now } = platform

  async function show(id: string): Promise<Plan> {
    const found = await findPlan(db, id, now().toISOString())
    if (!found) throw notFound('Try out')
    return { ...found, sub_tests: await listPlanSubTests(db, id) }
  }

  function change<T>(
    viewer: Viewer,
    id: string,
    reason: string | undefined,
    work: (trx: Db, tryout: LockedTryout) => Promise<Done<T>>,
  ): Promise<T> {
    return db.transaction().execute(async trx => {
      const tryout = await lockTryout(trx, id)
      if (!tryout) throw notFound('Try out')
      const { action, details, outcome } = await work(trx, tryout)
      await noteAct(trx, platform, viewer, {
        action,
        subject: { type: 'tryout', id },
        ...(reason !== undefined && { reason }),
        ...(details && { details }),
      })
      return outcome
    })
  }

  /** The same for a draft; one that somebody has published meanwhile is refused. */
  function changeDraft<T>(
    viewer: Viewer,
    id: string,
    work: (trx: Db, tryout: LockedTryout) => Promise<Done<T>>,
  ): Promise<T> {
    return change(viewer, id, undefined, async (trx, tryout) => {
      if (tryout.status !== 'draft')
        throw conflict('locked', 'Try out ini sudah terbit, jadi soalnya tidak bisa diubah lagi.')
      const done = await work(trx, tryout)
      await updateTryout(trx, id, { updated_at: now().toISOString() })
      return done
    })
  }

  return { show, change, changeDraft }
}
