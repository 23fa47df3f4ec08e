import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  acknowledgeAnswers,
  type AnswerRow,
  type AnswerRows,
  changeAnswer,
  listRefused,
  listUnsent,
  mergeAnswers,
  reclaimAnswers,
} from './answers.ts'

const at = '2026-11-21T01:00:00.000Z'

function makeRows(...rows: (Partial<AnswerRow> & { question_id: string })[]): AnswerRows {
  const blank = { value: 'a', flagged: false, seq: 1, saved_seq: 0, client_at: at, refused: null }
  return new Map(rows.map(row => [row.question_id, { ...blank, ...row }]))
}

const stored = (question_id: string, seq: number, value: string | null = 'a') => ({
  question_id,
  value,
  flagged: false,
  seq,
})

test('a change takes the next number of the whole sub-test and is unsent', () => {
  const rows = changeAnswer(makeRows({ question_id: 'q1', seq: 7, saved_seq: 7 }), 'q2', { value: 'b' }, at)
  expect(listUnsent(rows)).toMatchObject([{ question_id: 'q2', value: 'b', seq: 8 }])
})

test('flagging keeps the answer, answering keeps the flag', () => {
  const flagged = changeAnswer(makeRows({ question_id: 'q1', value: 'c' }), 'q1', { flagged: true }, at)
  expect(changeAnswer(flagged, 'q1', { value: 'd' }, at).get('q1')).toMatchObject({
    value: 'd',
    flagged: true,
  })
})

test('an answer changed while it was being sent stays unsent', () => {
  const before = makeRows({ question_id: 'q1', seq: 1 })
  const changed = changeAnswer(before, 'q1', { value: 'b' }, at)
  const after = acknowledgeAnswers(changed, listUnsent(before), [])
  expect(listUnsent(after)).toMatchObject([{ value: 'b', seq: 2, saved_seq: 1 }])
})

test('a refused answer is not sent again until it is changed', () => {
  const rows = makeRows({ question_id: 'q1' }, { question_id: 'q2', seq: 2 })
  const after = acknowledgeAnswers(rows, listUnsent(rows), [{ question_id: 'q2', reason: 'tidak cocok' }])
  expect(listUnsent(after)).toEqual([])
  expect(listRefused(after)).toMatchObject([{ question_id: 'q2', refused: 'tidak cocok' }])
  expect(listUnsent(changeAnswer(after, 'q2', { value: 'c' }, at))).toHaveLength(1)
})

test('merging takes the higher number of each question', () => {
  const merged = mergeAnswers(
    makeRows({ question_id: 'q1', seq: 5, value: 'new' }, { question_id: 'q2', seq: 1 }),
    [stored('q1', 4, 'old'), stored('q2', 3, 'other'), stored('q3', 2, 'only there')],
  )
  expect([...merged.values()].map(row => [row.value, row.saved_seq])).toEqual([
    ['new', 4],
    ['other', 3],
    ['only there', 2],
  ])
  expect(listUnsent(merged).map(row => row.question_id)).toEqual(['q1'])
})

test('an answer that the server no longer has is sent again', () => {
  const merged = mergeAnswers(makeRows({ question_id: 'q1', seq: 3, saved_seq: 3 }), [])
  expect(listUnsent(merged)).toHaveLength(1)
})

test('taking the session back sends the answers of this device above every number in use', () => {
  const local = makeRows(
    { question_id: 'q1', seq: 3, saved_seq: 3 },
    { question_id: 'q2', seq: 4, saved_seq: 0, value: 'mine' },
    { question_id: 'q3', seq: 5, saved_seq: 0, value: 'mine too' },
  )
  const { rows, conflicts } = reclaimAnswers(local, [
    stored('q1', 3),
    stored('q2', 9, 'theirs'),
    stored('q4', 8, 'theirs'),
  ])
  expect(listUnsent(rows)).toMatchObject([
    { question_id: 'q2', value: 'mine', seq: 10 },
    { question_id: 'q3', value: 'mine too', seq: 11 },
  ])
  expect(rows.get('q4')).toMatchObject({ value: 'theirs', saved_seq: 8 })
  expect(conflicts).toEqual(['q2'])
})

const anyRows = fc
  .array(
    fc.record({
      question_id: fc.constantFrom('q1', 'q2', 'q3'),
      value: fc.constantFrom('a', 'b', null),
      seq: fc.integer({ min: 1, max: 6 }),
      saved_seq: fc.integer({ min: 0, max: 6 }),
    }),
  )
  .map(list => makeRows(...list.map(row => ({ ...row, saved_seq: Math.min(row.saved_seq, row.seq) }))))

test('merging never hides an answer with a higher number, on either side, and repeats without effect', () => {
  fc.assert(
    fc.property(anyRows, anyRows, (local, other) => {
      const server = [...other.values()].map(row => ({
        ...stored(row.question_id, row.seq),
        value: row.value,
      }))
      const merged = mergeAnswers(local, server)
      for (const side of [...local.values(), ...server]) {
        expect(merged.get(side.question_id)?.seq).toBeGreaterThanOrEqual(side.seq)
      }
      expect(mergeAnswers(merged, server)).toEqual(merged)
    }),
  )
})
