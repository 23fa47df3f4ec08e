import { expect, test } from 'vitest'
import { findStatus, listPlaces } from './palette-status.ts'

const row = (value: string | null, flagged: boolean) => ({
  question_id: 'q',
  value,
  flagged,
  seq: 1,
  saved_seq: 1,
  client_at: '',
  refused: null,
})

test('a question is answered, empty, or in doubt with or without an answer', () => {
  expect(
    [undefined, row(null, false), row('a', false), row('a', true), row(null, true)].map(findStatus),
  ).toEqual(['empty', 'empty', 'answered', 'doubt', 'doubt_empty'])
})

test('a doubtful question counts as answered or empty too', () => {
  const statuses = ['answered', 'doubt', 'doubt_empty', 'empty', 'empty'] as const
  expect(listPlaces(statuses, 'answered', 'doubt')).toEqual([0, 1])
  expect(listPlaces(statuses, 'empty', 'doubt_empty')).toEqual([2, 3, 4])
})
