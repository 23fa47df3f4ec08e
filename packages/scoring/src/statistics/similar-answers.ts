import { findProbability, type ItemParameters } from '../irt/item-response.ts'
import { RIGHT } from '../irt/pack-responses.ts'
import { solveEquation } from '../irt/solve-equation.ts'
import { NO_OPTION, NOT_SHOWN } from './option-table.ts'

export interface ComparedItem {
  parameters: ItemParameters
  /** How many of everybody chose each option, from 1, the right one 0; none where wrong answers cannot be told apart. */
  wrong: readonly number[]
}

/** One sub-test of a group, row by row over its items, coded as for statistics. */
export interface ComparedSheet {
  items: readonly ComparedItem[]
  codes: Uint8Array
  choices: Uint8Array
}

export interface SimilarPair {
  one: number
  other: number
  /** Questions that both answered, equal answers, and those expected of two who answer by themselves. */
  compared: number
  matches: number
  expected: number
  /** Of the equal answers, the wrong ones. */
  wrong_matches: number
  /** Of so many equal answers or more, and the same for all pairs of the group together (Holm 1979). */
  p: number
  adjusted_p: number
}

/** Abilities further out change no chance that matters. */
const FURTHEST = 4
/** Pairs nearer than so many SDs to what is expected are never told, so their exact chance is not sought. */
const NEAR = 2

/** Where as many right answers are expected as were given: a prior would draw the best down, and make two of them look alike. */
function findMatchingAbility({ items, codes, choices }: ComparedSheet, student: number): number {
  const from = student * items.length
  const shown = items.flatMap(({ parameters }, place) =>
    choices[from + place] === NOT_SHOWN ? [] : [{ parameters, isRight: codes[from + place] === RIGHT }],
  )
  const right = shown.filter(({ isRight }) => isRight).length
  const surplus = (theta: number) =>
    shown.reduce((sum, { parameters }) => sum + findProbability(theta, parameters), 0) - right
  if (surplus(-FURTHEST) >= 0) return -FURTHEST
  return surplus(FURTHEST) <= 0 ? FURTHEST : solveEquation(surplus, -FURTHEST, FURTHEST)
}

/** The chance that two who are wrong choose the same. */
function findWrongMatch(wrong: readonly number[]): number {
  const all = wrong.reduce((sum, count) => sum + count, 0)
  return all === 0 ? 0 : wrong.reduce((sum, count) => sum + (count / all) ** 2, 0)
}

interface PreparedSheet extends ComparedSheet {
  /** Of each student and item. */
  chances: Float64Array
  wrongMatches: number[]
}

function prepareSheet(sheet: ComparedSheet, students: number): PreparedSheet {
  const { items } = sheet
  const chances = new Float64Array(students * items.length)
  for (let student = 0; student < students; student += 1) {
    const theta = findMatchingAbility(sheet, student)
    for (const [place, { parameters }] of items.entries())
      chances[student * items.length + place] = findProbability(theta, parameters)
  }
  return { ...sheet, chances, wrongMatches: items.map(({ wrong }) => findWrongMatch(wrong)) }
}

/** The chance of so many successes or more, of events of unequal chances. */
function findTail(chances: readonly number[], least: number): number {
  const shares = new Float64Array(chances.length + 1)
  shares[0] = 1
  for (const [done, chance] of chances.entries())
    for (let count = done + 1; count >= 0; count -= 1)
      shares[count] = (shares[count] ?? 0) * (1 - chance) + (shares[count - 1] ?? 0) * chance
  return shares.subarray(least).reduce((sum, share) => sum + share, 0)
}

const isAnswered = (code = 0, choice = 0) => choice !== NOT_SHOWN && (code === RIGHT || choice !== NO_OPTION)

/** Of each question that both answered: the chance that they answer alike, and the places of their answers in the sheet. */
function visitCompared(
  sheets: readonly PreparedSheet[],
  [one, other]: readonly [number, number],
  visit: (chance: number, sheet: PreparedSheet, at: number, to: number) => void,
): void {
  for (const sheet of sheets) {
    const { items, codes, choices, chances, wrongMatches } = sheet
    for (let place = 0; place < items.length; place += 1) {
      const [at, to] = [one * items.length + place, other * items.length + place]
      if (!isAnswered(codes[at], choices[at]) || !isAnswered(codes[to], choices[to])) continue
      const [p, q] = [chances[at] ?? 0, chances[to] ?? 0]
      visit(p * q + (1 - p) * (1 - q) * (wrongMatches[place] ?? 0), sheet, at, to)
    }
  }
}

function comparePair(sheets: readonly PreparedSheet[], one: number, other: number) {
  const pair = { one, other, compared: 0, matches: 0, wrong_matches: 0, expected: 0, p: 1 }
  let variance = 0
  visitCompared(sheets, [one, other], (chance, { items, codes, choices, wrongMatches }, at, to) => {
    pair.compared += 1
    pair.expected += chance
    variance += chance * (1 - chance)
    const isRight = codes[at] === RIGHT
    if (isRight !== (codes[to] === RIGHT)) return
    if (isRight) pair.matches += 1
    else if (choices[at] === choices[to] && (wrongMatches[at % items.length] ?? 0) > 0) {
      pair.matches += 1
      pair.wrong_matches += 1
    }
  })
  if (pair.matches - pair.expected <= NEAR * Math.sqrt(variance)) return pair
  const chances: number[] = []
  visitCompared(sheets, [one, other], chance => chances.push(chance))
  return { ...pair, p: findTail(chances, pair.matches) }
}

/** Each as sure as the least sure one before it. */
function adjust(pairs: readonly Omit<SimilarPair, 'adjusted_p'>[]): SimilarPair[] {
  let highest = 0
  return pairs
    .toSorted((one, other) => one.p - other.p)
    .map((pair, place) => {
      highest = Math.max(highest, Math.min(1, pair.p * (pairs.length - place)))
      return { ...pair, adjusted_p: highest }
    })
}

/**
 * How alike the answers of each pair of a group are: the generalised binomial test (van der Linden & Sotaridona 2006), by
 * abilities in each sub-test and by what everybody who is wrong chooses. The most alike come first.
 */
export function compareAnswers(sheets: readonly ComparedSheet[], students: number): SimilarPair[] {
  const prepared = sheets.map(sheet => prepareSheet(sheet, students))
  const pairs = Array.from({ length: students }, (_, one) =>
    Array.from({ length: students - one - 1 }, (_, after) => comparePair(prepared, one, one + 1 + after)),
  )
  return adjust(pairs.flat())
}
