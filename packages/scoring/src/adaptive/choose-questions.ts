import { hashText } from '../hash-text.ts'
import { findInformation, type ItemParameters } from '../irt/item-response.ts'

export interface PoolQuestion {
  question_id: string
  topic_id: string
  /** Null where nobody has calibrated it. */
  parameters: ItemParameters | null
  difficulty: 'easy' | 'medium' | 'hard'
}

export interface Choosing {
  pool: readonly PoolQuestion[]
  count: number
  /** What the student is known to be able to do: posterior mean and SD. */
  ability: { theta: number; se: number }
  /** By topic: its share of the questions, any positive scale. Topics without a share are not asked. */
  blueprint: ReadonlyMap<string, number>
  /** By topic: how many questions of this student count already. */
  asked: ReadonlyMap<string, number>
  /** Share of right answers by topic, 0 to 1, for pools without estimates. */
  shares: ReadonlyMap<string, number>
  /** Where a topic begins that was not asked yet; the middle unless more is known. */
  begin?: PoolQuestion['difficulty'] | undefined
  /** Stable for one student. */
  student: string
}

/**
 * Of a thousand students at most so many are eligible for one question, so that no question is seen by more than a third.
 * Eligibility by a fixed chance is the item-eligibility method (van der Linden & Veldkamp 2004) with the chance told
 * beforehand; since it is a hash of student and question, no counter is kept and any server decides the same.
 */
const ELIGIBLE = 280

const isEligible = (student: string, questionId: string, round: number) =>
  hashText(0, `${student}:${questionId}`) % 1000 < ELIGIBLE * (round + 1)

/** Three points and weights of a normal density (Gauss-Hermite), exact for polynomials up to the fifth degree. */
const POINTS = [-Math.sqrt(3), 0, Math.sqrt(3)]
const WEIGHTS = [1 / 6, 2 / 3, 1 / 6]

/**
 * Information expected over what is not known about the ability (van der Linden 1998): early, when the error is large,
 * the single best guess would choose questions that fit nobody.
 */
function expectInformation(parameters: ItemParameters, { theta, se }: Choosing['ability']): number {
  return POINTS.reduce(
    (sum, point, place) => sum + (WEIGHTS[place] ?? 0) * findInformation(theta + point * se, parameters),
    0,
  )
}

const levels = { easy: 0, medium: 1, hard: 2 }

/** Without estimates: what is right two times in three is about to be learnt. */
function wantedLevel(share: number | undefined, begin: PoolQuestion['difficulty'] = 'medium'): number {
  if (share === undefined) return levels[begin]
  if (share < 0.5) return levels.easy
  return share < 0.8 ? levels.medium : levels.hard
}

/** Higher is better; a question with estimates comes before any without. */
function worth(question: PoolQuestion, { ability, shares, begin }: Choosing): number {
  if (question.parameters) return expectInformation(question.parameters, ability)
  return -1 - Math.abs(levels[question.difficulty] - wantedLevel(shares.get(question.topic_id), begin))
}

/** The topic that lacks most of its share (Kingsbury & Zara 1989), among those that still have a question. */
function neediestTopic(
  topics: Iterable<string>,
  blueprint: ReadonlyMap<string, number>,
  asked: ReadonlyMap<string, number>,
): string | undefined {
  const open = [...topics]
  const whole = [...blueprint.values()].reduce((sum, share) => sum + share, 0)
  const total = [...asked.values()].reduce((sum, count) => sum + count, 0) + 1
  const lack = (topic: string) => ((blueprint.get(topic) ?? 0) / whole) * total - (asked.get(topic) ?? 0)
  return open.toSorted((one, other) => lack(other) - lack(one) || (one < other ? -1 : 1))[0]
}

/**
 * The next questions of a student, best first within the balance of topics: maximum information where questions are
 * calibrated, else the difficulty that fits. A student who has used up their own third of the pool is given more of it.
 * Fewer than `count` come back only when the pool is empty. Same input, same output.
 */
export function chooseQuestions(choosing: Choosing): PoolQuestion[] {
  const { pool, count, blueprint, student } = choosing
  const asked = new Map(choosing.asked)
  const left = new Set(pool.filter(({ topic_id }) => (blueprint.get(topic_id) ?? 0) > 0))
  const chosen: PoolQuestion[] = []
  for (let round = 0; left.size > 0 && chosen.length < count; round += 1) {
    const eligible = [...left].filter(({ question_id }) => isEligible(student, question_id, round))
    const ranked = eligible
      .map(question => ({
        question,
        worth: worth(question, choosing),
        tie: hashText(1, question.question_id + student),
      }))
      .sort((one, other) => other.worth - one.worth || one.tie - other.tie)
    const byTopic = Map.groupBy(ranked, ({ question }) => question.topic_id)
    while (chosen.length < count) {
      const topic = neediestTopic(byTopic.keys(), blueprint, asked)
      const best = topic === undefined ? undefined : byTopic.get(topic)?.shift()
      if (topic === undefined || best === undefined) break
      if (byTopic.get(topic)?.length === 0) byTopic.delete(topic)
      chosen.push(best.question)
      left.delete(best.question)
      asked.set(topic, (asked.get(topic) ?? 0) + 1)
    }
  }
  return chosen
}
