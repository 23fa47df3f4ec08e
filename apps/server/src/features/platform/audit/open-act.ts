import type { Db } from '../../../db/database.ts'
import { demandRecorded, type Facts, hasRecorded, mustRecord, type OpenAct } from '../../../http/recording.ts'
import type { Platform } from '../../../platform.ts'
import { insertAuditEntry } from './audit.queries.ts'

/** The reason that staff give in the form itself. */
function findReason(body: unknown): string {
  const reason = (body as { reason?: unknown } | undefined)?.reason
  return typeof reason === 'string' ? reason : ''
}

/**
 * Acts of staff, written down as their calls declare: who, what, about which row and why, in the transaction that does it.
 * A handler speaks only where it knows more than its call.
 */
export function openActs({ db, now, newId }: Pick<Platform, 'db' | 'now' | 'newId'>): OpenAct {
  return (call, { viewer, body }) => {
    const { action: declared, about } = call.records

    async function insert(trx: Db, id: string, facts: Facts): Promise<void> {
      const action = facts.action ?? (typeof declared === 'string' ? declared : undefined)
      if (!action) throw new Error(`${call.method} ${call.path} does not say which of its acts it records`)
      await insertAuditEntry(trx, {
        id: newId(),
        actor_id: viewer?.user_id ?? null,
        action,
        subject_type: facts.type ?? about,
        subject_id: facts.id ?? id,
        reason: facts.reason ?? findReason(body),
        details: facts.details ?? {},
        at: now().toISOString(),
      })
    }

    return (id, work) =>
      db.transaction().execute(async trx => {
        const outcome = await work(trx, (facts = {}) => insert(trx, id, facts))
        if (!hasRecorded() && mustRecord(call) && typeof declared === 'string') await insert(trx, id, {})
        demandRecorded(call)
        return outcome
      })
  }
}
