import { sql } from 'kysely'
import { openDatabase } from '../../apps/server/src/db/database.ts'
import { closeProgresses } from '../../apps/server/src/features/exam/progresses/close-progress.queries.ts'
import { createPapers } from '../../apps/server/src/features/exam/progresses/papers.ts'
import { listExpired } from '../../apps/server/src/features/exam/progresses/progresses.queries.ts'
import { sweepExpired } from '../../apps/server/src/features/exam/progresses/sweep.ts'
import { judge, judgeBudgets } from '../table.ts'
import { openBenchDatabase } from '../world/database.ts'
import { createBenchTryout, createRunning } from '../world/students.ts'
import { countClosed, fillAnswers, forgetClosings } from './closings.ts'

const students = 10_000
const alone = 500
const wanted = 3
const leastPerSecond = 5_000

const log = (line: string) => {
  throw new Error(line)
}

/** Sub-tests that nobody handed in, closed by the sweep against one by one, each with 20 answers. */
export async function benchSweep(stack: AsyncDisposableStack): Promise<void> {
  const { url, db } = await openBenchDatabase(stack)
  const tryout = await createBenchTryout(db)
  await createRunning(db, tryout, 0, students)
  await fillAnswers(db, tryout)
  const examDb = openDatabase({ url, connections: 2, name: 'sweep', readsByIndex: true, statementMs: 3_000 })
  stack.defer(() => examDb.destroy())
  const findPaper = createPapers(examDb)
  await findPaper(tryout.sub_test.id)
  const at = new Date(Date.now() + 24 * 3_600_000)

  async function measure(work: () => Promise<unknown>, count: number): Promise<number> {
    await forgetClosings(db)
    const began = performance.now()
    await work()
    const ms = performance.now() - began
    const stored = await countClosed(db)
    if (stored.closed !== count || stored.scored !== count)
      throw new Error(`${count} due, ${stored.closed} closed, ${stored.scored} scored`)
    return (count / ms) * 1000
  }

  async function closeOneByOne(): Promise<void> {
    for (const row of await listExpired(examDb, at.toISOString(), alone, 0))
      await closeProgresses(examDb, findPaper, [{ ...row, by: 'time', at }], 'wait')
  }
  const platform = { examDb, config: { is_sharded: false }, now: () => at, log }
  const sweep = () => sweepExpired(platform, findPaper, () => {})

  await measure(sweep, students)
  const plain = await measure(closeOneByOne, alone)
  const ours = await measure(sweep, students)
  const { rows } = await sql<{ right: number }>`select min(correct) as right from sub_test_scores`.execute(db)
  console.log(
    `${students} sub-tests of ${tryout.sub_test.items.length} answers, each at least ${rows[0]?.right} right.`,
  )
  judge('Sweep to one by one', ours / plain, wanted)
  judgeBudgets('Sub-tests swept', 'a second', [
    { name: 'one by one', reached: plain, least: 0 },
    { name: 'by the sweep', reached: ours, least: leastPerSecond },
  ])
}
