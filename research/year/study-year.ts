import { type Calibration, calibrate } from '@gerbang/scoring/irt/calibrate.ts'
import { calibrateBeside } from '@gerbang/scoring/irt/calibrate-beside.ts'
import { designAnchors } from '@gerbang/scoring/irt/design-anchors.ts'
import type { CalibrationDesign, ItemDesign } from '@gerbang/scoring/irt/estimates.ts'
import { linkWithoutDrift } from '@gerbang/scoring/irt/find-drift.ts'
import type { Curvature } from '@gerbang/scoring/irt/item-likelihood.ts'
import { findDifficulty, type ItemParameters } from '@gerbang/scoring/irt/item-response.ts'
import { findLinkError } from '@gerbang/scoring/irt/link-error.ts'
import { linkByTestCurve } from '@gerbang/scoring/irt/link-scales.ts'
import { measureByPractice } from '@gerbang/scoring/irt/measure-by-practice.ts'
import { MISSING, type PackedResponses, packResponses } from '@gerbang/scoring/irt/pack-responses.ts'
import { choosePriors, MANY_STUDENTS } from '@gerbang/scoring/irt/priors.ts'
import { fitNormScale } from '@gerbang/scoring/irt/report-score.ts'
import type { Ability } from '@gerbang/scoring/irt/score-ability.ts'
import { scoreAbilities } from '@gerbang/scoring/irt/score-abilities.ts'
import { centreSlopes } from '@gerbang/scoring/irt/slope-prior.ts'
import { findStandardErrors, type StandardErrors } from '@gerbang/scoring/irt/standard-errors.ts'
import { answer } from '@gerbang/scoring/irt/testing/answer-items.ts'
import { createUniform, drawNormal } from '@gerbang/scoring/irt/testing/generate-responses.ts'
import { chooseTrials, countBlocks, findBlock } from '@gerbang/scoring/trial-questions.ts'
import { LIMITS, practise, TOPICS, useAnswers } from '../practice/study-practice.ts'

/** A year of one sub-test: each try-out is scored by questions that the bank knows, and carries new ones unscored. */
export interface YearStudy {
  tryouts: number
  students: number
  /** Scored questions of each try-out, new ones in it, and how many of these each student meets. */
  scored: number
  seeded: number
  each: number
  /** What students learn from one try-out to the next; in SDs. */
  growth: number
  /** Those of each try-out who practise after it, in at most so many sets of five. */
  practising: number
  sets: number
  seed: number
}

export interface YearStep {
  /** Questions of the year's bank that try-outs have measured, and those that only the practice after this one has. */
  measured: number
  practised: number
  /**
   * Root mean square error of the difficulties of the whole bank, once students have practised: of what nobody has measured the author's
   * level is all that is known.
   */
  error: number
  /** The same of the measured ones alone. */
  measured_error: number
  /** Where the run says that the group stands, less where it does, in points; and the error told of it, 0 for the norm group. */
  drift: number
  told: number
}

interface Question {
  truth: ItemParameters
  /** As it is in practice, where it may have been looked up or heard of. */
  practised: ItemParameters
  level: number
  known: (ItemParameters & { covariance: Curvature }) | undefined
  /** By practice alone: good for choosing, never for scoring. */
  by_practice: ItemParameters | undefined
}

/** Authors tell three levels and are wrong by 0.8 (decision 61). */
const LEVELS = [-1, 0, 1]
const AUTHORS_ERROR = 0.8
/** As in the study of practice: how far difficulties move there, and who presses unread or takes a hint. */
const PRACTICE_SHIFT = 0.15
const PRACTICE_HABITS = { rapid: 0.08, hinted: 0.1 }

function drawQuestion(draw: () => number): Question {
  const level = LEVELS[Math.floor(draw() * LEVELS.length)] ?? 0
  const a = Math.exp(0.1 + 0.25 * drawNormal(draw))
  const b = level + AUTHORS_ERROR * drawNormal(draw)
  const truth = { a, d: -a * b, c: 0.15 + 0.1 * draw() }
  const practised = { ...truth, d: truth.d - a * PRACTICE_SHIFT * drawNormal(draw) }
  return { truth, practised, level, known: undefined, by_practice: undefined }
}

