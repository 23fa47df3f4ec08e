import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  choosePlacement,
  levelOf,
  type Placed,
  type PlacementQuestion,
  placeStudent,
} from './place-student.ts'

const levels = ['easy', 'medium', 'hard'] as const
const makePool = (subjects: number, each: number): PlacementQuestion[] =>
  Array.from({ length: subjects * each }, (_, index) => ({
    question_id: `soal-${index}`,
    subject_id: `subtes-${index % subjects}`,
    difficulty: levels[Math.floor(index / subjects) % 3] ?? 'medium',
    parameters: null,
  }))

/** Answers what is asked next, one by one. */
function answerAll(pool: PlacementQuestion[], outcomes: readonly boolean[]): Placed[] {
  const answers: Placed[] = []
  for (const isRight of outcomes) {
    const [next] = choosePlacement({ pool, answers, student: 'siswa' })
    const question = pool.find(({ question_id }) => question_id === next)
    if (question) answers.push({ ...question, isRight })
  }
  return answers
}

test('eight are asked, each once, at most two of a subject, whatever the answers are', () => {
  const eight = fc.array(fc.boolean(), { minLength: 8, maxLength: 12 })
  fc.assert(
    fc.property(
      fc.integer({ min: 4, max: 9 }),
      fc.integer({ min: 2, max: 12 }),
      eight,
      (subjects, each, outcomes) => {
        const answers = answerAll(makePool(subjects, each), outcomes)
        expect(answers).toHaveLength(8)
        expect(new Set(answers.map(({ question_id }) => question_id)).size).toBe(8)
        const counts = [...Map.groupBy(answers, ({ subject_id }) => subject_id).values()]
        expect(Math.max(...counts.map(({ length }) => length))).toBeLessThanOrEqual(2)
      },
    ),
  )
})

test('the tail goes on for a device without a network: the next and all that follow it make eight', () => {
  const pool = makePool(7, 6)
  const answers = answerAll(pool, [true, false, true])
  const tail = choosePlacement({ pool, answers, student: 'siswa' })
  expect(new Set([...answers.map(({ question_id }) => question_id), ...tail]).size).toBe(8)
})

test('a small pool ends earlier, and an empty one at once', () => {
  expect(choosePlacement({ pool: makePool(1, 5), answers: [], student: 'siswa' })).toHaveLength(2)
  expect(choosePlacement({ pool: [], answers: [], student: 'siswa' })).toEqual([])
})

test('right answers lead to harder questions and a higher place, and none known to the beginning', () => {
  const pool = makePool(7, 9)
  const strong = answerAll(pool, Array(8).fill(true))
  const weak = answerAll(pool, Array(8).fill(false))
  expect(strong.at(-1)?.difficulty).toBe('hard')
  expect(weak.at(-1)?.difficulty).toBe('easy')
  expect(levelOf(placeStudent(strong).theta)).toBe('hard')
  expect(levelOf(placeStudent(weak).theta)).toBe('easy')
  expect(levelOf(placeStudent([]).theta)).toBe('medium')
})
