import type { GroupSubTest } from '../../../db/score-findings.ts'
import type { Crowd } from './crowd.ts'
import type { Figures, Measure } from './group-figures.queries.ts'
import { binCount } from './group-figures.rules.ts'
import type { Placed } from './place-crowd.rules.ts'

/** Mean and spread of numbers that come one by one; those that are not known do not count. */
class Tally {
  count = 0
  mean = 0
  private squares = 0
  add(value: number): void {
    if (Number.isNaN(value)) return
    this.count++
    const apart = value - this.mean
    this.mean += apart / this.count
    this.squares += apart * (value - this.mean)
  }
  get known(): number | null {
    return this.count === 0 ? null : this.mean
  }
  get sampleSd(): number | null {
    return this.count < 2 ? null : Math.sqrt(this.squares / (this.count - 1))
  }
  get sd(): number {
    return Math.sqrt(this.squares / Math.max(1, this.count))
  }
}

export const createTally = () => new Tally()

/** Of numbers in order. */
function findMedian(count: number, at: (place: number) => number): number | null {
  return count === 0 ? null : (at((count - 1) >> 1) + at(count >> 1)) / 2
}

/** What `measureRanked` says in SQL, of those at some positions, the best first. */
export function tallyGroup(
  crowd: Crowd,
  { order }: Placed,
  positions: Int32Array,
  { min, max }: Measure,
): Figures {
  const personAt = (place: number) => order[(positions[place] ?? 1) - 1] ?? 0
  const totalAt = (place: number) => crowd.totals[personAt(place)] ?? 0
  const totals = createTally()
  const errors = createTally()
  const bins = Array.from({ length: binCount }, () => 0)
  const subTests = Array.from({ length: crowd.sub_tests }, () => ({
    scores: createTally(),
    errors: createTally(),
  }))
  for (let place = 0; place < positions.length; place++) {
    const person = personAt(place)
    const total = crowd.totals[person] ?? 0
    totals.add(total)
    errors.add((crowd.total_errors[person] ?? NaN) ** 2)
    const bin = Math.floor(((total - min) / (max - min)) * binCount)
    const own = Math.min(binCount - 1, Math.max(0, bin))
    bins[own] = (bins[own] ?? 0) + 1
    for (let index = 0; index < crowd.sub_tests; index++) {
      const at = person * crowd.sub_tests + index
      subTests[index]?.scores.add(crowd.scaled[at] ?? NaN)
      subTests[index]?.errors.add((crowd.scaled_errors[at] ?? NaN) ** 2)
    }
  }
  return {
    students: positions.length,
    mean: totals.known,
    sd: totals.sampleSd,
    median: findMedian(positions.length, totalAt),
    square_error: errors.known,
    bins,
    sub_tests: subTests.map(
      ({ scores, errors: own }): GroupSubTest => ({
        students: scores.count,
        mean: scores.known,
        sd: scores.sampleSd,
        square_error: own.known,
      }),
    ),
  }
}