const findMean = (values: ArrayLike<number>) =>
  Array.from(values).reduce((sum, value) => sum + value, 0) / values.length

const findSpread = (values: ArrayLike<number>) => {
  const mean = findMean(values)
  return Math.sqrt(findMean(Array.from(values).map(value => (value - mean) ** 2)))
}

const designNew = (students: number): ItemDesign => ({
  guessing: true,
  priors: choosePriors(students, 5),
  fixed: null,
})

interface Fit {
  calibration: Calibration
  errors: StandardErrors[]
  /** Places of the questions that are held, and what they leave open of where the group stands, in SD. */
  held: ReadonlySet<number>
  link_se: number
}

function fit(responses: PackedResponses, design: CalibrationDesign): Fit {
  const calibration = calibrate(responses, design)
  return {
    calibration,
    errors: findStandardErrors(responses, design, calibration),
    held: new Set(),
    link_se: 0,
  }
}

/** The scored questions, as a run calibrates them: held where the bank knows them and they have not drifted. */
function calibrateScored(responses: PackedResponses, scored: readonly Question[]): Fit {
  const { students } = responses
  const plain = { items: scored.map(() => designNew(students)), common_slope: false, free_latent: false }
  const alone = students < MANY_STUDENTS ? centreSlopes(responses, plain) : plain
  const free = fit(responses, alone)
  const common = scored.flatMap(({ known }, place) => {
    const [form, error] = [free.calibration.items[place], free.errors[place]]
    if (!known || !form || !error) return []
    return [
      { place, base: known, form, base_covariance: known.covariance, form_covariance: error.covariance },
    ]
  })
  if (common.length === 0) return free
  const kept = linkWithoutDrift(common, linkByTestCurve).kept.flatMap(index => common[index] ?? [])
  const anchors = new Map(kept.map(({ place, base }) => [place, base]))
  const { design, basis } = designAnchors(alone.items, anchors)
  if (basis !== 'anchors') return free
  return {
    ...fit(responses, design),
    held: new Set(anchors.keys()),
    link_se: findLinkError(kept, linkByTestCurve),
  }
}

/** Answers of a try-out: to the scored questions, and after them to the new ones that each student met. */
function answerTryout(
  draw: () => number,
  abilities: Float64Array,
  { scored, trials }: { scored: readonly Question[]; trials: readonly Question[] },
  each: number,
) {
  const width = scored.length + trials.length
  const codes = new Uint8Array(abilities.length * width).fill(MISSING)
  const places = [...trials.keys()]
  const blocks = countBlocks(trials.length, each)
  for (const [student, theta] of abilities.entries()) {
    const from = student * width
    for (const [place, { truth }] of scored.entries()) codes[from + place] = answer(draw, theta, truth)
    const seed = Math.floor(draw() * 2 ** 32)
    for (const place of chooseTrials(places, each, findBlock(seed, 'year', blocks))) {
      const trial = trials[place]
      if (trial) codes[from + scored.length + place] = answer(draw, theta, trial.truth)
    }
  }
  return codes
}

const cutColumns = (codes: Uint8Array, width: number, wanted: number) =>
  Uint8Array.from({ length: (codes.length / width) * wanted }, (_, at) => {
    const student = Math.floor(at / wanted)
    return codes[student * width + (at % wanted)] ?? MISSING
  })

function keep(question: Question, item: ItemParameters | undefined, error: StandardErrors | undefined): void {
  // As the bank does: what hardly tells students apart is not kept.
  if (item && error && item.a > 0.2 && Number.isFinite(error.covariance.dd))
    question.known = { ...item, covariance: error.covariance }
}

/** Somebody who sat a try-out, and what it says of them. */
interface Sitter {
  theta: number
  tryout: Ability
}

/** So many of the questions that are known, by lot. */
function drawKnown(draw: () => number, bank: readonly Question[], count: number): Question[] {
  const known = bank.filter(({ known }) => known).map(question => ({ question, lot: draw() }))
  return known
    .toSorted((one, other) => one.lot - other.lot)
    .slice(0, count)
    .map(({ question }) => question)
}

/** What a student may be asked in practice, as the product chooses it. */
function describeForPractice({ truth, level, known, by_practice }: Question, place: number) {
  return {
    question_id: `q${place}`,
    topic_id: TOPICS[place % TOPICS.length] ?? '',
    difficulty: (['easy', 'medium', 'hard'] as const)[level + 1] ?? 'medium',
    truth,
    parameters: known ?? by_practice ?? null,
  }
}

