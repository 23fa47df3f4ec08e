import { expect, test } from 'vitest'
import type { AnswerRow } from '../answers.ts'
import { type ExamState, initialState, type Job } from '../exam-state.ts'
import {
  applyFailure,
  applyPaper,
  applySaved,
  applyStarted,
  applySubmitted,
  lateReason,
  toSentAnswers,
} from './exam-replies.ts'
import type { Failure } from './failure.ts'

const at = '2026-11-21T01:00:00.000Z'
const inHalfAnHour = '2026-11-21T01:30:00.000Z'
const times = { sent_at: 100, received_at: 300 }
const sitting = { id: 'p', title: 'Penalaran', ends_at: inHalfAnHour, lease: 'lease-1' }
const order = [{ question_id: 'q1', part_ids: [] }]
const question = {
  id: 'q1',
  stimulus_id: null,
  content: { type: 'short_answer', prompt_html: '', input: 'text' } as const,
}
const paper = { lang: 'id' as const, stimuli: [], questions: [question] }

const row = (change: Partial<AnswerRow> = {}): AnswerRow => ({
  question_id: 'q1',
  value: 'a',
  flagged: false,
  seq: 2,
  saved_seq: 1,
  client_at: at,
  refused: null,
  ...change,
})

const running = (change: Partial<ExamState> = {}): ExamState => ({
  ...initialState,
  joined: true,
  user_id: 'user-1',
  session: { progress: sitting, order },
  paper,
  rows: new Map([['q1', row()]]),
  ...change,
})

const started = (change: object = {}) => ({
  user_id: 'user-1',
  data: { server_now: at, progress: sitting, order, answers: [], ...change },
  local: new Map<string, AnswerRow>(),
  times,
})

const saved = (change: object = {}) => ({ server_now: at, ends_at: inHalfAnHour, refused: [], ...change })

const refused = (code: Extract<Failure, { kind: 'refused' }>['code'], errors = {}): Failure => ({
  kind: 'refused',
  code,
  message: 'Kata server',
  errors,
})

const fail = (state: ExamState, job: Job, failure: Failure) =>
  applyFailure(state, job, failure, { now: 1_000, random: 0.5 })
const save: Job = { kind: 'save', sent: [row()] }

test('a start that came through ends every trouble before it, and starts nothing twice', () => {
  const before = running({ failures: 3, retry_at: 9_000, may_start: true, take_over: true, joined: false })
  expect(applyStarted(before, started())).toMatchObject({
    failures: 0,
    retry_at: 0,
    may_start: false,
    take_over: false,
    joined: true,
    last_contact_at: 300,
  })
})

test('a paper from before stays only if it holds every question of the order', () => {
  expect(applyStarted(running(), started()).paper).toBe(paper)
  const other = started({ order: [...order, { question_id: 'q2', part_ids: [] }] })
  expect(applyStarted(running(), other).paper).toBeNull()
  expect(applyPaper(running({ paper: null, failures: 1 }), paper)).toMatchObject({ paper, failures: 0 })
})

test('what the device knows and what the server knows are one, the newer answer winning', () => {
  const answers = [{ question_id: 'q1', value: 'server', flagged: true, seq: 7 }]
  const local = new Map([['q1', row({ value: 'hier', seq: 5 })]])
  const { rows, conflicts } = applyStarted(running(), { ...started({ answers }), local })
  expect(rows.get('q1')).toMatchObject({ value: 'server', seq: 7, saved_seq: 7 })
  expect(conflicts).toEqual([])
})

test('taken back on purpose, what this device has not sent goes above everything, and the difference is named', () => {
  const answers = [{ question_id: 'q1', value: 'sana', flagged: false, seq: 7 }]
  const local = new Map([['q1', row({ value: 'sini', seq: 5 })]])
  const { rows, conflicts } = applyStarted(running({ take_over: true }), { ...started({ answers }), local })
  expect(rows.get('q1')).toMatchObject({ value: 'sini', seq: 8 })
  expect(conflicts).toEqual(['q1'])
})

test('a save acknowledges what was sent, not what was typed meanwhile', () => {
  const typed = running({ rows: new Map([['q1', row({ seq: 3 })]]) })
  expect(applySaved(typed, [row()], saved(), times).rows.get('q1')).toMatchObject({ seq: 3, saved_seq: 2 })
})

