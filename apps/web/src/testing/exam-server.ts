import { decideStart, isPastGrace } from '../../../server/src/features/exam/progresses/progress.rules.ts'
import type { Answer, Paper, Receipt, SentAnswer, Trace } from '@gerbang/contract/exam/progresses.ts'
import { ApiError } from '../api-error.ts'
import type { Saved, Sitting, StartBody, Started, Submitted } from '../exam/sitting.ts'

export interface Submission extends Submitted {
  receipt: Receipt
}

export const questionIds = ['q1', 'q2', 'q3', 'q4']
export const epoch = Date.parse('2026-11-21T01:00:00.000Z')
const iso = (ms: number) => new Date(epoch + ms).toISOString()
const minute = 60_000

const subTest = { id: 'sub-test-1', title: 'Penalaran Umum', duration_seconds: 1_800 }

const paper: Paper = {
  sub_test_id: subTest.id,
  lang: 'id',
  stimuli: [],
  questions: questionIds.map(id => ({
    id,
    stimulus_id: null,
    content: { type: 'short_answer', prompt_html: '<p>?</p>', input: 'text' },
  })),
}

/** What a test may look at, and change behind the page's back. Milliseconds since the test began. */
export const makeServerState = () => ({
  now: 1_000,
  /** Of another tab or device when it begins with `other`. */
  lease: 'lease-1',
  leases: 1,
  ends_at: 30 * minute,
  closed: false,
  submits: 0,
  stored: new Map<string, Answer>(),
  late: [] as SentAnswer[],
  refuse: new Set<string>(),
  traces: [] as Trace[],
  /** What the next saves tell about the sitting besides. */
  learnt: undefined as Partial<Sitting> | undefined,
})

/**
 * A sub-test that runs, by the server's own rules of who may go on and until when. That a newer answer wins is the
 * database's part there, and repeated here.
 */
export function makeExamServer(server: ReturnType<typeof makeServerState>) {
  const isLate = () => server.closed || isPastGrace({ ends_at: iso(server.ends_at) }, at())
  const at = () => new Date(epoch + server.now)

  function decide(body: StartBody) {
    const client_id = server.lease.startsWith('other') ? 'other' : body.client_id
    const submitted_at = server.closed ? iso(server.now) : null
    const own = { id: 'progress-1', sub_test_id: subTest.id, ends_at: iso(server.ends_at) }
    return decideStart({
      ...body,
      tryout: { opens_at: iso(0), closes_at: null, mode: 'blocking', choices_min: 0 },
      sub_tests: [subTest],
      attempt: { status: 'in_progress', choice_count: 0, progresses: [{ ...own, submitted_at, client_id }] },
      sub_test_id: subTest.id,
      extra_time_factor: 1,
      at: at(),
    })
  }

  function guard(lease: string, answers: SentAnswer[]) {
    if (isLate()) {
      server.late.push(...answers)
      refuse('closed')
    }
    if (lease !== server.lease) refuse('taken_over')
  }

  function store(answers: SentAnswer[]) {
    const refused = answers.filter(answer => server.refuse.has(answer.question_id))
    for (const { client_at: _at, ...answer } of answers) {
      if (server.refuse.has(answer.question_id)) continue
      if (answer.seq > (server.stored.get(answer.question_id)?.seq ?? 0))
        server.stored.set(answer.question_id, answer)
    }
    return refused.map(({ question_id }) => ({ question_id, reason: 'Jawaban tidak cocok dengan soal' }))
  }

  function start(body: StartBody): Started {
    const decision = decide(body)
    if (decision.kind === 'close') server.closed = true
    if (decision.kind === 'close') return start(body)
    if (decision.kind === 'refuse') return refuse(decision.code)
    if (body.take_over) server.lease = `mine-${server.leases++}`
    return {
      server_now: iso(server.now),
      progress: {
        id: 'progress-1',
        title: subTest.title,
        ends_at: iso(server.ends_at),
        lease: server.lease,
      },
      order: questionIds.map(question_id => ({ question_id, part_ids: [] })),
      answers: [...server.stored.values()],
    }
  }

  function save({ lease }: Sitting, answers: SentAnswer[], trace: Trace | undefined): Saved {
    guard(lease, answers)
    if (trace) server.traces.push(trace)
    const saved = { refused: store(answers), server_now: iso(server.now), ends_at: iso(server.ends_at) }
    return server.learnt ? { ...saved, learnt: server.learnt } : saved
  }

  function submit({ lease }: Sitting, answers: SentAnswer[]): Submission {
    const inTime = !isLate()
    if (inTime) guard(lease, answers)
    const refused = inTime ? store(answers) : []
    server.closed = true
    server.submits += 1
    const answered = [...server.stored.values()].filter(answer => answer.value !== null).length
    const counts = { questions: questionIds.length, answered, flagged: 0 }
    const closed = { submitted_at: iso(server.now), closed_by: 'student', hash: 'a'.repeat(64) } as const
    return { receipt: { progress_id: 'progress-1', ...closed, ...counts }, refused }
  }

  return { start, findPaper: () => paper, save, submit }
}

function refuse(code: ApiError['code']): never {
  throw new ApiError(code, { status: 409, code })
}
