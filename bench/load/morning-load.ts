import { setTimeout as sleep } from 'node:timers/promises'
import { type BenchQuestion, writeAnswer } from '../world/answer.ts'
import { describeStudent } from '../world/student.ts'
import { type Connection, openConnection, writeRequest } from './connection.ts'
import { answerTasks } from './loader.ts'

export const steps = ['sign in', 'start', 'paper', 'save', 'submit'] as const
export type Step = (typeof steps)[number]

export interface MorningTask {
  port: number
  slug: string
  sub_test_id: string
  questions: BenchQuestion[]
  students: number
  password: string
  /** Students sign in and start at random moments within these, save at their own pace, and hand in together. */
  signInMs: number
  startMs: number
  answerMs: number
  everyMs: number
  submitMs: number
}

export interface MorningOutcome {
  /** Milliseconds of each accepted call. */
  latencies: Record<Step, number[]>
  /** What else came back, and how often: `sign in 503`. */
  refused: Record<string, number>
  progressIds: string[]
  /** By sub-test and question the newest sequence number. */
  acknowledged: Map<string, number>
}

interface Begun {
  progress: { id: string; lease: string }
}

interface Call {
  step: Step
  method: string
  path: string
  headers?: string[]
  body?: object
}

interface Morning {
  task: MorningTask
  /** When the first may start, by `performance.now`. */
  bell: number
  outcome: MorningOutcome
}

const waitUntil = (time: number) => sleep(Math.max(0, time - performance.now()))

const bearer = (token: string) => [`authorization: Bearer ${token}`]

/** The reply's body; undefined where the call was refused. */
async function call(
  { outcome }: Morning,
  { send }: Connection,
  { step, method, path, headers = [], body }: Call,
): Promise<Buffer | undefined> {
  const request = writeRequest(method, `/api/v1${path}`, headers, body && JSON.stringify(body))
  const began = performance.now()
  const reply = await send(request)
  if (reply.status === 200) {
    outcome.latencies[step].push(performance.now() - began)
    return reply.body
  }
  const name = `${step} ${reply.status}`
  outcome.refused[name] = (outcome.refused[name] ?? 0) + 1
  return undefined
}

const readData = (body: Buffer): unknown => (JSON.parse(body.toString()) as { data: unknown }).data

/** The token. */
async function signIn(morning: Morning, number: number): Promise<string | undefined> {
  const { port, password, signInMs } = morning.task
  await sleep(Math.random() * signInMs)
  const connection = await openConnection(port)
  const body = { login: `siswa-${number}@bench.example`, password }
  const reply = await call(morning, connection, { step: 'sign in', method: 'POST', path: '/login', body })
  connection.close()
  return reply && (readData(reply) as { token: string }).token
}

async function start(
  morning: Morning,
  connection: Connection,
  { number, token }: { number: number; token: string },
): Promise<Begun | undefined> {
  const { slug, sub_test_id } = morning.task
  const headers = bearer(token)
  const body = { sub_test_id, client_id: describeStudent(number).id }
  const path = `/tryouts/${slug}/progresses/start`
  const reply = await call(morning, connection, { step: 'start', method: 'POST', path, headers, body })
  await call(morning, connection, {
    step: 'paper',
    method: 'GET',
    path: `/tryouts/${slug}/questions?sub_test_id=${sub_test_id}`,
    headers: [...headers, 'accept-encoding: gzip'],
  })
  return reply && (readData(reply) as Begun)
}

async function answer(
  morning: Morning,
  connection: Connection,
  { progress, token }: Begun & { token: string },
): Promise<void> {
  const { task, bell, outcome } = morning
  const path = `/tryouts/${task.slug}/progresses/${progress.id}`
  const headers = bearer(token)
  const until = bell + task.startMs + task.answerMs
  outcome.progressIds.push(progress.id)
  await sleep(Math.random() * task.everyMs)
  for (let seq = 1; performance.now() < until; seq++) {
    const question = task.questions[seq % task.questions.length] as BenchQuestion
    const body = { lease: progress.lease, answers: [writeAnswer(question, seq)] }
    const save = { step: 'save', method: 'PATCH', path: `${path}/answer`, headers, body } as const
    if (await call(morning, connection, save))
      outcome.acknowledged.set(`${progress.id} ${question.question_id}`, seq)
    await waitUntil(Math.min(until, performance.now() + task.everyMs * (0.5 + Math.random())))
  }
  await waitUntil(until + Math.random() * task.submitMs)
  const body = { lease: progress.lease, answers: [] }
  await call(morning, connection, { step: 'submit', method: 'PATCH', path: `${path}/submit`, headers, body })
}

async function live(morning: Morning, number: number): Promise<void> {
  const { port, startMs } = morning.task
  const token = await signIn(morning, number)
  if (token === undefined) return
  await waitUntil(morning.bell + Math.random() * startMs)
  const connection = await openConnection(port)
  const begun = await start(morning, connection, { number, token })
  if (begun) await answer(morning, connection, { ...begun, token })
  connection.close()
}

/** A whole morning of students who sit one sub-test. Each call is sent once and never again. */
async function liveMorning(task: MorningTask): Promise<MorningOutcome> {
  const outcome: MorningOutcome = {
    latencies: { 'sign in': [], start: [], paper: [], save: [], submit: [] },
    refused: {},
    progressIds: [],
    acknowledged: new Map(),
  }
  const morning = { task, bell: performance.now() + task.signInMs, outcome }
  await Promise.all(Array.from({ length: task.students }, (_, number) => live(morning, number)))
  return outcome
}

answerTasks(liveMorning)