test('a save that brings nothing new leaves the sitting as it was, so that nothing is written to the device', () => {
  const state = running()
  expect(applySaved(state, [], saved(), times).session?.progress).toBe(state.session?.progress)
  const ends_at = '2026-11-21T01:40:00.000Z'
  expect(applySaved(state, [], saved({ ends_at }), times).session?.progress).toEqual({ ...sitting, ends_at })
})

test('a save at the end goes on with the sitting if there is more time, else ends it', () => {
  const atEnd = running({ closing: 'time_up' })
  const late = { server_now: inHalfAnHour }
  expect(applySaved(atEnd, [], saved(late), times).closing).toBe('over')
  const more = saved({ ...late, ends_at: '2026-11-21T01:40:00.000Z' })
  expect(applySaved(atEnd, [], more, times).closing).toBe('no')
})

test('a submission keeps its receipt and names what it refused', () => {
  const data = { refused: [{ question_id: 'q1', reason: 'tidak cocok' }], receipt: { hash: 'x' } }
  const after = applySubmitted(running(), [row()], data)
  expect(after.submission).toBe(data)
  expect(after.rows.get('q1')?.refused).toBe('tidak cocok')
})

test('silence is counted and waited out; being busy waits at least as long as the server asks', () => {
  const silent = fail(running(), save, { kind: 'unreachable', busy: false, retry_after_ms: null })
  expect(silent).toMatchObject({ failures: 1, is_busy: false })
  expect(silent.retry_at).toBeGreaterThan(1_000)
  const busy = fail(silent, save, { kind: 'unreachable', busy: true, retry_after_ms: 8_000 })
  expect(busy).toMatchObject({ failures: 2, is_busy: true })
  expect(busy.retry_at).toBeGreaterThan(9_000)
})

test('an ended login loses no answer and asks for a new one', () => {
  const state = fail(running({ failures: 2 }), save, { kind: 'unauthorized' })
  expect(state).toMatchObject({ hold: { kind: 'login' }, failures: 0 })
  expect(state.rows.get('q1')).toEqual(row())
})

test('a sitting that another page holds stands still, and is handed in by nobody here', () => {
  for (const code of ['in_use', 'taken_over', 'not_started'] as const)
    expect(fail(running({ closing: 'asked' }), save, refused(code))).toMatchObject({
      closing: 'no',
      hold: { kind: code },
    })
})

test('answers that came too late are kept aside by name, and the sitting is asked for its receipt', () => {
  const state = fail(running(), save, refused('closed'))
  expect(state).toMatchObject({ closing: 'over', hold: null })
  expect(state.rows.get('q1')?.refused).toBe(lateReason)
})

test('a reload after the end asks for the receipt if the paper is here, else says that it is closed', () => {
  expect(fail(running({ joined: false }), { kind: 'start' }, refused('closed'))).toMatchObject({
    joined: true,
    closing: 'over',
    hold: null,
  })
  expect(fail(running({ paper: null }), { kind: 'start' }, refused('closed'))).toMatchObject({
    hold: { kind: 'blocked', code: 'closed' },
  })
})

test('of several answers only the one that is wrong is refused', () => {
  const sent = [row({ question_id: 'q1' }), row({ question_id: 'q2', seq: 3 })]
  const rows = new Map(sent.map(one => [one.question_id, one]))
  const state = fail(
    running({ rows }),
    { kind: 'save', sent },
    refused('validation', { 'answers.1.value': ['Salah.'] }),
  )
  expect([...state.rows.values()].map(one => one.refused)).toEqual([null, 'Kata server'])
  expect(state.hold).toBeNull()
})

test('a refusal that can only be the address never shows its technical words', () => {
  const state = fail(running(), { kind: 'start' }, refused('validation'))
  expect(state.hold).toMatchObject({ kind: 'blocked', code: 'not_found' })
  expect(JSON.stringify(state.hold)).not.toContain('Kata server')
})

test('any other refusal stands in the way in the words of the server', () => {
  expect(fail(running(), { kind: 'start' }, refused('upcoming')).hold).toEqual({
    kind: 'blocked',
    code: 'upcoming',
    message: 'Kata server',
  })
})

test('what is sent of an answer is what the server takes, and whether it is confirmed only where it is', () => {
  const [plain, confirmed] = toSentAnswers([row(), row({ confirmed: true })])
  expect(plain).toEqual({ question_id: 'q1', value: 'a', flagged: false, seq: 2, client_at: at })
  expect(confirmed).toMatchObject({ confirmed: true })
})
