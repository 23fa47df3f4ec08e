import { listGuesses, listTrueBlocks } from '@gerbang/scoring/irt/testing/reference.ts'
import { judgeBudgets, printTable } from '../../bench/table.ts'
import {
  showEffort,
  showEnds,
  showGroups,
  showGrowth,
  showLink,
  showPart,
  showSimilar,
  showSteps,
} from './show-claims.ts'
import { studyDifferences } from './study-differences.ts'
import { studyDrift } from './study-drift.ts'
import { studyFlags } from './study-flags.ts'
import { studyTotalError } from './study-total-error.ts'

const blocks = listTrueBlocks('3pl')
const guesses = listGuesses()
const halve = <Row>(rows: readonly Row[][]) => rows.map(row => row.filter((_, place) => place % 2 === 0))
const findMean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** The mean over runs, and its standard error by how far they lie apart. */
function describeRuns(values: readonly number[]) {
  const mean = findMean(values)
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return { mean, se: Math.sqrt(squares / (values.length - 1) / values.length) }
}

function showTotals(runs: number): void {
  const papers = [
    { paper: '160 items', blocks, guesses },
    { paper: '80 items', blocks: halve(blocks), guesses: halve(guesses) },
  ]
  const found = papers.flatMap(({ paper, ...rest }, place) =>
    [0, 0.3, 0.6, 0.8].map((correlation, row) => {
      // Runs of their own for each row, so that the rows do not share their luck.
      const first = 1 + 10_000 * (4 * place + row)
      const studies = Array.from({ length: runs }, (_, run) =>
        studyTotalError({ students: 2000, ...rest, correlation, seed: first + run }),
      )
      const over = (key: keyof (typeof studies)[number]) => describeRuns(studies.map(study => study[key]))
      return { name: `${paper}, r ${correlation}`, over }
    }),
  )
  printTable(
    [
      'totals',
      'real',
      'told',
      'independent',
      'within 1',
      '±',
      'within 1.96',
      '±',
      'top tenth',
      '±',
      'r found',
    ],
    found.map(({ name, over }) => [
      name,
      ...(['real', 'told', 'told_independent'] as const).map(key => over(key).mean.toFixed(1)),
      ...(['two_in_three', 'most', 'two_in_three_at_top'] as const).flatMap(key => [
        over(key).mean.toFixed(3),
        over(key).se.toFixed(4),
      ]),
      over('correlation').mean.toFixed(3),
    ]),
  )
  console.log()
  judgeBudgets(
    'coverage (seeds 1, 10,001, …)',
    'share',
    found.flatMap(({ name, over }) => [
      { name: `${name}, two in three`, reached: over('two_in_three').mean, least: 0.66, most: 0.7 },
      { name: `${name}, 95 %`, reached: over('most').mean, least: 0.93, most: 0.97 },
    ]),
  )
}

/** Of classes and schools: over all sizes the same number of students, so that the figures are equally sure. */
function showSmall(runs: number): void {
  const found = [15, 30, 60, 300].flatMap(students =>
    [0.3, 0.6, 0.8].map((correlation, row) => {
      const count = Math.ceil((runs * 300) / students)
      const studies = Array.from({ length: count }, (_, run) =>
        studyTotalError({
          students,
          blocks,
          guesses,
          correlation,
          seed: 200_000 + 10_000 * row + 100 * students + run,
        }),
      )
      const over = (key: keyof (typeof studies)[number]) => describeRuns(studies.map(study => study[key]))
      return { students, name: `${students} students, r ${correlation}`, over }
    }),
  )
  printTable(
    ['small groups', 'real', 'told', 'within 1', '±', 'within 1.96'],
    found.map(({ name, over }) => [
      name,
      over('real_in_group').mean.toFixed(1),
      over('told').mean.toFixed(1),
      over('two_in_three_in_group').mean.toFixed(3),
      over('two_in_three_in_group').se.toFixed(4),
      over('most').mean.toFixed(3),
    ]),
  )
  console.log()
  const bySize = Map.groupBy(found, ({ students }) => students)
  judgeBudgets(
    'coverage of small groups (seeds from 200,000)',
    'share',
    [...bySize].map(([students, rows]) => ({
      name: `${students} students, two in three`,
      reached: findMean(rows.map(({ over }) => over('two_in_three_in_group').mean)),
      least: 0.66,
      most: 0.7,
    })),
  )
}

