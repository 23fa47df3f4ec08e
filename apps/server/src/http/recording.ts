import { AsyncLocalStorage } from 'node:async_hooks'
import { type Call, isActOfStaff, type Recorded } from '@gerbang/contract/call.ts'
import type { AuditAction } from '@gerbang/contract/platform/audit-actions.ts'
import type { Db } from '../db/database.ts'
import type { Viewer } from './access.ts'

/** What an entry says beyond what its call declares. */
export interface Facts {
  /** Required where the call declares several. */
  action?: AuditAction
  /** Names the row when it is not the one that the act names, or is of another type. */
  id?: string
  type?: string
  reason?: string | undefined
  /** Ids and settings, never names: what is written here can't be taken back. */
  details?: object
}

/** Writes an entry of the call's act. Left alone, a call that declares one act records it without more words. */
export type Note = (facts?: Facts) => Promise<void>

/** One transaction about the row `id`. It commits with the entry that its call declares, or not at all. */
export type Act = <T>(id: string, work: (trx: Db, note: Note) => Promise<T>) => Promise<T>

/** The acts of a call, as soon as it is known who calls and what they sent. */
export type OpenAct = (
  call: Call & { records: Recorded },
  sent: { viewer: Viewer | undefined; body: unknown },
) => Act

const recording = new AsyncLocalStorage<AuditAction[]>()

/** Tells the call that is being answered which entry its audit log got; outside of a call it says nothing to anybody. */
export function tellRecorded(action: AuditAction): void {
  recording.getStore()?.push(action)
}

/** Whether the call that is being answered has left an entry. */
export function hasRecorded(): boolean {
  return (recording.getStore()?.length ?? 0) > 0
}

export const isRecorded = (call: Call): call is Call & { records: Recorded } =>
  call.records !== undefined && 'action' in call.records

/** Whether a success of this call always leaves an entry before its reply. */
export const mustRecord = ({ records: { unless, by } }: { records: Recorded }): boolean =>
  unless === undefined && by === undefined

/** Throws where the entries so far are not what the call declares: it is a fault of the server. */
export function demandRecorded(call: Call): void {
  const entries = recording.getStore() ?? []
  const declared = isRecorded(call) ? [call.records.action].flat() : []
  const strange = entries.find(action => !declared.includes(action))
  if (strange) throw new Error(`${call.method} ${call.path} recorded ${strange}, which it does not declare`)
  if (isRecorded(call) && mustRecord(call) && entries.length === 0)
    throw new Error(`${call.method} ${call.path} recorded none of ${declared.join(', ')}`)
}

/**
 * Holds a handler to what its call declares. An act asks before its commit; this asks once more before the reply, for
 * writes outside of acts. Throws where a call of staff declares nothing.
 */
export function holdToRecords<Input, Answer>(
  call: Call,
  handler: (input: Input) => Promise<Answer>,
): (input: Input) => Promise<Answer> {
  if (isActOfStaff(call) && call.records === undefined)
    throw new Error(`Cannot mount ${call.method} ${call.path}: it does not say what the audit log gets`)
  if (call.records === undefined) return handler
  return input =>
    recording.run([], async () => {
      const answer = await handler(input)
      demandRecorded(call)
      return answer
    })
}
