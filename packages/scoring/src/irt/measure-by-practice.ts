import { median } from '../statistics/median.ts'
import { invert } from './cholesky.ts'
import { type ItemDesign, readParameters, startEstimates } from './estimates.ts'
import { findItemLikelihood, type NodeCounts } from './item-likelihood.ts'
import { findDifficulty, type ItemParameters } from './item-response.ts'
import { maximiseItem } from './maximisation.ts'
import { findLogChances } from './pattern-tables.ts'
import { findLogLognormal, findLogNormal } from './priors.ts'
import { findLogWeights, type Latent, NODE_COUNT, NODES, STANDARD_NORMAL } from './quadrature.ts'

/** What one student did in practice: first answers only. */
export interface PractisingStudent {
  /** What a try-out said of the ability, its prior taken out; null where there was none. */
  before: Latent | null
  answers: readonly { item: number; isRight: boolean }[]
}

export interface PracticeItem {
  /** On the scale of the bank, with the error of its difficulty; null where nothing is known. */
  known: (ItemParameters & { se_b: number }) | null
  /** How it is to be measured, known or not. */
  design: ItemDesign
}

export interface MeasuredItem {
  item: ItemParameters
  /** Of the difficulty, by these answers alone. */
  se_b: number
  /** Students. */
  answers: number
}

export interface PracticeFindings {
  /** Of the practising students, on the scale of the bank. */
  latent: Latent
  /** By place of the item, known ones among them: these tell what practice does to a difficulty. */
  measured: Map<number, MeasuredItem>
  /** How much harder known items come out in practice than they are; taken out of what is measured. */
  shift: number
  /** How far they lie apart beside it, in SD beyond the errors of both: belongs into the error of what practice alone measures. */
  spread: number
}

export interface PracticeLimits {
  /** Answers to an item, and to known items of whoever counts for it. */
  least_answers: number
  least_known: number
}

/** Without so many items that both have measured, practice is taken to move difficulties by this. */
const USUAL_SPREAD = 0.3
const LEAST_COMPARED = 10

const ROUNDS = 200
const LATENT_ROUNDS = 50
const SMALL_CHANGE = 1e-4

/** Densities of one student along the nodes, their highest 1. */
function rise(logs: Float64Array, densities: Float64Array): void {
  const highest = logs.reduce((most, log) => Math.max(most, log), -Infinity)
  for (const [node, log] of logs.entries()) densities[node] = Math.exp(log - highest)
}

const findLogBefore = ({ mean, sd }: Latent) => NODES.map(node => -0.5 * ((node - mean) / sd) ** 2)

type Chances = (Float64Array | undefined)[]

/** What answers to measured items and try-outs say of each student: logarithms, row by row. */
function addUp(students: readonly PractisingStudent[], chances: Chances): Float64Array {
  const logs = new Float64Array(students.length * NODE_COUNT)
  for (const [row, { before, answers }] of students.entries()) {
    const own = logs.subarray(row * NODE_COUNT, (row + 1) * NODE_COUNT)
    if (before) own.set(findLogBefore(before))
    for (const { item, isRight } of answers) addAnswer(own, chances[item], isRight, 1)
  }
  return logs
}

function addAnswer(logs: Float64Array, chances: Float64Array | undefined, isRight: boolean, sign: 1 | -1) {
  if (!chances) return
  const from = isRight ? 0 : NODE_COUNT
  for (let node = 0; node < NODE_COUNT; node += 1)
    logs[node] = (logs[node] ?? 0) + sign * (chances[from + node] ?? 0)
}

/** Mean and SD of the practising students, by EM over what is known of them. */
function fitLatent(logs: Float64Array): Latent {
  const students = logs.length / NODE_COUNT
  const densities = new Float64Array(NODE_COUNT)
  let latent = STANDARD_NORMAL
  for (let round = 0; round < LATENT_ROUNDS; round += 1) {
    const weights = findLogWeights(latent)
    let [sum, squares] = [0, 0]
    for (let row = 0; row < students; row += 1) {
      const own = logs.subarray(row * NODE_COUNT, (row + 1) * NODE_COUNT)
      rise(
        own.map((log, node) => log + (weights[node] ?? 0)),
        densities,
      )
      let [whole, first, second] = [0, 0, 0]
      for (const [node, density] of densities.entries()) {
        const theta = NODES[node] ?? 0
        whole += density
        first += density * theta
        second += density * theta * theta
      }
      sum += first / whole
      squares += second / whole
    }
    const mean = sum / students
    const next = { mean, sd: Math.sqrt(squares / students - mean * mean) }
    const change = Math.max(Math.abs(next.mean - latent.mean), Math.abs(next.sd - latent.sd))
    latent = next
    if (change < SMALL_CHANGE) break
  }
  return latent
}

