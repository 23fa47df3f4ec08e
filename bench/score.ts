import { limits } from '../apps/server/src/limits.ts'
import { createSat, questions, spread, subTests } from './score/create-sat.ts'
import { measureFreshness, measureReads, type Office, waitForReport } from './score/office.ts'
import { judge, judgeBudgets } from './table.ts'
import { createAsk, signIn } from './world/accounts.ts'
import { openBenchDatabase } from './world/database.ts'
import { usualTries } from './world/measure.ts'
import { digestRun, printPhases, type RankedRun, waitForRanks } from './world/runs.ts'
import { realServer, startServer } from './world/server.ts'

const usualStudents = 5_000
const wantedSeconds = 15
const mostFreshSeconds = 10
const mostRegradeSeconds = 60

const secondsSince = (began: number) => (performance.now() - began) / 1000

/** Ends the try-out now; the first run of all its students, and the seconds until their ranks are published. */
async function close({ db, tryout }: Office) {
  const closes_at = new Date(Date.now() - limits.answerGraceMs).toISOString()
  const began = performance.now()
  await db.updateTable('tryouts').set({ closes_at }).where('id', '=', tryout.id).execute()
  const run = await waitForRanks(db, tryout.id, 2)
  const seconds = secondsSince(began)
  await printPhases(db, run)
  return { run, seconds }
}

async function rescore({ db, ask, tryout }: Office, number: number) {
  await ask(`/admin/tryouts/${tryout.id}/rescore`, {
    method: 'POST',
    body: { publish: true, reason: 'Pengukuran ulang' },
  })
  return waitForRanks(db, tryout.id, number)
}

/** Voids a question; the run that follows, and the seconds until its ranks are published. */
async function regrade({ db, ask, tryout }: Office, number: number) {
  const began = performance.now()
  await ask(`/admin/tryouts/${tryout.id}/questions/${tryout.sub_tests[0]?.items[3]?.question_id}`, {
    method: 'PATCH',
    body: { voided: true, publish: true, reason: 'Pengukuran penilaian ulang' },
  })
  const run = await waitForRanks(db, tryout.id, number)
  const seconds = secondsSince(began)
  await printPhases(db, run)
  return { run, seconds }
}

/** Whether a run after another, of the same answers and keys, gives the same bytes. */
async function isSame({ db }: Office, one: RankedRun, other: RankedRun): Promise<boolean> {
  const digests = [await digestRun(db, one), await digestRun(db, other)]
  const same = digests[0] === digests[1] && one.data_hash === other.data_hash
  if (!same) process.exitCode = 1
  return same
}

const tellSame = (same: boolean) => (same ? 'are the same bytes' : 'DIFFER')

/**
 * What an admin waits for around the close of a try-out: reports while it runs, published ranks by item response, tables,
 * and a voided question. Scoring again must give the same bytes.
 */
export async function benchScore(
  stack: AsyncDisposableStack,
  [given = `${usualStudents}`, totals]: string[],
): Promise<void> {
  const students = Number(given)
  const { url, db, description } = await openBenchDatabase(stack)
  const { tryout, ids } = await createSat(db, students, totals === 'joint' ? 'joint' : 'mean')
  const token = await signIn(db, 'admin')
  const server = await startServer(stack, realServer, { DATABASE_URL: url })
  await spread(db, tryout.program_id)
  const office: Office = { db, tryout, ask: createAsk(server.port, token) }
  await waitForReport(office, students)
  const fresh: number[] = []
  for (let round = 1; round <= 3; round++)
    fresh.push(await measureFreshness(office, ids[round] ?? '', students - round))

  const closing = await close(office)
  const again = await rescore(office, 3)
  const sameAgain = await isSame(office, closing.run, again)
  const reads = await measureReads(office, again.id, students)
  const regraded = await regrade(office, 4)
  const sameRegraded = await isSame(office, regraded.run, await rescore(office, 5))

  const heading = `${students.toLocaleString('en')} attempts, ${subTests} × ${questions} questions`
  judgeBudgets(heading, 'ms', reads)
  judgeBudgets(heading, 's', [
    { name: 'a change in the report, slowest of three', reached: Math.max(...fresh), most: mostFreshSeconds },
    {
      name: 'a voided question, scored and ranked anew',
      reached: regraded.seconds,
      most: mostRegradeSeconds,
    },
  ])
  console.log(`${again.participants} students ranked on ${description}; from the close to published ranks ${closing.seconds.toFixed(1)} s.
Scores and findings of a second run ${tellSame(sameAgain)}; those of the regrade and of a full run after it ${tellSame(sameRegraded)}.
Medians of ${usualTries} requests each, one at a time; the server holds ${server.readMemory().toFixed(0)} MB.`)
  if (students === usualStudents)
    judge(`${wantedSeconds} s to the time from the close to ranks`, wantedSeconds / closing.seconds, 1)
}
