import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { type Database, openDatabase } from '../../apps/server/src/db/database.ts'
import { rebuildRanking } from '../../apps/server/src/features/scores/rankings/rebuild-ranking.queries.ts'
import { limits } from '../../apps/server/src/limits.ts'
import { type Connection, openConnections, writeRequest } from '../load/connection.ts'
import { openLoader } from '../load/loader.ts'
import type { PacedOutcome, PacedTask } from '../load/paced-saves.ts'
import { judgeBudgets, printTable, quantile } from '../table.ts'
import { openBenchDatabase } from '../world/database.ts'
import { createFinished } from '../world/finished.ts'
import { readParent, readProcessor, realServer, startServer } from '../world/server.ts'
import { describeStudent } from '../world/student.ts'
import { type BenchTryout, createBenchTryout, createRunning } from '../world/students.ts'

const usualStudents = 100_000
const perSecond = 20
const seconds = 60
const warmUpSeconds = 15
/** One after another is followed until the ranking shows them, for so long, and costs what is not counted. */
const followedSeconds = 30
const followedEvery = 20
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

/** Processor seconds of the database until now. */
async function openMeter(db: Database): Promise<() => number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  const postmaster = readParent(String(rows[0]?.pid))
  return () => readProcessor(postmaster)
}

/** What it takes to write the whole ranking, as a server has it done. */
interface Writing {
  seconds: number
  /** Of the processor, of Node and database. */
  used: number
}

