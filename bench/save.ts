import { median } from '@gerbang/scoring/statistics/median.ts'
import { openLoader } from './load/loader.ts'
import type { SaveOutcome, SaveTask } from './load/save-load.ts'
import { preparePgbench, requirePgbench } from './save/pgbench.ts'
import { prepareWrk, requireWrk } from './save/wrk.ts'
import { judge, printTable } from './table.ts'
import { countLost } from './world/count-lost.ts'
import { openBenchDatabase } from './world/database.ts'
import { realServer, startServer } from './world/server.ts'
import { createBenchTryout, createRunning } from './world/students.ts'

const students = 5_000
const rounds = 15
const seconds = 4
const proofSeconds = 8
const warmUpSeconds = 3
const connections = 512
const clients = 16
const wanted = 1.2

/**
 * Saves over HTTP against the same upsert by pgbench, in turn, on one PostgreSQL. A loader of our own warms the server
 * up and knows each answer that was acknowledged; the rounds are driven by wrk, which takes as little of the cores as
 * pgbench does.
 */
export async function benchSave(stack: AsyncDisposableStack): Promise<void> {
  const version = await requirePgbench()
  await requireWrk()
  const { url, db, description } = await openBenchDatabase(stack)
  const tryout = await createBenchTryout(db)
  await createRunning(db, tryout, 0, 2 * students)
  const questions = tryout.sub_test.items
  const server = await startServer(stack, realServer, { DATABASE_URL: url })
  const runPgbench = await preparePgbench(stack, questions)
  const runWrk = await prepareWrk(stack, { slug: tryout.slug, students, questions })
  const ask = openLoader<SaveTask, SaveOutcome>(stack, 'save-load.ts')
  const engine = { url, clients, first: students, count: students }

  const proof = { port: server.port, slug: tryout.slug, connections, questions, students }
  const { newest, refused } = await ask({ ...proof, seconds: proofSeconds })
  if (refused > 0) throw new Error(`${refused} saves were refused`)
  const lost = await countLost(db, questions, newest)
  await runPgbench({ ...engine, seconds: warmUpSeconds })

  const ratios: number[] = []
  const rows: string[][] = []
  for (let round = 1; round <= rounds; round++) {
    const raw = await runPgbench({ ...engine, seconds })
    const saves = await runWrk({ port: server.port, connections, seconds, seq: round * 10_000_000 })
    ratios.push(saves / raw)
    rows.push([String(round), raw.toFixed(0), saves.toFixed(0), (saves / raw).toFixed(2)])
  }

  printTable(['round', 'pgbench/s', 'HTTP saves/s', 'ratio'], rows)
  console.log(`
${newest.filter(seq => seq > 0).length} acknowledged answers looked up in the table: ${lost} lost.
One server process with its usual threads, over ${connections} kept-alive connections, each save acknowledged after its commit, against ${version},
${clients} clients, one prepared guarded upsert per save, in turn on ${description};
${students} students each, load generators on the same cores.`)
  if (lost > 0) process.exitCode = 1
  judge('HTTP saves to pgbench, median', median(ratios), wanted)
}