/** Students who answered an item, with what is known of each apart from that answer. */
interface Takers {
  densities: Float64Array
  right: Uint8Array
}

function gatherTakers(
  rows: readonly { row: number; isRight: boolean }[],
  logs: Float64Array,
  weights: Float64Array,
  own: Float64Array | undefined,
): Takers {
  const densities = new Float64Array(rows.length * NODE_COUNT)
  for (const [at, { row, isRight }] of rows.entries()) {
    const apart = logs
      .subarray(row * NODE_COUNT, (row + 1) * NODE_COUNT)
      .map((log, node) => log + (weights[node] ?? 0))
    addAnswer(apart, own, isRight, -1)
    rise(apart, densities.subarray(at * NODE_COUNT, (at + 1) * NODE_COUNT))
  }
  return { densities, right: Uint8Array.from(rows, ({ isRight }) => (isRight ? 1 : 0)) }
}

/** How many of the takers are expected at each node, and how many of those who were right. */
function countTakers({ densities, right }: Takers, item: ItemParameters): NodeCounts {
  const counts = { tried: new Float64Array(NODE_COUNT), right: new Float64Array(NODE_COUNT) }
  const chances = findLogChances(item).map(Math.exp)
  const posterior = new Float64Array(NODE_COUNT)
  for (const [taker, isRight] of right.entries()) {
    const from = isRight ? 0 : NODE_COUNT
    let whole = 0
    for (let node = 0; node < NODE_COUNT; node += 1) {
      const weight = (densities[taker * NODE_COUNT + node] ?? 0) * (chances[from + node] ?? 0)
      posterior[node] = weight
      whole += weight
    }
    for (let node = 0; node < NODE_COUNT; node += 1) {
      const share = (posterior[node] ?? 0) / whole
      counts.tried[node] = (counts.tried[node] ?? 0) + share
      if (isRight) counts.right[node] = (counts.right[node] ?? 0) + share
    }
  }
  return counts
}

const read = (estimates: Float64Array, design: ItemDesign) => {
  const [item = { a: 1, d: 0, c: 0 }] = readParameters(estimates, [design])
  return item
}

/** The slope of the log posterior by a, d and logit c: by Fisher's identity that of what is expected. */
function findSlope(takers: Takers, design: ItemDesign, point: Float64Array): number[] {
  const [a = 1, d = 0, logit_c = 0] = point
  const counts = countTakers(takers, read(point, design))
  const { slope } = findItemLikelihood(counts, a, d, design.guessing ? logit_c : undefined)
  const { priors } = design
  const densities = [
    findLogLognormal(a, priors.a),
    findLogNormal(d, priors.d),
    findLogNormal(logit_c, design.guessing ? priors.logit_c : null),
  ]
  return slope.map((part, place) => part + (densities[place]?.slope ?? 0))
}

/** The error of a difficulty by the observed information, differences of the slope; undefined where there is no maximum. */
function findError(takers: Takers, design: ItemDesign, point: Float64Array): number | undefined {
  const size = design.guessing ? 3 : 2
  const step = 1e-4
  const columns = Array.from({ length: size }, (_, part) => {
    const [low, high] = [-step, step].map(by => {
      const moved = point.slice()
      moved[part] = (moved[part] ?? 0) + by
      return findSlope(takers, design, moved)
    })
    return Array.from({ length: size }, (_, row) => ((low?.[row] ?? 0) - (high?.[row] ?? 0)) / (2 * step))
  })
  const information = Float64Array.from({ length: size * size }, (_, at) => {
    const [row, column] = [Math.floor(at / size), at % size]
    return ((columns[column]?.[row] ?? 0) + (columns[row]?.[column] ?? 0)) / 2
  })
  const covariance = invert(information, size)
  if (!covariance) return undefined
  const { a, d } = read(point, design)
  const b = -d / a
  // The delta method for -d / a.
  return Math.sqrt(covariance(1, 1) + b * b * covariance(0, 0) + 2 * b * covariance(0, 1)) / Math.abs(a)
}

