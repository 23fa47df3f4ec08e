import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import type { Database } from '../../apps/server/src/db/database.ts'
import { refreshRanking } from '../../apps/server/src/features/scores/rankings/ranking.jobs.ts'
import { type Connection, openConnections, writeRequest } from '../load/connection.ts'
import { openLoader } from '../load/loader.ts'
import type { PacedOutcome, PacedTask } from '../load/paced-saves.ts'
import { judgeBudgets, printTable, quantile } from '../table.ts'
import { openBenchDatabase } from '../world/database.ts'
import { createFinished } from '../world/finished.ts'
import { readParent, readProcessor, realServer, type ServerProcess, startServer } from '../world/server.ts'
import { describeStudent } from '../world/student.ts'
import { type BenchTryout, createBenchTryout, createRunning } from '../world/students.ts'

const usualStudents = 100_000
const perSecond = 20
const seconds = 120
const warmUpSeconds = 20
/** So many submits are followed until the ranking shows them. */
const followedEvery = 40
const lookMs = 100
const busyMs = 250
const savers = 100
const everyMs = 1_000
const senders = 8

const most = { freshMs: 10_000, core: 0.1, times: 1.2 }

/** Students in the last of their sub-tests, with the schools and provinces of others, two choices, and scores of what they handed in. */
async function createLast(
  db: Database,
  tryout: BenchTryout,
  others: string[],
  range: { first: number; count: number },
) {
  await createRunning(db, tryout, range.first, range.count)
  const ids = sql`between ${describeStudent(range.first).id}::uuid and ${describeStudent(range.first + range.count - 1).id}::uuid`
  await sql`
    insert into progresses (bucket, id, attempt_id, user_id, sub_test_id, started_at, ends_at, lease, client_id,
      submitted_at, closed_by, receipt)
    select a.bucket, p.id, a.id, a.user_id, t.id, a.started_at, a.started_at + interval '10 minutes', a.id, a.id,
      a.started_at, 'student', jsonb_build_object('progress_id', p.id, 'submitted_at', a.started_at,
        'closed_by', 'student', 'questions', 4, 'answered', 0, 'flagged', 0, 'hash', repeat('0', 64))
    from attempts a, unnest(${others}::uuid[]) as t (id),
      lateral (select gen_random_uuid() as id from (select t.id, a.id) one) p
    where a.id ${ids}
  `.execute(db)
  await sql`
    insert into sub_test_scores (bucket, attempt_id, score_run_id, sub_test_id, correct, partial, wrong, blank, raw, max,
      scaled, scaled_se)
    select a.bucket, a.id, r.id, t.id, 2, 0, 1, 1, 2, 4, (a.drawn + 80 * (random() - 0.5)), 45
    from (select *, 500 + 300 * (random() - 0.5) as drawn from attempts where id ${ids}) a, score_runs r,
      unnest(${others}::uuid[]) as t (id)
    where r.tryout_id = ${tryout.id} and r.status = 'published'
  `.execute(db)
  await sql`
    update users u set province_id = o.province_id, school_name = o.school_name
    from attempts a join attempts of on of.tryout_id = a.tryout_id and of.seed = a.seed - ${range.first}::int
    join users o on o.id = of.user_id
    where u.id = a.user_id and a.id ${ids} and of.status = 'scored'
  `.execute(db)
  await sql`
    insert into attempt_choices (bucket, attempt_id, priority, major_id)
    select a.bucket, a.id, p, m.ids[1 + (a.seed * 7 + p) % 1500]
    from attempts a, (select array_agg(id order by id) as ids from majors) m, generate_series(1, 2) p where a.id ${ids}
  `.execute(db)
  await sql`vacuum analyze`.execute(db)
}

const request = (method: string, path: string, { token }: { token: string }, body?: string) =>
  writeRequest(method, `/api/v1${path}`, [`authorization: Bearer ${token}`], body)

