import { median } from '@gerbang/scoring/statistics/median.ts'
import { openLoader } from '../load/loader.ts'
import type { SubmitOutcome, SubmitTask } from '../load/submit-load.ts'
import { judge, judgeBudgets, printTable } from '../table.ts'
import { openBenchDatabase } from '../world/database.ts'
import { naiveServer, realServer, startServer } from '../world/server.ts'
import { createBenchTryout, createRunning } from '../world/students.ts'
import { countClosed, fillAnswers, forgetClosings } from './closings.ts'

const students = 10_000
const warmUpStudents = 1_000
const rounds = 3
const seconds = 8
const connections = 128
const wanted = 3
const leastPerSecond = 1_500

/** Submits of many students on Gerbang against the plain implementation in `naive/`, in turn. */
export async function benchSubmits(stack: AsyncDisposableStack): Promise<void> {
  const { url, db, description } = await openBenchDatabase(stack)
  const tryout = await createBenchTryout(db)
  await createRunning(db, tryout, 0, students)
  await fillAnswers(db, tryout)
  const naive = await startServer(stack, naiveServer, { DATABASE_URL: url })
  const real = await startServer(stack, realServer, { DATABASE_URL: url })
  const ask = openLoader<SubmitTask, SubmitOutcome>(stack, 'submit-load.ts')

  async function measure(port: number, count: number): Promise<number> {
    await forgetClosings(db)
    const { submitted, ms } = await ask({ connections, seconds, slug: tryout.slug, port, count })
    const stored = await countClosed(db)
    if (stored.closed !== submitted || stored.scored !== submitted)
      throw new Error(`${submitted} handed in, ${stored.closed} closed, ${stored.scored} scored`)
    return (submitted / ms) * 1000
  }

  await measure(naive.port, warmUpStudents)
  await measure(real.port, warmUpStudents)
  const plain: number[] = []
  const ours: number[] = []
  for (let round = 0; round < rounds; round++) {
    plain.push(await measure(naive.port, students))
    ours.push(await measure(real.port, students))
  }
  printTable(
    ['round', 'naive submits/s', 'Gerbang submits/s', 'ratio'],
    ours.map((speed, round) => {
      const before = plain[round] ?? 1
      return [String(round + 1), before.toFixed(0), speed.toFixed(0), (speed / before).toFixed(2)]
    }),
  )
  console.log(`
Each student hands in a last sub-test of ${tryout.sub_test.items.length} stored answers, over one of ${connections} kept-alive
connections; one process each of bench/naive and of Gerbang, in turn on ${description}, the load generator on the
same cores. Between rounds the closings are forgotten; after each as many are closed and scored as were acknowledged.`)
  judge('Gerbang to naive, median', median(ours.map((speed, round) => speed / (plain[round] ?? 1))), wanted)
  judgeBudgets('Submits', 'a second', [{ name: 'median', reached: median(ours), least: leastPerSecond }])
}
