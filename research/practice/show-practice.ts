import { judgeBudgets } from '../../bench/table.ts'
import { type PracticeOutcome, studyPractice, type Use, USES } from './study-practice.ts'

const runs = 4
const study = { known: 120, fresh: 40, sets: 20, rapid: 0.08, hinted: 0.1, shift: 0.15 }

const names: Record<Use, string> = {
  guarded: 'as the product does',
  no_tryouts: 'what try-outs said left out',
  unguarded: 'answers pressed unread or helped by a hint counted',
  fixed_abilities: 'what practice tells a student taken for the truth',
}

const findMean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const findSquare = (values: readonly number[]) => Math.sqrt(findMean(values.map(value => value ** 2)))

/** What answers of practice say of new questions, chosen by what was answered before, and the false ways to use them. */
export function showPractice([students = '1500', seed = '860000']: string[] = []): void {
  const outcomes = Array.from({ length: runs }, (_, run) =>
    studyPractice({ ...study, students: Number(students), seed: Number(seed) + run }),
  )
  const over = (use: Use, read: (outcome: PracticeOutcome) => number) => outcomes.map(own => read(own[use]))
  const describe = (use: Use) =>
    [
      `${over(use, ({ measured }) => measured).reduce((sum, count) => sum + count, 0)} questions`,
      `error ${findSquare(over(use, ({ error }) => error)).toFixed(2)}`,
      `told ${findMean(over(use, ({ told }) => told)).toFixed(2)}`,
      `tilt ${findMean(over(use, ({ tilt }) => tilt)).toFixed(2)}`,
    ].join(', ')
  judgeBudgets(
    `practice of ${students} students, ${runs} runs from seed ${seed}`,
    'SD or share',
    USES.flatMap(use => {
      const bias = findMean(over(use, own => own.bias))
      const within = findMean(over(use, own => own.within))
      const told = `${names[use]} (${describe(use)})`
      const isOurs = use === 'guarded'
      return [
        {
          name: `${told}: bias of difficulties`,
          reached: bias,
          ...(isOurs ? { least: -0.1, most: 0.1 } : { least: -2, most: 2 }),
        },
        {
          name: `${names[use]}: within one error told`,
          reached: within,
          ...(isOurs ? { least: 0.6, most: 0.8 } : { least: 0, most: 1 }),
        },
      ]
    }),
  )
}
