import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Database } from '../apps/server/src/db/database.ts'
import { prepareSchema } from '../apps/server/src/db/prepare-database.ts'
import { limits } from '../apps/server/src/limits.ts'
import { createProgram, createTryout, type TestTryout } from '../apps/server/src/testing/factories.ts'
import { countLost, sitWhole, type Toll } from './shards/attempts.ts'
import { judgeBudgets } from './table.ts'
import { createAsk, signIn } from './world/accounts.ts'
import { openBenchDatabase, openForBench } from './world/database.ts'
import { waitForRanks } from './world/runs.ts'
import { realServer, startServer } from './world/server.ts'
import { describeStudent } from './world/student.ts'
import { createEnrolled } from './world/students.ts'

const execute = promisify(execFile)
const cluster = join(import.meta.dirname, '../ops/citus/cluster.sh')
const students = 200
const killAfterMs = 3_000
const downMs = 3_000

async function openTryout(db: Database): Promise<TestTryout> {
  const program = await createProgram(db)
  return createTryout(db, {
    program_id: program.id,
    scoring: 'irt',
    sub_tests: 2,
    questions: 8,
    closes_at: new Date(Date.now() + 3_600_000).toISOString(),
    result_release: 'at_close',
  })
}

/** Everybody at once, the way a class sits down; and how many saves a second that made. */
async function sitTogether(port: number, tryout: TestTryout, first: number) {
  const began = performance.now()
  const numbers = Array.from({ length: students }, (_, index) => first + index)
  const tolls = await Promise.all(numbers.map(number => sitWhole({ port, tryout }, describeStudent(number))))
  const saves = tolls.reduce((sum, toll) => sum + toll.saves, 0)
  return { tolls, rate: saves / ((performance.now() - began) / 1000) }
}

const listFaults = (tolls: readonly Toll[]) => tolls.flatMap(({ faults }) => faults)

/** Ends the try-out, waits for its ranks, and reads what students and staff read; each refusal is a fault. */
async function readAll(db: Database, port: number, tryout: TestTryout, first: number): Promise<string[]> {
  const closes_at = new Date(Date.now() - limits.answerGraceMs).toISOString()
  await db.updateTable('tryouts').set({ closes_at }).where('id', '=', tryout.id).execute()
  await waitForRanks(db, tryout.id, 2)
  const student = createAsk(port, describeStudent(first).token)
  const admin = createAsk(port, await signIn(db, 'admin'))
  const reads = [
    ...['progresses/result', 'ranking', 'review', 'receipts'].map(
      name => () => student(`/tryouts/${tryout.slug}/${name}`),
    ),
    () => student('/dashboard'),
    ...['', '/export', '/schools', '/runs', '/events'].map(
      name => () => admin(`/admin/scores/tryouts/${tryout.id}${name}`),
    ),
    () => admin(`/admin/tryouts/${tryout.id}/live`),
    () => admin('/admin/dashboard'),
  ]
  const outcomes = await Promise.allSettled(reads.map(read => read()))
  return outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [String(outcome.reason)] : []))
}

/** The same attempts on the embedded PostgreSQL, in the same run. */
async function measurePlain(stack: AsyncDisposableStack): Promise<number> {
  const { url, db } = await openBenchDatabase(stack)
  const tryout = await openTryout(db)
  await createEnrolled(db, tryout, 0, students)
  const server = await startServer(stack, realServer, { DATABASE_URL: url })
  const { rate } = await sitTogether(server.port, tryout, 0)
  return rate
}

/**
 * Whole attempts on Citus, with a worker that dies in the middle of some of them: nothing acknowledged is lost, and scores,
 * ranks, results and exports come out. FOLDER is a cluster that `ops/citus/cluster.sh start` has made, still empty.
 */
export async function benchShards(
  stack: AsyncDisposableStack,
  [folder = '', url = '']: string[],
): Promise<void> {
  if (!folder || !url)
    throw new Error('npm run bench -- shards FOLDER URL: a cluster of ops/citus/cluster.sh')
  await prepareSchema(url)
  const db = openForBench(stack, url)
  const tryout = await openTryout(db)
  await createEnrolled(db, tryout, 0, 2 * students)
  const { port } = await startServer(stack, realServer, { DATABASE_URL: url })
  const calm = await sitTogether(port, tryout, 0)
  const [stormy] = await Promise.all([
    sitTogether(port, tryout, students),
    sleep(killAfterMs)
      .then(() => execute(cluster, ['kill-worker', folder]))
      .then(() => sleep(downMs))
      .then(() => execute(cluster, ['start-worker', folder])),
  ])
  const tolls = [...calm.tolls, ...stormy.tolls]
  const faults = [...listFaults(tolls), ...(await readAll(db, port, tryout, 0))]
  for (const fault of new Set(faults)) console.log(fault)
  const plain = await measurePlain(stack)
  console.log(`Saves a second: ${Math.round(calm.rate)} on shards, ${Math.round(plain)} on plain PostgreSQL`)
  judgeBudgets('on shards', '', [
    { name: 'whole attempts', reached: tolls.length, least: 2 * students },
    { name: 'replies that were no success', reached: faults.length, most: 0 },
    { name: 'acknowledged and lost', reached: await countLost(db, tolls), most: 0 },
  ])
}
