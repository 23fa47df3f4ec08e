import type { PracticeSubject } from '@gerbang/contract/learning/practices.ts'
import { expect, test } from 'vitest'
import type { OwnAnswer } from './practices.rules.ts'
import type { Standing } from './read-standing.ts'
import { findWin } from './small-win.rules.ts'

const began_at = '2026-11-21T17:00:00.000Z'
const [yesterday, today] = ['2026-11-21T16:59:00.000Z', '2026-11-21T18:00:00.000Z']

const answer = (nth: number, confirmed_at: string, outcome: OwnAnswer['outcome'] = 'correct'): OwnAnswer => ({
  question_id: `q${nth}`,
  subject_id: 'mtk',
  topic_id: 'aljabar',
  practice_id: 'p',
  confirmed_at,
  outcome,
  parameters: null,
})

const answers = (count: number, at: string, from = 0) =>
  Array.from({ length: count }, (_, nth) => answer(from + nth, at))

const stand = (changes: Partial<Standing> = {}): Standing => ({
  released: [],
  mistakes: [],
  answers: [],
  returns: [],
  today: { began_at, returned: [] },
  ...changes,
})

const subjectsWith = (...topics: { id: string; state: string; of: number }[]) =>
  [
    { topics: topics.map(topic => ({ ...topic, name: topic.id, correct: topic.of })) },
  ] as unknown as PracticeSubject[]

const steady = { id: 'aljabar', state: 'steady', of: 20 }

test('a topic that became steady today is told with its evidence', () => {
  const standing = stand({ answers: [...answers(15, today), ...answers(5, yesterday, 15)] })
  expect(findWin(standing, subjectsWith(steady))).toEqual({
    kind: 'steady',
    topic: { id: 'aljabar', name: 'aljabar' },
    correct: 20,
    of: 20,
  })
})

test('what was steady this morning is no news', () => {
  const standing = stand({ answers: answers(20, yesterday) })
  expect(findWin(standing, subjectsWith(steady))).toBeNull()
})

test('a topic that still grows is none', () => {
  const standing = stand({ answers: answers(20, today) })
  expect(findWin(standing, subjectsWith({ ...steady, state: 'growing' }))).toBeNull()
})

test('of two topics that became steady the one of more answers is told', () => {
  const standing = stand({ answers: answers(20, today) })
  const found = findWin(standing, subjectsWith({ ...steady, id: 'peluang', of: 6 }, steady))
  expect(found).toMatchObject({ topic: { id: 'aljabar' } })
})

const returned = (outcome: string, box: number) =>
  stand({
    returns: [{ question_id: 'q1', box }] as Standing['returns'],
    today: { began_at, returned: [{ question_id: 'q1', outcome }] } as Standing['today'],
  })

test('a question that was right at its third return is mended', () => {
  expect(findWin(returned('correct', 4), [])).toEqual({ kind: 'mended', questions: 1 })
  expect(findWin(returned('correct', 3), [])).toBeNull()
  expect(findWin(returned('partial', 4), [])).toBeNull()
  expect(findWin(returned('wrong', 4), [])).toBeNull()
})

test('a topic comes before mended questions, and nothing is no win', () => {
  const both = { ...returned('correct', 4), answers: answers(20, today) }
  expect(findWin(both, subjectsWith(steady))).toMatchObject({ kind: 'steady' })
  expect(findWin(stand(), [])).toBeNull()
})
