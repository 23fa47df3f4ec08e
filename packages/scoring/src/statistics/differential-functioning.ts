import { MISSING, RIGHT } from '../irt/pack-responses.ts'
import { findChiSquareTail } from './chi-square.ts'
import { findNormalQuantile } from './normal.ts'

/** Classes of ETS (Zwick & Ercikan 1989): A negligible, B slight to moderate, C moderate to large. */
type DifferenceClass = 'A' | 'B' | 'C'

/** How one item behaves in two groups among students of equal score. */
export interface DifferentialFunctioning {
  /** Students of each group who had the item. */
  reference: number
  focal: number
  /** Mantel–Haenszel difference on the delta scale of ETS, -2.35 ln of the common odds ratio; negative: harder for `focal`. */
  delta: number
  /** By Robins, Breslow & Greenland (1986). */
  se: number
  class: DifferenceClass
  /** Chance of such a difference by logistic regression, uniform or not (Swaminathan & Rogers 1990, two degrees). */
  p: number
  /** What group and group × score add to Nagelkerke's R²: below 0.035 negligible, from 0.07 large (Jodoin & Gierl 2001). */
  r2: number
}

/** Marks of students in `groups`. */
export const REFERENCE = 0
export const FOCAL = 1
export const NEITHER = 2

/** Fewer students of a group who had the item say too little. */
const LEAST_GROUP = 100

const DELTA = -2.35
const SLIGHT = 1
const LARGE = 1.5
const [TWO_SIDED, ONE_SIDED] = [findNormalQuantile(0.975), findNormalQuantile(0.95)]

/** Right and wrong answers of both groups at each score: at score * 4 + group * 2 + right. */
type Table = Float64Array

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

const listLevels = (table: Table) =>
  Array.from({ length: table.length / 4 }, (_, level) => {
    const [wrong = 0, right = 0, focal_wrong = 0, focal_right = 0] = table.subarray(4 * level, 4 * level + 4)
    return { level, right, wrong, focal_right, focal_wrong, all: right + wrong + focal_right + focal_wrong }
  }).filter(({ all }) => all > 0)

/** The common odds ratio of Mantel & Haenszel (1959) as a delta, with its standard error. */
function compareOdds(table: Table): Pick<DifferentialFunctioning, 'delta' | 'se'> {
  const levels = listLevels(table)
  const parts = levels.map(({ right, wrong, focal_right, focal_wrong, all }) => ({
    r: (right * focal_wrong) / all,
    s: (wrong * focal_right) / all,
    p: (right + focal_wrong) / all,
    q: (wrong + focal_right) / all,
  }))
  const [r, s] = [sum(parts.map(part => part.r)), sum(parts.map(part => part.s))]
  const variance =
    sum(parts.map(part => part.p * part.r)) / (2 * r * r) +
    sum(parts.map(part => part.p * part.s + part.q * part.r)) / (2 * r * s) +
    sum(parts.map(part => part.q * part.s)) / (2 * s * s)
  return { delta: DELTA * Math.log(r / s), se: -DELTA * Math.sqrt(variance) }
}

/** Growth of R² that is slight and large (Jodoin & Gierl 2001), and how rarely chance may make it. */
const [SLIGHT_GROWTH, LARGE_GROWTH, CHANCE] = [0.035, 0.07, 0.01]

/** A question that parts the groups at both ends, and nowhere on the whole, is one that regression alone sees. */
function classify(found: Pick<DifferentialFunctioning, 'delta' | 'se' | 'p' | 'r2'>): DifferenceClass {
  const isSure = found.p < CHANCE
  if (isSure && found.r2 >= LARGE_GROWTH) return 'C'
  const byOdds = classifyOdds(found)
  return byOdds === 'A' && isSure && found.r2 >= SLIGHT_GROWTH ? 'B' : byOdds
}

function classifyOdds({ delta, se }: Pick<DifferentialFunctioning, 'delta' | 'se'>): DifferenceClass {
  const size = Math.abs(delta)
  if (!(size >= SLIGHT) || size <= TWO_SIDED * se) return 'A'
  return size >= LARGE && size - SLIGHT > ONE_SIDED * se ? 'C' : 'B'
}

interface Cell {
  predictors: number[]
  count: number
  right: number
}

/** Solves a small system by Gauss–Jordan with row pivots; undefined if it is singular. */
function solve(rows: number[][]): number[] | undefined {
  const size = rows.length
  for (let column = 0; column < size; column += 1) {
    const [pivot] = rows.slice(column).toSorted((a, b) => Math.abs(b[column] ?? 0) - Math.abs(a[column] ?? 0))
    if (!pivot || Math.abs(pivot[column] ?? 0) < 1e-12) return undefined
    const at = rows.indexOf(pivot)
    ;[rows[column], rows[at]] = [pivot, rows[column] ?? pivot]
    for (const row of rows) {
      if (row === pivot) continue
      const factor = (row[column] ?? 0) / (pivot[column] ?? 1)
      for (const [index, value] of pivot.entries()) row[index] = (row[index] ?? 0) - factor * value
    }
  }
  return rows.map((row, index) => (row[size] ?? 0) / (row[index] ?? 1))
}

const STEPS = 30

