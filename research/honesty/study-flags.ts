import { findProbability, type ItemParameters } from '@gerbang/scoring/irt/item-response.ts'
import { RIGHT, WRONG } from '@gerbang/scoring/irt/pack-responses.ts'
import { createUniform, drawNormal } from '@gerbang/scoring/irt/testing/generate-responses.ts'
import { describeItems } from '@gerbang/scoring/statistics/classical.ts'
import { type FlaggedItem, flagItems } from '@gerbang/scoring/statistics/flag-items.ts'
import { describeOptions } from '@gerbang/scoring/statistics/option-table.ts'
import { tallyScores } from '@gerbang/scoring/statistics/tally-scores.ts'

export interface FlagStudy {
  students: number
  runs: number
  items: readonly ItemParameters[]
  /** So many of the items, others in each run, have two right answers of which one is the key, or a wrong key. */
  faulty: number
  fault: 'second' | 'wrong'
  /** Of those who know, who choose the second right answer. */
  share: number
}

/** Shares of the faulty items and of the clean ones. */
export interface FlagFindings {
  second: number
  wrong: number
  false_second: number
  false_wrong: number
}

export const OPTIONS = 5
export const KEY = 1
const SECOND = 2

/** Who knows chooses the key, or the second right answer; who does not guesses, some options more often. */
export function choose(draw: () => number, theta: number, item: ItemParameters, second: number): number {
  const known = (findProbability(theta, item) - item.c) / (1 - item.c)
  if (draw() < known) return draw() < second ? SECOND : KEY
  if (draw() < item.c) return KEY
  const at = draw()
  return at < 0.4 ? SECOND : at < 0.7 ? 3 : at < 0.9 ? 4 : OPTIONS
}

function flagRun(
  draw: () => number,
  { students, items, fault, share }: FlagStudy,
  isFaulty: (place: number) => boolean,
): FlaggedItem[] {
  const count = items.length
  const choices = new Uint8Array(students * count)
  const codes = new Uint8Array(students * count)
  const findKey = (place: number) => (fault === 'wrong' && isFaulty(place) ? SECOND : KEY)
  for (let student = 0; student < students; student += 1) {
    const theta = drawNormal(draw)
    for (const [place, item] of items.entries()) {
      const choice = choose(draw, theta, item, fault === 'second' && isFaulty(place) ? share : 0)
      choices[student * count + place] = choice
      codes[student * count + place] = choice === findKey(place) ? RIGHT : WRONG
    }
  }
  const reports = describeItems(tallyScores(codes, count)).map((statistics, place) => {
    const isKey = Array.from({ length: OPTIONS }, (_, option) => option + 1 === findKey(place))
    const options = describeOptions({ codes, choices, items: count }, place, isKey)
    return { statistics, options, rows: null, parameters: null, fit: null, differences: [] }
  })
  return flagItems(reports)
}

/** Counts how many faulty and how many clean items are flagged with a second right answer or surely a wrong key. */
export function studyFlags(study: FlagStudy): FlagFindings {
  const { runs, items, faulty } = study
  const counts = { second: 0, wrong: 0, false_second: 0, false_wrong: 0 }
  for (let run = 0; run < runs; run += 1) {
    const isFaulty = (place: number) => (place + 7 * run) % items.length < faulty
    for (const { item, flags, evidence } of flagRun(createUniform(500 + run), study, isFaulty)) {
      const [second, wrong] = isFaulty(item)
        ? (['second', 'wrong'] as const)
        : (['false_second', 'false_wrong'] as const)
      if (flags.includes('possible_second_key')) counts[second] += 1
      if (flags.includes('possible_wrong_key') && evidence === 'strong') counts[wrong] += 1
    }
  }
  const clean = runs * (items.length - faulty)
  return {
    second: counts.second / (runs * faulty),
    wrong: counts.wrong / (runs * faulty),
    false_second: counts.false_second / clean,
    false_wrong: counts.false_wrong / clean,
  }
}
