import { listTrueBlocks } from '@gerbang/scoring/irt/testing/reference.ts'
import { judgeBudgets } from '../../bench/table.ts'
import { studyEffort } from './study-effort.ts'
import { studyEnds } from './study-ends.ts'
import { studyGrowth } from './study-growth.ts'
import { studyGroups } from './study-groups.ts'
import { studyLink } from './study-link.ts'
import { studyPart } from './study-part.ts'
import { studySimilar } from './study-similar.ts'
import { studySteps } from './study-steps.ts'

const blocks = listTrueBlocks('3pl')
const [items = []] = blocks
const within = (name: string, reached: number, wanted: number, by: number) => ({
  name: `${name}: off ${wanted} by`,
  reached: Math.abs(reached - wanted),
  most: by,
})

/** Growth in a raport. */
export function showGrowth(runs: number): void {
  const found = [0, 0.3, 0.6, 0.9].flatMap((correlation, row) =>
    [0, 46, 69, 92].map((growth, column) => {
      const seed = 700_000 + 100 * row + column
      const told = studyGrowth({ students: 3000 * runs, blocks, growth, correlation, seed })
      return { name: `${growth} points, r ${correlation} (seed ${seed})`, growth, ...told }
    }),
  )
  judgeBudgets(
    'growth, points shown',
    'points',
    found.map(({ name, growth, shown }) => within(name, shown, growth, 3)),
  )
  judgeBudgets(
    'growth, within one error',
    'share',
    found.map(({ name, two_in_three }) => within(name, two_in_three, 0.683, 0.02)),
  )
}

/** Totals of the best and the weakest hundredth. */
export function showEnds(runs: number): void {
  judgeBudgets(
    'ends of a ranking by joint totals',
    'points',
    [0.3, 0.6, 0.9].flatMap(correlation => {
      const study = { students: 4000 * runs, blocks, correlation, seed: 710_000 }
      const [mean, joint] = [studyEnds({ ...study, joint: false }), studyEnds({ ...study, joint: true })]
      const before = `${Math.round(mean.top)} and ${Math.round(mean.bottom)} by the mean of scores`
      return [
        { name: `best, r ${correlation} (${before}; seed 710,000)`, reached: Math.abs(joint.top), most: 10 },
        { name: `weakest, r ${correlation}`, reached: Math.abs(joint.bottom), most: 10 },
      ]
    }),
  )
}

/** Reliability of a class. */
export function showPart(runs: number): void {
  const study = { students: 600 * runs, classSize: 60, blocks: blocks.slice(0, 3) }
  judgeBudgets(
    'reliability of a class of 60, told less real',
    'share',
    [0.4, 0.7, 1].map((sd, row) => {
      const found = studyPart({ ...study, sd, seed: 720_000 + 1000 * row })
      const name = `SD ${sd} within: ${found.told.toFixed(2)} told, ${found.real.toFixed(2)} real, ${found.everybody.toFixed(2)} of everybody (seed ${720_000 + 1000 * row})`
      return { name, reached: Math.abs(found.told - found.real), most: 0.05 }
    }),
  )
}

/** Schools above and below the norm. */
export function showGroups(runs: number): void {
  judgeBudgets(
    'means of groups of 60',
    'points or share',
    [-69, 0, 69].flatMap((above, row) => {
      const seed = 750_000 + 1000 * row
      const found = studyGroups({ groups: 60 * runs, size: 60, blocks, above, seed })
      const name = `at ${above} (seed ${seed}; ${found.by_scores.toFixed(0)} by scores): shown off by`
      return [
        { name, reached: Math.abs(found.shown - above), most: 4 },
        { name: 'true mean within 1.96 errors', reached: found.most, least: 0.91 },
      ]
    }),
  )
}

