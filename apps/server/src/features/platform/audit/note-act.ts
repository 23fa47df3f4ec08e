import type { Viewer } from '../../../http/access.ts'
import type { AuditAction } from '@gerbang/contract/platform/audit-actions.ts'
import type { Db } from '../../../db/database.ts'
import type { Platform } from '../../../platform.ts'
import { insertAuditEntry } from './audit.queries.ts'

interface Act {
  /** In the past tense: `faq_created`. */
  action: AuditAction
  subject: { type: string; id: string }
  reason?: string
  /** Ids and settings, never names: what is written here can't be taken back. */
  details?: object
}

/** Writes down what a member of staff does, in the transaction that does it. */
export async function noteAct(
  db: Db,
  { now, newId }: Pick<Platform, 'now' | 'newId'>,
  viewer: Viewer,
  { action, subject, reason = '', details = {} }: Act,
): Promise<void> {
  await insertAuditEntry(db, {
    id: newId(),
    actor_id: viewer.user_id,
    action,
    subject_type: subject.type,
    subject_id: subject.id,
    reason,
    details,
    at: now().toISOString(),
  })
}
