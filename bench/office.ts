import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../apps/server/src/db/database.ts'
import { limits } from '../apps/server/src/limits.ts'
import { createProgram, createTryout } from '../apps/server/src/testing/factories.ts'
import { createStudentCode } from '../apps/server/src/testing/registrations.ts'
import { simulateSittings } from '../apps/server/src/testing/simulated-sittings.ts'
import { type Budget, judgeBudgets, median } from './table.ts'
import { createAsk, signInAdmin } from './world/admin.ts'
import { openBenchDatabase } from './world/database.ts'
import { digestRun, printPhases, waitForRanks } from './world/runs.ts'
import { realServer, startServer } from './world/server.ts'

const subTests = 7
const questions = 20
const tries = 20
const warmUps = 5
const mostReadMs = 300
const mostFreshSeconds = 10
const mostRegradeSeconds = 60
const pollMs = 200

type Tryout = Awaited<ReturnType<typeof createTryout>>
type Ask = ReturnType<typeof createAsk>

async function createSat(db: Database, students: number) {
  const program = await createProgram(db)
  const tryout = await createTryout(db, {
    program_id: program.id,
    scoring: 'irt',
    sub_tests: subTests,
    questions,
    closes_at: new Date(Date.now() + 86_400_000).toISOString(),
    result_release: 'at_close',
  })
  const ids = await simulateSittings(db, tryout.id, { students, at: new Date() })
  return { tryout, ids }
}

/** 800 schools in all provinces; every other student has a code of one of ten batches. Wants the reference data of a server's start. */
async function spread(db: Database, program_id: string): Promise<void> {
  await sql`
    with numbered as (select id, row_number() over (order by id) as n from users where role = 'student'),
      places as (select array_agg(id order by id) as ids from provinces)
    update users u set school_name = 'SMA Negeri ' || (n.n % 800),
      province_id = places.ids[1 + n.n % cardinality(places.ids)]
    from numbered n, places where n.id = u.id`.execute(db)
  for (let batch = 0; batch < 10; batch++) {
    const { id } = await createStudentCode(db, { program_id, batch: `Angkatan ${batch}`, max_uses: 100_000 })
    await sql`
      insert into student_code_redemptions (student_code_id, user_id, redeemed_at)
      select ${id}::uuid, n.id, now()
      from (select id, row_number() over (order by id) as n from users where role = 'student') n
      where n.n % 20 = ${batch}`.execute(db)
  }
  await sql`vacuum analyze`.execute(db)
}

async function readParticipants(ask: Ask, { id }: Pick<Tryout, 'id'>): Promise<number> {
  const { data } = JSON.parse(await ask(`/admin/reports/tryouts/${id}`))
  return data.total.students
}

async function waitForReport(ask: Ask, tryout: Tryout, participants: number): Promise<void> {
  while ((await readParticipants(ask, tryout)) !== participants) await sleep(pollMs)
}

/** Archives one attempt, which concerns every figure; seconds until the report is without it. */
async function measureFreshness(ask: Ask, tryout: Tryout, userId: string, left: number): Promise<number> {
  await ask(`/admin/scores/tryouts/${tryout.id}/users/${userId}/reset`, {
    method: 'DELETE',
    body: { reason: 'Pengukuran kesegaran laporan' },
  })
  const began = performance.now()
  await waitForReport(ask, tryout, left)
  return (performance.now() - began) / 1000
}

async function measureReads(ask: Ask, tryout: Tryout, runId: string, students: number): Promise<Budget[]> {
  const report = `/admin/reports/tryouts/${tryout.id}`
  const ranking = `/admin/scores/tryouts/${tryout.id}`
  const paths = {
    'list of reports': '/admin/reports',
    'report of a try-out': report,
    'report of a batch': `${report}?batch=Angkatan%203`,
    'report of a school': `${report}?school=SMA%20Negeri%2017`,
    'table of questions': `/admin/scores/runs/${runId}/items`,
    'ranking, first page': ranking,
    'ranking, last page': `${ranking}?page=${Math.floor(students / 20)}`,
    'ranking by name': `${ranking}?sort=name`,
    'ranking, searched': `${ranking}?search=siswa%204711`,
    'ranking of a school': `${ranking}?school=SMA%20Negeri%2017`,
    'schools of the filter': `${ranking}/schools?search=17`,
  }
  const budgets: Budget[] = []
  for (const [name, path] of Object.entries(paths)) {
    const times: number[] = []
    for (let round = 0; round < warmUps + tries; round++) {
      const began = performance.now()
      await ask(path)
      if (round >= warmUps) times.push(performance.now() - began)
    }
    budgets.push({ name, reached: median(times), most: mostReadMs })
  }
  return budgets
}

/** Seconds from the correction to ranks by it, and whether a full recomputation afterwards gives the same bytes. */
async function measureRegrade(db: Database, ask: Ask, tryout: Tryout, from: number) {
  const began = performance.now()
  await ask(`/admin/tryouts/${tryout.id}/questions/${tryout.sub_tests[0]?.items[3]?.question_id}`, {
    method: 'PATCH',
    body: { voided: true, publish: true, reason: 'Pengukuran penilaian ulang' },
  })
  const regraded = await waitForRanks(db, tryout.id, from + 1)
  const seconds = (performance.now() - began) / 1000
  await printPhases(db, regraded)
  await ask(`/admin/tryouts/${tryout.id}/rescore`, {
    method: 'POST',
    body: { publish: true, reason: 'Pengukuran penilaian ulang' },
  })
  const whole = await waitForRanks(db, tryout.id, from + 2)
  return { seconds, isSame: (await digestRun(db, regraded)) === (await digestRun(db, whole)) }
}

/** What an admin waits for after a try-out of 50,000: reports, tables, freshness, and a corrected key. */
export async function benchOffice(stack: AsyncDisposableStack, [given = '50000']: string[]): Promise<void> {
  const students = Number(given)
  const { url, db, description } = await openBenchDatabase(stack)
  const { tryout, ids } = await createSat(db, students)
  const token = await signInAdmin(db)
  const server = await startServer(stack, realServer, { DATABASE_URL: url })
  await spread(db, tryout.program_id)
  const ask = createAsk(server.port, token)
  await waitForReport(ask, tryout, students)
  const fresh: number[] = []
  for (let round = 1; round <= 3; round++)
    fresh.push(await measureFreshness(ask, tryout, ids[round] ?? '', students - round))

  const closes_at = new Date(Date.now() - limits.answerGraceMs).toISOString()
  await db.updateTable('tryouts').set({ closes_at }).where('id', '=', tryout.id).execute()
  const closing = await waitForRanks(db, tryout.id, 2)
  await printPhases(db, closing)
  const reads = await measureReads(ask, tryout, closing.id, students)
  const { seconds, isSame } = await measureRegrade(db, ask, tryout, 2)

  const heading = `${students.toLocaleString('en')} attempts, ${subTests} × ${questions} questions`
  judgeBudgets(heading, 'ms', reads)
  judgeBudgets(heading, 's', [
    { name: 'a change in the report, slowest of three', reached: Math.max(...fresh), most: mostFreshSeconds },
    { name: 'a voided question, scored by 3PL and ranked anew', reached: seconds, most: mostRegradeSeconds },
  ])
  console.log(`Scores and findings of the regrade and of a full run after it ${isSame ? 'are the same bytes' : 'DIFFER'}.
Medians of ${tries} requests each, one at a time, on ${description}; the server holds ${server.readMemory().toFixed(0)} MB.`)
  if (!isSame) process.exitCode = 1
}
