import type { Change, Raport, RaportEntry, RaportTopic } from '@gerbang/contract/scores/raports.ts'
import { limits } from '../../../limits.ts'

/** `scale_of` names the try-out whose scale the scores are on; null where no link puts them on one. */
export type ScaledEntry = Omit<RaportEntry, 'is_comparable'> & { scale_of: string | null }

interface Point {
  value: number
  se: number | null
  since: string
}

const round = (value: number) => Math.round(value * 100) / 100

/** Errors of two sittings are independent, so their squares add up. */
export function describeChange(points: readonly Point[]): Change | null {
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined || first === last) return null
  const value = round(last.value - first.value)
  const se = first.se === null || last.se === null ? null : round(Math.hypot(first.se, last.se))
  return { value, se, is_certain: se !== null && Math.abs(value) > 2 * se, since: first.since }
}

/** Those on the scale that was shared last, whatever stands alone beside them; or else all of one try-out. */
export function listComparable(entries: readonly ScaledEntry[]): ScaledEntry[] {
  const scaled = entries.filter(({ scale_of, provisional }) => scale_of !== null && !provisional)
  const groups = [...Map.groupBy(scaled, ({ scale_of }) => scale_of).values()]
  const shared = groups.filter(group => group.length > 1)
  const newest = shared.toSorted((a, b) => scaled.indexOf(endOf(b)) - scaled.indexOf(endOf(a)))[0]
  if (newest) return newest
  const last = entries.at(-1)
  return entries.filter(({ slug, provisional }) => slug === last?.slug && provisional === last.provisional)
}

const endOf = (group: readonly ScaledEntry[]) => group.at(-1) as ScaledEntry

export function describeTotals(entries: readonly ScaledEntry[]): Change | null {
  return describeChange(
    listComparable(entries).map(({ total, total_se, title }) => ({
      value: total,
      se: total_se,
      since: title,
    })),
  )
}

export function describeSubTests(entries: readonly ScaledEntry[]): Raport['sub_tests'] {
  const comparable = new Set(listComparable(entries))
  const rows = entries.flatMap(entry => entry.sub_tests.map(subTest => ({ entry, ...subTest })))
  return [...Map.groupBy(rows, ({ subject }) => subject.id).values()].flatMap(group => {
    const last = group.at(-1)
    if (!last) return []
    const points = group.flatMap(({ entry, scaled, se }) =>
      scaled !== null && comparable.has(entry) ? [{ value: scaled, se, since: entry.title }] : [],
    )
    return [
      {
        subject: last.subject,
        last: { scaled: last.scaled, se: last.se },
        points: group.map(({ scaled, se }) => ({ scaled, se })),
        change: describeChange(points),
      },
    ]
  })
}

const shareOf = ({ correct, of }: RaportTopic) => correct / of

/** Counts of all sittings together, weakest first; of two as weak the one with more questions behind it. */
export function sumTopics(topics: readonly RaportTopic[]): RaportTopic[] {
  const groups = Map.groupBy(topics, ({ subject, topic }) => `${subject.id} ${topic}`)
  return [...groups.values()]
    .flatMap(group => {
      const [first] = group
      if (!first) return []
      const sum = (read: (row: RaportTopic) => number) => group.reduce((total, row) => total + read(row), 0)
      return [{ ...first, correct: sum(row => row.correct), of: sum(row => row.of) }]
    })
    .sort((a, b) => shareOf(a) - shareOf(b) || b.of - a.of)
}

const shown = 3

/** What stands out, with enough questions behind it; nothing is both. */
export function pickTopics(topics: readonly RaportTopic[]) {
  const known = topics.filter(({ of }) => of >= limits.leastTopicQuestions)
  return {
    strengths: known
      .filter(topic => shareOf(topic) >= 0.7)
      .toReversed()
      .slice(0, shown),
    weaknesses: known.filter(topic => shareOf(topic) < 0.6).slice(0, shown),
  }
}
