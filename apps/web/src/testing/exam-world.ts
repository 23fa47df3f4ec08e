import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { ApiError, NetworkError } from '../api-error.ts'
import { createExam, type Exam } from '../exam/exam.ts'
import type { Opening } from '../exam/exam-state.ts'
import type { ExamApi, Sitting } from '../exam/sitting.ts'
import { openExamStorage } from '../exam/keep/storage.ts'
import { createTracer } from '../exam/tracer.ts'
import { epoch, makeExamServer, makeServerState, type Submission } from './exam-server.ts'

/** What the network or the server does to a request; `late` reaches the server after the browser gave it up. */
export type Fate = 'ok' | 'lost' | 'reply_lost' | 'twice' | 'late' | 'busy' | 'unauthorized' | 'malformed'

const userId = 'user-1'

const makeState = () => ({
  ...makeServerState(),
  fates: [] as Fate[],
  offline: false,
  requests: [] as string[],
  /** The paper does not come before this is settled. */
  paper_ready: Promise.resolve(),
})

type State = ReturnType<typeof makeState>

/** Time, network and server of a test: nothing happens unless the test says so. */
export function makeWorld() {
  globalThis.indexedDB = new IDBFactory()
  const world = makeState()
  const api = connect(world)
  const timers = makeTimers(world)

  /** A page load that has not read its copy yet: nothing survives but what is on the device. */
  function loadPage(opening: Opening = 'resume'): Exam<Sitting, Submission> {
    timers.clear()
    return createExam<Sitting, Submission>({
      place_id: 'sub-test-1',
      api,
      storage: openExamStorage(),
      client_id: 'tab-1',
      tracer: createTracer('visit-1', () => world.now),
      owner: userId,
      opening,
      index: 0,
      now: () => world.now,
      wallNow: () => epoch + world.now,
      random: () => 0.5,
      schedule: timers.schedule,
    })
  }

  async function openExam(opening?: Opening): Promise<Exam<Sitting, Submission>> {
    const exam = loadPage(opening)
    await exam.restore()
    await exam.wake()
    return exam
  }

  /** Lets time pass, with everything that falls due in it. */
  async function advance(exam: Exam, ms: number) {
    const until = world.now + ms
    for (let due = timers.takeDue(until); due !== undefined; due = timers.takeDue(until)) {
      world.now = Math.max(world.now, due.at)
      due.run()
      await exam.wake()
    }
    world.now = until
    await exam.wake()
  }

  return { world, loadPage, openExam, advance }
}

function makeTimers(world: State) {
  const tasks = new Set<{ at: number; run: () => void }>()
  return {
    clear: () => tasks.clear(),
    schedule: (ms: number, run: () => void) => {
      const task = { at: world.now + ms, run }
      tasks.add(task)
      return () => void tasks.delete(task)
    },
    takeDue: (until: number) => {
      const due = [...tasks].filter(task => task.at <= until).sort((a, b) => a.at - b.at)[0]
      if (due) tasks.delete(due)
      return due
    },
  }
}

/** The server behind a network that does to requests what the test says. */
function connect(world: State): ExamApi<Sitting, Submission> {
  const server = makeExamServer(world)
  const delayed: (() => void)[] = []

  /** `act` is the server's part and may run more than once. */
  async function pass<T>(name: string, act: () => T): Promise<T> {
    const fate = world.offline ? 'lost' : (world.fates.shift() ?? 'ok')
    world.requests.push(name)
    await Promise.resolve()
    if (fate === 'lost') throw new NetworkError('network')
    if (fate === 'busy') throw new ApiError('sibuk', { status: 503, code: 'overloaded', retryAfter: 2 })
    if (fate === 'malformed') throw new ApiError('Validation error', { status: 422, code: 'validation' })
    if (fate === 'unauthorized') throw new ApiError('masuk', { status: 401, code: 'unauthorized' })
    if (fate === 'late') {
      delayed.push(act)
      throw new NetworkError('timeout')
    }
    if (fate === 'twice') act()
    const reply = act()
    for (const run of delayed.splice(0)) tryRun(run)
    if (fate === 'reply_lost') throw new NetworkError('timeout')
    return structuredClone(reply)
  }

  return {
    findUserId: () => Promise.resolve(userId),
    start: body => pass('start', () => server.start(body)),
    findPaper: async () => {
      await world.paper_ready
      return pass('paper', server.findPaper)
    },
    save: (progress, answers, trace) => pass('save', () => server.save(progress, answers, trace)),
    submit: (progress, answers) => pass('submit', () => server.submit(progress, answers)),
  }
}

/** A request that arrives when nobody listens any more fails unseen. */
function tryRun(run: () => void) {
  try {
    run()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}