/** Log likelihood of a logistic regression of grouped answers, by Newton's steps. */
function fitLogistic(cells: readonly Cell[]): number {
  const size = cells[0]?.predictors.length ?? 0
  let weights = Array<number>(size).fill(0)
  let likelihood = Number.NEGATIVE_INFINITY
  for (let step = 0; step < STEPS; step += 1) {
    const rows = Array.from({ length: size }, () => Array<number>(size + 1).fill(0))
    let now = 0
    for (const { predictors, count, right } of cells) {
      const eta = sum(predictors.map((value, index) => value * (weights[index] ?? 0)))
      const chance = 1 / (1 + Math.exp(-eta))
      now += right * eta - count * Math.log1p(Math.exp(eta))
      for (const [index, row] of rows.entries()) {
        const own = predictors[index] ?? 0
        for (const [other, value] of predictors.entries())
          row[other] = (row[other] ?? 0) + count * chance * (1 - chance) * own * value
        row[size] = (row[size] ?? 0) + (right - count * chance) * own
      }
    }
    const change = solve(rows)
    if (!change || Math.abs(now - likelihood) < 1e-9) return now
    likelihood = now
    weights = weights.map((value, index) => value + (change[index] ?? 0))
  }
  return likelihood
}

/** Nagelkerke's (1991) R² of a model against the one that knows nothing. */
const explain = (model: number, none: number, students: number) =>
  (1 - Math.exp((2 * (none - model)) / students)) / (1 - Math.exp((2 * none) / students))

function regress(table: Table): Pick<DifferentialFunctioning, 'p' | 'r2'> {
  const levels = listLevels(table)
  const students = sum(levels.map(({ all }) => all))
  const mean = sum(levels.map(({ level, all }) => level * all)) / students
  const sd = Math.sqrt(sum(levels.map(({ level, all }) => all * (level - mean) ** 2)) / students) || 1
  const toCells = (predict: (score: number, group: number) => number[]): Cell[] =>
    levels.flatMap(({ level, right, wrong, focal_right, focal_wrong }) => {
      const score = (level - mean) / sd
      return [
        { predictors: predict(score, REFERENCE), count: right + wrong, right },
        { predictors: predict(score, FOCAL), count: focal_right + focal_wrong, right: focal_right },
      ]
    })
  const [none, alike, apart] = [
    fitLogistic(toCells(() => [1])),
    fitLogistic(toCells(score => [1, score])),
    fitLogistic(toCells((score, group) => [1, score, group, score * group])),
  ]
  return {
    p: findChiSquareTail(2 * (apart - alike), 2),
    r2: explain(apart, none, students) - explain(alike, none, students),
  }
}

/** Answers row by row, `items` wide, and of each student the group. */
interface GroupedAnswers {
  codes: Uint8Array
  items: number
  groups: Uint8Array
}

/** The measure of ability: which items count, and each student's right answers to them. */
interface Matching {
  isMeasure: readonly boolean[]
  totals: Uint16Array
}

/** Right answers of each student to the items that count as a measure, and to the studied one. */
function countMatching({ codes, items }: GroupedAnswers, isMeasure: readonly boolean[]): Uint16Array {
  const totals = new Uint16Array(codes.length / items)
  for (let student = 0; student < totals.length; student += 1)
    for (let item = 0; item < items; item += 1)
      if (isMeasure[item] && codes[student * items + item] === RIGHT)
        totals[student] = (totals[student] ?? 0) + 1
  return totals
}

function tabulate(
  { codes, items, groups }: GroupedAnswers,
  item: number,
  { totals, isMeasure }: Matching,
): Table {
  const table = new Float64Array(4 * (items + 2))
  for (const [student, group] of groups.entries()) {
    const code = codes[student * items + item] ?? MISSING
    if (group === NEITHER || code === MISSING) continue
    // The studied item always counts (Holland & Thayer 1988): without it, equal ability would not mean equal scores.
    const own = !isMeasure[item] && code === RIGHT ? 1 : 0
    const at = 4 * ((totals[student] ?? 0) + own) + 2 * group + (code === RIGHT ? 1 : 0)
    table[at] = (table[at] ?? 0) + 1
  }
  return table
}

function compare(answers: GroupedAnswers, isMeasure: readonly boolean[]): (DifferentialFunctioning | null)[] {
  const totals = countMatching(answers, isMeasure)
  return isMeasure.map((_, item) => {
    const table = tabulate(answers, item, { totals, isMeasure })
    const levels = listLevels(table)
    const reference = sum(levels.map(({ right, wrong }) => right + wrong))
    const focal = sum(levels.map(({ focal_right, focal_wrong }) => focal_right + focal_wrong))
    if (reference < LEAST_GROUP || focal < LEAST_GROUP) return null
    const odds = compareOdds(table)
    if (!Number.isFinite(odds.delta) || !Number.isFinite(odds.se)) return null
    const found = { ...odds, ...regress(table) }
    return { reference, focal, ...found, class: classify(found) }
  })
}

/** Items may take turns for ever. */
const ROUNDS = 5

/**
 * Differential item functioning: do two groups of equal ability do equally well in each item? `codes` row by row, items
 * wide; `groups` tells of each student REFERENCE, FOCAL or NEITHER. Ability is the number of right answers, first over
 * all items, then without those of class C, until they stay the same. Null for an item that fewer than 100 of a group had, or that
 * one of them all had right or wrong. A difference in mean ability of the groups is none of an item.
 */
export function findDifferentialFunctioning(
  codes: Uint8Array,
  items: number,
  groups: Uint8Array,
): (DifferentialFunctioning | null)[] {
  const all = Array<boolean>(items).fill(true)
  const answers = { codes, items, groups }
  let isMeasure = all
  let found = compare(answers, isMeasure)
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = found.map(one => one?.class !== 'C')
    if (!next.some(Boolean) || next.every((one, item) => one === isMeasure[item])) break
    isMeasure = next
    found = compare(answers, isMeasure)
  }
  return found
}
