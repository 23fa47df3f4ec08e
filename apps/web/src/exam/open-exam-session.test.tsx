import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NetworkError } from '../api-error.ts'
import { storeLogin } from '../api/token.ts'
import { makeExamServer, makeServerState, type Submission } from '../testing/exam-server.ts'
import type { Exam } from './exam.ts'
import { openExam } from './open-exam.ts'
import type { ExamApi, Sitting } from './sitting.ts'

const placeId = 'sub-test-1'
const userId = 'user-1'
const opened: Exam<Sitting, Submission>[] = []

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  storeLogin('token', userId)
})
afterEach(() => {
  for (const exam of opened.splice(0)) exam.stop()
})

/** A server that the pages of one test share. `isCut` loses what is asked of it. */
function makeServer() {
  const state = makeServerState()
  const server = makeExamServer(state)
  const network = { isCut: false }
  const asked: string[] = []
  const pass = async <T,>(name: string, act: () => T): Promise<T> => {
    asked.push(name)
    if (network.isCut) throw new NetworkError('network')
    return act()
  }
  const api: ExamApi<Sitting, Submission> = {
    findUserId: () => pass('user', () => userId),
    start: body => pass('start', () => server.start(body)),
    findPaper: () => pass('paper', server.findPaper),
    save: (...of) => pass('save', () => server.save(...of)),
    submit: (progress, answers) => pass('submit', () => server.submit(progress, answers)),
  }
  return { state, api, network, asked }
}

/** The page of a sub-test as the browser opens it. */
async function open({ api }: Pick<ReturnType<typeof makeServer>, 'api'>, hash = '#mulai') {
  history.replaceState(null, '', `/session/tryout/try-out/1${hash}`)
  const exam = await openExam<Sitting, Submission>(placeId, () => api)
  opened.push(exam)
  return exam
}

async function openJoined(server: ReturnType<typeof makeServer>) {
  const exam = await open(server)
  await vi.waitFor(() => expect(exam.getState().joined).toBe(true))
  return exam
}

test('a start that the page before has confirmed begins at once, and the address forgets it', async () => {
  await openJoined(makeServer())
  expect(location.hash).toBe('')
})

test('a start that is still to be asked for waits for it', async () => {
  const server = makeServer()
  const exam = await open(server, '#siap')
  expect(exam.getState().hold).toEqual({ kind: 'not_started' })
  expect(server.asked).toEqual([])
  expect(location.hash, 'a reload asks again').toBe('#siap')
})

test('who is signed in is known from this device, and asked of the server only where it is not', async () => {
  const server = makeServer()
  await openJoined(server)
  expect(server.asked).not.toContain('user')
  localStorage.clear()
  const exam = await openJoined(server)
  expect(server.asked).toContain('user')
  expect(exam.getState().user_id).toBe(userId)
})

test('a page that is loaded again shows the question that this tab was at', async () => {
  const server = makeServer()
  const before = await openJoined(server)
  before.go(2)
  expect((await open(server)).getState().index).toBe(2)
})

test('what another place was at means nothing here', async () => {
  sessionStorage.setItem('gerbang-question', `${userId} sub-test-2 3`)
  expect((await open(makeServer())).getState().index).toBe(0)
})

test('another tab that begins makes this one ask the server whose turn it is', async () => {
  const server = makeServer()
  await openJoined(server)
  const before = server.asked.length
  const other = new BroadcastChannel(`gerbang ${placeId}`)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none, only a window
  other.postMessage(null)
  await vi.waitFor(() => expect(server.asked.length).toBeGreaterThan(before))
  other.close()
})

test('once the network is back an answer that waited goes out', async () => {
  const server = makeServer()
  const exam = await openJoined(server)
  server.network.isCut = true
  exam.answer('q1', { value: '42' })
  await vi.waitFor(() => expect(exam.getState().failures).toBeGreaterThan(0))
  expect(exam.hasUnsent()).toBe(true)
  server.network.isCut = false
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(server.state.stored.get('q1')?.value).toBe('42'))
})

test('time that was measured is left to the page that comes next, once', async () => {
  const server = makeServer()
  const exam = await openJoined(server)
  exam.show('q1')
  window.dispatchEvent(new Event('pagehide'))
  const key = 'gerbang-trace progress-1'
  expect(sessionStorage.getItem(key)).not.toBeNull()
  await openJoined(server)
  expect(sessionStorage.getItem(key)).toBeNull()
})
