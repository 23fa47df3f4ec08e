import { examDay } from '@gerbang/contract/exam/exam-day.ts'
import { examSignals } from '@gerbang/contract/exam/exam-signals.ts'
import { progresses } from '@gerbang/contract/exam/progresses.ts'
import { judge, median, printTable } from './table.ts'
import { valueOf } from './world/answer.ts'
import { signInAdmin } from './world/admin.ts'
import { openBenchDatabase } from './world/database.ts'
import { realServer, startServer } from './world/server.ts'
import { describeStudent } from './world/student.ts'
import { type BenchTryout, createBenchTryout, createRunning } from './world/students.ts'

const students = 500
const rounds = 16
const roundMs = 5_000
/** Ten times as often as students answer. */
const savesPerSecond = 150
const beatMs = 10_000
const lookMs = 2_500
/** A page looks half as often as this bench does. */
const pageLookMs = 5_000
/** A page waits so long at most between two looks, and its reply: what it shows is never older. */
const currentMs = 10_000
const wanted = 0.9

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

/** Saves of 500 students alone, with pages that call, and with a monitor that looks as well, in turn. */
export async function benchMonitor(stack: AsyncDisposableStack): Promise<void> {
  const { url, db, description } = await openBenchDatabase(stack)
  const tryout = await createBenchTryout(db)
  await createRunning(db, tryout, 0, students)
  const token = await signInAdmin(db)
  const server = await startServer(stack, realServer, { DATABASE_URL: url })
  const { save, beat } = createStudents(server.port, tryout)
  const look = createMonitor(server.port, tryout, token)
  await pace(1000 / savesPerSecond, save)

  const times = { alone: [] as number[], calling: [] as number[], watched: [] as number[] }
  const looks: number[] = []
  const saves = () => pace(1000 / savesPerSecond, save)
  const beats = () => pace(beatMs / students, beat)
  const round = {
    alone: () => saves(),
    calling: async () => (await Promise.all([saves(), beats()]))[0],
    watched: async () => {
      const [took, seen] = await Promise.all([saves(), pace(lookMs, look), beats()])
      looks.push(...seen)
      return took
    },
  }
  const kinds = ['alone', 'calling', 'watched'] as const
  for (let number = 0; number < rounds; number++)
    for (const kind of number % 2 ? kinds : kinds.toReversed()) times[kind].push(...(await round[kind]()))

  printTable(
    ['saves', 'median, ms', 'p95, ms'],
    kinds.map(kind => [kind, median(times[kind]).toFixed(2), percentile(times[kind], 0.95).toFixed(2)]),
  )
  const oldest = pageLookMs + Math.max(...looks)
  console.log(`
${students} students, ${savesPerSecond} saves a second, in turn alone, with ${1000 / (beatMs / students)} calls of pages a second, and with a monitor that asks
every ${lookMs / 1000} s besides; ${rounds} rounds of ${roundMs / 1000} s each, on ${description}. One look takes ${median(looks).toFixed(0)} ms, so what a page shows that
looks every ${pageLookMs / 1000} s is at most ${(oldest / 1000).toFixed(1)} s old, wanted ≤ ${currentMs / 1000} s.`)
  if (oldest > currentMs) process.exitCode = 1
  judge('median save with pages that call to watched', median(times.calling) / median(times.watched), wanted)
}
