import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchQuestion } from '../world/answer.ts'
import { type Connection, openConnections } from './connection.ts'
import { answerTasks } from './loader.ts'
import { prepareSaves } from './prepare-saves.ts'

export interface OverloadTask {
  port: number
  slug: string
  /** Each has a connection of their own and sends one save at a time, as browsers do. */
  students: number
  questions: BenchQuestion[]
  /** How long to save as fast as so many replies at once come back, which tells what the server can do. */
  calm: { seconds: number; atOnce: number }
  /** Then how long to save at so many times that rate, whatever has come back. */
  storm: { seconds: number; times: number }
}

export interface Phase {
  sent: number
  /** Milliseconds that each accepted save took. */
  accepted: number[]
  /** By status. */
  refused: Record<number, number>
  seconds: number
  /** How late this load generator itself was, in ms: replies lie in its sockets for as long. */
  lag: { median: number; p99: number }
}

export interface OverloadOutcome {
  calm: Phase
  storm: Phase
  newest: Int32Array
}

const openAtOnce = 200

function createPhase(): Phase {
  return { sent: 0, accepted: [], refused: {}, seconds: 0, lag: { median: 0, p99: 0 } }
}

/** The students of a task, each with a connection: they save, and know which save of theirs was accepted last. */
function createCrowd(task: OverloadTask) {
  const { students, questions } = task
  const write = prepareSaves(task)
  const connections: Connection[] = []
  const idle: number[] = []
  const newest = new Int32Array(students * questions.length)
  const seqs = new Int32Array(students)

  /** A student with nothing under way; undefined when all are waiting. */
  function takeIdle(): number | undefined {
    const place = Math.floor(Math.random() * idle.length)
    const last = idle.pop()
    if (last === undefined || place === idle.length) return last
    const number = idle[place]
    idle[place] = last
    return number
  }

  async function save(number: number, phase: Phase): Promise<void> {
    const column = Math.floor(Math.random() * questions.length)
    const seq = (seqs[number] ?? 0) + 1
    seqs[number] = seq
    phase.sent++
    const began = performance.now()
    const { status } = await (connections[number] as Connection).send(write(number, column, seq))
    if (status === 200) {
      phase.accepted.push(performance.now() - began)
      newest[number * questions.length + column] = seq
    } else phase.refused[status] = (phase.refused[status] ?? 0) + 1
    idle.push(number)
  }

  /** Everybody comes and saves once, so that their sessions and sub-tests are known. */
  async function come(): Promise<void> {
    const phase = createPhase()
    while (connections.length < students) {
      const first = connections.length
      connections.push(...(await openConnections(task.port, Math.min(openAtOnce, students - first))))
      await Promise.all(connections.slice(first).map((_, index) => save(first + index, phase)))
    }
  }

  async function settle(): Promise<void> {
    while (idle.length < students) await sleep(10)
  }

  function leave(): void {
    for (const connection of connections) connection.close()
  }

  return { come, takeIdle, save, settle, leave, newest }
}
type Crowd = ReturnType<typeof createCrowd>

async function keepCalm(
  { save, takeIdle }: Crowd,
  { seconds, atOnce }: OverloadTask['calm'],
): Promise<Phase> {
  const phase = createPhase()
  const began = performance.now()
  const work = async () => {
    while (performance.now() - began < seconds * 1000) await save(takeIdle() ?? 0, phase)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { ...phase, seconds: (performance.now() - began) / 1000 }
}

async function storm({ save, takeIdle, settle }: Crowd, seconds: number, perMs: number): Promise<Phase> {
  const phase = createPhase()
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  const began = performance.now()
  for (let passed = 0, due = 0; passed < seconds * 1000; passed = performance.now() - began) {
    for (; due < passed * perMs; due++) {
      const number = takeIdle()
      if (number !== undefined) void save(number, phase)
    }
    await sleep(1)
  }
  await settle()
  const lag = { median: delay.percentile(50) / 1e6, p99: delay.percentile(99) / 1e6 }
  return { ...phase, seconds, lag }
}

async function overload(task: OverloadTask): Promise<OverloadOutcome> {
  const crowd = createCrowd(task)
  await crowd.come()
  const calm = await keepCalm(crowd, task.calm)
  const perMs = (calm.accepted.length / calm.seconds / 1000) * task.storm.times
  const after = await storm(crowd, task.storm.seconds, perMs)
  crowd.leave()
  return { calm, storm: after, newest: crowd.newest }
}

answerTasks(overload)
