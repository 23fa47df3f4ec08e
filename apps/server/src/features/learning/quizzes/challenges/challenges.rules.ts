import type { ChallengeMember, ChallengeObstacle } from '@gerbang/contract/learning/challenges.ts'
import { limits } from '../../../../limits.ts'
import type { Obstacle } from '../quizzes.rules.ts'

export interface Joining {
  closes_at: string
  member_count: number
  /** Why the quiz cannot be started by somebody new. */
  quiz_obstacle: Obstacle | undefined
}

/** Why nobody can join now. */
export function findJoinObstacle(
  { closes_at, member_count, quiz_obstacle }: Joining,
  at: Date,
): ChallengeObstacle | null {
  if (quiz_obstacle === 'held') return 'held'
  if (quiz_obstacle !== undefined || Date.parse(closes_at) <= at.getTime()) return 'closed'
  return member_count >= limits.challengeMembers ? 'full' : null
}

export const joinMessages: Record<ChallengeObstacle, string> = {
  closed: 'Tantangan ini sudah ditutup. Minta temanmu membuat tautan baru.',
  full: `Tantangan ini sudah penuh: paling banyak ${limits.challengeMembers} orang.`,
  held: 'Soal kuis ini sedang dipakai try out. Tantangan dibuka lagi setelah try out itu selesai.',
}

/** The lower, the higher up. */
const placeOf = ({ is_me, correct, has_finished }: ChallengeMember) =>
  is_me ? -Infinity : has_finished ? -(correct ?? 0) : 1

/** The reader first, then the most right, then by name; who has not finished comes last. */
export const arrangeMembers = (members: readonly ChallengeMember[]): ChallengeMember[] =>
  members.toSorted((one, other) => placeOf(one) - placeOf(other) || one.name.localeCompare(other.name, 'id'))
