import { type HistoryEntry, type HistoryKind, history } from '@gerbang/contract/learning/history.ts'
import type { Viewer } from '../../../http/access.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import { describeStanding } from '../../scores/raports/describe-raport.queries.ts'
import { titleOf } from '../practices/practices.rules.ts'
import { listToldAttempts } from '../quizzes/told-counts.queries.ts'
import { listFinishedAttempts, listFinishedPractices, listFinishedQuizzes } from './history.queries.ts'

type Read = (means: Platform, viewer: Viewer, at: Date) => Promise<HistoryEntry[]>

const nothing = { number: null, total: null, total_se: null, correct: null, questions: null }

/** A score that is not out yet leaves its attempt in the list. */
const readTryouts: Read = async ({ db }, viewer, at) => {
  const [attempts, { entries }] = await Promise.all([
    listFinishedAttempts(db, viewer),
    describeStanding({ db, student: viewer, at }),
  ])
  const scores = new Map(entries.map(entry => [entry.attempt_id, entry]))
  return attempts.flatMap(({ finished_at, ...attempt }) => {
    if (finished_at === null) return []
    const { total = null, total_se = null } = scores.get(attempt.id) ?? {}
    return [{ ...nothing, ...attempt, kind: 'tryout' as const, finished_at, total, total_se }]
  })
}

const readQuizzes: Read = async ({ db }, viewer, at) => {
  const found = await listFinishedQuizzes(db, viewer)
  const told = await listToldAttempts(db, viewer, [...new Set(found.map(({ quiz_id }) => quiz_id))], at)
  const byId = new Map(told.map(attempt => [attempt.id, attempt]))
  return found.flatMap(({ quiz_id: _, ...quiz }) => {
    const attempt = byId.get(quiz.id)
    if (!attempt?.submitted_at) return []
    const { number, submitted_at, correct } = attempt
    return [{ ...nothing, ...quiz, kind: 'quiz' as const, number, finished_at: submitted_at, correct }]
  })
}

const readPractices: Read = async ({ db }, viewer) => {
  const found = await listFinishedPractices(db, viewer)
  return found.flatMap(({ id, kind, submitted_at, about, questions }) =>
    submitted_at === null
      ? []
      : [
          {
            ...nothing,
            kind: 'practice' as const,
            id,
            slug: null,
            title: titleOf(kind, about),
            finished_at: submitted_at,
            questions,
          },
        ],
  )
}

const reads: Record<HistoryKind, Read> = {
  tryout: readTryouts,
  quiz: readQuizzes,
  practice: readPractices,
}

export function historyRoutes(mount: Mount, means: Platform): void {
  mount(history.list, async ({ viewer, query: { kind, slug, days, page, per_page } }) => {
    const at = means.now()
    const wanted = kind === undefined ? Object.values(reads) : [reads[kind]]
    const found = (await Promise.all(wanted.map(read => read(means, viewer, at)))).flat()
    const from = days === undefined ? '' : new Date(at.getTime() - days * 86_400_000).toISOString()
    const all = found.filter(
      entry => entry.finished_at >= from && (slug === undefined || entry.slug === slug),
    )
    const sorted = all.toSorted((one, other) => other.finished_at.localeCompare(one.finished_at))
    const data = sorted.slice((page - 1) * per_page, page * per_page)
    return { data, meta: { page, per_page, total: all.length } }
  })
}
