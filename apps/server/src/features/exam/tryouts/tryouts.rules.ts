import type { Attempt, Phase, TryoutDetail } from '@gerbang/contract/exam/tryouts.ts'
import type { Viewer } from '../../../http/access.ts'

export interface TryoutWindow {
  opens_at: string
  closes_at: string | null
}

export type Obstacle = NonNullable<TryoutDetail['obstacle']>

export function phaseOf({ opens_at, closes_at }: TryoutWindow, at: Date): Phase {
  if (at.getTime() < Date.parse(opens_at)) return 'upcoming'
  return closes_at !== null && at.getTime() >= Date.parse(closes_at) ? 'closed' : 'open'
}

export function isLive(attempt: Pick<Attempt, 'status'> | undefined): boolean {
  return attempt?.status === 'enrolled' || attempt?.status === 'in_progress'
}

export interface Enrolment {
  tryout: TryoutWindow & { program_id: string; access: 'free' | 'code'; max_attempts: number | null }
  viewer: Pick<Viewer, 'program_id' | 'email_verified'>
  newest: Pick<Attempt, 'status'> | undefined
  /** Attempts so far; void ones do not count. */
  used: number
  /** Whether a student code was redeemed for it; a free try-out needs none. */
  is_opened: boolean
  at: Date
}

/** Why a student cannot enrol or go on; undefined when they can. A live attempt needs no second permission. */
export function findObstacle({
  tryout,
  viewer,
  newest,
  used,
  is_opened,
  at,
}: Enrolment): Obstacle | undefined {
  const phase = phaseOf(tryout, at)
  if (phase !== 'open') return phase
  if (isLive(newest)) return undefined
  if (tryout.program_id !== viewer.program_id) return 'wrong_program'
  if (!viewer.email_verified) return 'email_unverified'
  if (tryout.max_attempts !== null && used >= tryout.max_attempts) return 'attempts_used'
  return tryout.access === 'code' && !is_opened ? 'code_needed' : undefined
}

export const obstacleMessages: Record<Obstacle, string> = {
  upcoming: 'Try out ini belum dibuka.',
  closed: 'Try out ini sudah ditutup.',
  wrong_program: 'Try out ini untuk program lain.',
  email_unverified: 'Verifikasi emailmu dulu, lalu coba lagi.',
  attempts_used: 'Kesempatan mengerjakan try out ini sudah habis.',
  code_needed: 'Try out ini memerlukan kode siswa yang berlaku.',
}