/** Asks again where the server is too busy, as a browser does. */
async function ask({ send }: Connection, written: string): Promise<Buffer> {
  for (;;) {
    const { status, body } = await send(written)
    if (status === 200) return body
    if (status !== 503) throw new Error(`Status ${status}: ${body.toString('utf8', 0, 300)}`)
    await sleep(busyMs)
  }
}

async function submit(connection: Connection, slug: string, number: number): Promise<void> {
  const student = describeStudent(number)
  const body = JSON.stringify({ lease: student.id, answers: [] })
  await ask(connection, request('PATCH', `/tryouts/${slug}/progresses/${student.id}/submit`, student, body))
}

/** Milliseconds until the ranking page shows the student's own row. */
async function follow(connection: Connection, slug: string, number: number): Promise<number> {
  const began = performance.now()
  const path = `/tryouts/${slug}/ranking?per_page=10&around=true`
  for (;;) {
    const body = await ask(connection, request('GET', path, describeStudent(number)))
    if (JSON.parse(body.toString()).meta.own !== null) return performance.now() - began
    await sleep(lookMs)
  }
}

interface Pace {
  slug: string
  first: number
  count: number
  follows: boolean
}

/** So many hand in each second, one after another at their moments; returns how long those followed waited. */
async function submitPaced(port: number, { slug, first, count, follows }: Pace): Promise<number[]> {
  const connections = await openConnections(port, senders)
  const [reader] = await openConnections(port, 1)
  const began = performance.now()
  const waits: number[] = []
  let isFollowing = false
  const followed: Promise<unknown>[] = []
  async function note(number: number): Promise<void> {
    if (isFollowing || !reader) return
    isFollowing = true
    waits.push(await follow(reader, slug, number))
    isFollowing = false
  }
  await Promise.all(
    connections.map(async (connection, own) => {
      for (let n = own; n < count; n += senders) {
        await sleep(Math.max(0, began + (n * 1_000) / perSecond - performance.now()))
        await submit(connection, slug, first + n)
        if (follows && n % followedEvery === 0) followed.push(note(first + n))
      }
    }),
  )
  await Promise.all(followed)
  for (const connection of [...connections, reader]) connection?.close()
  return waits
}

/** Nobody can rank this try-out until what is returned is called. */
async function keepFromRanking(url: string, tryoutId: string): Promise<() => Promise<void>> {
  // Gerbang's own connections may not wait in a transaction for so long.
  const holding = new pg.Client(url)
  // Where the run fails, its database ends first.
  holding.on('error', () => {})
  await holding.connect()
  await holding.query('begin')
  await holding.query('select from ranking_snapshots where tryout_id = $1 for update', [tryoutId])
  await holding.query('select pg_advisory_lock(hashtextextended($1, 0))', [tryoutId])
  return () => holding.end()
}

/** Processor seconds of server and database until now. */
async function openMeter(db: Database, server: ServerProcess): Promise<() => number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  const postmaster = readParent(String(rows[0]?.pid))
  return () => server.readProcessor() + readProcessor(postmaster)
}

async function createWorld(stack: AsyncDisposableStack, students: number) {
  const { url, db, description } = await openBenchDatabase(stack)
  // Its first start fills in what every installation has: provinces among it.
  await (await startServer(stack, realServer, { DATABASE_URL: url })).stop()
  const other = await createBenchTryout(db)
  const firstSaver = 2 * students
  await createRunning(db, other, firstSaver, savers)
  const { sub_tests, ...tryout } = await createFinished(db, { students })
  const sub_test = sub_tests.at(-1)
  if (!sub_test) throw new Error('A try-out without a sub-test')
  const count = perSecond * (seconds + warmUpSeconds)
  const others = sub_tests.slice(0, -1).map(({ id }) => id)
  const kinds = ['without', 'with'] as const
  for (const [nth] of kinds.entries())
    await createLast(db, { ...tryout, program_id: tryout.program_id, sub_test }, others, {
      first: students + nth * count,
      count,
    })
  const began = performance.now()
  await refreshRanking(db, tryout.id, new Date())
  const ranked = (performance.now() - began) / 1_000
  await sql`vacuum analyze`.execute(db)
  return { url, db, description, tryout, other, firstSaver, ranked, kinds }
}

