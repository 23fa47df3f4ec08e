import { loadavg } from 'node:os'
import { sql } from 'kysely'
import type { Database } from '../../apps/server/src/db/database.ts'
import { rankApart } from '../../apps/server/src/features/scores/rankings/rank-apart.ts'
import { refreshRanking } from '../../apps/server/src/features/scores/rankings/ranking.jobs.ts'
import { limits } from '../../apps/server/src/limits.ts'
import { openConnections, writeRequest } from '../load/connection.ts'
import { judgeBudgets, printTable, quantile } from '../table.ts'
import { openBenchDatabase } from '../world/database.ts'
import { createFinished } from '../world/finished.ts'
import { realServer, startServer } from '../world/server.ts'
import { describeStudent } from '../world/student.ts'

const usualStudents = 100_000
const mostSeconds = 60
/** Of the slowest hundredth, against a server that does nothing else. */
const mostTimes = 2
const readers = 4
const calmMs = 20_000

/** Milliseconds of each result page, while some work goes on. */
async function readMeanwhile(port: number, path: string, students: number, work: Promise<unknown>) {
  const connections = await openConnections(port, readers)
  const times: number[] = []
  let isOver = false
  let asked = 0
  const ended = work.finally(() => void (isOver = true))
  await Promise.all(
    connections.map(async connection => {
      while (!isOver) {
        const { token } = describeStudent((asked++ * 7919) % students)
        const began = performance.now()
        const { status } = await connection.send(
          writeRequest('GET', path, [`authorization: Bearer ${token}`]),
        )
        if (status !== 200) throw new Error(`${path} answered ${status}`)
        times.push(performance.now() - began)
      }
    }),
  )
  await ended
  for (const connection of connections) connection.close()
  return times
}

async function timeSeconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1000
}

/** The rows of the ranking written once more by PostgreSQL alone, with the same indexes. */
async function copyRanking(db: Database): Promise<void> {
  await sql`create table copied (like ranking_rows including all)`.execute(db)
  await sql`insert into copied select * from ranking_rows order by position`.execute(db)
  await sql`drop table copied`.execute(db)
}

/** Everybody ranked anew, as a server has it done, while four others read their results. */
export async function benchRebuild(
  stack: AsyncDisposableStack,
  [given = String(usualStudents)]: string[],
): Promise<void> {
  const students = Number(given)
  const { url, db, description } = await openBenchDatabase(stack)
  // Its first start fills in what every installation has: provinces among it.
  await (await startServer(stack, realServer, { DATABASE_URL: url })).stop()
  let tryout = { id: '', slug: '' }
  const seeded = await timeSeconds(async () => {
    tryout = await createFinished(db, { students, withProgresses: false })
  })
  await refreshRanking(db, tryout.id, new Date())
  const copied = await timeSeconds(() => copyRanking(db))
  await sql`vacuum analyze`.execute(db)
  const { port } = await startServer(stack, realServer, { DATABASE_URL: url })
  const path = `/api/v1/tryouts/${tryout.slug}/progresses/result`
  const calm = await readMeanwhile(port, path, students, new Promise(resolve => setTimeout(resolve, calmMs)))
  let ranked = 0
  const at = new Date().toISOString()
  const rank = () =>
    rankApart({ database_url: url, tryout_id: tryout.id, at, connections: limits.rankingConnections })
  const work = timeSeconds(rank).then(seconds => void (ranked = seconds))
  const busy = await readMeanwhile(port, path, students, work)

  console.log(
    `${students} students on ${description}, made in ${seeded.toFixed(0)} s; load ${loadavg()[0]?.toFixed(1)}.\n`,
  )
  printTable(
    ['results of others', 'p50 ms', 'p99 ms', 'pages'],
    [
      ['calm', calm],
      ['while everybody is ranked', busy],
    ].map(([name, times]) => [
      String(name),
      quantile(times as number[], 0.5).toFixed(1),
      quantile(times as number[], 0.99).toFixed(1),
      times?.length ?? 0,
    ]),
  )
  console.log()
  judgeBudgets(`everybody ranked; ${copied.toFixed(1)} s to write the rows alone`, 's', [
    { name: 'seconds', reached: ranked, most: mostSeconds },
  ])
  judgeBudgets('others meanwhile', 'times', [
    { name: 'slowest hundredth', reached: quantile(busy, 0.99) / quantile(calm, 0.99), most: mostTimes },
  ])
}
