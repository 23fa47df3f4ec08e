import { openLoader } from '../load/loader.ts'
import { type MorningOutcome, type MorningTask, steps } from '../load/morning-load.ts'
import { countLost } from '../shards/attempts.ts'
import { countClosed } from '../submit/closings.ts'
import { judgeBudgets, printTable, quantile } from '../table.ts'
import { openBenchDatabase } from '../world/database.ts'
import { watchMemory } from '../world/measure.ts'
import { givePasswords } from '../world/passwords.ts'
import { realServer, startServer } from '../world/server.ts'
import { createBenchTryout, createEnrolled } from '../world/students.ts'

const students = 2_000
const password = 'lari pagi di alun-alun'
const seconds = 1_000
const minutes = 60 * seconds
const morning = {
  signInMs: 10 * minutes,
  startMs: minutes,
  answerMs: 3 * minutes,
  everyMs: 30 * seconds,
  submitMs: 10 * seconds,
}

const describeStep = ({ latencies }: MorningOutcome) =>
  steps.map(step => [
    step,
    latencies[step].length,
    ...[0.5, 0.99, 1].map(share => quantile(latencies[step], share).toFixed(0)),
  ])

/** A try-out's whole morning over HTTP: sign-in, start, paper, a save now and then, and everybody hands in at once. */
export async function benchMorning(stack: AsyncDisposableStack): Promise<void> {
  const { url, db, description } = await openBenchDatabase(stack)
  const tryout = await createBenchTryout(db)
  await createEnrolled(db, tryout, 0, students)
  await givePasswords(db, password)
  const server = await startServer(stack, realServer, { DATABASE_URL: url })
  const ask = openLoader<MorningTask, MorningOutcome>(stack, 'morning-load.ts')
  const { slug, sub_test } = tryout
  const task = { port: server.port, slug, sub_test_id: sub_test.id, questions: sub_test.items }
  const [outcome, most] = await watchMemory(server, ask({ ...task, ...morning, students, password }))
  const { closed, scored } = await countClosed(db)

  printTable(['', 'accepted', 'median ms', 'p99 ms', 'longest ms'], describeStep(outcome))
  const refusals = Object.entries(outcome.refused).map(([name, count]) => `${count} × ${name}`)
  console.log(`
Refused: ${refusals.join(', ') || 'none'}. ${closed} closed, ${scored} scored. ${most.toFixed(0)} MB at most.
${students} students sign in within ten minutes, start within one, save every 30 s for three and hand in within 10 s, each
call sent once; ${description}, the load generator on the same cores.
`)
  judgeBudgets('A morning', '', [
    { name: 'calls refused', reached: refusals.length, most: 0 },
    { name: 'students with a receipt and a score', reached: Math.min(closed, scored), least: students },
    { name: 'acknowledged answers lost', reached: await countLost(db, [outcome]), most: 0 },
    { name: 'p99 of saves, ms', reached: quantile(outcome.latencies.save, 0.99), most: 250 },
  ])
}
