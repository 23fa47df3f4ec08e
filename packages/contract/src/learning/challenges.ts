import { z } from 'zod'
import { type Data, defineCalls } from '../call.ts'
import { slug, time } from '../fields.ts'

const read = { roles: ['student'], lane: 'list' } as const
const write = { roles: ['student'], lane: 'write' } as const
const params = { token: z.string().regex(/^[\w-]{1,100}$/) }
/** Nobody's name or score is shown without this word of theirs. */
const agreement = z.strictObject({ agrees: z.literal(true) })

/** Why nobody can join now; `held`: a try-out has the same questions. */
export const challengeObstacle = z.enum(['closed', 'full', 'held'])

const challengeMember = z.strictObject({
  name: z.string(),
  is_me: z.boolean(),
  has_finished: z.boolean(),
  /** Of the first attempt that was finished; null until this member and the reader have finished one. */
  correct: z.int().nullable(),
  of: z.int().nullable(),
})

const challenge = z.strictObject({
  quiz: z.strictObject({ slug, title: z.string(), question_count: z.int() }),
  /** Until then friends may join. */
  closes_at: time,
  obstacle: challengeObstacle.nullable(),
  is_member: z.boolean(),
  is_maker: z.boolean(),
  member_count: z.int(),
  /** Empty for who has not joined: names are told to those who told theirs. */
  members: z.array(challengeMember),
})

/** A quiz taken among friends, by a link (decision 92). */
export const challenges = defineCalls({
  listOwn: {
    route: 'GET /quizzes/{slug}/challenges',
    summary: 'Challenges of this quiz in which the student takes part, the newest first',
    access: read,
    live: true,
    data: z.strictObject({
      /** Whether this quiz may be made one now. */
      can_make: z.boolean(),
      challenges: z.array(z.strictObject({ token: z.string(), member_count: z.int(), is_open: z.boolean() })),
    }),
  },
  make: {
    route: 'POST /quizzes/{slug}/challenges',
    summary:
      'Make a link by which friends join; one that the student made and that is still open is given again',
    access: write,
    body: agreement,
    data: z.strictObject({ token: z.string() }),
    status: 201,
  },
  get: {
    route: 'GET /challenges/{token}',
    summary: 'A challenge: without names for who has not joined, without scores for who has not finished',
    access: read,
    live: true,
    params,
    data: challenge,
  },
  join: {
    route: 'POST /challenges/{token}/join',
    summary: 'Take part, with name and score for the others who take part',
    access: write,
    params,
    body: agreement,
    data: challenge,
  },
  close: {
    route: 'POST /challenges/{token}/close',
    summary: 'Let nobody else join; for who made it',
    access: write,
    params,
    data: challenge,
  },
  leave: {
    route: 'POST /challenges/{token}/leave',
    summary:
      'Take back name and score; a challenge that its maker leaves is closed, one that all have left is gone',
    access: write,
    params,
  },
})

export type Challenge = Data<typeof challenges.get>
export type OwnChallenges = Data<typeof challenges.listOwn>

export type ChallengeObstacle = z.infer<typeof challengeObstacle>
export type ChallengeMember = z.infer<typeof challengeMember>