/**
 * Submits at a pace into an instant try-out that so many have finished, once while nobody may rank and once as a server has it, beside
 * a class that saves in another one.
 */
export async function benchIncrements(
  stack: AsyncDisposableStack,
  [given = String(usualStudents)]: string[],
): Promise<void> {
  const students = Number(given)
  const { url, db, description, tryout, other, firstSaver, ranked, kinds } = await createWorld(
    stack,
    students,
  )
  const server = await startServer(stack, realServer, { DATABASE_URL: url })
  const readUsed = await openMeter(db, server)
  const save = openLoader<PacedTask, PacedOutcome>(stack, 'paced-saves.ts')
  const found: Record<string, { used: number; saves: number[]; waits: number[]; load: number }> = {}
  for (const [nth, kind] of kinds.entries()) {
    const release = kind === 'without' ? await keepFromRanking(url, tryout.id) : undefined
    const first = students + nth * perSecond * (seconds + warmUpSeconds)
    const pace = { slug: tryout.slug, first, follows: false }
    await submitPaced(server.port, { ...pace, count: perSecond * warmUpSeconds })
    const before = readUsed()
    const [saved, waits] = await Promise.all([
      save({
        port: server.port,
        slug: other.slug,
        connections: savers,
        first: firstSaver,
        seconds,
        everyMs,
        seq: (nth + 1) * 10_000,
        questions: other.sub_test.items,
      }),
      submitPaced(server.port, {
        ...pace,
        first: first + perSecond * warmUpSeconds,
        count: perSecond * seconds,
        follows: kind === 'with',
      }),
    ])
    found[kind] = { used: readUsed() - before, saves: saved.latencies, waits, load: loadavg()[0] ?? 0 }
    await release?.()
  }
  await report(db, found, `${students} students on ${description}, ranked in ${ranked.toFixed(1)} s`)
}

type Found = Record<string, { used: number; saves: number[]; waits: number[]; load: number }>

async function report(db: Database, found: Found, world: string): Promise<void> {
  const { rows } = await sql<{ generations: number; late: number; participants: number }>`
    select s.generation as generations, s.participants,
      (select count(*) from ranking_rows r where r.generation = s.generation and r.late < 0) as late
    from ranking_snapshots s order by s.participants desc limit 1
  `.execute(db)
  console.log(`${world}; ${perSecond} hand in each second for ${seconds} s, ${savers} others save each second.
In the end ${rows[0]?.participants} are ranked, ${rows[0]?.late} of them late; the ranking was written ${rows[0]?.generations} times.\n`)
  printTable(
    ['ranking', 'CPU s of server and database', 'saves p50 ms', 'saves p99 ms', 'load'],
    Object.entries(found).map(([kind, { used, saves, load }]) => [
      kind,
      used.toFixed(1),
      quantile(saves, 0.5).toFixed(1),
      quantile(saves, 0.99).toFixed(1),
      load.toFixed(1),
    ]),
  )
  const { without, with: ours } = found
  if (!without || !ours) return
  console.log(
    `\n${ours.waits.length} followed: half were shown within ${quantile(ours.waits, 0.5).toFixed(0)} ms of their receipt.`,
  )
  judgeBudgets('a ranking by what comes in', '', [
    { name: 'ms until the slowest was shown', reached: Math.max(...ours.waits), most: most.freshMs },
    { name: 'of one core', reached: (ours.used - without.used) / seconds, most: most.core },
    {
      name: "saves' slowest hundredth, times",
      reached: quantile(ours.saves, 0.99) / quantile(without.saves, 0.99),
      most: most.times,
    },
  ])
}
