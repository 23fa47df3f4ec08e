import { randomUUID } from 'node:crypto'
import { saveAnswers, type SaveRequest } from '../apps/server/src/features/exam/progresses/answers.queries.ts'
import { hashPassword } from '../apps/server/src/features/people/auth/passwords.ts'
import type { Database } from '../apps/server/src/db/database.ts'
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
/** What a save costs the node beyond its group: 40 µs of a core, by its profile. */
const requestMs = 0.04

/** What saving so many rows in one group takes, by the product's own statement. */
function measureGroup(db: Database, size: number): Promise<number> {
  let seq = 1_000_000
  const requests = (): SaveRequest[] =>
    Array.from({ length: size }, (_, number) => {
      const { id, bucket } = describeStudent(number)
      const answer = { question_id: randomUUID(), value: 'b', flagged: false, seq: seq++ }
      return { bucket, progress_id: id, lease: id, arrived_at: new Date().toISOString(), answers: [answer] }
    })
  return measureMedian(() => saveAnswers(db, requests()), 9)
}

async function measureTimes(db: Database): Promise<ServiceTimes> {
  const [one, many] = [await measureGroup(db, 1), await measureGroup(db, 500)]
  const rowMs = Math.max(0, (many - one) / 499)
  const hashMs = await measureMedian(() => hashPassword('lari pagi di alun-alun'), 9)
  return { commitMs: one, rowMs, requestMs, hashMs }
}

const round = (value: number) => Number(value.toPrecision(3))

function printNation(times: ServiceTimes): void {
  const rows = shardCounts.map(shards => {
    const rate = nation / shards / nationEveryMs
    // A process that is fed by cores of its own: requests do not share those of the database.
    const tail = simulateSaves(() => rate, 30_000, { ...times, requestMs: 0 }, createRandom(shards))
    return [`${shards}`, Math.round(rate * 1_000), round(tail.p50), round(tail.p99), round(tail.longest)]
  })
  printTable(['primaries', 'saves/s each', 'p50 ms', 'p99 ms', 'longest ms'], rows)
  const random = createRandom(7)
  const arrivals = Float64Array.from({ length: nation }, () => arrivalMs * Math.sqrt(random()))
  const signIns = [16, 32, 64].map(cores => {
    const tail = simulateSignIns(arrivals, cores, times.hashMs)
    return [`${cores}`, round(tail.p50 / 1_000), round(tail.p99 / 1_000)]
  })
  console.log()
  printTable(['cores that hash', 'p50 s', 'p99 s'], signIns)
}

/**
 * A million students on one morning, by a simulation that is fed with the times measured here, after it has foretold a real
 * stampede of 2,000 on this machine.
 */
export async function benchNation(stack: AsyncDisposableStack): Promise<void> {
  const { db, save } = await openClassroom(stack, stampede, everyMs)
  await save(5, 1)
  const times = await measureTimes(db)
  console.log(times)
  const real = await save(seconds, 100_000)
  const told = simulateSaves(() => stampede / everyMs, seconds * 1_000, times, createRandom(1))
  const [p50, p99] = [quantile(real.latencies, 0.5), quantile(real.latencies, 0.99)]
  printTable(
    ['a stampede of 2,000', 'saves', 'p50 ms', 'p99 ms'],
    [
      ['measured', real.latencies.length, round(p50), round(p99)],
      ['simulated', told.served, round(told.p50), round(told.p99)],
    ],
  )
  console.log()
  printNation(times)
  judgeBudgets('\nsimulated to measured', '×', [
    { name: 'saves', reached: told.served / real.latencies.length, least: 0.7, most: 1.5 },
    { name: 'half of them within', reached: told.p50 / p50, least: 0.33, most: 3 },
  ])
}
