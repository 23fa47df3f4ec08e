import { chooseQuestions, type PoolQuestion } from '@gerbang/scoring/adaptive/choose-questions.ts'
import { findDifficulty, findProbability, type ItemParameters } from '@gerbang/scoring/irt/item-response.ts'
import {
  measureByPractice,
  type PracticeFindings,
  type PracticeItem,
  type PractisingStudent,
} from '@gerbang/scoring/irt/measure-by-practice.ts'
import { choosePriors } from '@gerbang/scoring/irt/priors.ts'
import type { Latent } from '@gerbang/scoring/irt/quadrature.ts'
import { type Ability, scoreMean } from '@gerbang/scoring/irt/score-ability.ts'
import { createUniform, drawNormal } from '@gerbang/scoring/irt/testing/generate-responses.ts'

/** Practice of one sub-test: known questions first, as the product chooses, and new ones among them. */
export interface PracticeStudy {
  students: number
  known: number
  fresh: number
  /** Sets of five that a student works off at most; at least one. */
  sets: number
  /** Share of answers that are pressed unread, and of those that a hint has helped. */
  rapid: number
  hinted: number
  /** SD by which a difficulty in practice differs from that in a try-out: looked up, heard of, told by a friend. */
  shift: number
  seed: number
}

/** How the answers are used. Only the first is what the product does. */
export const USES = ['guarded', 'no_tryouts', 'unguarded', 'fixed_abilities'] as const
export type Use = (typeof USES)[number]

export interface PracticeOutcome {
  measured: number
  /** Of the difficulties of new questions, in SD: mean and root mean square. */
  bias: number
  error: number
  /** Share within one error told, and the mean of that error. */
  within: number
  told: number
  /** Correlation of the error with the difficulty: choosing that fits makes it large where it is not reckoned with. */
  tilt: number
}

interface PractisedQuestion extends PoolQuestion {
  truth: ItemParameters
}

const LEVELS = ['easy', 'medium', 'hard'] as const
/** Authors tell three levels and are wrong by 0.8 (decision 61). */
const AUTHORS_ERROR = 0.8
/** Of a question that a try-out of some hundred students has measured. */
const KNOWN_ERROR = 0.15
export const TOPICS = ['A', 'B', 'C', 'D']
export const LIMITS = { least_answers: 100, least_known: 5 }
/** What an ability moves between a try-out and practice, and what practice reckons with (practices.rules.ts). */
const GROWTH = { mean: 0.1, sd: 0.2 }
const DRIFT_SD = 0.3
const BLIND = 0.2
/** Of ten answers pressed unread one took long enough to pass. */
const RAPID_FOUND = 0.9

function drawQuestion(draw: () => number, place: number, isKnown: boolean): PractisedQuestion {
  const level = Math.floor(draw() * 3)
  const a = Math.exp(0.1 + 0.25 * drawNormal(draw))
  const b = level - 1 + AUTHORS_ERROR * drawNormal(draw)
  const c = 0.15 + 0.1 * draw()
  const told = { a: a * Math.exp(0.12 * drawNormal(draw)), b: b + KNOWN_ERROR * drawNormal(draw) }
  return {
    question_id: `q${place}`,
    topic_id: TOPICS[place % TOPICS.length] ?? '',
    difficulty: LEVELS[level] ?? 'medium',
    truth: { a, d: -a * b, c },
    parameters: isKnown ? { a: told.a, d: -told.a * told.b, c: 0.2 } : null,
  }
}

interface Answer {
  place: number
  isRight: boolean
  isRapid: boolean
  isHinted: boolean
}

interface Practised {
  tryout: Ability | null
  answers: Answer[]
}

interface World {
  draw: () => number
  questions: readonly PractisedQuestion[]
  /** As they are in practice. */
  practised: readonly ItemParameters[]
  study: Pick<PracticeStudy, 'sets' | 'rapid' | 'hinted'>
}

function answerOne({ draw, practised, study }: World, place: number, theta: number): Answer {
  const item = practised[place] ?? { a: 1, d: 0, c: 0 }
  const isRapid = draw() < study.rapid
  const isHinted = !isRapid && draw() < study.hinted
  const chance = isRapid ? BLIND : findProbability(isHinted ? theta + 1 : theta, item)
  return { place, isRight: draw() < chance, isRapid: isRapid && draw() < RAPID_FOUND, isHinted }
}

/** What the product takes an ability for: the answers to known questions, from the last try-out on. */
function estimate({ questions }: World, tryout: Ability | null, answers: readonly Answer[]): Ability {
  const known = answers.filter(
    ({ place, isHinted, isRight }) => questions[place]?.parameters && !(isHinted && isRight),
  )
  const latent = tryout ? { mean: tryout.theta, sd: Math.hypot(tryout.se, DRIFT_SD) } : { mean: 0, sd: 1 }
  return scoreMean(
    known.map(({ isRight }) => (isRight ? 1 : 0)),
    known.flatMap(({ place }) => questions[place]?.parameters ?? []),
    latent,
  )
}

const countBy = <T>(rows: readonly T[], read: (row: T) => string) =>
  new Map([...Map.groupBy(rows, read)].map(([key, group]) => [key, group.length]))

