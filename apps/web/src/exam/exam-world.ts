import type { Answer, Paper, Receipt, SentAnswer, Trace } from '@gerbang/contract/progresses.ts'
import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { ApiError, NetworkError } from '../api-error.ts'
import { createExam, type Exam, type Opening } from './exam.ts'
import type { ExamApi, Sitting, Started, Submitted } from './sitting.ts'
import { openExamStorage } from './storage.ts'
import { createTracer } from './tracer.ts'

/** What the network or the server does to a request; `late` reaches the server after the browser gave it up. */
export type Fate = 'ok' | 'lost' | 'reply_lost' | 'twice' | 'late' | 'busy' | 'unauthorized'

interface Submission extends Submitted {
  receipt: Receipt
}

export const questionIds = ['q1', 'q2', 'q3', 'q4']
export const userId = 'user-1'
const minute = 60_000
const epoch = Date.parse('2026-11-21T01:00:00.000Z')

/** Time, network and server of a test: nothing happens unless the test says so. */
export function makeWorld() {
  globalThis.indexedDB = new IDBFactory()
  const world = {
    now: 1_000,
    fates: [] as Fate[],
    offline: false,
    lease: 'lease-1',
    ends_at: 30 * minute,
    closed: false,
    submits: 0,
    stored: new Map<string, Answer>(),
    late: [] as SentAnswer[],
    refuse: new Set<string>(),
    requests: [] as string[],
    traces: [] as Trace[],
    /** What the next saves tell about the sitting besides. */
    learnt: undefined as Partial<Sitting> | undefined,
  }
  const delayed: (() => void)[] = []
  const tasks = new Set<{ at: number; run: () => void }>()

  function store(answers: SentAnswer[]) {
    const refused = answers.filter(answer => world.refuse.has(answer.question_id))
    for (const { client_at: _at, ...answer } of answers) {
      if (world.refuse.has(answer.question_id)) continue
      if (answer.seq > (world.stored.get(answer.question_id)?.seq ?? 0))
        world.stored.set(answer.question_id, answer)
    }
    return refused.map(({ question_id }) => ({ question_id, reason: 'Jawaban tidak cocok dengan soal' }))
  }

  /** Passes one request through the network. `act` is the server's part and may run more than once. */
  async function pass<T>(name: string, act: () => T): Promise<T> {
    const fate = world.offline ? 'lost' : (world.fates.shift() ?? 'ok')
    world.requests.push(name)
    await Promise.resolve()
    if (fate === 'lost') throw new NetworkError('network')
    if (fate === 'busy') throw new ApiError('sibuk', { status: 503, code: 'overloaded', retryAfter: 2 })
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

  function guard(lease: string, answers: SentAnswer[]) {
    if (world.closed || world.now > world.ends_at + minute) {
      world.late.push(...answers)
      throw new ApiError('waktu habis', { status: 409, code: 'closed' })
    }
    if (lease !== world.lease) throw new ApiError('diambil alih', { status: 409, code: 'taken_over' })
  }

  const api: ExamApi<Sitting, Submission> = {
    findUserId: () => Promise.resolve(userId),
    start: ({ take_over }) =>
      pass('start', (): Started => {
        if (world.closed) throw new ApiError('selesai', { status: 409, code: 'closed' })
        if (world.lease.startsWith('other') && !take_over) {
          throw new ApiError('terbuka di tempat lain', { status: 409, code: 'in_use' })
        }
        if (take_over) world.lease = `mine-${world.requests.length}`
        return {
          server_now: iso(world.now),
          progress: makeProgress(world.lease, iso(world.ends_at)),
          order: questionIds.map(question_id => ({ question_id, part_ids: [] })),
          answers: [...world.stored.values()],
        }
      }),
    findPaper: () => pass('paper', () => paper),
    save: ({ lease }, answers, trace) =>
      pass('save', () => {
        guard(lease, answers)
        if (trace) world.traces.push(trace)
        const saved = { refused: store(answers), server_now: iso(world.now), ends_at: iso(world.ends_at) }
        return world.learnt ? { ...saved, learnt: world.learnt } : saved
      }),
    submit: ({ lease }, answers) =>
      pass('submit', () => {
        const inTime = !world.closed && world.now <= world.ends_at + minute
        if (inTime) guard(lease, answers)
        const refused = inTime ? store(answers) : []
        world.closed = true
        world.submits += 1
        const answered = [...world.stored.values()].filter(answer => answer.value !== null).length
        return {
          receipt: {
            progress_id: 'progress-1',
            submitted_at: iso(world.now),
            closed_by: 'student' as const,
            questions: questionIds.length,
            answered,
            flagged: 0,
            hash: 'a'.repeat(64),
          },
          refused,
        }
      }),
  }

  /** A page load: nothing survives but what is on the device. */
  async function openExam(opening: Opening = 'resume'): Promise<Exam<Sitting, Submission>> {
    tasks.clear()
    const exam = createExam<Sitting, Submission>({
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
      schedule: (ms, run) => {
        const task = { at: world.now + ms, run }
        tasks.add(task)
        return () => void tasks.delete(task)
      },
    })
    await exam.restore()
    await exam.wake()
    return exam
  }

  /** Lets time pass, with everything that falls due in it. */
  async function advance(exam: Exam, ms: number) {
    const until = world.now + ms
    for (;;) {
      const due = [...tasks].filter(task => task.at <= until).sort((a, b) => a.at - b.at)[0]
      if (due === undefined) break
      tasks.delete(due)
      world.now = Math.max(world.now, due.at)
      due.run()
      await exam.wake()
    }
    world.now = until
    await exam.wake()
  }

  return { world, openExam, advance }
}

function iso(ms: number) {
  return new Date(epoch + ms).toISOString()
}

/** A request that arrives when nobody listens any more fails unseen. */
function tryRun(run: () => void) {
  try {
    run()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}

const paper: Paper = {
  sub_test_id: 'sub-test-1',
  lang: 'id',
  stimuli: [],
  questions: questionIds.map(id => ({
    id,
    stimulus_id: null,
    content: { type: 'short_answer', prompt_html: '<p>?</p>', input: 'text' },
  })),
}

function makeProgress(lease: string, ends_at: string): Sitting {
  return { id: 'progress-1', title: 'Penalaran Umum', ends_at, lease }
}
