import { limits } from '../apps/server/src/limits.ts'
import { describeSat, questions, reopenSat, subTests } from './score/create-sat.ts'
import { measureFreshness, measureReads, type Office, waitForReport } from './score/office.ts'
import { judge, judgeBudgets } from './table.ts'
import { createAsk, signIn } from './world/accounts.ts'
import { openWorld } from './world/kept.ts'
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
  await ask(`/admin/tryouts/${tryout.id}/questions/${tryout.question_id}`, {
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

/** The slowest of some changes until reports of a try-out that is still open show them. */
async function measureChanges(office: Office, students: number): Promise<number> {
  await waitForReport(office, students)
  const fresh: number[] = []
  for (const [place, id] of office.tryout.student_ids.entries())
    fresh.push(await measureFreshness(office, id, students - place - 1))
  return Math.max(...fresh)
}

/**
 * What an admin waits for around the close of a try-out: reports while it runs, published ranks by item response, a voided
 * question, and tables. A full run after the regrade must give the same bytes. Tells each as soon as it is known; `regrade`
 * leaves out the reports, the full run and the tables.
 */
export async function benchScore(
  stack: AsyncDisposableStack,
  [given = `${usualStudents}`, totals, only]: string[],
): Promise<void> {
  const students = Number(given)
  const world = describeSat(students, totals === 'joint' ? 'joint' : 'mean')
  const { url, db, description } = await openWorld(stack, world)
  const tryout = await reopenSat(db)
  const token = await signIn(db, 'admin')
  const server = await startServer(stack, realServer, { DATABASE_URL: url })
  const office: Office = { db, tryout, ask: createAsk(server.port, token) }
  const heading = `${students.toLocaleString('en')} attempts, ${subTests} × ${questions} questions, on ${description}`
  const judgeSeconds = (name: string, reached: number, most: number) =>
    judgeBudgets(heading, 's', [{ name, reached, most }])

  if (only !== 'regrade')
    judgeSeconds('a change in the report, slowest', await measureChanges(office, students), mostFreshSeconds)
  const closing = await close(office)
  console.log(`From the close to published ranks: ${closing.seconds.toFixed(1)} s.`)
  const regraded = await regrade(office, 3)
  judgeSeconds('a voided question, scored and ranked anew', regraded.seconds, mostRegradeSeconds)
  if (only === 'regrade') return
  const again = await rescore(office, 4)
  const same = await isSame(office, regraded.run, again)
  console.log(`Scores and findings of the regrade and of a full run after it ${tellSame(same)}.`)
  judgeBudgets(heading, 'ms', await measureReads(office, again.id, students))
  console.log(`${again.participants} students ranked. Medians of ${usualTries} requests each, one at a time; \
the server holds ${server.readMemory().toFixed(0)} MB.`)
  if (students === usualStudents)
    judge(`${wantedSeconds} s to the time from the close to ranks`, wantedSeconds / closing.seconds, 1)
}
