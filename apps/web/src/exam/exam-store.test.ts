import { expect, test, vi } from 'vitest'
import type { AnswerRow } from './answers.ts'
import { initialState } from './exam-state.ts'
import { createExamStore } from './exam-store.ts'
import type { ExamStorage } from './keep/storage.ts'

const row = (question_id: string, change: Partial<AnswerRow> = {}): AnswerRow => ({
  question_id,
  value: 'a',
  flagged: false,
  seq: 1,
  saved_seq: 0,
  client_at: '',
  refused: null,
  ...change,
})
const rowsOf = (...rows: AnswerRow[]) => new Map(rows.map(one => [one.question_id, one]))
const session = { progress: { id: 'p1', title: '', ends_at: null, lease: '' }, order: [] }

function open(putAnswers: ExamStorage['putAnswers'] = async () => {}) {
  const put = vi.fn<ExamStorage['putAnswers']>(putAnswers)
  const storage = { putAnswers: put } as unknown as ExamStorage
  const store = createExamStore(storage, { ...initialState, user_id: 'user-1', session })
  return { put, ...store }
}

test('every change is told once to whoever listens, and to nobody who has stopped', () => {
  const { set, subscribe, getState } = open()
  const listen = vi.fn<() => void>()
  const stop = subscribe(listen)
  set({ index: 2 })
  expect(listen).toHaveBeenCalledOnce()
  expect(getState().index).toBe(2)
  stop()
  set({ index: 3 })
  expect(listen).toHaveBeenCalledOnce()
})

test('an answer is given to the device at once, and only those that have changed', () => {
  const { set, put } = open()
  const first = row('q1')
  set({ rows: rowsOf(first) })
  set({ rows: rowsOf(first, row('q2')) })
  expect(
    put.mock.calls.map(([user, progress, rows]) => [user, progress, rows.map(one => one.question_id)]),
  ).toEqual([
    ['user-1', 'p1', ['q1']],
    ['user-1', 'p1', ['q2']],
  ])
})

test('what is no answer is not written', () => {
  const { set, put } = open()
  set({ index: 1, failures: 2 })
  set({ rows: new Map() })
  expect(put).not.toHaveBeenCalled()
})

test('before it is known whose the sitting is nothing is written in nobody’s name', () => {
  const { set, put } = open()
  set({ user_id: null })
  set({ rows: rowsOf(row('q1')) })
  set({ user_id: 'user-1', session: null })
  set({ rows: rowsOf(row('q2')) })
  expect(put).not.toHaveBeenCalled()
})

test('who waits for the device waits for all that was given to it until then', async () => {
  const letGo: (() => void)[] = []
  const { set, isWritten } = open(() => new Promise(resolve => letGo.push(resolve)))
  set({ rows: rowsOf(row('q1')) })
  set({ rows: rowsOf(row('q1', { seq: 2 })) })
  const done = vi.fn<() => void>()
  const waiting = isWritten().then(done)
  letGo[1]?.()
  await Promise.resolve()
  expect(done).not.toHaveBeenCalled()
  letGo[0]?.()
  await waiting
  expect(done).toHaveBeenCalled()
})

test('a device that cannot store is told to the student, and holds up nothing', async () => {
  const { set, getState, isWritten } = open(() =>
    Promise.reject(new DOMException('Full', 'QuotaExceededError')),
  )
  set({ rows: rowsOf(row('q1')) })
  await isWritten()
  expect(getState().storage_failed).toBe(true)
  expect(getState().rows.get('q1')?.value).toBe('a')
})