/** Those who press anything. */
export function showEffort(runs: number): void {
  judgeBudgets(
    'effort, 1,500 students, honest readers up to four times as slow as others',
    'share or points',
    [0.05, 0.2].flatMap((clickers, row) => {
      const seed = 730_000 + row
      const found = Array.from({ length: runs }, (_, run) =>
        studyEffort({ students: 1500, items, clickers, seed: seed + 10 * run }),
      )
      const mean = (read: (one: (typeof found)[number]) => number) =>
        found.reduce((sum, one) => sum + read(one), 0) / runs
      const lift = mean(one => one.lift).toFixed(0)
      return [
        {
          name: `${clickers} press anything (seed ${seed}): found`,
          reached: mean(one => one.found),
          least: 0.9,
        },
        { name: 'honest students left out', reached: mean(one => one.false_found), most: 0.01 },
        {
          name: `points that others are lifted by (${lift} before)`,
          reached: Math.abs(mean(one => one.lift_left)),
          most: 3,
        },
      ]
    }),
  )
}

/** Right answers that are still wanted. */
export function showSteps(runs: number): void {
  judgeBudgets(
    'right answers wanted, told less needed',
    'answers',
    [10, 20].map(points => {
      const found = studySteps({ students: 10_000 * runs, items, points, seed: 740_000 })
      const name = `${points} points of a total of seven: ${found.told.toFixed(1)} told, ${found.needed.toFixed(1)} needed (seed 740,000)`
      return { name, reached: Math.abs(found.told - found.needed), most: 0.7 }
    }),
  )
}

/** A small group on the scale of 2,000 others, by ten questions a sub-test. */
export function showLink(runs: number): void {
  judgeBudgets(
    'groups linked to a scale, half an SD abler',
    'share or points',
    [60, 120, 300].flatMap(students => {
      const seed = 790_000 + 1000 * students
      const study = { base: 2000, students, anchors: 10, blocks, correlation: 0.6, ability: 0.5 }
      const found = Array.from({ length: 2 * runs }, (_, run) => studyLink({ ...study, seed: seed + run }))
      const mean = (read: (one: (typeof found)[number]) => number) =>
        found.reduce((sum, one) => sum + read(one), 0) / found.length
      const told = Math.sqrt(mean(one => one.told_link ** 2))
      const real = Math.sqrt(mean(one => one.real_link ** 2))
      const without = mean(one => one.without_link).toFixed(3)
      return [
        {
          name: `${students} students (seed ${seed}): true totals within one error (${without} without the link's)`,
          reached: mean(one => one.two_in_three),
          least: 0.64,
          most: 0.74,
        },
        {
          name: `error of where the group stands: ${told.toFixed(1)} told, real`,
          reached: real,
          most: 1.5 * told,
        },
      ]
    }),
  )
}

/** Pairs of a class whose answers are alike. */
export function showSimilar(runs: number): void {
  const papers = [
    { name: '160 questions', paper: blocks, wanted: { 0.3: 0.5, 0.5: 0.9, 0.8: 0.99 } },
    { name: '30 questions', paper: [items], wanted: { 0.5: 0.1, 0.8: 0.65 } },
  ]
  judgeBudgets(
    'classes of 30 with one who copies (seed 780,000)',
    'share',
    papers.flatMap(({ name, paper, wanted }) => {
      const study = { classes: 40 * runs, size: 30, blocks: paper, copied: 0, taught: 0, seed: 780_000 }
      const taught = studySimilar({ ...study, taught: 0.4 })
      return [
        {
          name: `${name}: honest classes with a pair told`,
          reached: studySimilar(study).false_found,
          most: 0.02,
        },
        { name: `${name}: where 4 in 10 mistakes are the class's`, reached: taught.false_found, most: 0.15 },
        ...Object.entries(wanted).map(([copied, least]) => {
          const { found } = studySimilar({ ...study, copied: Number(copied) })
          return { name: `${name}: ${copied} of the answers taken over, told`, reached: found, least }
        }),
      ]
    }),
  )
}