/** One student who practises in sets of five, each chosen by what was answered before. */
export function practise(world: World, student: string, theta: number, tryout: Ability | null): Practised {
  const { draw, questions, study } = world
  const answers: Answer[] = []
  const sets = 1 + Math.floor(draw() * study.sets)
  const topicOf = ({ place }: Answer) => questions[place]?.topic_id ?? ''
  const blueprint = countBy(questions, ({ topic_id }) => topic_id)
  for (let set = 0; set < sets; set += 1) {
    const met = new Set(answers.map(({ place }) => place))
    const shares = [...Map.groupBy(answers, topicOf)].map(
      ([topic, own]) => [topic, own.filter(({ isRight }) => isRight).length / own.length] as const,
    )
    const chosen = chooseQuestions({
      pool: questions.filter((_, place) => !met.has(place)),
      count: 5,
      ability: estimate(world, tryout, answers),
      blueprint,
      asked: countBy(answers, topicOf),
      shares: new Map(shares),
      student,
    })
    for (const { question_id } of chosen) answers.push(answerOne(world, Number(question_id.slice(1)), theta))
  }
  return { tryout, answers }
}

/** Two students in three have sat a try-out before, which knows them to 0.35. */
function sitTryout(draw: () => number, theta: number): Ability | null {
  if (draw() < 1 / 3) return null
  const se = 0.35
  // The mean of the posterior under the norm: what is measured, drawn to the mean by its reliability.
  const reliability = 1 - se * se
  const error = (se / Math.sqrt(reliability)) * drawNormal(draw)
  return { theta: reliability * (theta + error), se }
}

/** A score says the posterior; without its prior it is what the answers said. */
function takePriorOut({ theta, se }: Ability): Latent {
  const share = 1 - se * se
  return { mean: theta / share, sd: Math.hypot(se / Math.sqrt(share), DRIFT_SD) }
}

export function useAnswers(world: World, { tryout, answers }: Practised, use: Use): PractisingStudent {
  const counted =
    use === 'unguarded'
      ? answers
      : answers.filter(({ isRapid, isHinted, isRight }) => !isRapid && !(isHinted && isRight))
  const own = estimate(world, tryout, answers)
  const befores: Record<Use, Latent | null> = {
    guarded: tryout && takePriorOut(tryout),
    unguarded: tryout && takePriorOut(tryout),
    no_tryouts: null,
    // The false use: what practice tells a student is taken for the truth.
    fixed_abilities: { mean: own.theta, sd: 0.02 },
  }
  return {
    before: befores[use],
    answers: counted.map(({ place, isRight }) => ({ item: place, isRight })),
  }
}

const findMean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function judge({ questions }: World, { measured, spread }: PracticeFindings): PracticeOutcome {
  const rows = [...measured].flatMap(([place, { item, se_b }]) => {
    const question = questions[place]
    if (!question || question.parameters) return []
    const truth = findDifficulty(question.truth)
    return [{ truth, miss: findDifficulty(item) - truth, told: Math.hypot(se_b, spread) }]
  })
  const bias = findMean(rows.map(({ miss }) => miss))
  const middle = findMean(rows.map(({ truth }) => truth))
  const spreadOf = (values: readonly number[]) => Math.sqrt(findMean(values.map(value => value * value)))
  const [misses, truths] = [rows.map(({ miss }) => miss - bias), rows.map(({ truth }) => truth - middle)]
  const together = findMean(misses.map((miss, at) => miss * (truths[at] ?? 0)))
  return {
    measured: rows.length,
    bias,
    error: spreadOf(rows.map(({ miss }) => miss)),
    within: rows.filter(({ miss, told }) => Math.abs(miss) <= told).length / rows.length,
    told: findMean(rows.map(({ told }) => told)),
    tilt: together / (spreadOf(misses) * spreadOf(truths)),
  }
}

/** The same practice, used in each way. */
export function studyPractice(study: PracticeStudy): Record<Use, PracticeOutcome> {
  const draw = createUniform(study.seed)
  const questions = Array.from({ length: study.known + study.fresh }, (_, place) =>
    drawQuestion(draw, place, place < study.known),
  )
  const practised = questions.map(({ truth }) => ({
    ...truth,
    d: truth.d - truth.a * study.shift * drawNormal(draw),
  }))
  const world: World = { draw, questions, practised, study }
  const students = Array.from({ length: study.students }, (_, number) => {
    const theta = drawNormal(draw)
    const now = theta + GROWTH.mean + GROWTH.sd * drawNormal(draw)
    return practise(world, `s${study.seed}-${number}`, now, sitTryout(draw, theta))
  })
  const items = questions.map(
    ({ parameters }): PracticeItem => ({
      known: parameters && { ...parameters, se_b: KNOWN_ERROR },
      design: { guessing: true, priors: choosePriors(LIMITS.least_answers, 5), fixed: null },
    }),
  )
  const measure = (use: Use) =>
    judge(
      world,
      measureByPractice(
        students.map(student => useAnswers(world, student, use)),
        items,
        LIMITS,
      ),
    )
  return {
    guarded: measure('guarded'),
    no_tryouts: measure('no_tryouts'),
    unguarded: measure('unguarded'),
    fixed_abilities: measure('fixed_abilities'),
  }
}
