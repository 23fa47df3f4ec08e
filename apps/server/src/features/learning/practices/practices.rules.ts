import type {
  Mastery,
  PracticeAbility,
  PracticeKind,
  PracticeShare,
} from '@gerbang/contract/learning/practices.ts'
import { PLACEMENT_LENGTH } from '@gerbang/scoring/adaptive/place-student.ts'
import type { ItemParameters } from '@gerbang/scoring/irt/item-response.ts'
import { type Ability, scoreMean } from '@gerbang/scoring/irt/score-ability.ts'
import type { Outcome } from '@gerbang/contract/scores/results.ts'
import { limits } from '../../../limits.ts'

/** How many questions each kind draws; a plan is five of one's own and three like them. */
export const drawn = {
  subject: 5,
  topic: 5,
  lesson: 3,
  question: 5,
  plan: 8,
  return: 10,
  today: 5,
  placement: PLACEMENT_LENGTH,
} as const satisfies Record<PracticeKind, number>
export const ownOfPlan = 5
/** So many come back on one day; the others wait for the next. */
export const returnsOfDay = drawn.return

/** The newest answers that speak for the ability now. */
export const answersCounted = 60
const shareCounted = 20

/** An ability of some weeks ago is less sure today: its SD grows by so much. */
const DRIFT_SD = 0.3

export interface OwnAnswer {
  question_id: string
  subject_id: string
  topic_id: string | null
  practice_id: string
  confirmed_at: string
  outcome: Outcome
  parameters: ItemParameters | null
}

/** How abilities become points; those of equal `scale_of` can be compared. */
export interface BankScale {
  a: number
  b: number
  scale_of: string
}

export interface Prior {
  theta: number
  theta_se: number
  /** Of the try-out; `is_alike`: its students are taken to be like the norm group, whose scale is the bank's. */
  scale: BankScale & { is_alike: boolean }
}

/** What a try-out said before, where it speaks of the scale of the bank. */
export const joinPrior = (prior: Prior | undefined, bank: BankScale | undefined): Prior | undefined =>
  !prior || !bank || prior.scale.is_alike || prior.scale.scale_of === bank.scale_of ? prior : undefined

/**
 * What the answers say about the ability, from what the last try-out said before. Only the first answer to a question
 * counts: the second time its explanation is known. Null where no answer has estimates and there was no try-out.
 */
export function estimateAbility(
  answers: readonly OwnAnswer[],
  prior: Pick<Prior, 'theta' | 'theta_se'> | undefined,
): (Ability & { answers: number }) | null {
  const known = answers
    .slice(0, answersCounted)
    .flatMap(({ parameters, outcome }) =>
      parameters ? [{ parameters, code: outcome === 'correct' ? 1 : 0 }] : [],
    )
  if (known.length === 0 && !prior) return null
  const latent = prior ? { mean: prior.theta, sd: Math.hypot(prior.theta_se, DRIFT_SD) } : { mean: 0, sd: 1 }
  const ability = scoreMean(
    known.map(({ code }) => code),
    known.map(({ parameters }) => parameters),
    latent,
  )
  return { ...ability, answers: known.length }
}

/** Where neither the bank nor a try-out has a scale: mean 500, SD 100. */
const usualScale = { a: 500, b: 100 }

/** Practice tells points of the scale that its questions are on, as results do. */
export const chooseScale = (
  bank: BankScale | undefined,
  prior: Prior | undefined,
): { a: number; b: number } => bank ?? prior?.scale ?? usualScale

export function toScore(
  { theta, se, answers }: Ability & { answers: number },
  { a, b }: { a: number; b: number },
): PracticeAbility {
  return { score: Math.round(a + b * theta), se: Math.round(b * se), answers }
}

const toShare = (value: number) => Math.round(100 * Math.min(1, Math.max(0, value))) / 100

/** The interval of Wilson (1927) at 95 %: honest with few answers, too. */
export function describeShare(answers: readonly Pick<OwnAnswer, 'outcome'>[]): PracticeShare | null {
  const newest = answers.slice(0, shareCounted)
  if (newest.length === 0) return null
  const of = newest.length
  const correct = newest.filter(({ outcome }) => outcome === 'correct').length
  const z = 1.96
  const middle = (correct + (z * z) / 2) / (of + z * z)
  const half = (z / (of + z * z)) * Math.sqrt((correct * (of - correct)) / of + (z * z) / 4)
  return { correct, of, low: toShare(middle - half), high: toShare(middle + half) }
}

/** Newer ones tell how it stands now. */
const masteryCounted = 20
const steadyShare = 0.75

/**
 * What the newest answers of a topic say, with their error: (right + 1) of (answers + 2), so that five of five is not yet
 * certainty. Fewer than five judge nothing.
 */
export function describeMastery(outcomes: readonly Outcome[]) {
  const newest = outcomes.slice(0, masteryCounted)
  const of = newest.length
  const correct = newest.filter(outcome => outcome === 'correct').length
  const share = (correct + 1) / (of + 2)
  const se = Math.sqrt((share * (1 - share)) / (of + 3))
  const low = toShare(share - se)
  const isKnown = of >= limits.leastTopicQuestions
  const state: Mastery = !isKnown ? 'unknown' : low >= steadyShare ? 'steady' : 'growing'
  return { correct, of, low, high: toShare(share + se), state }
}

/** What an answer moves its question's return by: right with a hint is as partly right, so it does not go up. */
export const countAided = ({ outcome, hinted_at }: { outcome: Outcome | null; hinted_at: string | null }) =>
  outcome === 'correct' && hinted_at !== null ? 'partial' : outcome

const titles: Record<PracticeKind, string> = {
  subject: 'Latihan',
  topic: 'Latihan topik',
  lesson: 'Coba sendiri',
  question: 'Latih lagi',
  plan: 'Rencana besok pagi',
  return: 'Ulangan hari ini',
  today: 'Lima soal hari ini',
  placement: 'Soal penempatan',
}

export function titleOf(kind: PracticeKind, about: string | null): string {
  return about === null ? titles[kind] : `${titles[kind]}: ${about}`
}
