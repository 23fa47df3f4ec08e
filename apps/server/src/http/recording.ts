import { AsyncLocalStorage } from 'node:async_hooks'
import { type Call, isWriteOfStaff } from '@gerbang/contract/call.ts'
import type { AuditAction } from '@gerbang/contract/platform/audit-actions.ts'

const recording = new AsyncLocalStorage<AuditAction[]>()

/** Tells the call that is being answered which entry its audit log got; outside of a call it says nothing to anybody. */
export function tellRecorded(action: AuditAction): void {
  recording.getStore()?.push(action)
}

function listActions({ records }: Call): readonly AuditAction[] {
  if (records === undefined || (typeof records === 'object' && 'nothing' in records)) return []
  if (typeof records === 'string') return [records]
  return 'actions' in records ? records.actions : records
}

/** Whether a success of this call always leaves an entry before its reply. */
function mustRecord({ records }: Call): boolean {
  return typeof records === 'string' || Array.isArray(records)
}

/**
 * Holds a handler to what its call declares: an entry of another kind, or a success without the entry that it promises, is
 * a fault of the server. Throws where a write of staff declares nothing.
 */
export function holdToRecords<Input, Answer>(
  call: Call,
  handler: (input: Input) => Promise<Answer>,
): (input: Input) => Promise<Answer> {
  if (isWriteOfStaff(call) && call.records === undefined)
    throw new Error(`Cannot mount ${call.method} ${call.path}: it does not say what the audit log gets`)
  if (call.records === undefined) return handler
  const declared = listActions(call)
  return async input => {
    const actions: AuditAction[] = []
    const answer = await recording.run(actions, () => handler(input))
    const strange = actions.find(action => !declared.includes(action))
    if (strange) throw new Error(`${call.method} ${call.path} recorded ${strange}, which it does not declare`)
    if (mustRecord(call) && actions.length === 0)
      throw new Error(`${call.method} ${call.path} recorded none of ${declared.join(', ')}`)
    return answer
  }
}
