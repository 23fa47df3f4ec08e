import { challenges } from '@gerbang/contract/learning/challenges.ts'
import type { Db } from '../../../../db/database.ts'
import type { Viewer } from '../../../../http/access.ts'
import { conflict, forbidden, notFound } from '../../../../http/errors.ts'
import type { Mount } from '../../../../http/handle.ts'
import { limits } from '../../../../limits.ts'
import type { Platform } from '../../../../platform.ts'
import { obstacleMessages } from '../quizzes.rules.ts'
import { requireQuiz } from '../require-quiz.ts'
import {
  closeChallenge,
  findChallenge,
  findOpenOwn,
  insertChallenge,
  insertMember,
  leaveChallenge,
  listMembers,
  listOwnChallenges,
  lockChallenge,
} from './challenges.queries.ts'
import { findJoinObstacle, joinMessages } from './challenges.rules.ts'
import { describeChallenge, isComparable, readQuizObstacle, requireChallenge } from './describe-challenge.ts'

/** The locked challenge and what the viewer is in it; a stranger finds none. */
async function lockAsMember(trx: Db, viewer: Viewer, token: string) {
  const challenge = await lockChallenge(trx, token)
  const own = (await listMembers(trx, token)).find(({ user_id }) => user_id === viewer.user_id)
  if (!challenge || !own) throw notFound('Tantangan')
  return { challenge, own }
}

async function join(trx: Db, viewer: Viewer, token: string, at: Date): Promise<void> {
  const { challenge, quiz } = await requireChallenge(trx, viewer, await lockChallenge(trx, token))
  const members = await listMembers(trx, token)
  if (members.some(({ user_id }) => user_id === viewer.user_id)) return
  const quiz_obstacle = await readQuizObstacle(trx, quiz, at)
  const obstacle = findJoinObstacle({ ...challenge, quiz_obstacle }, at)
  if (obstacle) throw conflict(obstacle === 'held' ? 'locked' : 'closed', joinMessages[obstacle])
  const joined_at = at.toISOString()
  await insertMember(trx, {
    challenge_token: token,
    user_id: viewer.user_id,
    is_maker: false,
    joined_at,
  })
}

export function challengeRoutes(mount: Mount, { db, now, randomBytes }: Platform): void {
  const describe = async (viewer: Viewer, token: string) => {
    const found = await requireChallenge(db, viewer, await findChallenge(db, token))
    return describeChallenge(db, { viewer, ...found }, now())
  }

  mount(challenges.listOwn, async ({ viewer, params }) => {
    const at = now()
    const quiz = await requireQuiz(db, viewer, params.slug, at)
    const can_make = isComparable(quiz) && (await readQuizObstacle(db, quiz, at)) === undefined
    return { data: { can_make, challenges: await listOwnChallenges(db, viewer.user_id, quiz.id, at) } }
  })

  mount(challenges.make, async ({ viewer, params }) => {
    const quiz = await requireQuiz(db, viewer, params.slug, now())
    if (!isComparable(quiz))
      throw conflict('locked', 'Kuis ini tidak memberi tahu jawaban, jadi tidak bisa jadi tantangan.')
    const obstacle = await readQuizObstacle(db, quiz, now())
    if (obstacle) throw conflict(obstacle === 'held' ? 'locked' : 'closed', obstacleMessages[obstacle])
    const at = now()
    const created_at = at.toISOString()
    const { user_id } = viewer
    const open = await findOpenOwn(db, { user_id, quiz_id: quiz.id }, created_at)
    if (open) return { message: 'Tantanganmu masih terbuka', data: { token: open } }
    const token = randomBytes(16).toString('base64url')
    const closes_at = new Date(at.getTime() + limits.challengeOpenMs).toISOString()
    await db.transaction().execute(async trx => {
      await insertChallenge(trx, { token, quiz_id: quiz.id, created_at, closes_at })
      await insertMember(trx, { challenge_token: token, user_id, is_maker: true, joined_at: created_at })
    })
    return { message: 'Tantangan dibuat', data: { token } }
  })

  mount(challenges.get, async ({ viewer, params: { token } }) => ({ data: await describe(viewer, token) }))

  mount(challenges.join, async ({ viewer, params: { token } }) => {
    await db.transaction().execute(trx => join(trx, viewer, token, now()))
    return { message: 'Kamu ikut tantangan ini', data: await describe(viewer, token) }
  })

  mount(challenges.close, async ({ viewer, params: { token } }) => {
    await db.transaction().execute(async trx => {
      const { own } = await lockAsMember(trx, viewer, token)
      if (!own.is_maker) throw forbidden('Hanya pembuat tantangan yang bisa menutupnya.')
      await closeChallenge(trx, token, now().toISOString())
    })
    return { message: 'Tantangan ditutup', data: await describe(viewer, token) }
  })

  mount(challenges.leave, async ({ viewer, params: { token } }) => {
    await db.transaction().execute(async trx => {
      const { own } = await lockAsMember(trx, viewer, token)
      await leaveChallenge(trx, { token, ...own }, now().toISOString())
    })
    return { message: 'Nama dan skormu tidak terlihat lagi di tantangan ini', data: null }
  })
}
