import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import type { AnswerRow } from '../answers.ts'
import { countUnsent, databaseName, listKept, openExamStorage, type SavedSession } from './storage.ts'

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

const ends_at = '2026-11-21T02:00:00.000Z'
const session = (change: Partial<SavedSession> = {}): SavedSession => ({
  user_id: 'student-1',
  place_id: 'sub-test-1',
  session: {
    progress: { id: 'progress-1', title: 'Penalaran Umum', ends_at, lease: 'lease-1' },
    order: [{ question_id: 'q1', part_ids: ['b', 'a'] }],
  },
  paper: { lang: 'id', stimuli: [], questions: [] },
  clock_offset: 5_000,
  ...change,
})

test('a sitting is found again as it was put, by its student and its place alone', async () => {
  await openExamStorage('/session/tryout/x/1').putSession(session())
  const again = openExamStorage()
  expect(await again.findSession('student-1', 'sub-test-1')).toMatchObject(session())
  expect(await again.findSession('student-2', 'sub-test-1')).toBeUndefined()
  expect(await again.findSession('student-1', 'sub-test-2')).toBeUndefined()
})

test('a closed sitting is not offered again, and another one stays', async () => {
  const storage = openExamStorage()
  await storage.putSession(session())
  await storage.putSession(session({ place_id: 'sub-test-2' }))
  await storage.closeSession({ user_id: 'student-1', place_id: 'sub-test-1' }, 'progress-1')
  expect(await storage.findSession('student-1', 'sub-test-1')).toBeUndefined()
  expect(await storage.findSession('student-1', 'sub-test-2')).toBeDefined()
})

test('what lies here to go on with has its address, and its end by the clock of this device', async () => {
  await openExamStorage('/session/tryout/x/1').putSession(session())
  expect(await listKept('student-1')).toEqual([
    { path: '/session/tryout/x/1', title: 'Penalaran Umum', ends: Date.parse(ends_at) - 5_000 },
  ])
  expect(await listKept('student-2')).toEqual([])
})

test('without a clock nothing ends, and without an address nothing is offered', async () => {
  const { session: own } = session()
  const timeless = { ...own, progress: { ...own.progress, ends_at: null } }
  await openExamStorage('/session/practice/1').putSession(session({ session: timeless }))
  await openExamStorage().putSession(session({ place_id: 'sub-test-2' }))
  expect(await listKept('student-1')).toEqual([
    { path: '/session/practice/1', title: 'Penalaran Umum', ends: null },
  ])
})

test('an answer of text, of several options, of rows and of nothing comes back as it was given', async () => {
  const values = ['teks', ['a', 'd'], { s1: 'c1', s2: 'c2' }, null]
  const storage = openExamStorage()
  await storage.putAnswers(
    'student-1',
    'progress-1',
    values.map((value, index) => row(`q${index}`, { value })),
  )
  const kept = await storage.listAnswers('student-1', 'progress-1')
  expect(values.map((_, index) => kept.get(`q${index}`)?.value)).toEqual(values)
})

test('a device that is full says so to whoever writes, and what was there before stays', async () => {
  const storage = openExamStorage()
  await storage.putAnswers('student-1', 'progress-1', [row('q1')])
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  await expect(storage.putAnswers('student-1', 'progress-1', [row('q2')])).rejects.toThrow('Full')
  expect([...(await storage.listAnswers('student-1', 'progress-1')).keys()]).toEqual(['q1'])
})

test('a device that never answers is given up after a few seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.spyOn(indexedDB, 'open').mockReturnValue(new EventTarget() as IDBOpenDBRequest)
  const failed = openExamStorage().findSession('student-1', 'sub-test-1')
  failed.catch(() => {})
  await vi.advanceTimersByTimeAsync(4_000)
  await expect(failed).rejects.toThrow('does not answer')
  vi.useRealTimers()
})

test('a store of an earlier version gives up its copies, and keeps every answer', async () => {
  await new Promise<void>(resolve => {
    const old = indexedDB.open(databaseName, 1)
    old.addEventListener('upgradeneeded', () => {
      old.result.createObjectStore('answers', { keyPath: ['user_id', 'progress_id', 'question_id'] })
      old.result.createObjectStore('sessions', { keyPath: 'sub_test_id' })
      const { user_id, progress_id } = { user_id: 'student-1', progress_id: 'progress-1' }
      old.transaction?.objectStore('answers').put({ ...row('q1'), user_id, progress_id })
    })
    old.addEventListener('success', () => {
      old.result.close()
      resolve()
    })
  })
  expect((await openExamStorage().listAnswers('student-1', 'progress-1')).get('q1')).toEqual(row('q1'))
  expect(await countUnsent('student-1')).toBe(1)
  expect(await listKept('student-1')).toEqual([])
})

test('another page that brings a newer store is not kept waiting by this one', async () => {
  const storage = openExamStorage()
  await storage.putAnswers('student-1', 'progress-1', [row('q1')])
  const newer = await new Promise<string>(resolve => {
    const request = indexedDB.open(databaseName, 3)
    request.addEventListener('blocked', () => resolve('blocked'))
    request.addEventListener('success', () => resolve('open'))
  })
  expect(newer).toBe('open')
})

test('reading waits for what it reads alone: a device that is slow to finish fails nothing', async () => {
  const storage = openExamStorage()
  await storage.putAnswers('student-1', 'progress-1', [row('q1')])
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  expect((await storage.listAnswers('student-1', 'progress-1')).size).toBe(1)
  expect(vi.getTimerCount(), 'patience for the rows, none for the end of the transaction').toBe(1)
  vi.useRealTimers()
})
