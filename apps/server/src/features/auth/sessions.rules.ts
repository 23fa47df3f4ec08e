import type { Role } from '@gerbang/contract/call.ts'
import { limits } from '../../limits.ts'

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

/** A running sub-test keeps its student's session valid to the end of its grace, whatever the other limits say. */
export function isSessionValid(session: SessionState, at: Date): boolean {
  if (session.status !== 'active') return false
  const now = at.getTime()
  if (session.exam_until && now <= Date.parse(session.exam_until)) return true
  const idleMs = isStudent(session.role) ? limits.studentIdleMs : limits.staffIdleMs
  return now < Date.parse(session.expires_at) && now < Date.parse(session.last_seen_at) + idleMs
}
