import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { median } from '@gerbang/scoring/statistics/median.ts'
import { saveAnswers, type SaveRequest } from '../apps/server/src/features/exam/progresses/answers.queries.ts'
import { hashPassword } from '../apps/server/src/features/people/auth/passwords.ts'
import type { Database } from '../apps/server/src/db/database.ts'
import { openConnection, writeRequest } from './load/connection.ts'
import { createRandom, type ServiceTimes, simulateSaves, simulateSignIns } from './nation/simulate.ts'
import { openClassroom } from './overload/classroom.ts'
import { judgeBudgets, printTable, quantile } from './table.ts'
import { measureMedian } from './world/measure.ts'
import { describeStudent } from './world/student.ts'

const stampede = 2_000
const everyMs = 1_000
const seconds = 10
/** A student of three hours: an answer or a note every twenty seconds. */
const nationEveryMs = 20_000
const nation = 1_000_000
const shardCounts = [1, 2, 4, 8, 16]
const arrivalMs = 15 * 60_000
/** So many keep both threads and the database busy, and refuse nothing. */
const hurried = 200
const groupSize = 50
const restMs = 5

const round = (value: number) => Number(value.toPrecision(3))

/** What saving so many rows in one group takes, by the product's own statement. */
function createSaveGroup(db: Database) {
  let seq = 1_000_000
  return (size: number) => {
    const requests = Array.from({ length: size }, (_, number): SaveRequest => {
      const { id, bucket } = describeStudent(number)
      const answer = { question_id: randomUUID(), value: 'b', flagged: false, seq: seq++ }
      return { bucket, progress_id: id, lease: id, arrived_at: new Date().toISOString(), answers: [answer] }
    })
    return saveAnswers(db, requests)
  }
}

async function takeTime(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** Commits, rows and replies in turn, until `isOver`: what the machine grants them while it does whatever else it does. */
async function measureTimes(db: Database, port: number, isOver: () => boolean): Promise<ServiceTimes> {
  const saveGroup = createSaveGroup(db)
  const connection = await openConnection(port)
  const probe = writeRequest('GET', '/healthz', [])
  const [commitsMs, groupsMs, repliesMs]: [number[], number[], number[]] = [[], [], []]
  while (!isOver()) {
    commitsMs.push(await takeTime(() => saveGroup(1)))
    groupsMs.push(await takeTime(() => saveGroup(groupSize)))
    repliesMs.push(await takeTime(() => connection.send(probe)))
    await sleep(restMs)
  }
  connection.close()
  const saveMs = Math.max(0, (median(groupsMs) - median(commitsMs)) / (groupSize - 1))
  return { commitsMs, saveMs, repliesMs }
}

function describeTimes(name: string, { commitsMs, saveMs, repliesMs }: ServiceTimes): (string | number)[] {
  const halfAndTail = (times: number[]) => `${round(median(times))}, ${round(quantile(times, 0.99))}`
  return [name, halfAndTail(commitsMs), round(saveMs), halfAndTail(repliesMs)]
}

function printNation(times: ServiceTimes, hashMs: number): void {
  const rows = shardCounts.map(shards => {
    const rate = nation / shards / nationEveryMs
    // Of the database alone: nodes have cores of their own.
    const tail = simulateSaves(() => rate, 30_000, { ...times, repliesMs: [] }, createRandom(shards))
    return [`${shards}`, Math.round(rate * 1_000), round(tail.p50), round(tail.p99), round(tail.longest)]
  })
  printTable(['primaries', 'saves/s each', 'p50 ms', 'p99 ms', 'longest ms'], rows)
  const random = createRandom(7)
  const arrivals = Float64Array.from({ length: nation }, () => arrivalMs * Math.sqrt(random()))
  const signIns = [16, 32, 64].map(cores => {
    const tail = simulateSignIns(arrivals, cores, hashMs)
    return [`${cores}`, round(tail.p50 / 1_000), round(tail.p99 / 1_000)]
  })
  console.log()
  printTable(['cores that hash', 'p50 s', 'p99 s'], signIns)
}

/**
 * A million students on one morning, by a simulation that is fed with the times measured here, after it has foretold a real
 * stampede of 2,000 on this machine. What one commit and one reply take is measured beside that stampede, because whatever
 * else uses the cores makes them slower; how long students then wait for each other is what the simulation has to find.
 */
export async function benchNation(stack: AsyncDisposableStack): Promise<void> {
  const { db, server, save } = await openClassroom(stack, stampede, everyMs)
  await save(5, 1)
  const calmUntil = performance.now() + seconds * 1_000
  const calm = await measureTimes(db, server.port, () => performance.now() > calmUntil)
  const hashMs = await measureMedian(() => hashPassword('lari pagi di alun-alun'), 9)
  const most = await save(seconds, 50_000, { connections: hurried, everyMs: 0 })
  // All that a save costs on these cores: the node, the database and the load generator.
  const saveMs = (seconds * 1_000) / most.latencies.length
  let isOver = false
  const stampeding = save(seconds, 100_000).finally(() => {
    isOver = true
  })
  const [real, busy] = await Promise.all([stampeding, measureTimes(db, server.port, () => isOver)])
  const head = ['in ms: half, slowest hundredth', 'commit', 'row more', 'reply without the database']
  printTable(head, [describeTimes('calm', calm), describeTimes('beside the stampede', busy)])
  console.log(`As fast as it goes: ${round(1_000 / saveMs)} saves a second`)
  console.log(`A hash of a password: ${round(hashMs)} ms\n`)
  const [p50, p99] = [quantile(real.latencies, 0.5), quantile(real.latencies, 0.99)]
  // Whoever waits for a reply does not send meanwhile.
  const rate = real.latencies.length / (seconds * 1_000)
  const told = simulateSaves(() => rate, seconds * 1_000, { ...busy, saveMs }, createRandom(1))
  printTable(
    ['a stampede of 2,000', 'saves', 'p50 ms', 'p99 ms'],
    [
      ['measured', real.latencies.length, round(p50), round(p99)],
      ['simulated', told.served, round(told.p50), round(told.p99)],
    ],
  )
  console.log()
  printNation(calm, hashMs)
  judgeBudgets('\nsimulated to measured', '×', [
    { name: 'half of them within', reached: told.p50 / p50, least: 0.5, most: 2 },
    { name: 'all but a hundredth within', reached: told.p99 / p99, least: 0.33, most: 3 },
  ])
}
