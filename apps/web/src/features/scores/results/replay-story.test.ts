import { expect, test } from 'vitest'
import { findStory } from './replay-story.ts'

const question = (
  seconds: number | null,
  outcome: 'correct' | 'wrong' | 'blank',
  peers: number | null = null,
) => ({
  question_id: 'x',
  seconds,
  peers_seconds: peers,
  right_share: null,
  outcome,
  flagged: false,
})

test('three minutes on one question, then four blank ones', () => {
  const questions = [
    ...Array.from({ length: 6 }, () => question(50, 'correct', 55)),
    question(180, 'wrong', 70),
    ...Array.from({ length: 4 }, () => question(0, 'blank', 60)),
  ]
  expect(findStory(questions)).toEqual({ number: 7, seconds: 180, peers_seconds: 70, blank: 4 })
})

test('without peers the other questions are the measure', () => {
  expect(findStory([question(40, 'correct'), question(200, 'wrong'), question(30, 'correct')])).toMatchObject(
    {
      number: 2,
      blank: 0,
    },
  )
})

test('a question that takes everybody long is no story, and neither is what nobody measured', () => {
  expect(findStory([question(150, 'correct', 140), question(30, 'correct', 30)])).toBeNull()
  expect(findStory([question(60, 'correct', 10), question(20, 'correct', 20)])).toBeNull()
  expect(findStory([question(null, 'correct'), question(null, 'wrong')])).toBeNull()
})