const findDifficultyError = ({ a, d, covariance: { aa, ad, dd } }: NonNullable<Question['known']>) =>
  Math.sqrt(dd + (d / a) ** 2 * aa - (2 * d * ad) / a) / a

/** After a try-out: who sat it practises the whole bank, and what no try-out has measured is measured by it. */
function practiseBetween(
  draw: () => number,
  bank: readonly Question[],
  sitters: readonly Sitter[],
  { sets, growth }: Pick<YearStudy, 'sets' | 'growth'>,
): void {
  const questions = bank.map(describeForPractice)
  const world = {
    draw,
    questions,
    practised: bank.map(({ practised }) => practised),
    study: { sets, ...PRACTICE_HABITS },
  }
  const students = sitters.map(({ theta, tryout }, number) =>
    useAnswers(world, practise(world, `s${number}`, theta + growth * draw(), tryout), 'guarded'),
  )
  const items = bank.map(({ known }) => ({
    known: known ? { ...known, se_b: findDifficultyError(known) } : null,
    design: { guessing: true, priors: choosePriors(LIMITS.least_answers, 5), fixed: null },
  }))
  const { measured } = measureByPractice(students, items, LIMITS)
  for (const [place, { item }] of measured) {
    const question = bank[place]
    if (question) question.by_practice = item
  }
}

/** Bank and abilities are judged on the scale of the first try-out, whose students are the norm. */
export function studyYear(study: YearStudy): YearStep[] {
  const { tryouts, students, scored, seeded, each, growth, practising, seed } = study
  const draw = createUniform(seed)
  const first = Array.from({ length: scored }, () => drawQuestion(draw))
  const bank = [...first, ...Array.from({ length: tryouts * seeded }, () => drawQuestion(draw))]
  let norm: { mean: number; sd: number; points: number } | undefined
  return Array.from({ length: tryouts }, (_, turn) => {
    const abilities = Float64Array.from({ length: students }, () => growth * turn + drawNormal(draw))
    const paper = turn === 0 ? first : drawKnown(draw, bank, scored)
    const trials = bank.slice(scored + turn * seeded, scored + (turn + 1) * seeded)
    const codes = answerTryout(draw, abilities, { scored: paper, trials }, each)
    const responses = packResponses(
      cutColumns(codes, paper.length + trials.length, paper.length),
      paper.length,
    )
    const { calibration, errors, held, link_se } = calibrateScored(responses, paper)
    const met = Math.round((students * each) / seeded)
    const beside = calibrateBeside(
      packResponses(codes, paper.length + trials.length),
      calibration.items,
      trials.map(() => designNew(met)),
    )
    for (const [place, question] of paper.entries())
      if (!held.has(place)) keep(question, calibration.items[place], errors[place])
    for (const [place, question] of trials.entries())
      keep(question, beside?.items[place], beside?.errors[place])
    const { eap, se } = scoreAbilities(responses, calibration.items)
    norm ??= {
      mean: findMean(abilities),
      sd: findSpread(abilities),
      points: fitNormScale(eap, { mean: 500, sd: 100 }).b,
    }
    const { mean, sd, points } = norm
    const sitters = Array.from(abilities.subarray(0, practising), (theta, at) => ({
      theta,
      tryout: { theta: eap[at] ?? 0, se: se[at] ?? 1 },
    }))
    practiseBetween(draw, bank, sitters, study)
    const miss = ({ truth, level, known, by_practice }: Question) => {
      const found = known ?? by_practice
      return (found ? findDifficulty(found) : (level - mean) / sd) - (findDifficulty(truth) - mean) / sd
    }
    const measured = bank.filter(({ known }) => known)
    return {
      measured: measured.length,
      practised: bank.filter(({ known, by_practice }) => by_practice && !known).length,
      error: Math.sqrt(findMean(bank.map(question => miss(question) ** 2))),
      measured_error: Math.sqrt(findMean(measured.map(question => miss(question) ** 2))),
      drift: (calibration.latent.mean - (findMean(abilities) - mean) / sd) * points,
      told: link_se * points,
    }
  })
}