function showDrift(runs: number): void {
  const items = blocks
    .flat()
    .filter(({ c }) => c > 0)
    .slice(0, 50)
  const study = { students: 2000, runs, items, anchors: 10, ability: { mean: 0.5, sd: 1.2 } }
  const [still, moving, many] = [
    studyDrift({ ...study, moved: 0, by: 0 }),
    studyDrift({ ...study, moved: 2, by: 0.6 }),
    studyDrift({ ...study, moved: 4, by: 0.6 }),
  ]
  judgeBudgets('drift, 2,000 students, 10 anchors, 3PL (seeds from 1,000)', 'share', [
    { name: 'good anchors dropped, none moved', reached: still.good_dropped, most: 0.03 },
    { name: 'good anchors dropped, two moved by 0.6', reached: moving.good_dropped, most: 0.03 },
    { name: 'moved anchors found', reached: moving.moved_found, least: 0.65 },
    { name: 'good anchors dropped, four moved by 0.6', reached: many.good_dropped, most: 0.03 },
    { name: 'of four moved, found', reached: many.moved_found, least: 0.9 },
    { name: 'error of the link in SD, four moved', reached: many.link_error, most: 0.12 },
  ])
}

function showFlags(runs: number): void {
  const [items = []] = blocks
  judgeBudgets(
    'flags, 3 of 30 items at fault (seeds from 500)',
    'share',
    [1000, 5000].flatMap(students => {
      const study = { students, runs: 4 * runs, items, faulty: 3, share: 0.5 }
      const [second, wrong] = [
        studyFlags({ ...study, fault: 'second' }),
        studyFlags({ ...study, fault: 'wrong' }),
      ]
      return [
        { name: `${students} students: second right answers found`, reached: second.second, least: 0.8 },
        { name: `${students} students: clean items suspected`, reached: second.false_second, most: 0.01 },
        { name: `${students} students: wrong keys found`, reached: wrong.wrong, least: 0.9 },
      ]
    }),
  )
}

function showDifferences(runs: number): void {
  const [items = []] = blocks
  const study = { students: 1000, runs: 2 * runs, items, ability: -0.5 }
  const [still, moving] = [
    studyDifferences({ ...study, moved: 0, by: 0 }),
    studyDifferences({ ...study, moved: 3, by: 1.5 }),
  ]
  judgeBudgets(
    'differential functioning, 1,000 students a group, one 0.5 SD weaker (seeds from 900)',
    'share',
    [
      { name: 'class C where nothing differs', reached: still.false_found, most: 0.01 },
      { name: 'class B where nothing differs', reached: still.false_slight, most: 0.05 },
      { name: '3 of 30 items 1.5 logits harder: class C', reached: moving.found, least: 0.75 },
      { name: 'the same: class B or C', reached: moving.noticed, least: 0.85 },
      { name: 'the other items: class C', reached: moving.false_found, most: 0.02 },
    ],
  )
}

const studies: Record<string, (runs: number) => void> = {
  totals: showTotals,
  small: showSmall,
  flags: showFlags,
  drift: runs => showDrift(4 * runs),
  differences: showDifferences,
  growth: showGrowth,
  ends: showEnds,
  part: showPart,
  groups: showGroups,
  link: showLink,
  effort: showEffort,
  steps: showSteps,
  similar: showSimilar,
}

/** Whether what is said around scores holds where the truth is known. `runs` of each study, or of the one named. */
export function showHonesty([runs = '5', study]: string[]): void {
  for (const [name, show] of Object.entries(studies)) if (!study || study === name) show(Number(runs))
}
