import {
  BANDS,
  type Band,
  findAdmissionChances,
  SELECTION_REACH,
} from '@gerbang/scoring/admission/admission-chance.ts'
import { estimateCut, LEAST_POOL, USUAL_YEAR_SD } from '@gerbang/scoring/admission/admission-cut.ts'
import { type AdmissionOutcome } from '@gerbang/scoring/admission/admission-report.ts'
import { findTotalSem, GROWTH_SD, predictExam } from '@gerbang/scoring/admission/predict-exam.ts'
import type { ItemParameters } from '@gerbang/scoring/irt/item-response.ts'
import { packResponses } from '@gerbang/scoring/irt/pack-responses.ts'
import { fitNormScale } from '@gerbang/scoring/irt/report-score.ts'
import { scoreAbilities } from '@gerbang/scoring/irt/score-abilities.ts'
import { answerAll } from '@gerbang/scoring/irt/testing/answer-items.ts'
import { createUniform, drawNormal } from '@gerbang/scoring/irt/testing/generate-responses.ts'
import { drawAbilities } from '../simulate-sub-tests.ts'

/** How the world differs from what a chance can know; in SDs of ability. */
export interface ChanceWorld {
  /** How much better those who really apply are than those here. */
  pool: number
  /** Mean growth of all until the exam, and its SD between students. */
  growth: number
  growth_sd: number
  /** SD of what a year adds to the cut of each major. */
  year_sd: number
}

export interface ToldChance extends AdmissionOutcome {
  low: number
  high: number
  band: Band
}

export interface BandFindings {
  band: Band
  count: number
  told: number
  /** Means of the ends of the ranges, as each student reads them: in whole tenths, outwards. */
  low: number
  high: number
  admitted: number
  /** By the score alone against the cut, as though both exams were one. */
  naive: number
}

const findMean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Totals of a paper of several sub-tests, on the scale of the first group that sat it. */
function sitPaper(
  draw: () => number,
  blocks: readonly (readonly ItemParameters[])[],
  abilities: readonly Float64Array[],
) {
  const parts = blocks.map((items, place) => {
    const codes = answerAll(draw, abilities[place] ?? new Float64Array(0), items)
    return scoreAbilities(packResponses(codes, items.length), items)
  })
  const scales = parts.map(({ eap }) => fitNormScale(eap, { mean: 500, sd: 100 }))
  const students = abilities[0]?.length ?? 0
  const errors = (student: number) =>
    parts.map(({ se }, place) => {
      const theta_se = se[student] ?? 1
      return { weight: 1, theta_se, scaled_se: (scales[place]?.b ?? 0) * theta_se }
    })
  return {
    scales,
    totals: Array.from({ length: students }, (_, student) =>
      findMean(
        parts.map(
          ({ eap }, place) => (scales[place]?.a ?? 0) + (scales[place]?.b ?? 0) * (eap[student] ?? 0),
        ),
      ),
    ),
    sems: Array.from({ length: students }, (_, student) => findTotalSem(errors(student))),
  }
}

/** Totals of the exam: the same scales, abilities as they are by then. */
function sitExam(
  draw: () => number,
  blocks: readonly (readonly ItemParameters[])[],
  abilities: readonly Float64Array[],
  scales: readonly { a: number; b: number }[],
) {
  const parts = blocks.map((items, place) =>
    scoreAbilities(
      packResponses(answerAll(draw, abilities[place] ?? new Float64Array(0), items), items.length),
      items,
    ),
  )
  return Array.from(abilities[0] ?? [], (_, student) =>
    findMean(
      parts.map(({ eap }, place) => (scales[place]?.a ?? 0) + (scales[place]?.b ?? 0) * (eap[student] ?? 0)),
    ),
  )
}

const findSpread = (values: readonly number[]) => {
  const mean = findMean(values)
  return { mean, sd: Math.sqrt(findMean(values.map(value => (value - mean) ** 2))) }
}

