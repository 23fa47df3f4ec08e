import type { Db } from '../../../db/database.ts'
import type { AuditAction } from '@gerbang/contract/platform/audit-actions.ts'
import { tellRecorded } from '../../../http/recording.ts'

export interface AuditEntry {
  id: string
  /** Null: the server by itself. */
  actor_id: string | null
  action: AuditAction
  subject_type: string
  subject_id: string
  reason: string
  details: object
  at: string
}

/** In the transaction of what it tells: either both are there, or neither. */
export async function insertAuditEntry(db: Db, { details, ...entry }: AuditEntry): Promise<void> {
  await db
    .insertInto('audit_entries')
    .values({ ...entry, details: JSON.stringify(details) })
    .execute()
  tellRecorded(entry.action)
}
