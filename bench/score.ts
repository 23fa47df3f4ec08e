import type { Database } from '../apps/server/src/db/database.ts'
import { limits } from '../apps/server/src/limits.ts'
import { createProgram, createTryout } from '../apps/server/src/testing/factories.ts'
import { simulateSittings } from '../apps/server/src/testing/simulated-sittings.ts'
import { sql } from 'kysely'
import { judge } from './table.ts'
import { createAsk, signInAdmin } from './world/admin.ts'
import { openBenchDatabase } from './world/database.ts'
import { digestRun, printPhases, waitForRanks } from './world/runs.ts'
import { realServer, startServer } from './world/server.ts'

const students = 5_000
const subTests = 7
const questions = 23
const wantedSeconds = 15

async function createSat(db: Database) {
  const program = await createProgram(db)
  const tryout = await createTryout(db, {
    program_id: program.id,
    scoring: 'irt',
    sub_tests: subTests,
    questions,
    closes_at: new Date(Date.now() + 3_600_000).toISOString(),
    result_release: 'at_close',
  })
  await simulateSittings(db, tryout.id, { students, at: new Date() })
  await sql`vacuum analyze`.execute(db)
  return tryout
}

/** 5,000 students from the close of their try-out to published ranks by item response, and once more to the same bytes. */
export async function benchScore(stack: AsyncDisposableStack): Promise<void> {
  const { url, db, description } = await openBenchDatabase(stack)
  const tryout = await createSat(db)
  const token = await signInAdmin(db)
  const server = await startServer(stack, realServer, { DATABASE_URL: url })

  const closes_at = new Date(Date.now() - limits.answerGraceMs).toISOString()
  const start = performance.now()
  await db.updateTable('tryouts').set({ closes_at }).where('id', '=', tryout.id).execute()
  const first = await waitForRanks(db, tryout.id, 2)
  const seconds = (performance.now() - start) / 1000
  await printPhases(db, first)

  const again = performance.now()
  await createAsk(server.port, token)(`/admin/tryouts/${tryout.id}/rescore`, {
    method: 'POST',
    body: { reason: 'Pengukuran ulang', publish: true },
  })
  const second = await waitForRanks(db, tryout.id, 3)
  const secondsAgain = (performance.now() - again) / 1000
  const [one, other] = [await digestRun(db, first), await digestRun(db, second)]
  const isSame = one === other && first.data_hash === second.data_hash

  console.log(`
${first.participants} students ranked, ${subTests} sub-tests of ${questions} questions, on ${description}.
From the close to published ranks: ${seconds.toFixed(1)} s; scored, published and ranked again: ${secondsAgain.toFixed(1)} s.
Data hash ${first.data_hash}; scores and findings of both runs ${isSame ? 'are the same bytes' : 'DIFFER'}: ${one}`)
  if (!isSame) process.exitCode = 1
  judge(`${wantedSeconds} s to the time taken`, wantedSeconds / seconds, 1)
}
