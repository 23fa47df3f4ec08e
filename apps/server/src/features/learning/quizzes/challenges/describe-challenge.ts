import type { Challenge, ChallengeMember } from '@gerbang/contract/learning/challenges.ts'
import type { Db } from '../../../../db/database.ts'
import type { Viewer } from '../../../../http/access.ts'
import { notFound } from '../../../../http/errors.ts'
import { listFirstFinished, type QuizAttemptRow } from '../attempts.queries.ts'
import { findQuizFor, isQuizHeld, type QuizRow } from '../quizzes.queries.ts'
import { findObstacle } from '../quizzes.rules.ts'
import { tellCounts } from '../told-counts.queries.ts'
import { type ChallengeRow, listMembers, type MemberRow } from './challenges.queries.ts'
import { arrangeMembers, findJoinObstacle } from './challenges.rules.ts'

/** A challenge that is there, of a quiz that the viewer may take. */
export async function requireChallenge(
  db: Db,
  viewer: Viewer,
  found: ChallengeRow | undefined,
): Promise<{ challenge: ChallengeRow; quiz: QuizRow }> {
  const quiz = found && (await findQuizFor(db, viewer, found.quiz_id))
  if (!quiz) throw notFound('Tantangan')
  return { challenge: found, quiz }
}

/** For somebody who has not begun the quiz: whether it is open to all. */
export async function readQuizObstacle(db: Db, quiz: QuizRow, at: Date) {
  const isHeld = await isQuizHeld(db, quiz.id, at)
  return findObstacle(quiz, { used: 0, isLive: false, isHeld }, at)
}

/** A quiz that never tells answers tells its sums late, each student's at another time: none are compared. */
export const isComparable = ({ feedback }: QuizRow) => feedback !== 'never'

async function listScores(db: Db, quiz: QuizRow, members: readonly MemberRow[], at: Date) {
  const ids = members.map(({ user_id }) => user_id)
  const first = await listFirstFinished(db, quiz.id, ids)
  const told = isComparable(quiz) ? await tellCounts(db, [...first.values()], at) : []
  const byAttempt = new Map(told.map(attempt => [attempt.id, attempt]))
  return new Map([...first].map(([userId, { id }]) => [userId, byAttempt.get(id) ?? null]))
}

function sumUp(attempt: QuizAttemptRow | null | undefined): Pick<ChallengeMember, 'correct' | 'of'> {
  if (!attempt || attempt.correct === null) return { correct: null, of: null }
  const { correct, partial, wrong, blank, unmarked } = attempt
  return { correct, of: correct + (partial ?? 0) + (wrong ?? 0) + (blank ?? 0) + unmarked }
}

/** Scores are told to those who have one to tell themselves. */
async function describeMembers(
  db: Db,
  { viewer, quiz, members }: { viewer: Viewer; quiz: QuizRow; members: readonly MemberRow[] },
  at: Date,
): Promise<ChallengeMember[]> {
  const scores = await listScores(db, quiz, members, at)
  const maySee = scores.has(viewer.user_id)
  return arrangeMembers(
    members.map(({ user_id, name }) => ({
      name,
      is_me: user_id === viewer.user_id,
      has_finished: scores.has(user_id),
      ...sumUp(maySee ? scores.get(user_id) : null),
    })),
  )
}

export async function describeChallenge(
  db: Db,
  { viewer, challenge, quiz }: { viewer: Viewer; challenge: ChallengeRow; quiz: QuizRow },
  at: Date,
): Promise<Challenge> {
  const { token, closes_at, member_count } = challenge
  const [members, quiz_obstacle] = await Promise.all([listMembers(db, token), readQuizObstacle(db, quiz, at)])
  const own = members.find(({ user_id }) => user_id === viewer.user_id)
  return {
    quiz: { slug: quiz.slug, title: quiz.title, question_count: quiz.question_count },
    closes_at,
    obstacle: findJoinObstacle({ closes_at, member_count, quiz_obstacle }, at),
    is_member: own !== undefined,
    is_maker: own?.is_maker ?? false,
    member_count,
    members: own ? await describeMembers(db, { viewer, quiz, members }, at) : [],
  }
}
