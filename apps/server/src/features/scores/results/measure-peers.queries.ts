import { shareOfPoints } from '@gerbang/scoring/kinds/essay/settle-marks.ts'
import { scoreAnswer } from '@gerbang/scoring/score-answer.ts'
import { median } from '@gerbang/scoring/statistics/median.ts'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { keepFor } from '../../../keep-for.ts'
import { limits } from '../../../limits.ts'
import { listEssays } from '../../exam/marks/essay-marks.queries.ts'
import { listScorableItems } from '../../exam/marks/keys.queries.ts'
import type { FindPaper } from '../../exam/progresses/papers.ts'
import { findGeneration } from '../rankings/ranking.queries.ts'

export interface PeerFacts {
  /** Share of right answers, 0 to 1. */
  right_share: number
  /** Median seconds of those who got it right; null where fewer than ten did with a measured time. */
  seconds: number | null
}

export interface Peers {
  /** Students looked at. */
  count: number
  facts: ReadonlyMap<string, PeerFacts>
}

/** So many of those ranked, evenly over the ranking: enough for a share within 3 %, whatever the number of students. */
const sampled = 400
const fewestTimes = 10
const fewestPeers = 10
const keptMs = 10 * 60_000

interface PeerRow {
  bucket: number
  progress_id: string
  seed: number
}

async function listSample(db: Database, tryoutId: string, subTestId: string): Promise<PeerRow[]> {
  const { rows } = await sql<PeerRow>`
    with ranked as (
      select attempt_id, row_number() over (order by position) as n, count(*) over () as whole
      from ranking_rows where tryout_id = ${tryoutId} and generation = ${findGeneration(tryoutId)}
    )
    select p.bucket, p.id as progress_id, a.seed
    from ranked r
    join attempts a on a.id = r.attempt_id
    join progresses p on p.bucket = a.bucket and p.attempt_id = a.id and p.sub_test_id = ${subTestId}
    where r.n % greatest(1, r.whole / ${sampled}) = 0
    limit ${sampled}
  `.execute(db)
  return rows
}

interface Trail {
  progress_id: string
  question_id: string
  value: never
}

const listValues = async (db: Database, rows: readonly PeerRow[]) =>
  (
    await sql<Trail>`
      select progress_id, question_id, value from answers
      where bucket = any(${rows.map(({ bucket }) => bucket)}::smallint[])
        and progress_id = any(${rows.map(({ progress_id }) => progress_id)}::uuid[])
    `.execute(db)
  ).rows

/** Seconds in view by place in the paper of each sitting, over all loads of the page. */
export async function listSeconds(
  db: Database,
  rows: readonly Pick<PeerRow, 'bucket' | 'progress_id'>[],
): Promise<Map<string, number[]>> {
  const { rows: visits } = await sql<{ progress_id: string; seconds: number[] }>`
    select progress_id, seconds from session_visits
    where bucket = any(${rows.map(({ bucket }) => bucket)}::smallint[])
      and progress_id = any(${rows.map(({ progress_id }) => progress_id)}::uuid[])
  `.execute(db)
  const sums = new Map<string, number[]>()
  for (const { progress_id, seconds } of visits) {
    const sum = sums.get(progress_id) ?? []
    for (const [place, one] of seconds.entries()) sum[place] = (sum[place] ?? 0) + one
    sums.set(progress_id, sum)
  }
  return sums
}

const describeTimes = (times: number[]) => (times.length < fewestTimes ? null : Math.round(median(times)))

const nameAnswer = (of: { progress_id: string; question_id: string }) => `${of.progress_id} ${of.question_id}`

async function measure(
  db: Database,
  findPaper: FindPaper,
  tryoutId: string,
  subTestId: string,
): Promise<Peers> {
  const [paper, rows] = await Promise.all([findPaper(subTestId), listSample(db, tryoutId, subTestId)])
  if (!paper || rows.length < fewestPeers) return { count: rows.length, facts: new Map() }
  const [items, values, seconds, essays] = await Promise.all([
    listScorableItems(db, subTestId, paper.items),
    listValues(db, rows),
    listSeconds(db, rows),
    listEssays(db, { place_id: tryoutId }),
  ])
  const given = new Map(values.map(row => [nameAnswer(row), row.value]))
  const credits = new Map(
    essays.map(({ sitting_id, question_id, rubric, points }) => [
      nameAnswer({ progress_id: sitting_id, question_id }),
      points && shareOfPoints(rubric, points),
    ]),
  )
  const places = rows.map(({ progress_id, seed }) => ({
    progress_id,
    place: new Map(paper.order(seed).map(({ question_id }, index) => [question_id, index])),
  }))
  const facts = items.map(({ question_id, content, key }): [string, PeerFacts] => {
    const right = places.filter(({ progress_id }) => {
      const name = nameAnswer({ progress_id, question_id })
      return scoreAnswer(content, key, given.get(name) ?? null, credits.get(name)).outcome === 'correct'
    })
    const times = right.flatMap(({ progress_id, place }) => {
      const spent = seconds.get(progress_id)?.[place.get(question_id) ?? -1]
      return spent ? [spent] : []
    })
    return [question_id, { right_share: right.length / rows.length, seconds: describeTimes(times) }]
  })
  return { count: rows.length, facts: new Map(facts) }
}

/** What others did with the questions of a sub-test, remembered for a while: a closed try-out changes no more. */
export function createPeers({ db, now }: { db: Database; now: () => Date }, findPaper: FindPaper) {
  const keep = keepFor<Peers>({ now, ms: keptMs, most: limits.peersRemembered })
  return (tryoutId: string, subTestId: string): Promise<Peers> =>
    keep(subTestId, () => measure(db, findPaper, tryoutId, subTestId))
}
export type FindPeers = ReturnType<typeof createPeers>
