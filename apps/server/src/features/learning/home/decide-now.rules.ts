import type { Resume, Thing } from '@gerbang/contract/learning/home.ts'
import type { PracticeOverview } from '@gerbang/contract/learning/practices.ts'
import type { StartStep } from '@gerbang/contract/exam/study-plans.ts'
import type { TryoutCard } from '@gerbang/contract/exam/tryouts.ts'

/** Everything that is known of what a student could do. */
export interface Chances {
  at: Date
  /** What runs out first comes first. */
  under_way: Resume[]
  /** Not begun, of any phase. */
  tryouts: TryoutCard[]
  quizzes: { slug: string; title: string; question_count: number }[]
  practice: Pick<PracticeOverview, 'due' | 'waiting' | 'next_due_at' | 'weak' | 'subjects'>
  has_practised_today: boolean
}

type Kind = Thing['kind']
type Offer<K extends Kind> = (chances: Chances) => Extract<Thing, { kind: K }> | undefined

const hourMs = 3_600_000
const questionsOfPlan = 8

/** Not everybody has a code. */
const isFree = ({ access }: TryoutCard) => access === 'free'
const byOpening = (tryouts: readonly TryoutCard[]) =>
  tryouts
    .filter(({ phase }) => phase === 'upcoming')
    .toSorted((one, other) => one.opens_at.localeCompare(other.opens_at))
const isRunning = ({ ends_at }: Resume, at: Date) => ends_at !== null && Date.parse(ends_at) > at.getTime()

/**
 * Why one thing comes before another: a clock that runs, an exam that is near, what was begun, what comes back today, a day
 * that is done, the weakest topic with enough evidence, then what is new. The order of the table is the rule.
 */
const offers: { [K in Kind]: Offer<K> } = {
  running: ({ under_way, at }) => {
    const found = under_way.find(one => isRunning(one, at))
    return found && { ...found, kind: 'running', of: found.kind }
  },
  soon: ({ tryouts, at }) => {
    const [next] = byOpening(tryouts)
    if (!next || Date.parse(next.opens_at) - at.getTime() > hourMs) return undefined
    return { kind: 'soon', slug: next.slug, title: next.title, opens_at: next.opens_at }
  },
  unfinished: ({ under_way }) => {
    const found = under_way.find(({ ends_at }) => ends_at === null)
    return found && { ...found, kind: 'unfinished', of: found.kind }
  },
  due: ({ practice: { due, waiting } }) => (due > 0 ? { kind: 'due', count: due, waiting } : undefined),
  enough: ({ has_practised_today, practice: { next_due_at } }) =>
    has_practised_today ? { kind: 'enough', next_due_at } : undefined,
  topic: ({ practice: { weak, subjects } }) => {
    const found = weak
      .map(one => ({
        ...one,
        questions: Math.min(questionsOfPlan, one.own + findNew(subjects, one.topic.id)),
      }))
      .find(({ questions }) => questions > 0)
    if (!found) return undefined
    const { topic, subject, correct, of, questions } = found
    return { kind: 'topic', topic_id: topic.id, title: topic.name, subject, correct, of, questions }
  },
  tryout: ({ tryouts }) => {
    const open = tryouts.filter(({ phase }) => phase === 'open')
    const found = open.find(isFree) ?? open[0]
    if (!found) return undefined
    const { slug, title, duration_seconds, closes_at } = found
    return { kind: 'tryout', slug, title, seconds: duration_seconds, closes_at }
  },
  practice: ({ practice: { subjects } }) => {
    const [found] = subjects
      .filter(({ questions }) => questions > 0)
      .toSorted((one, other) => (one.share?.of ?? 0) - (other.share?.of ?? 0))
    return found && { kind: 'practice', subject: found.subject, questions: Math.min(5, found.questions) }
  },
  quiz: ({ quizzes: [found] }) =>
    found && { kind: 'quiz', slug: found.slug, title: found.title, questions: found.question_count },
  wait: ({ tryouts }) => {
    const [next] = byOpening(tryouts)
    return next && { kind: 'wait', slug: next.slug, title: next.title, opens_at: next.opens_at }
  },
  guide: () => ({ kind: 'guide' }),
}

/** New to the student in a topic. */
function findNew(subjects: Chances['practice']['subjects'], topicId: string): number {
  const topics = subjects.flatMap(({ topics }) => topics)
  return topics.find(({ id }) => id === topicId)?.questions ?? 0
}

/** There is always something: a guide can be read on any day. */
export function decideNow(chances: Chances): Thing {
  for (const offer of Object.values(offers)) {
    const thing = offer(chances)
    if (thing) return thing
  }
  return { kind: 'guide' }
}

interface Place {
  kind: Resume['kind']
  slug: string
}

/** The try-out, quiz or practice that the thing to do now leads to, if it is one. */
function findPlace(now: Thing): Place | undefined {
  switch (now.kind) {
    case 'running':
    case 'unfinished':
      return { kind: now.of, slug: now.slug }
    case 'soon':
    case 'tryout':
    case 'wait':
      return { kind: 'tryout', slug: now.slug }
    case 'quiz':
      return { kind: 'quiz', slug: now.slug }
    case 'due':
    case 'enough':
    case 'topic':
    case 'practice':
    case 'guide':
      return undefined
  }
}

/** Whether the thing to do now is this one, so that it is not offered again beside it. A quiz may have the slug of a try-out. */
export function isThing(now: Thing, { kind, slug }: Place): boolean {
  const place = findPlace(now)
  return place?.kind === kind && place.slug === slug
}

interface Beginning {
  step: StartStep
  target: unknown
  days_a_week: number | null
  /** Anything finished, under way or answered. */
  has_history: boolean
  placed: number | null
}

/**
 * Whether somebody new is led through the first steps. Whoever came before there were any is not, nor is anybody whose exam runs or
 * is near, and there must be something to be placed by.
 */
export function isStarting(
  now: Thing,
  { step, target, days_a_week, has_history, placed }: Beginning,
): boolean {
  if (now.kind === 'running' || now.kind === 'soon' || step === 'done') return false
  const isNew = !has_history && target === null && days_a_week === null && placed !== null
  return step !== 'placement' || isNew
}
