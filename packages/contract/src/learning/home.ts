import { z } from 'zod'
import { banners } from '../site/banners.ts'
import { type Data, defineCalls } from '../call.ts'
import { id, time } from '../fields.ts'
import { news } from '../site/news.ts'
import { practices } from './practices.ts'
import { raports, satEntry } from '../scores/raports.ts'
import { day, studyPlans } from '../exam/study-plans.ts'
import { subject, tryoutCard } from '../exam/tryouts.ts'

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

const slugged = { slug: z.string(), title: z.string() }
const topic = { topic_id: id, title: z.string(), subject }

/** What a student may do now, by why it is worth it. */
const thing = z.discriminatedUnion('kind', [
  resume.extend({ kind: z.literal('running'), of: resume.shape.kind }),
  z.strictObject({ kind: z.literal('soon'), ...slugged, opens_at: time }),
  resume.extend({ kind: z.literal('unfinished'), of: resume.shape.kind }),
  /** Questions that come back today, and those that wait for the days after. */
  z.strictObject({ kind: z.literal('due'), count: z.int(), waiting: z.int() }),
  /** Practised today, and nothing comes back: enough, unless one wants more. */
  z.strictObject({ kind: z.literal('enough'), next_due_at: time.nullable() }),
  z.strictObject({ kind: z.literal('topic'), ...topic, correct: z.int(), of: z.int(), questions: z.int() }),
  z.strictObject({ kind: z.literal('tryout'), ...slugged, seconds: z.int(), closes_at: time.nullable() }),
  z.strictObject({ kind: z.literal('practice'), subject, questions: z.int() }),
  z.strictObject({ kind: z.literal('quiz'), ...slugged, questions: z.int() }),
  z.strictObject({ kind: z.literal('wait'), ...slugged, opens_at: time }),
  z.strictObject({ kind: z.literal('guide') }),
])

export const home = defineCalls({
  get: {
    route: 'GET /dashboard',
    summary: 'What a student can go on with, what comes next, and where they stand',
    access,
    data: z.strictObject({
      server_now: time,
      /** The one thing to do now; what is in it is nowhere else. */
      now: thing,
      /** Somebody new has not left the first steps yet, and nothing that cannot wait stands before them. */
      starts: z.boolean(),
      /** What is under way besides; what runs out first comes first. */
      unfinished: z.array(resume),
      /** Open or to come, not yet begun by the student; the next three. */
      next_tryouts: z.array(tryoutCard),
      /** Oldest first, without ranks: the page stands while a ranking is slow. */
      entries: z.array(satEntry),
      change: raport.change,
      target: raport.target,
      plan: studyPlans.get.data,
      /** From Monday to Sunday, and on which of them something was finished or practised. */
      week: z.array(z.strictObject({ date: day, is_active: z.boolean() })),
      win: practices.overview.data.shape.win,
      banners: banners.list.data,
      news: news.list.data,
    }),
  },
})

export type Home = Data<typeof home.get>

export type Resume = z.infer<typeof resume>
export type Thing = z.infer<typeof thing>
