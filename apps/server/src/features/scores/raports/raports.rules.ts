import type { Change, Raport, RaportEntry, RaportTopic } from '@gerbang/contract/scores/raports.ts'
import {
  type Growth,
  reportGrowth,
  reportTotalGrowth,
  type SatAbility,
  type SatTwice,
} from '@gerbang/scoring/irt/report-growth.ts'
import { limits } from '../../../limits.ts'

type SubTestEntry = RaportEntry['sub_tests'][number] & {
  weight: number
  /** What its score was made of; null where right answers count. */
  measured: { ability: SatAbility; b: number; scale_se: number } | null
}

/** `scale_of` names the try-out whose scale the scores are on; null where no link puts them on one. */
export type ScaledEntry = Omit<RaportEntry, 'is_comparable' | 'percentile' | 'sub_tests'> & {
  scale_of: string | null
  sub_tests: SubTestEntry[]
}

const round = (value: number) => Math.round(value * 100) / 100

/** Growth where abilities tell it; else the difference of the two scores, whose error nobody knows. */
function describeChange(grown: Growth | undefined, difference: number, since: string): Change {
  const value = round(grown?.value ?? difference)
  const se = grown ? round(grown.se) : null
  return { value, se, is_certain: se !== null && Math.abs(value) > 2 * se, since }
}

function joinSittings(first: SubTestEntry, last: SubTestEntry): SatTwice[] {
  if (!first.measured || !last.measured) return []
  const { b, ability } = last.measured
  const scale_se = Math.hypot(first.measured.scale_se, last.measured.scale_se)
  return [{ first: first.measured.ability, last: ability, b, scale_se, weight: last.weight }]
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

/** Of sub-tests that both have; undefined where one of those was not measured. */
function growTotal(first: ScaledEntry, last: ScaledEntry): Growth | undefined {
  const common = last.sub_tests.flatMap(own => {
    const before = first.sub_tests.find(({ subject }) => subject.id === own.subject.id)
    return before && own.weight > 0 ? [{ before, own }] : []
  })
  const sat = common.flatMap(({ before, own }) => joinSittings(before, own))
  return sat.length < common.length ? undefined : reportTotalGrowth(sat)
}

export function describeTotals(entries: readonly ScaledEntry[]): Change | null {
  const comparable = listComparable(entries)
  const [first, last] = [comparable[0], comparable.at(-1)]
  if (first === undefined || last === undefined || first === last) return null
  return describeChange(growTotal(first, last), last.total - first.total, first.title)
}

function describeGrowth(points: readonly { entry: ScaledEntry; subTest: SubTestEntry }[]): Change | null {
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined || first === last) return null
  const [sat] = joinSittings(first.subTest, last.subTest)
  const difference = (last.subTest.scaled ?? 0) - (first.subTest.scaled ?? 0)
  return describeChange(sat && reportGrowth(sat), difference, first.entry.title)
}

export function describeSubTests(entries: readonly ScaledEntry[]): Raport['sub_tests'] {
  const comparable = new Set(listComparable(entries))
  const rows = entries.flatMap(entry => entry.sub_tests.map(subTest => ({ entry, subTest })))
  return [...Map.groupBy(rows, ({ subTest }) => subTest.subject.id).values()].flatMap(group => {
    const last = group.at(-1)?.subTest
    if (!last) return []
    const points = group.filter(({ entry, subTest }) => subTest.scaled !== null && comparable.has(entry))
    return [
      {
        subject: last.subject,
        last: { scaled: last.scaled, se: last.se },
        points: group.map(({ subTest: { scaled, se } }) => ({ scaled, se })),
        change: describeGrowth(points),
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
/** As a result has it: a topic with five questions, four of them right, may still be luck. */
const isStrong = ({ correct, of }: RaportTopic) => (correct + 1) / (of + 2) >= 0.75

/** What stands out, with enough questions behind it; nothing is both. */
export function pickTopics(topics: readonly RaportTopic[]) {
  const known = topics.filter(({ of }) => of >= limits.leastTopicQuestions)
  return {
    strengths: known.filter(isStrong).toReversed().slice(0, shown),
    weaknesses: known.filter(topic => shareOf(topic) < 0.6).slice(0, shown),
  }
}