/** The maximum a posteriori of one item, by EM over those who took it. */
function measureItem(takers: Takers, design: ItemDesign): MeasuredItem | undefined {
  const answers = takers.right.length
  const share = takers.right.reduce((sum, isRight) => sum + isRight, 0) / answers
  const estimates = startEstimates({ items: [design], common_slope: false, free_latent: false }, [share])
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = estimates.slice()
    maximiseItem(countTakers(takers, read(estimates, design)), design, estimates, 0)
    const change = estimates.reduce(
      (most, value, at) => Math.max(most, Math.abs(value - (before[at] ?? 0))),
      0,
    )
    if (change < SMALL_CHANGE) break
  }
  const se_b = findError(takers, design, estimates)
  return se_b === undefined || !Number.isFinite(se_b)
    ? undefined
    : { item: read(estimates, design), se_b, answers }
}

/** How known items come out in practice beside what is known of them: harder by `shift`, and then apart by `spread`. */
function compareKnown(items: readonly PracticeItem[], measured: ReadonlyMap<number, MeasuredItem>) {
  const differences = [...measured].flatMap(([place, { item, se_b }]) => {
    const known = items[place]?.known
    if (!known) return []
    return [{ harder: findDifficulty(item) - findDifficulty(known), variance: se_b ** 2 + known.se_b ** 2 }]
  })
  const count = differences.length
  if (count < LEAST_COMPARED) return { shift: 0, spread: USUAL_SPREAD }
  // One that moved in itself moves no other.
  const shift = median(differences.map(({ harder }) => harder))
  const excess = differences.reduce((sum, { harder, variance }) => sum + (harder - shift) ** 2 - variance, 0)
  return { shift, spread: Math.sqrt(Math.max(0, excess / count)) }
}

/** An item with its difficulty moved back by what practice does to all. */
const moveBack = ({ item: { a, d, c }, ...found }: MeasuredItem, shift: number): MeasuredItem => ({
  ...found,
  item: { a, d: d + a * shift, c },
})

/**
 * Measures questions by the first answers of students who practise, on the scale of those that are known, which are held. Practice
 * chooses by what was answered before and what a try-out said: both are in the likelihood, so the choice says nothing more
 * (Rubin 1976; Mislevy & Wu 1996). An ability is never taken from the very answer that it is to explain. What is new is measured
 * twice: by what known items say of each student, and then by what all others say.
 */
export function measureByPractice(
  students: readonly PractisingStudent[],
  items: readonly PracticeItem[],
  { least_answers, least_known }: PracticeLimits,
): PracticeFindings {
  const isPlaced = ({ before, answers }: PractisingStudent, but: number) =>
    before !== null || answers.filter(({ item }) => item !== but && items[item]?.known).length >= least_known
  const rows = items.map((): { row: number; isRight: boolean }[] => [])
  for (const [row, student] of students.entries())
    for (const { item, isRight } of student.answers)
      if (isPlaced(student, item)) rows[item]?.push({ row, isRight })
  const wanted = [...items.keys()].filter(place => (rows[place]?.length ?? 0) >= least_answers)
  const chances: Chances = items.map(({ known }) => (known ? findLogChances(known) : undefined))
  const measured = new Map<number, MeasuredItem>()
  let latent = STANDARD_NORMAL
  for (let turn = 0; turn < 2; turn += 1) {
    const logs = addUp(students, chances)
    latent = fitLatent(logs)
    const weights = findLogWeights(latent)
    for (const place of wanted) {
      const design = items[place]?.design
      const found =
        design && measureItem(gatherTakers(rows[place] ?? [], logs, weights, chances[place]), design)
      if (found) measured.set(place, found)
    }
    for (const [place, { item }] of measured) if (!items[place]?.known) chances[place] = findLogChances(item)
  }
  const { shift, spread } = compareKnown(items, measured)
  const moved = [...measured].map(([place, found]) => [place, moveBack(found, shift)] as const)
  return { latent, measured: new Map(moved), shift, spread }
}
