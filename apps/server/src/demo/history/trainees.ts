import type { AnswerValue } from '@gerbang/contract/question.ts'
import type { Row } from '../../db/insert-rows.ts'
import { chooseMajors } from '../choose-majors.ts'
import type { Random } from '../seeded-random.ts'
import type { Learner } from '../simulate-attempt.ts'
import type { MajorOption } from '../major-options.ts'

/** Somebody who sits the weekly try-outs. Abilities have mean 0 and SD 1 over all students in the first week. */
export interface Trainee {
  user: Row<'users'>
  /** In the first week, by the code of the subject. */
  abilities: Record<string, number>
  /** How much they rise each week. */
  growth: number
  /** How often they come. */
  attendance: number
  /** All of a class begin together on Saturday. */
  inClass: boolean
  /** Topics of which they have a wrong idea. */
  misled: ReadonlySet<string>
  majors: MajorOption[]
}

const SUBJECTS = ['PU', 'PPU', 'PBM', 'PK', 'LBI', 'LBE', 'PM']
/** As in a single try-out: how much the abilities behind the sub-tests have in common. */
const CORRELATION = 0.6
/** Of an ability from one week to the next: sleep, luck with the texts, a lesson more. */
const DAILY_SD = 0.2

function drawAbilities(mean: number, random: Random): Record<string, number> {
  const general = mean + Math.sqrt(CORRELATION) * random.normal()
  return Object.fromEntries(
    SUBJECTS.map(code => [code, general + Math.sqrt(1 - CORRELATION) * random.normal()]),
  )
}

export interface Kind {
  /** Of the abilities in the first week. */
  mean: number
  inClass: boolean
  /** Topics of which about half of them have a wrong idea. */
  misleading: readonly string[]
}

const MISLED = 0.5

export function drawTrainee(
  user: Row<'users'>,
  { mean, inClass, misleading }: Kind,
  majors: MajorOption[],
  random: Random,
): Trainee {
  return {
    user,
    abilities: drawAbilities(mean, random),
    growth: 0.03 + 0.02 * random.normal(),
    attendance: inClass ? 0.92 : 0.8,
    inClass,
    misled: new Set(misleading.filter(() => random.chance(MISLED))),
    majors: chooseMajors(majors, random),
  }
}

/** At home in reading, far behind in quantities, and the one who improves. */
export function describeNadia(user: Row<'users'>, majors: MajorOption[]): Trainee {
  const wanted = [655, 600].flatMap(score => findMajor(majors, score))
  return {
    user,
    abilities: { PU: -0.3, PPU: 0.1, PBM: 0.2, PK: -1, LBI: 0.5, LBE: 0.2, PM: -0.6 },
    growth: 0.12,
    attendance: 1,
    inClass: true,
    misled: new Set(),
    majors: wanted,
  }
}

/** Of the bachelor's programmes that whose estimated score comes nearest. */
function findMajor(majors: MajorOption[], score: number): MajorOption[] {
  const distance = (major: MajorOption) => Math.abs(major.passing_score - score)
  return majors
    .filter(({ level }) => level === 'S1')
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, 1)
}

/** What somebody knows after so many weeks. `traps` names by topic the question and the option of a wrong idea. */
export function findLearner(
  { abilities, growth, misled }: Trainee,
  weeks: number,
  {
    subjects,
    traps,
  }: {
    subjects: ReadonlyMap<string, string>
    traps: ReadonlyMap<string, readonly [questionId: string, value: AnswerValue]>
  },
  random: Random,
): Learner {
  const beliefs = new Map([...traps].flatMap(([topic, trap]) => (misled.has(topic) ? [trap] : [])))
  return subjectId => {
    const before = abilities[subjects.get(subjectId) ?? ''] ?? 0
    return { ability: before + growth * weeks + DAILY_SD * random.normal(), beliefs }
  }
}
