import { hashText } from '../hash-text.ts'
import { findInformation, type ItemParameters } from '../irt/item-response.ts'
import { type Ability, scoreMean } from '../irt/score-ability.ts'
import type { PoolQuestion } from './choose-questions.ts'

export type Level = PoolQuestion['difficulty']

/** So many questions are enough to know where to begin, never what a score would be. */
export const PLACEMENT_LENGTH = 8
/** Of one subject at most, so that the eight go round. */
const OF_SUBJECT = 2

export interface PlacementQuestion extends Pick<PoolQuestion, 'question_id' | 'parameters' | 'difficulty'> {
  subject_id: string
}

/** `isRight` is false for "not known yet", too. */
export type Placed = PlacementQuestion & { isRight: boolean }

/** How far the subjects of one student lie apart: one that was not asked is known no better than this. */
export const SUBJECT_SD = 0.5

/** Where nobody has calibrated: one step of difficulty is one SD of ability, and one in five is guessed. */
export const USUAL_PARAMETERS: Record<Level, ItemParameters> = {
  easy: { a: 1, d: 1, c: 0.2 },
  medium: { a: 1, d: 0, c: 0.2 },
  hard: { a: 1, d: -1, c: 0.2 },
}

const parametersOf = ({ parameters, difficulty }: PlacementQuestion) =>
  parameters ?? USUAL_PARAMETERS[difficulty]

/** The posterior of the ability over all subjects. */
export function placeStudent(answers: readonly Placed[]): Ability {
  return scoreMean(
    answers.map(({ isRight }) => (isRight ? 1 : 0)),
    answers.map(parametersOf),
  )
}

/**
 * Which questions are right two times in three, and so about to be learnt: the chance of a usual question reaches that a third of
 * an SD above its difficulty, and the levels change half way.
 */
const MEDIUM_FROM = -0.16
const HARD_FROM = 0.84

export function levelOf(theta: number): Level {
  if (theta < MEDIUM_FROM) return 'easy'
  return theta < HARD_FROM ? 'medium' : 'hard'
}

interface Placement {
  pool: readonly PlacementQuestion[]
  answers: readonly Placed[]
  /** Stable for one student. */
  student: string
}

/**
 * The questions that are still to be asked, as long as nothing more is known; the first is the next. A device without a network
 * goes on with the others. A subject that was asked least comes first, and of it what tells most at the ability now. Same input,
 * same output.
 */
export function choosePlacement({ pool, answers, student }: Placement): string[] {
  const { theta } = placeStudent(answers)
  const asked = new Set(answers.map(({ question_id }) => question_id))
  const counts = countBy(answers)
  const bySubject = Map.groupBy(
    pool
      .filter(({ question_id }) => !asked.has(question_id))
      .map(question => ({
        ...question,
        worth: findInformation(theta, parametersOf(question)),
        tie: hashText(2, question.question_id + student),
      }))
      .sort((one, other) => other.worth - one.worth || one.tie - other.tie),
    ({ subject_id }) => subject_id,
  )
  const chosen: string[] = []
  while (answers.length + chosen.length < PLACEMENT_LENGTH) {
    const subject = [...bySubject.keys()]
      .filter(id => (counts.get(id) ?? 0) < OF_SUBJECT)
      .toSorted(
        (one, other) =>
          (counts.get(one) ?? 0) - (counts.get(other) ?? 0) ||
          hashText(3, one + student) - hashText(3, other + student),
      )[0]
    if (subject === undefined) break
    const best = bySubject.get(subject)?.shift()
    if (bySubject.get(subject)?.length === 0) bySubject.delete(subject)
    counts.set(subject, (counts.get(subject) ?? 0) + 1)
    if (best) chosen.push(best.question_id)
  }
  return chosen
}

const countBy = (answers: readonly Placed[]) =>
  new Map([...Map.groupBy(answers, ({ subject_id }) => subject_id)].map(([id, group]) => [id, group.length]))
