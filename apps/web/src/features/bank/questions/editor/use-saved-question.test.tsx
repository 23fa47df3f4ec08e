import 'fake-indexeddb/auto'
import type { EditedQuestion } from '@gerbang/contract/bank/questions.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../../api/query-client.ts'
import { findCopy } from './device-copy.ts'
import { useSavedQuestion } from './use-saved-question.ts'

interface Sent {
  revision: number
  points: number
}
type Answer = (sent: Sent) => Response | Promise<Response>

const question = {
  id: 'q1',
  draft: {
    content: { type: 'short_answer', prompt: 'Berapa?', input: 'number' },
    key: null,
    explanation: '',
    explanation_video_url: null,
  },
  stimulus_id: null,
  topic_ids: [],
  points: 1,
  difficulty: 'medium',
  lang: 'id',
  revision: 3,
} as unknown as EditedQuestion

const sent: Sent[] = []
const answers: Answer[] = []
const reply = (status: number, body: object) => Response.json({ message: '', ...body }, { status })
/** The server keeps what it is sent, and counts. */
const keep: Answer = one => reply(200, { data: { ...question, ...one, revision: one.revision + 1 } })
const unreachable: Answer = () => Promise.reject(new TypeError('Failed to fetch'))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const one: Sent = JSON.parse(body)
    sent.push(one)
    return (answers.shift() ?? keep)(one)
  })
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  sent.length = 0
  answers.length = 0
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function open() {
  const { result, unmount } = renderHook(() => useSavedQuestion({ qbId: 'b1', subTesId: 's1' }, question), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
  return {
    unmount,
    read: () => result.current,
    write: (points: number) => act(async () => result.current.change({ points })),
    pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
  }
}

const listSent = () => sent.map(({ points, revision }) => [points, revision])

test('what is opened is saved as it is, and nothing is sent', async () => {
  const { read, pass } = open()
  expect(read().state).toEqual({ name: 'saved', at: null })
  await pass(10_000)
  expect(sent).toEqual([])
})

test('a change is on the screen at once, on the device while it waits, and on the server a second later', async () => {
  const { read, write, pass } = open()
  await write(2)
  expect(read().written.points).toBe(2)
  expect(read().state).toEqual({ name: 'waiting' })
  await pass(999)
  expect(sent).toEqual([])
  await pass(1)
  expect(listSent()).toEqual([[2, 3]])
  expect(read().state).toMatchObject({ name: 'saved', at: expect.any(Date) })
})

test('who types on and on is saved all the same, with the newest, once a second', async () => {
  const { write, pass } = open()
  for (const points of [2, 3, 4, 5]) {
    await write(points)
    await pass(400)
  }
  expect(listSent()).toEqual([[4, 3]])
  await pass(2_000)
  expect(listSent()).toEqual([
    [4, 3],
    [5, 4],
  ])
})

test('what is typed while a save is under way is sent after it, never beside it', async () => {
  const { read, write, pass } = open()
  let letGo: (() => void) | undefined
  answers.push(async one => {
    await new Promise<void>(resolve => {
      letGo = resolve
    })
    return keep(one)
  })
  await write(2)
  await pass(1_000)
  expect(read().state).toEqual({ name: 'saving' })
  await write(3)
  await pass(5_000)
  expect(sent).toHaveLength(1)
  await act(async () => letGo?.())
  await pass(1_000)
  expect(listSent()).toEqual([
    [2, 3],
    [3, 4],
  ])
  expect(read().written.points).toBe(3)
})

test('without a network nothing is lost, it is said, and tried again by itself', async () => {
  const { read, write, pass } = open()
  answers.push(unreachable, unreachable)
  await write(2)
  await pass(1_000)
  expect(read().state).toEqual({ name: 'offline' })
  await pass(5_000)
  expect(read().state).toEqual({ name: 'offline' })
  await pass(5_000)
  expect(read().state).toMatchObject({ name: 'saved' })
  expect(sent).toHaveLength(3)
})

test('a server in need counts as no network', async () => {
  const { read, write, pass } = open()
  answers.push(() => reply(503, { code: 'overloaded', message: 'Server sibuk.' }))
  await write(2)
  await pass(1_000)
  expect(read().state).toEqual({ name: 'offline' })
})

test('what the server refuses says why, is not sent again as it is, and is once it has changed', async () => {
  const { read, write, pass } = open()
  const errors = { points: ['Tulis angka lebih dari 0.'] }
  answers.push(() => reply(422, { code: 'validation', message: 'Validation error', errors }))
  await write(-1)
  await pass(1_000)
  expect(read().state).toEqual({ name: 'refused', message: 'Tulis angka lebih dari 0.' })
  await pass(60_000)
  expect(sent).toHaveLength(1)
  await write(4)
  await pass(1_000)
  expect(read().state).toMatchObject({ name: 'saved' })
})

const outdate: Answer = () => reply(409, { code: 'outdated', message: 'Soal ini sudah diubah Bu Rina.' })
const newest: EditedQuestion = { ...question, points: 7, revision: 9 }

test('who has not seen the newest overwrites nothing, however much is typed', async () => {
  const { read, write, pass } = open()
  answers.push(outdate)
  await write(2)
  await pass(1_000)
  expect(read().state).toEqual({ name: 'outdated', message: 'Soal ini sudah diubah Bu Rina.' })
  await write(3)
  await pass(60_000)
  expect(sent).toHaveLength(1)
  expect(read().written.points).toBe(3)
  expect(read().state.name).toBe('outdated')
})

test('after a conflict the newest can be taken, and the own words are let go', async () => {
  const { read, write, pass } = open()
  answers.push(outdate)
  await write(2)
  await pass(1_000)
  await act(async () => read().adopt(newest))
  expect(read().written.points).toBe(7)
  expect(read().state).toEqual({ name: 'saved', at: null })
  await pass(10_000)
  expect(sent).toHaveLength(1)
  expect(read().findUnsent()).toBeUndefined()
})

test('or the own words are saved on top of the newest', async () => {
  const { read, write, pass } = open()
  answers.push(outdate)
  await write(2)
  await pass(1_000)
  await act(async () => read().adopt(newest, read().written))
  await pass(0)
  expect(listSent()).toEqual([
    [2, 3],
    [2, 9],
  ])
  expect(read().state).toMatchObject({ name: 'saved' })
})

test('a page that is put away or left sends at once what waits', async () => {
  const { write, pass, unmount } = open()
  await write(2)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  expect(listSent()).toEqual([[2, 3]])
  await pass(0)
  await write(5)
  unmount()
  expect(listSent().at(-1)).toEqual([5, 4])
})

test('what is unsent is known to whoever asks, until the server has said yes', async () => {
  const { read, write, pass } = open()
  expect(read().findUnsent()).toBeUndefined()
  await write(2)
  expect(read().findUnsent()).toMatchObject({ points: 2 })
  await act(() => read().flush())
  await pass(0)
  expect(read().findUnsent()).toBeUndefined()
})

test('a page that dies before the server has it finds its words on the device, and none after', async () => {
  const { write, pass } = open()
  answers.push(unreachable)
  await write(6)
  vi.useRealTimers()
  await vi.waitFor(async () =>
    expect(await findCopy(question)).toMatchObject({ written: { points: 6 }, revision: 3 }),
  )
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  await pass(0)
})
