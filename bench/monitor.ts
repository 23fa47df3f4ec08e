import { examDay } from '@gerbang/contract/exam-day.ts'
import { examSignals } from '@gerbang/contract/exam-signals.ts'
import { progresses } from '@gerbang/contract/progresses.ts'
import { createSession, createUser } from '../apps/server/src/testing/factories.ts'
import { judge, median, printTable } from './table.ts'
import { valueOf } from './world/answer.ts'
import { openBenchDatabase } from './world/database.ts'
import { realServer, startServer } from './world/server.ts'
import { describeStudent } from './world/student.ts'
import { type BenchTryout, createBenchTryout, createRunning } from './world/students.ts'

const students = 500
const rounds = 6
const roundMs = 10_000
/** Ten times as often as students answer. */
const savesPerSecond = 150
const beatMs = 10_000
const lookMs = 5_000
/** A page waits so long at most between two looks, and its reply: what it shows is never older. */
const currentMs = 10_000
const wanted = 0.8

interface Call {
  method: string
  path: string
  token: string
  body?: object
}

/** One request; how long its reply took. */
async function ask(port: number, { method, path, token, body }: Call): Promise<number> {
  const began = performance.now()
  const response = await fetch(`http://127.0.0.1:${port}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`)
  return performance.now() - began
}

/** Sends at even times, whether replies are back or not, until the round is over; how long each took. */
async function pace(everyMs: number, send: (n: number) => Promise<number>): Promise<number[]> {
  const began = performance.now()
  const sent: Promise<number>[] = []
  for (let n = 0; n * everyMs < roundMs; n++) {
    const wait = began + n * everyMs - performance.now()
    if (wait > 0) await new Promise(resolve => setTimeout(resolve, wait))
    sent.push(send(n))
  }
  return Promise.all(sent)
}

const fill = (path: string, values: Record<string, string>) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

function createStudents(port: number, { slug, sub_test }: BenchTryout) {
  let seq = 0
  const save = (n: number) => {
    const { id, token } = describeStudent(n % students)
    const question = sub_test.items[Math.floor(n / students) % sub_test.items.length]
    if (!question) throw new Error('A sub-test without questions')
    const answers = [
      { question_id: question.question_id, value: valueOf(question, n % 2), flagged: false, seq: ++seq },
    ]
    const { method, path } = progresses.answer
    return ask(port, { method, path: fill(path, { slug, id }), token, body: { lease: id, answers } })
  }
  const beat = (n: number) => {
    const { id, token } = describeStudent(n % students)
    const { method, path } = examSignals.beat
    return ask(port, { method, path: fill(path, { slug, id }), token, body: { unsent: 0 } })
  }
  return { save, beat }
}

/** What the page of the monitor asks each time it looks; how long until all of it was there. */
function createMonitor(port: number, { id }: BenchTryout, token: string) {
  const calls = [examDay.get, examDay.sittings, examDay.outages]
  return async () => {
    const took = calls.map(({ method, path }) => ask(port, { method, path: fill(path, { id }), token }))
    return Math.max(...(await Promise.all(took)))
  }
}

const percentile = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(share * (times.length - 1))] ?? Number.NaN

/** Saves of 500 students without and with pages that call and a monitor that looks, in turn. */
export async function benchMonitor(stack: AsyncDisposableStack): Promise<void> {
  const { url, db, description } = await openBenchDatabase(stack)
  const tryout = await createBenchTryout(db)
  await createRunning(db, tryout, 0, students)
  const admin = await createUser(db, { role: 'admin' })
  const now = new Date()
  const token = await createSession(
    db,
    { id: admin.id, role: 'admin' },
    {
      created_at: now.toISOString(),
      last_seen_at: now.toISOString(),
      expires_at: new Date(now.getTime() + 3_600_000).toISOString(),
    },
  )
  const server = await startServer(stack, realServer, { DATABASE_URL: url })
  const { save, beat } = createStudents(server.port, tryout)
  const look = createMonitor(server.port, tryout, token)
  await pace(1000 / savesPerSecond, save)

  const ratios: number[] = []
  const looks: number[] = []
  const rows: string[][] = []
  for (let round = 1; round <= rounds; round++) {
    const alone = await pace(1000 / savesPerSecond, save)
    const [watched, seen] = await Promise.all([
      pace(1000 / savesPerSecond, save),
      pace(lookMs, look),
      pace(beatMs / students, beat),
    ])
    looks.push(...seen)
    const [before, after] = [median(alone), median(watched)]
    ratios.push(before / after)
    rows.push(
      [String(round), before, percentile(alone, 0.95), after, percentile(watched, 0.95), before / after].map(
        cell => (typeof cell === 'number' ? cell.toFixed(2) : cell),
      ),
    )
  }
  printTable(['round', 'alone, ms', 'p95', 'watched, ms', 'p95', 'ratio'], rows)
  const oldest = lookMs + Math.max(...looks)
  console.log(`
${students} students, ${savesPerSecond} saves a second, without and with ${1000 / (beatMs / students)} calls of pages a second and a monitor that asks
every ${lookMs / 1000} s, in turn on ${description}. What the monitor shows is at most ${(oldest / 1000).toFixed(1)} s old, wanted ≤ ${currentMs / 1000} s.`)
  if (oldest > currentMs) process.exitCode = 1
  judge('median save alone to watched, median of rounds', median(ratios), wanted)
}
