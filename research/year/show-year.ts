import { judgeBudgets } from '../../bench/table.ts'
import { studyYear, type YearStep } from './study-year.ts'

/** Fifty new questions in each try-out of seven sub-tests. */
const seeded = [8, 7, 7, 7, 7, 7, 7]
const tryouts = 6
const scored = 30

const findMean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** One step of the year over all sub-tests: errors weigh by the questions of each bank, a total is the mean of its sub-tests. */
function joinSteps(steps: readonly YearStep[]) {
  const banks = seeded.map(count => scored + tryouts * count)
  const whole = banks.reduce((sum, count) => sum + count, 0)
  const squares = steps.reduce((sum, { error }, at) => sum + (banks[at] ?? 0) * error ** 2, 0)
  return {
    measured: steps.reduce((sum, { measured }) => sum + measured, 0),
    practised: steps.reduce((sum, { practised }) => sum + practised, 0),
    error: Math.sqrt(squares / whole),
    drift: findMean(steps.map(({ drift }) => drift)),
    worst: Math.max(...steps.map(({ drift }) => Math.abs(drift))),
    told: Math.sqrt(findMean(steps.map(({ told }) => told ** 2))),
  }
}

/** A year of six linked try-outs that measure three hundred new questions, unscored, while students practise in between. */
export function showYear([students = '2000', seed = '800000', each = '2']: string[] = []): void {
  const year = {
    tryouts,
    students: Number(students),
    scored,
    each: Number(each),
    growth: 0.1,
    practising: 500,
    sets: 10,
  }
  const subTests = seeded.map((count, place) =>
    studyYear({ ...year, seeded: count, seed: Number(seed) + place }),
  )
  const steps = Array.from({ length: tryouts }, (_, turn) =>
    joinSteps(subTests.flatMap(own => own[turn] ?? [])),
  )
  judgeBudgets(
    `a year of ${tryouts} try-outs, ${students} students, seeds ${seed} to ${Number(seed) + seeded.length - 1}`,
    'SD or points',
    steps.flatMap(({ measured, practised, error, drift, worst, told }, turn) => [
      {
        name: `try-out ${turn + 1}, ${measured} questions measured, ${practised} more by practice: error of the bank's difficulties (RMSE, SD)`,
        reached: error,
        most: steps[turn - 1]?.error ?? Infinity,
      },
      {
        name: `try-out ${turn + 1}: drift of a total's scale (a sub-test at most ${worst.toFixed(1)}, told ± ${told.toFixed(1)})`,
        reached: Math.abs(drift),
        most: 5,
      },
    ]),
  )
}
