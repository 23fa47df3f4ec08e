import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'
import type { AnswerRow } from '../answers.ts'
import { countUnsent, openExamStorage } from './storage.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

const row = (question_id: string, change: Partial<AnswerRow> = {}): AnswerRow => ({
  question_id,
  value: 'a',
  flagged: false,
  seq: 1,
  saved_seq: 0,
  client_at: '2026-11-21T01:00:00.000Z',
  refused: null,
  ...change,
})

test('nobody sees the answers of another student on the same device', async () => {
  const storage = openExamStorage()
  await storage.putAnswers('student-1', 'progress-1', [row('q1')])
  expect((await storage.listAnswers('student-2', 'progress-1')).size).toBe(0)
  expect((await storage.listAnswers('student-1', 'progress-2')).size).toBe(0)
  expect((await openExamStorage().listAnswers('student-1', 'progress-1')).get('q1')).toEqual(row('q1'))
})

test('a later answer takes the place of the earlier one, in the order in which they were given', async () => {
  const storage = openExamStorage()
  await Promise.all(
    [1, 2, 3].map(seq =>
      storage.putAnswers('student-1', 'progress-1', [row('q1', { seq, value: `${seq}` })]),
    ),
  )
  expect((await storage.listAnswers('student-1', 'progress-1')).get('q1')).toMatchObject({
    seq: 3,
    value: '3',
  })
})

test('closing a sub-test forgets what the server has and keeps what it never took', async () => {
  const storage = openExamStorage()
  const late = row('q2', { refused: 'closed' })
  await storage.putAnswers('student-1', 'progress-1', [row('q1', { saved_seq: 1 }), late])
  await storage.closeSession({ user_id: 'student-1', place_id: 'sub-test-1' }, 'progress-1')
  expect([...(await storage.listAnswers('student-1', 'progress-1')).values()]).toEqual([late])
})

test('answers that wait for the network are counted over all sub-tests of one student', async () => {
  const storage = openExamStorage()
  await storage.putAnswers('student-1', 'progress-1', [row('q1'), row('q2', { saved_seq: 1 })])
  await storage.putAnswers('student-1', 'progress-2', [row('q3'), row('q4', { refused: 'closed' })])
  await storage.putAnswers('student-2', 'progress-3', [row('q5')])
  expect(await countUnsent('student-1')).toBe(2)
})
