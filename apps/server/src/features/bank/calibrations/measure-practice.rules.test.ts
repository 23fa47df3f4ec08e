import { expect, test } from 'vitest'
import { chooseCounting } from './measure-practice.rules.ts'
import type { FirstAnswer } from './practice-answers.queries.ts'

const answer = (changes: Partial<FirstAnswer>): FirstAnswer => ({
  user_id: 'ani',
  question_id: 'q1',
  outcome: 'correct',
  hinted: false,
  seconds: 60,
  ...changes,
})

/** Ten others who took a minute for each question, so that nine seconds are the least in which one is read. */
const others = (...questions: string[]) =>
  questions.flatMap(question_id =>
    Array.from({ length: 10 }, (_, nth) => answer({ user_id: `siswa ${nth}`, question_id })),
  )
const countOf = (own: FirstAnswer[], questions = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6']) =>
  chooseCounting([...others(...questions), ...own]).filter(({ user_id }) => user_id === 'ani')

test('what was answered alone and read counts, right or wrong', () => {
  const own = [answer({}), answer({ question_id: 'q2', outcome: 'wrong' })]
  expect(countOf(own)).toEqual(own)
})

test.each<[string, Partial<FirstAnswer>]>([
  ['left blank', { outcome: 'blank' }],
  ['answered with a hint', { hinted: true }],
  ['pressed faster than anybody reads', { seconds: 9 }],
])('what was %s does not count', (_, changes) => {
  expect(countOf([answer(changes)])).toEqual([])
})

test('an answer counts from the first second in which it can have been read', () => {
  expect(countOf([answer({ seconds: 10 })])).toHaveLength(1)
})

test('an answer whose time is not known counts', () => {
  expect(countOf([answer({ seconds: null })])).toHaveLength(1)
})

test('of a question with few times nothing is told to be unread', () => {
  const own = [answer({ question_id: 'rare', seconds: 1 })]
  expect(countOf(own)).toEqual(own)
})

const pressed = (rapid: number, read: number) =>
  ['q1', 'q2', 'q3', 'q4', 'q5', 'q6']
    .slice(0, rapid + read)
    .map((question_id, at) => answer({ question_id, seconds: at < rapid ? 2 : 60 }))

test('who presses half of five or more unread has not tried, and nothing of theirs counts', () => {
  expect(countOf(pressed(3, 3))).toEqual([])
  expect(countOf(pressed(2, 4))).toHaveLength(4)
})

test('who has answered four questions is not judged by them', () => {
  expect(countOf(pressed(2, 2))).toHaveLength(2)
})

test('answers without a time speak neither for nor against trying', () => {
  const timeless = ['q4', 'q5', 'q6'].map(question_id => answer({ question_id, seconds: null }))
  expect(countOf([...pressed(3, 0), ...timeless])).toEqual(timeless)
})
