import { median } from '@gerbang/scoring/statistics/median.ts'
import { sql } from 'kysely'
import type { Database } from '../apps/server/src/db/database.ts'
import { openLoader } from './load/loader.ts'
import type { StartOutcome, StartTask } from './load/start-load.ts'
import { judge, printTable } from './table.ts'
import { openBenchDatabase } from './world/database.ts'
import { naiveServer, realServer, startServer } from './world/server.ts'
import { createBenchTryout, createEnrolled } from './world/students.ts'

const students = 16_000
const warmUpStudents = 1_000
const rounds = 3
const seconds = 6
const connections = 128
const wanted = 5

/** Back to the moment before the bell. */
async function forgetStarts(db: Database): Promise<void> {
  await sql`truncate progresses cascade`.execute(db)
  await sql`update attempts set status = 'enrolled', started_at = null where status <> 'enrolled'`.execute(db)
  await sql`
    update sessions set exam_until = null, last_seen_at = now() - interval '2 minutes' where user_agent = 'bench'
  `.execute(db)
  await sql`vacuum analyze`.execute(db)
}

async function countStarted(db: Database): Promise<number> {
  const counted = await db
    .selectFrom('progresses')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return counted.count
}

/** Start and paper of many students on Gerbang against the plain implementation in `naive/`, in turn. */
export async function benchStart(stack: AsyncDisposableStack): Promise<void> {
  const { url, db, description } = await openBenchDatabase(stack)
  const tryout = await createBenchTryout(db)
  await createEnrolled(db, tryout, 0, students)
  const naive = await startServer(stack, naiveServer, { DATABASE_URL: url })
  const real = await startServer(stack, realServer, { DATABASE_URL: url })
  const ask = openLoader<StartTask, StartOutcome>(stack, 'start-load.ts')

  const load = {
    connections,
    seconds,
    first: 0,
    slug: tryout.slug,
    sub_test_id: tryout.sub_test.id,
    questions: tryout.sub_test.items.length,
  }

  async function measure(port: number, count: number): Promise<StartOutcome> {
    await forgetStarts(db)
    const outcome = await ask({ ...load, port, count })
    const stored = await countStarted(db)
    if (stored !== outcome.started) throw new Error(`${outcome.started} started, ${stored} stored`)
    return outcome
  }

  await measure(naive.port, warmUpStudents)
  await measure(real.port, warmUpStudents)
  const ratios: number[] = []
  const rows: string[][] = []
  let paper = { sent: 0, unpacked: 0 }
  for (let round = 1; round <= rounds; round++) {
    const plain = await measure(naive.port, students)
    const ours = await measure(real.port, students)
    const [before, after] = [plain, ours].map(({ started, ms }) => (started / ms) * 1000)
    const ratio = (after ?? 0) / (before ?? 1)
    ratios.push(ratio)
    rows.push([String(round), before?.toFixed(0) ?? '', after?.toFixed(0) ?? '', ratio.toFixed(2)])
    paper = ours.paperBytes
  }

  printTable(['round', 'naive students/s', 'Gerbang students/s', 'ratio'], rows)
  console.log(`
Each student starts the sub-test and fetches its paper (${paper.unpacked} bytes, ${paper.sent} gzipped) over one of ${connections}
kept-alive connections; one process each of bench/naive and of Gerbang, in turn on ${description}, the load generator
on the same cores. Between rounds the starts are forgotten; after each the table holds as many as were acknowledged.`)
  judge('Gerbang to naive, median', median(ratios), wanted)
}
