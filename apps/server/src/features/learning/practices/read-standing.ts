import type { Subject } from '@gerbang/contract/exam/tryouts.ts'
import type { Outcome } from '@gerbang/contract/scores/results.ts'
import { findKind } from '@gerbang/scoring/kinds/question-kinds.ts'
import type { KeyedOutcome } from '@gerbang/scoring/score-answer.ts'
import type { Database } from '../../../db/database.ts'
import type { Viewer } from '../../../http/access.ts'
import { listAttemptScores, listSubTestScoresOf } from '../../exam/marks/marks.queries.ts'
import type { FindPaper } from '../../exam/progresses/papers.ts'
import { listScales } from '../../scores/results/results.queries.ts'
import { listReleased, type ReleasedAttempt } from '../../scores/results/list-released.ts'
import { chooseTold } from '../../exam/tryouts/reveal.rules.ts'
import { listUnfree } from './pool.queries.ts'
import { listFirstAnswers, listReturns, readDay, type ReturnRow } from './practices.queries.ts'
import { type OwnAnswer, type Prior, returnsOfDay } from './practices.rules.ts'

export interface Means {
  db: Database
  findPaper: FindPaper
  viewer: Viewer
  at: Date
}

/** A question of a try-out that this student got wrong or left blank, and may know so. */
export interface Mistake {
  question_id: string
  topic_id: string
  subject: Subject
  finished_at: string
  outcome: Exclude<KeyedOutcome, 'correct'>
}

export interface Standing {
  released: ReleasedAttempt[]
  /** Newest first, each question once. */
  mistakes: Mistake[]
  /** First answers in practices, newest first. */
  answers: OwnAnswer[]
  returns: ReturnRow[]
  today: Awaited<ReturnType<typeof readDay>>
}

/** How far back try-outs are looked through: what went wrong a season ago has been learnt or comes again. */
const tryoutsRead = 6

function listMistakes(released: readonly ReleasedAttempt[]): Mistake[] {
  const found = new Map<string, Mistake | null>()
  for (const { attempt, marked } of released)
    for (const { sub_test, marks } of marked.sheets)
      for (const { question_id, content, topic_id, voided, outcome } of marks) {
        // The newest sitting says how it stands.
        if (found.has(question_id)) continue
        const isWrong = !voided && outcome !== 'correct' && outcome !== 'unmarked'
        const comesBack = isWrong && findKind(content.type).markedBy === 'key'
        const { subject } = sub_test
        const finished_at = attempt.finished_at ?? ''
        found.set(question_id, comesBack ? { question_id, topic_id, subject, finished_at, outcome } : null)
      }
  return [...found.values()].filter(mistake => mistake !== null)
}

/** Everything that is known of a student and may be told to them. */
export async function readStanding({ db, findPaper, viewer, at }: Means): Promise<Standing> {
  const [released, answers, returns, today] = await Promise.all([
    listReleased(db, findPaper, viewer, at, tryoutsRead),
    listFirstAnswers(db, viewer),
    listReturns(db, viewer),
    readDay(db, viewer, at),
  ])
  const ids = [...answers, ...returns].map(({ question_id }) => question_id)
  const held = await listUnfree(db, [...new Set(ids)], at)
  return {
    released,
    mistakes: listMistakes(released),
    answers: chooseTold(answers, held, 'each').each,
    returns: chooseTold(returns, held, 'each').each,
    today,
  }
}

/** What the newest released try-out by item response said about the ability, by subject. */
export async function readPriors(
  { db }: Pick<Means, 'db'>,
  released: readonly Pick<ReleasedAttempt, 'attempt' | 'marked'>[],
): Promise<Map<string, Prior>> {
  const priors = new Map<string, Prior>()
  const bucket = released[0]?.attempt.bucket
  if (bucket === undefined) return priors
  const totals = await listAttemptScores(
    db,
    bucket,
    released.map(({ attempt }) => attempt.id),
  )
  const [scores, scales] = await Promise.all([
    listSubTestScoresOf(db, bucket, totals),
    listScales(
      db,
      totals.map(({ score_run_id }) => score_run_id),
    ),
  ])
  for (const { attempt, marked } of released) {
    for (const { sub_test_id, theta, theta_se } of scores.filter(row => row.attempt_id === attempt.id)) {
      const subject = marked.sheets.find(({ sub_test }) => sub_test.id === sub_test_id)?.sub_test.subject
      const scale = scales.get(sub_test_id)
      if (!subject || !scale || priors.has(subject.id) || theta === null || theta_se === null) continue
      const { a, b, basis, scale_of = attempt.tryout_id } = scale
      const is_alike = basis === 'equivalent_groups'
      priors.set(subject.id, { theta, theta_se, scale: { a, b, scale_of, is_alike } })
    }
  }
  return priors
}

/** Mistakes that no practice has taken up yet count as fallen due the day after. */
const dayMs = 86_400_000

/** All that waits, the longest first. A day's worth of it is asked: `limitDue`. */
export function listDue({ mistakes, returns }: Standing, at: Date): string[] {
  const boxed = new Set(returns.map(({ question_id }) => question_id))
  const late = returns
    .filter(({ due_at }) => due_at !== null && Date.parse(due_at) <= at.getTime())
    .sort((one, other) => (one.due_at ?? '').localeCompare(other.due_at ?? ''))
    .map(({ question_id }) => question_id)
  const fresh = mistakes
    .filter(({ question_id, outcome, finished_at }) => {
      const isDayOld = Date.parse(finished_at) + dayMs <= at.getTime()
      return outcome !== 'blank' && !boxed.has(question_id) && isDayOld
    })
    .map(({ question_id }) => question_id)
  return [...late, ...fresh]
}

/** What of it still comes back today: a pile is spread over the days that follow. */
export function limitDue({ today }: Standing, due: readonly string[]): string[] {
  return due.slice(0, Math.max(0, returnsOfDay - today.returned.length))
}

/** Of one topic, in practice and in try-outs, each question once: what was practised is newer than what it came from. */
export function listOutcomes(
  { answers, released }: Pick<Standing, 'answers' | 'released'>,
  topicId: string,
): Outcome[] {
  const practised = answers.filter(({ topic_id }) => topic_id === topicId)
  const sat = released.flatMap(({ marked }) =>
    marked.sheets.flatMap(({ marks }) =>
      marks.filter(({ topic_id, voided }) => topic_id === topicId && !voided),
    ),
  )
  const byQuestion = new Map<string, Outcome>()
  for (const { question_id, outcome } of [...practised, ...sat])
    if (outcome !== 'unmarked' && !byQuestion.has(question_id)) byQuestion.set(question_id, outcome)
  return [...byQuestion.values()]
}

export interface TopicSum {
  topic_id: string
  name: string
  subject: Subject
  correct: number
  of: number
}

/** Over all released try-outs, weakest first; of two as weak the one with more questions behind it. */
export function sumTopics(released: readonly ReleasedAttempt[]): TopicSum[] {
  const sums = new Map<string, TopicSum>()
  for (const { marked } of released)
    for (const { sub_test, marks } of marked.sheets)
      for (const { topic_id, voided, outcome } of marks) {
        if (voided) continue
        const name = marked.topic_names.get(topic_id) ?? ''
        const sum = sums.get(topic_id) ?? { topic_id, name, subject: sub_test.subject, correct: 0, of: 0 }
        sum.of += 1
        if (outcome === 'correct') sum.correct += 1
        sums.set(topic_id, sum)
      }
  return [...sums.values()].sort(
    (one, other) => one.correct / one.of - other.correct / other.of || other.of - one.of,
  )
}
