import type { ScoreEvent } from '@gerbang/contract/scores/scores.ts'
import type { Db } from '../../../../db/database.ts'
import { insertAuditEntry } from '../../../platform/audit/audit.queries.ts'

/** Who does something about the marks of a try-out, when and why. */
export interface Doing {
  /** Null: the server by itself. */
  actor_id: string | null
  reason: string
  at: string
  newId: () => string
}

/** Names what was changed, for people; a person by id alone, whose name is looked up when the log is shown. */
type About = { about: string; user_id?: never } | { user_id: string; about?: never }

type Happening = { tryout_id: string; action: ScoreEvent['action'] } & About & Record<string, unknown>

/** Adds to the log of a try-out. */
export async function noteEvent(
  trx: Db,
  { actor_id, reason, at, newId }: Doing,
  { tryout_id, action, ...details }: Happening,
): Promise<void> {
  await insertAuditEntry(trx, {
    id: newId(),
    actor_id,
    action,
    subject_type: 'tryout',
    subject_id: tryout_id,
    reason,
    details,
    at,
  })
}
