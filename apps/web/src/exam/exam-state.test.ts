import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AnswerRow } from './answers.ts'
import {
  canAnswer,
  chooseJob,
  type ExamState,
  findNextTime,
  findSaveState,
  heartbeatMs,
  type Hold,
  initialState,
  isTimeUp,
} from './exam-state.ts'

const at = '2026-11-21T01:00:00.000Z'
const server = Date.parse(at)

const row = (change: Partial<AnswerRow> = {}): AnswerRow => ({
  question_id: 'q1',
  value: 'a',
  flagged: false,
  seq: 1,
  saved_seq: 0,
  client_at: at,
  refused: null,
  ...change,
})
const rowsOf = (...rows: AnswerRow[]) => new Map(rows.map(one => [one.question_id, one]))

/** A sitting that runs for another minute, by a monotonic clock that shows 0 at `at`. */
function running(change: Partial<ExamState> = {}): ExamState {
  return {
    ...initialState,
    joined: true,
    user_id: 'user-1',
    session: {
      progress: { id: 'p', title: 'Penalaran', ends_at: new Date(server + 60_000).toISOString(), lease: 'l' },
      order: [{ question_id: 'q1', part_ids: [] }],
    },
    paper: { lang: 'id', stimuli: [], questions: [] },
    clock: { offset_min: server, offset_max: server },
    ...change,
  }
}

const holds: Hold[] = [
  { kind: 'not_started' },
  { kind: 'in_use' },
  { kind: 'taken_over' },
  { kind: 'login' },
  { kind: 'blocked', code: 'closed', message: '' },
]
const closings = ['no', 'asked', 'time_up', 'over'] as const

test('first the sitting is joined, then the paper is had, then answers are sent, then it is handed in', () => {
  const rows = rowsOf(row())
  expect(chooseJob(running({ joined: false, paper: null, rows }), 0)).toEqual({ kind: 'start' })
  expect(chooseJob(running({ paper: null, rows }), 0)).toEqual({ kind: 'paper' })
  expect(chooseJob(running({ rows, closing: 'asked' }), 0)).toMatchObject({ kind: 'save' })
  expect(chooseJob(running({ closing: 'asked' }), 0)).toEqual({ kind: 'submit', sent: [] })
})

test('answers go in the order in which they were given', () => {
  const rows = rowsOf(row({ question_id: 'q2', seq: 9 }), row({ question_id: 'q1', seq: 4 }))
  const job = chooseJob(running({ rows }), 0)
  expect(job?.kind === 'save' && job.sent.map(({ seq }) => seq)).toEqual([4, 9])
})

test('a device that believes the time to be over asks the server by a save before it hands anything in', () => {
  expect(chooseJob(running({ closing: 'time_up' }), 0)).toEqual({ kind: 'save', sent: [] })
  expect(chooseJob(running({ closing: 'over' }), 0)).toEqual({ kind: 'submit', sent: [] })
})

test('an idle page speaks to the server once a minute', () => {
  expect(chooseJob(running(), heartbeatMs - 1)).toBeNull()
  expect(chooseJob(running(), heartbeatMs)).toEqual({ kind: 'save', sent: [] })
})

test('nothing is asked while the student decides, after the receipt, or before the server wants to hear', () => {
  const rows = rowsOf(row())
  for (const hold of holds) {
    expect(chooseJob(running({ hold, rows }), 0)).toBeNull()
    expect(findNextTime(running({ hold, rows }))).toBeNull()
  }
  expect(chooseJob(running({ submission: { refused: [] }, rows }), 0)).toBeNull()
  expect(chooseJob(running({ retry_at: 5_000, rows }), 4_999)).toBeNull()
  expect(chooseJob(running({ retry_at: 5_000, rows }), 5_000)).not.toBeNull()
})

test('what the server has refused is not sent again as it is', () => {
  expect(chooseJob(running({ rows: rowsOf(row({ refused: 'closed' })) }), 0)).toBeNull()
})

test('the page wakes at the end of the time, or sooner to be in touch', () => {
  expect(findNextTime(running({ last_contact_at: 10_000 }))).toBe(60_000)
  expect(findNextTime(running({ last_contact_at: -10_000 }))).toBe(50_000)
  expect(findNextTime(running({ failures: 2, retry_at: 3_000 }))).toBe(3_000)
})

test('a sitting without a clock is never over by itself', () => {
  const { session } = running()
  const timeless = running({
    session: session && { ...session, progress: { ...session.progress, ends_at: null } },
  })
  expect(isTimeUp(timeless, Number.MAX_SAFE_INTEGER)).toBe(false)
  expect(isTimeUp(running(), 59_999)).toBe(false)
  expect(isTimeUp(running(), 60_000)).toBe(true)
})

test('one may answer while offline and while signing in again, in no other state in between', () => {
  for (const hold of [null, ...holds])
    for (const closing of closings)
      expect(canAnswer(running({ hold, closing })), `${hold?.kind} ${closing}`).toBe(
        closing === 'no' && (hold === null || hold.kind === 'login'),
      )
  expect(canAnswer(running({ paper: null }))).toBe(false)
  expect(canAnswer(running({ session: null }))).toBe(false)
  expect(canAnswer(running({ submission: { refused: [] } }))).toBe(false)
})

test('saved is said only when no answer waits, and never while one does', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ seq: fc.nat(5), saved_seq: fc.nat(5), isRefused: fc.boolean() })),
      fc.nat(3),
      (made, failures) => {
        const rows = rowsOf(
          ...made.map(({ isRefused, ...one }, index) =>
            row({ ...one, question_id: `q${index}`, refused: isRefused ? 'x' : null }),
          ),
        )
        const waiting = made.filter(one => one.seq > one.saved_seq && !one.isRefused).length
        const told = findSaveState(running({ rows, failures }))
        if (waiting === 0) expect(told).toEqual({ kind: 'saved' })
        else expect(told).toEqual(failures === 0 ? { kind: 'saving' } : { kind: 'unsent', count: waiting })
      },
    ),
  )
})
