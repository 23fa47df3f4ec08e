import { z } from 'zod'
import { banners } from '../site/banners.ts'
import { type Data, defineCalls } from '../call.ts'
import { id, time } from '../fields.ts'
import { news } from '../site/news.ts'
import { raports } from '../scores/raports.ts'
import { tryoutCard } from '../exam/tryouts.ts'

const access = { roles: ['student'], lane: 'report' } as const
const raport = raports.get.data.shape

const resume = z.strictObject({
  kind: z.enum(['tryout', 'quiz', 'practice']),
  /** Of a practice its id. */
  slug: z.string(),
  title: z.string(),
  /** What comes next in it: a sub-test. */
  part: z.string().nullable(),
  ends_at: time.nullable(),
})
export type Resume = z.infer<typeof resume>

export const home = defineCalls({
  get: {
    method: 'GET',
    path: '/dashboard',
    summary: 'What a student can go on with, what comes next, and where they stand',
    access,
    data: z.strictObject({
      server_now: time,
      /** What is under way; what runs out first comes first. */
      resume: z.array(resume),
      /** Open or to come, not yet finished by the student; the next three. */
      next_tryouts: z.array(tryoutCard),
      quizzes: z.array(z.strictObject({ id, slug: z.string(), title: z.string(), question_count: z.int() })),
      entries: raport.entries,
      change: raport.change,
      target: raport.target,
      /** The weakest topic with enough questions behind it. */
      practise: raport.weaknesses.element.nullable(),
      /** Days of the last fourteen, oldest first, on which something was finished or practised. */
      days: z.array(z.strictObject({ date: z.string(), is_active: z.boolean() })),
      banners: banners.list.data,
      news: news.list.data,
    }),
  },
})

export type Home = Data<typeof home.get>