/** Those of the best scores that get a seat reach this. */
const findCut = (scores: readonly number[], share: number) =>
  scores.toSorted((a, b) => b - a)[Math.max(0, Math.round(share * scores.length) - 1)] ?? NaN

/** Each student chooses one major, the able ones those that are harder to enter. */
function chooseMajors(draw: () => number, totals: readonly number[], majors: number) {
  const order = totals
    .map((total, student) => ({ student, wish: total + 80 * drawNormal(draw) }))
    .toSorted((a, b) => a.wish - b.wish)
  const chosen = new Uint16Array(totals.length)
  for (const [place, { student }] of order.entries())
    chosen[student] = Math.floor((place * majors) / order.length)
  return chosen
}

/**
 * Simulates a try-out, the choices, and the exam afterwards, and tells the chances that the product would tell. Seats are
 * given among those who sat here and others like them, shifted as the world says.
 */
export function studyChances(
  blocks: readonly (readonly ItemParameters[])[],
  world: ChanceWorld,
  { students, majors, seed }: { students: number; majors: number; seed: number },
): { told: ToldChance[]; naive: AdmissionOutcome[] } {
  const draw = createUniform(seed)
  const abilities = drawAbilities(draw, students, blocks.length, 0.6)
  const tryout = sitPaper(draw, blocks, abilities)
  const grown = Float64Array.from(
    { length: students },
    () => world.growth + world.growth_sd * drawNormal(draw),
  )
  const later = abilities.map(own => own.map((theta, student) => theta + (grown[student] ?? 0)))
  const exam = sitExam(draw, blocks, later, tryout.scales)
  const chosen = chooseMajors(draw, tryout.totals, majors)
  const group = findSpread(tryout.totals)
  const found = { told: [] as ToldChance[], naive: [] as AdmissionOutcome[] }
  for (let major = 0; major < majors; major += 1) {
    const here = [...chosen.keys()].filter(student => chosen[student] === major)
    if (here.length < LEAST_POOL) continue
    // Twice in a hundred to six in ten get a seat.
    const share = 0.08 + 0.5 * draw()
    const seats = { capacity: Math.round(1000 * share), applicants: 1000 }
    const cut = estimateCut(
      here.map(student => tryout.totals[student] ?? 0),
      seats,
      USUAL_YEAR_SD * 100,
    )
    const shift = 100 * (world.pool + world.year_sd * drawNormal(draw))
    const real =
      findCut(
        here.map(student => exam[student] ?? 0),
        share,
      ) + shift
    for (const student of here) {
      const total = { score: tryout.totals[student] ?? 0, sem: tryout.sems[student] ?? 0 }
      const { score, se } = predictExam(total, group, GROWTH_SD * 100)
      const [choice] = findAdmissionChances([{ score, se, cut }], SELECTION_REACH * 100).choices
      const [plain] = findAdmissionChances([
        { score: total.score, se: total.sem, cut: { ...cut, se: 5 } },
      ]).choices
      const admitted = (exam[student] ?? 0) >= real
      if (choice) found.told.push({ ...choice, admitted })
      if (plain) found.naive.push({ chance: plain.chance, admitted })
    }
  }
  return found
}

/** What each band was told and what came of it. */
export function describeBands({ told, naive }: ReturnType<typeof studyChances>): BandFindings[] {
  return BANDS.map(band => {
    const own = told.flatMap((chance, place) => (chance.band === band ? [{ chance, place }] : []))
    const mean = (read: (chance: ToldChance) => number) => findMean(own.map(({ chance }) => read(chance)))
    return {
      band,
      count: own.length,
      told: mean(({ chance }) => chance),
      low: mean(({ low }) => Math.floor(10 * low) / 10),
      high: mean(({ high }) => Math.ceil(10 * high) / 10),
      admitted: mean(({ admitted }) => (admitted ? 1 : 0)),
      naive: findMean(own.map(({ place }) => naive[place]?.chance ?? NaN)),
    }
  })
}