async function readConnections(db: Database): Promise<number> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where application_name = 'gerbang ranks'
  `.execute(db)
  return rows.reduce((sum, { pid }) => sum + readProcessor(String(pid)), 0)
}

/** In this process, by connections of its own, which are still there to tell what they used. */
async function writeRanking(db: Database, url: string, tryout_id: string): Promise<Writing> {
  const connections = limits.rankingConnections
  const ranks = openDatabase({
    url,
    connections,
    name: 'ranks',
    statementMs: limits.jobStatementMs,
    idleMs: 0,
  })
  const { user, system } = process.cpuUsage()
  const began = performance.now()
  await rebuildRanking(ranks, { tryout_id, at: new Date().toISOString(), connections })
  const seconds = (performance.now() - began) / 1_000
  const now = process.cpuUsage()
  const node = (now.user + now.system - user - system) / 1_000_000
  const used = node + (await readConnections(db))
  await ranks.destroy()
  return { seconds, used }
}

async function createWorld(stack: AsyncDisposableStack, students: number) {
  const { url, db, description } = await openBenchDatabase(stack)
  // Its first start fills in what every installation has: provinces among it.
  await (await startServer(stack, realServer, { DATABASE_URL: url })).stop()
  const other = await createBenchTryout(db)
  const firstSaver = 2 * students
  await createRunning(db, other, firstSaver, savers)
  const { sub_tests, ...tryout } = await createFinished(db, { students, withProgresses: false })
  const sub_test = sub_tests.at(-1)
  if (!sub_test) throw new Error('A try-out without a sub-test')
  const others = sub_tests.slice(0, -1).map(({ id }) => id)
  const count = perSecond * (2 * (warmUpSeconds + seconds) + followedSeconds)
  await createLast(db, { ...tryout, program_id: tryout.program_id, sub_test }, others, {
    first: students,
    count,
  })
  const writing = await writeRanking(db, url, tryout.id)
  // It is counted apart: no other falls into what is measured.
  await sql`update ranking_snapshots set took_ms = 1_000_000_000`.execute(db)
  await sql`vacuum analyze`.execute(db)
  return { url, db, description, tryout, other, firstSaver, writing }
}

interface Measured {
  /** Processor seconds of server and database. */
  used: number
  saves: number[]
  load: number
}

/**
 * Submits at a pace into an instant try-out that so many have finished, once while nobody may rank and once as a server has it, beside
 * a class that saves in another one. Some more are followed until the ranking shows them.
 */
export async function benchIncrements(
  stack: AsyncDisposableStack,
  [given = String(usualStudents)]: string[],
): Promise<void> {
  const students = Number(given)
  const { url, db, description, tryout, other, firstSaver, writing } = await createWorld(stack, students)
  const readDatabase = await openMeter(db)
  const server = await startServer(stack, realServer, { DATABASE_URL: url })
  const readUsed = () => server.readProcessor() + readDatabase()
  const save = openLoader<PacedTask, PacedOutcome>(stack, 'paced-saves.ts')
  let first = students
  const submitFor = (lasting: number, follows = false) => {
    const pace = { slug: tryout.slug, first, count: perSecond * lasting, follows }
    first += pace.count
    return submitPaced(server.port, pace)
  }
  const measure = async (): Promise<Measured> => {
    await submitFor(warmUpSeconds)
    const before = readUsed()
    const [saved] = await Promise.all([
      save({
        port: server.port,
        slug: other.slug,
        connections: savers,
        first: firstSaver,
        seconds,
        everyMs,
        seq: first,
        questions: other.sub_test.items,
      }),
      submitFor(seconds),
    ])
    return { used: readUsed() - before, saves: saved.latencies, load: loadavg()[0] ?? 0 }
  }
  const release = await keepFromRanking(url, tryout.id)
  const without = await measure()
  await release()
  const ours = await measure()
  const waits = await submitFor(followedSeconds, true)
  console.log(`${students} students on ${description}.`)
  await report(db, { without, ours, waits, writing, students })
}

interface Found {
  students: number
  without: Measured
  ours: Measured
  waits: number[]
  writing: Writing
}

/** Seconds from one writing of the whole to the next, as `listJoined` has it. */
function findPause(students: number, took: number): number {
  const untilMany = students / limits.lateRanksShare / perSecond
  return Math.min(limits.rankingRestOfFew * took, Math.max(limits.rankingRest * took, untilMany))
}

async function report(db: Database, { students, without, ours, waits, writing }: Found): Promise<void> {
  const { rows } = await sql<{ late: number; participants: number }>`
    select s.participants,
      (select count(*) from ranking_rows r where r.generation = s.generation and r.late < 0) as late
    from ranking_snapshots s order by s.participants desc limit 1
  `.execute(db)
  const pause = findPause(students, writing.seconds)
  const share = { joining: (ours.used - without.used) / seconds, writing: writing.used / pause }
  console.log(`${perSecond} hand in each second for ${seconds} s, ${savers} others save each second.
In the end ${rows[0]?.participants} are ranked, ${rows[0]?.late} of them late.
The whole was written in ${writing.seconds.toFixed(1)} s with ${writing.used.toFixed(1)} s of processor, which comes back after ${pause.toFixed(0)} s: ${share.writing.toFixed(3)} of a core.
Who comes late costs ${share.joining.toFixed(3)} of a core.\n`)
  printTable(
    ['ranking', 'CPU s of server and database', 'saves p50 ms', 'saves p99 ms', 'load'],
    Object.entries({ without, with: ours }).map(([kind, { used, saves, load }]) => [
      kind,
      used.toFixed(1),
      quantile(saves, 0.5).toFixed(1),
      quantile(saves, 0.99).toFixed(1),
      load.toFixed(1),
    ]),
  )
  console.log(
    `\n${waits.length} followed: half were shown within ${quantile(waits, 0.5).toFixed(0)} ms of their receipt.`,
  )
  judgeBudgets('a ranking by what comes in', '', [
    { name: 'ms until the slowest was shown', reached: Math.max(...waits), most: most.freshMs },
    { name: 'of one core, both', reached: share.joining + share.writing, most: most.core },
    {
      name: "saves' slowest hundredth, times",
      reached: quantile(ours.saves, 0.99) / quantile(without.saves, 0.99),
      most: most.times,
    },
  ])
}
