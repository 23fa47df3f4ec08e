import { sql } from 'kysely'
import type { Database } from '../apps/server/src/db/database.ts'
import { createProgram, createTryout } from '../apps/server/src/testing/factories.ts'
import { judgeBudgets } from './table.ts'
import { signIn } from './world/accounts.ts'
import { openBenchDatabase } from './world/database.ts'
import { watchMemory } from './world/measure.ts'
import { realServer, startServer } from './world/server.ts'

const rows = 200_000
const mostMb = 100

/** A ranking as its job leaves it, without the attempts behind it: an export reads nothing else. */
async function createRanking(db: Database) {
  const program = await createProgram(db)
  const tryout = await createTryout(db, { program_id: program.id, sub_tests: 7, questions: 1 })
  await sql`
    insert into users (id, name, username, email, email_verified_at, role, status, program_id, school_name, created_at,
      updated_at)
    select gen_random_uuid(), 'Siswa ' || n, 'siswa-' || n, 'siswa-' || n || '@bench.test', now(), 'student', 'active',
      ${program.id}::uuid, 'SMA Negeri ' || n % 800, now(), now()
    from generate_series(1, ${rows}::int) n`.execute(db)
  await sql`
    insert into ranking_rows (tryout_id, position, rank, user_id, attempt_id, total, total_se, finished_at,
      scaled, scaled_se)
    select ${tryout.id}::uuid, n, n, id, id, 1000 - n / 250.0, 30.125, now(),
      array_fill((1000 - n / 250.0)::float8, array[7]), array_fill(60.5::float8, array[7])
    from (select id, row_number() over (order by id) as n from users where role = 'student') one`.execute(db)
  await sql`
    insert into ranking_snapshots (tryout_id, score_run_id, participants, computed_at, major_ids)
    select ${tryout.id}::uuid, id, ${rows}::int, now(), '{}' from score_runs
    where tryout_id = ${tryout.id} and status = 'published'`.execute(db)
  await sql`vacuum analyze`.execute(db)
  return tryout
}

/** Reads a file to its end without keeping it. */
async function download(url: string, token: string) {
  const began = performance.now()
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  if (!response.ok || !response.body) throw new Error(`${url}: ${response.status}`)
  let bytes = 0
  for await (const part of response.body) bytes += part.length
  return { bytes, seconds: (performance.now() - began) / 1000 }
}

/** What a ranking of 200,000 students costs the server to write into a file. */
export async function benchExport(stack: AsyncDisposableStack): Promise<void> {
  const { url, db, description } = await openBenchDatabase(stack)
  const tryout = await createRanking(db)
  const token = await signIn(db, 'admin')
  const server = await startServer(stack, realServer, { DATABASE_URL: url })
  const path = `http://127.0.0.1:${server.port}/api/v1/admin/scores/tryouts/${tryout.id}`
  // One page, so that what every request needs is there.
  await download(path, token)
  const budgets = []
  for (const format of ['csv', 'xlsx']) {
    const idle = server.readMemory()
    const [{ bytes, seconds }, most] = await watchMemory(
      server,
      download(`${path}/export?format=${format}`, token),
    )
    const name = `${format}, ${(bytes / 1e6).toFixed(0)} MB in ${seconds.toFixed(0)} s, idle ${idle.toFixed(0)} MB`
    budgets.push({ name, reached: most - idle, most: mostMb })
  }
  judgeBudgets(`${rows.toLocaleString('en')} rows`, 'MB more', budgets)
  console.log(`Resident memory of the server's process, looked at ten times a second, on ${description}.`)
}
