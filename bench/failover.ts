import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { prepareSchema } from '../apps/server/src/db/prepare-database.ts'
import { checkWriters } from './crash/check-writers.ts'
import { createWriter, type Exam, type Writer, writeUntil } from './crash/writer.ts'
import { judgeBudgets, printTable } from './table.ts'
import { openForBench } from './world/database.ts'
import { realServer, startServer } from './world/server.ts'
import { createBenchTryout, createRunning } from './world/students.ts'

const execute = promisify(execFile)
const cluster = join(import.meta.dirname, '../ops/ha/cluster.sh')
const students = 40
const rounds = 2
const acts = ['switchover', 'kill-postmaster', 'kill-primary'] as const
const calmMs = 4_000
const lookMs = 25
/** A dead machine is noticed after ten seconds. */
const longestGapSeconds = 20

const countSaves = (writers: readonly Writer[]) => writers.reduce((sum, { saves }) => sum + saves, 0)

/** The longest time, in seconds, in which nobody was told that an answer is stored; until told to stop. */
async function watchGap(writers: readonly Writer[], isOver: () => boolean): Promise<number> {
  let [longest, last, since] = [0, countSaves(writers), performance.now()]
  while (!isOver()) {
    await sleep(lookMs)
    const now = countSaves(writers)
    if (now > last) since = performance.now()
    last = now
    longest = Math.max(longest, performance.now() - since)
  }
  return longest / 1_000
}

async function actOnce(folder: string, act: string, writers: readonly Writer[]): Promise<number> {
  let isOver = false
  const gap = watchGap(writers, () => isOver)
  await sleep(calmMs)
  await execute(cluster, [act, folder])
  await execute(cluster, ['revive', folder])
  await sleep(calmMs)
  isOver = true
  return gap
}

/**
 * Students who answer without a pause while the primary of a Patroni cluster changes, dies and loses its machine. FOLDER
 * and URL are those of `ops/ha/cluster.sh start`, still empty.
 */
export async function benchFailover(
  stack: AsyncDisposableStack,
  [folder = '', url = '']: string[],
): Promise<void> {
  if (!folder || !url) throw new Error('npm run bench -- failover FOLDER URL: a cluster of ops/ha/cluster.sh')
  await prepareSchema(url)
  const db = openForBench(stack, url)
  const tryout = await createBenchTryout(db)
  await createRunning(db, tryout, 0, students)
  const { port } = await startServer(stack, realServer, { DATABASE_URL: url })
  const exam: Exam = {
    findPort: () => port,
    describe: ({ id }) => ({ path: `/tryouts/${tryout.slug}/progresses/${id}`, proof: { lease: id } }),
    questions: tryout.sub_test.items,
  }
  const writers = Array.from({ length: students }, (_, number) => createWriter(number))
  let isOver = false
  const work = Promise.all(writers.map(writer => writeUntil(exam, writer, () => isOver)))
  const gaps: [string, number][] = []
  for (let round = 1; round <= rounds; round++)
    for (const act of acts) gaps.push([act, await actOnce(folder, act, writers)])
  isOver = true
  await work
  printTable(
    ['what happened', 's without a save'],
    gaps.map(([act, gap]) => [act, gap.toFixed(1)]),
  )
  const { lost = 0, phantom = 0 } = await checkWriters(db, writers, exam.questions)
  judgeBudgets('failover', '', [
    { name: 'acknowledged saves', reached: countSaves(writers), least: 10_000 },
    { name: 'of them lost', reached: lost, most: 0 },
    { name: 'stored that nobody sent', reached: phantom, most: 0 },
    { name: 'longest gap, s', reached: Math.max(...gaps.map(([, gap]) => gap)), most: longestGapSeconds },
  ])
}
