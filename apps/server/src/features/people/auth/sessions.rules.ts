import type { Role } from '@gerbang/contract/call.ts'
import { limits } from '../../../limits.ts'

export interface SessionState {
  role: Role
  status: 'active' | 'invited' | 'disabled'
  last_seen_at: string
  expires_at: string
  exam_until: string | null
}

function isStudent(role: Role): boolean {
  return role === 'student'
}

export function sessionEnd(role: Role, start: Date): Date {
  return new Date(start.getTime() + (isStudent(role) ? limits.studentSessionMs : limits.staffSessionMs))
}

/**
 * Up to when a session counts as things stand, in epoch milliseconds. A running sub-test keeps its student's session
 * valid to the end of its grace, whatever the other limits say.
 */
export function sessionValidUntil(session: SessionState): number {
  if (session.status !== 'active') return Number.NEGATIVE_INFINITY
  const idleMs = isStudent(session.role) ? limits.studentIdleMs : limits.staffIdleMs
  const ordinary = Math.min(Date.parse(session.expires_at), Date.parse(session.last_seen_at) + idleMs)
  return session.exam_until ? Math.max(ordinary - 1, Date.parse(session.exam_until)) : ordinary - 1
}

export function isSessionValid(session: SessionState, at: Date): boolean {
  return at.getTime() <= sessionValidUntil(session)
}
