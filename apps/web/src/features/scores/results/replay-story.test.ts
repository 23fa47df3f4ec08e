import { expect, test } from 'vitest'
import { tellPace } from './replay-story.ts'

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
    ...Array.from({ length: 4 }, () => question(null, 'blank', 60)),
  ]
  const story = { number: 7, seconds: 180, peers_seconds: 70, blank: 4 }
  expect(tellPace(questions)).toEqual({ kind: 'slow', story })
})

test('without peers the other questions are the measure', () => {
  const questions = [question(40, 'correct'), question(200, 'wrong'), question(30, 'correct')]
  expect(tellPace(questions)).toMatchObject({ kind: 'slow', story: { number: 2, blank: 0 } })
})

test('a question that takes everybody long is no story', () => {
  expect(tellPace([question(150, 'correct', 140), question(30, 'correct', 30)])).toEqual({ kind: 'even' })
  expect(tellPace([question(60, 'correct', 10), question(20, 'correct', 20)])).toEqual({ kind: 'even' })
})

test('of what was not measured nothing is said: five seconds on one of twelve questions are no even pace', () => {
  const unseen = Array.from({ length: 11 }, () => question(null, 'blank'))
  expect(tellPace([question(5, 'correct'), ...unseen])).toEqual({ kind: 'few', measured: 1, of: 12 })
  expect(tellPace([question(null, 'correct'), question(null, 'wrong')])).toEqual({
    kind: 'few',
    measured: 0,
    of: 2,
  })
})

test('five seconds for twelve questions are hasty, and never well shared', () => {
  const hurried = Array.from({ length: 12 }, (_, index) => question(index < 5 ? 1 : 0, 'wrong'))
  expect(tellPace(hurried)).toEqual({ kind: 'hasty', seconds: 5, of: 12 })
  expect(tellPace(Array.from({ length: 12 }, () => question(5, 'wrong')))).toEqual({ kind: 'even' })
})
