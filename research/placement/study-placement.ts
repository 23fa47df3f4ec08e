import {
  choosePlacement,
  type Level,
  levelOf,
  PLACEMENT_LENGTH,
  type Placed,
  type PlacementQuestion,
  placeStudent,
  SUBJECT_SD,
} from '@gerbang/scoring/adaptive/place-student.ts'
import { findProbability, type ItemParameters } from '@gerbang/scoring/irt/item-response.ts'
import { createUniform, drawNormal } from '@gerbang/scoring/irt/testing/generate-responses.ts'

export interface PlacementWorld {
  /** Whether the questions have estimates; else the rule knows only what their authors think of them. */
  isCalibrated: boolean
  /** How many answers the device knows of that the rule did not when the next question was chosen. */
  lag: number
  /** Chance that a student who would guess says "not known yet". */
  candour: number
}

type TrueQuestion = PlacementQuestion & { truth: ItemParameters }

const subjects = 7
const perSubject = 60
const levels: Level[] = ['easy', 'medium', 'hard']

/** What authors call easy or hard is right on the whole, and off by half an SD. */
function drawPool(draw: () => number, isCalibrated: boolean): TrueQuestion[] {
  return Array.from({ length: subjects * perSubject }, (_, index) => {
    const difficulty = levels[index % 3] ?? 'medium'
    const a = Math.exp(0.1 + 0.35 * drawNormal(draw))
    const b = levels.indexOf(difficulty) - 1 + 0.5 * drawNormal(draw)
    const truth = { a, d: -a * b, c: 0.15 + 0.1 * draw() }
    return {
      question_id: `soal-${index}`,
      subject_id: `subtes-${index % subjects}`,
      difficulty,
      parameters: isCalibrated ? truth : null,
      truth,
    }
  })
}

/** One student answers eight; what is chosen next knows all answers but the last `lag`. */
function place(pool: readonly TrueQuestion[], student: string, world: PlacementWorld, draw: () => number) {
  const theta = drawNormal(draw)
  const own = Array.from({ length: subjects }, () => theta + SUBJECT_SD * drawNormal(draw))
  const byId = new Map(pool.map(question => [question.question_id, question]))
  const answers: Placed[] = []
  while (answers.length < PLACEMENT_LENGTH) {
    const known = answers.slice(0, Math.max(0, answers.length - world.lag))
    const tail = choosePlacement({ pool, answers: known, student })
    const id = tail.find(one => answers.every(({ question_id }) => question_id !== one))
    const question = id === undefined ? undefined : byId.get(id)
    if (!question) break
    const { truth, ...asked } = question
    const ability = own[Number(asked.subject_id.slice('subtes-'.length))] ?? theta
    const isKnown = draw() < findProbability(ability, { ...truth, c: 0 })
    const isGuessed = !isKnown && draw() >= world.candour && draw() < truth.c
    answers.push({ ...asked, isRight: isKnown || isGuessed })
  }
  return { theta, answers }
}

/** How many of the students begin in the band that is theirs, and how many in it or beside it. */
export function studyPlacement(
  world: PlacementWorld,
  { students, seed }: { students: number; seed: number },
) {
  const draw = createUniform(seed)
  const pool = drawPool(draw, world.isCalibrated)
  let right = 0
  let near = 0
  let squares = 0
  let usual = 0
  let greatestOfSubject = 0
  for (let index = 0; index < students; index += 1) {
    const { theta, answers } = place(pool, `siswa-${index}`, world, draw)
    const found = placeStudent(answers)
    const distance = Math.abs(levels.indexOf(levelOf(found.theta)) - levels.indexOf(levelOf(theta)))
    right += distance === 0 ? 1 : 0
    near += distance <= 1 ? 1 : 0
    usual += levelOf(theta) === 'easy' ? 1 : 0
    squares += (found.theta - theta) ** 2
    const counts = [...Map.groupBy(answers, ({ subject_id }) => subject_id).values()]
    greatestOfSubject = Math.max(greatestOfSubject, ...counts.map(({ length }) => length))
  }
  return {
    right: right / students,
    near: near / students,
    usual: usual / students,
    error: Math.sqrt(squares / students),
    greatestOfSubject,
  }
}
