import { type Crowd, choicesMost } from './crowd.ts'

/** Who stands where among everybody: places in the crowd by position, and the rank of each position. Both begin with the best. */
export interface Placed {
  order: Uint32Array
  ranks: Int32Array
}

function compareIds(words: Uint32Array, a: number, b: number): number {
  for (let word = 0; word < 4; word++) {
    const apart = (words[4 * a + word] ?? 0) - (words[4 * b + word] ?? 0)
    if (apart !== 0) return apart
  }
  return 0
}

const at = (values: Float64Array, nth: number) => values[nth] ?? 0

/** Score, then earlier finish, then id; equal scores share a rank. */
export function placeCrowd({ size, totals, finished, users }: Crowd): Placed {
  const order = Uint32Array.from({ length: size }, (_, nth) => nth).toSorted(
    (a, b) => at(totals, b) - at(totals, a) || at(finished, a) - at(finished, b) || compareIds(users, a, b),
  )
  const ranks = new Int32Array(size)
  for (let place = 0; place < size; place++) {
    const isTied = place > 0 && totals[order[place] ?? 0] === totals[order[place - 1] ?? 0]
    ranks[place] = isTied ? (ranks[place - 1] ?? 1) : place + 1
  }
  return { order, ranks }
}

/** Positions among everybody, from 1, of the members of each group. */
export interface Grouped {
  /** Where each group begins in `positions`, and where the last one ends. */
  starts: Int32Array
  positions: Int32Array
}

/** Calls `join` with each group of one of the crowd. */
export type Visit = (nth: number, join: (group: number) => void) => void

export const visitAll: Visit = (_, join) => join(0)

export const visitColumn =
  (column: Int32Array): Visit =>
  (nth, join) => {
    const group = column[nth] ?? -1
    if (group >= 0) join(group)
  }

/** Each choice; `groups` may bring several majors together, of which one counts. Makes no object: millions of calls would wait for their collection. */
export function visitChoices({ choices }: Crowd, groups: Int32Array): Visit {
  const groupAt = (at: number) => groups[choices[at] ?? -1] ?? -1
  return (nth, join) => {
    const first = choicesMost * nth
    for (let at = first; at < first + choicesMost; at++) {
      const group = groupAt(at)
      let before = first
      while (before < at && groupAt(before) !== group) before++
      if (group >= 0 && before === at) join(group)
    }
  }
}

export function groupCrowd({ order }: Placed, groups: number, visit: Visit): Grouped {
  const starts = new Int32Array(groups + 1)
  const tally = (group: number) => void (starts[group + 1] = (starts[group + 1] ?? 0) + 1)
  for (const nth of order) visit(nth, tally)
  for (let group = 0; group < groups; group++)
    starts[group + 1] = (starts[group + 1] ?? 0) + (starts[group] ?? 0)
  const positions = new Int32Array(starts[groups] ?? 0)
  const next = starts.slice()
  let position = 0
  const put = (group: number) => {
    const at = next[group] ?? 0
    positions[at] = position
    next[group] = at + 1
  }
  for (const nth of order) {
    position++
    visit(nth, put)
  }
  return { starts, positions }
}

export const membersOf = ({ starts, positions }: Grouped, group: number): Int32Array =>
  positions.subarray(starts[group], starts[group + 1])

/** Ranks within a group, of its positions: whoever share one among everybody share one here. */
export function rankMembers({ ranks }: Placed, members: Int32Array): Int32Array {
  const own = new Int32Array(members.length)
  const among = (place: number) => ranks[(members[place] ?? 1) - 1]
  for (let place = 0; place < members.length; place++)
    own[place] = place > 0 && among(place) === among(place - 1) ? (own[place - 1] ?? 1) : place + 1
  return own
}

/** How many have each score, in hundredths, and how many have less; the lowest first. */
export function countScores(
  { totals }: Crowd,
  { order }: Placed,
): { scores: number[]; counts: number[]; below: number[] } {
  const counted = { scores: [] as number[], counts: [] as number[], below: [] as number[] }
  let before = 0
  let count = 0
  for (let place = order.length - 1; place >= 0; place--) {
    const score = Math.round((totals[order[place] ?? 0] ?? 0) * 100)
    const next = place > 0 ? Math.round((totals[order[place - 1] ?? 0] ?? 0) * 100) : NaN
    count++
    if (score === next) continue
    counted.scores.push(score)
    counted.counts.push(count)
    counted.below.push(before)
    before += count
    count = 0
  }
  return counted
}
