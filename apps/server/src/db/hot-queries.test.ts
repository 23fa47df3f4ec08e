import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Call } from '@gerbang/contract/call.ts'
import { progresses } from '@gerbang/contract/exam/progresses.ts'
import { tryouts } from '@gerbang/contract/exam/tryouts.ts'
import { home } from '@gerbang/contract/learning/home.ts'
import { results } from '@gerbang/contract/scores/results.ts'
import { scores } from '@gerbang/contract/scores/scores.ts'
import { CompiledQuery, sql } from 'kysely'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { createSend, createTestApp, type Sent, type TestApp } from '../testing/api.ts'
import { createProgram, createTryout, type TestTryout } from '../testing/factories.ts'
import { answerRight, enroll, type Student, sit, sitSubTest, start, submit } from '../testing/sittings.ts'
import { type Database, openDatabase } from './database.ts'

const folder = join(import.meta.dirname, 'queries')

let app: TestApp
let db: Database
let send: TestApp['send']
let log: CompiledQuery[] = []
const captured: Record<string, CompiledQuery[]> = {}

beforeAll(async () => {
  app = await createTestApp()
  const url = app.platform.config.database_url
  // One connection, so that the order of the log is the order of the code.
  db = openDatabase({
    url,
    connections: 1,
    name: 'log',
    // Filling takes seconds on a busy machine.
    statementMs: 60_000,
    log: ({ query }) => void log.push(query),
  })
  const logged = await buildApp({ ...app.platform, db, examDb: db, reportDb: db })
  send = createSend(logged.http)
  const program = await createProgram(app.db)
  const tryout = await createTryout(app.db, { program_id: program.id })
  await capture(tryout)
  await logged.http.close()
  await fill(tryout)
})
afterAll(async () => {
  await db.destroy()
  await app.close()
})

async function record(name: string, call: Call, sent: Sent): Promise<void> {
  log = []
  expect(await send(call, sent)).toMatchObject({ status: 200 })
  captured[name] = [...log]
}

async function capture(tryout: TestTryout): Promise<void> {
  const [subTest] = tryout.sub_tests
  const student = await enroll(app, tryout)
  const { token, params } = student
  const body = { sub_test_id: subTest?.id, client_id: v7() }
  // Papers are read once per process; what students cost after that is of interest.
  const other = await enroll(app, tryout)
  await send(progresses.start, { token: other.token, params, body })
  await record('start', progresses.start, { token, params, body })
  const { progress } = await start(app, student, subTest, body)
  const own = { token, params: { ...params, id: progress.id } }
  const { lease } = progress
  await send(progresses.answer, { ...own, body: { lease, answers: [] } })
  await record('save', progresses.answer, { ...own, body: { lease, answers: answerRight(subTest) } })
  await record('submit', progresses.submit, { ...own, body: { lease } })
  await captureSubmits(tryout)
  const finisher = await sit(app, tryout)
  await app.jobs.rank()
  await send(results.result, { token: finisher.token, params })
  await record('result', results.result, { token: finisher.token, params })
  await record('ranking', results.ranking, { token: finisher.token, params })
  await captureDashboards(tryout, finisher)
  const { token: admin } = await app.signIn({ role: 'admin' })
  for (const sort of ['rank', 'name', 'finished_at'])
    await record(`table by ${sort}`, scores.getTryout, {
      token: admin,
      params: { id: tryout.id },
      query: { sort, page: 1 },
    })
}

/** Of students of different buckets, who hand in together. */
async function captureSubmits(tryout: TestTryout): Promise<void> {
  const sittings = await Promise.all(
    [1, 2, 3].map(async () => {
      const student = await enroll(app, tryout)
      return { ...student, ...(await start(app, student, tryout.sub_tests[0])) }
    }),
  )
  log = []
  const replies = await Promise.all(sittings.map(sitting => submit({ send }, sitting)))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  captured['submit of many'] = [...log]
}

/** The same student's, who has finished one try-out and then three. */
async function captureDashboards(tryout: TestTryout, { token }: Pick<Student, 'token'>): Promise<void> {
  await send(home.get, { token })
  await record('dashboard', home.get, { token })
  for (const _ of [2, 3]) {
    const next = await createTryout(app.db, { program_id: tryout.program_id })
    const params = { slug: next.slug }
    await app.send(tryouts.enroll, { token, params })
    for (const subTest of next.sub_tests) await sitSubTest(app, { token, params }, subTest)
  }
  await send(home.get, { token })
  await record('dashboard of three', home.get, { token })
}

/** Enough rows for the planner to see what a nation would show it. */
async function fill({ id, sub_tests }: TestTryout): Promise<void> {
  const sub_test_id = sub_tests[0]?.id ?? ''
  await sql`
    create temporary table people as
      select gen_random_uuid() as id, (n % 1024)::smallint as bucket, n from generate_series(1, 20000) n;
  `.execute(db)
  await sql`
    insert into users (id, name, username, email, role, status, created_at, updated_at)
    select id, 'Siswa ' || n, 'siswa' || n, n || '@contoh.test', 'student', 'active', now(), now() from people
  `.execute(db)
  await sql`
    insert into sessions (id, user_id, token_hash, user_agent, last_seen_at, expires_at, created_at)
    select id, id, sha256(id::text::bytea), '', now(), now(), now() from people
  `.execute(db)
  await sql`
    insert into attempts (bucket, id, user_id, tryout_id, number, seed, status, created_at, updated_at)
    select bucket, id, id, ${id}::uuid, 1, 1, 'in_progress', now(), now() from people
  `.execute(db)
  await sql`
    insert into progresses (bucket, id, attempt_id, user_id, sub_test_id, started_at, ends_at, lease, client_id)
    select bucket, id, id, id, ${sub_test_id}::uuid, now(), now(), id, id from people
  `.execute(db)
  await sql`
    insert into answers (bucket, progress_id, question_id, flagged, seq, server_at)
    select bucket, id, gen_random_uuid(), false, 1, now() from people, generate_series(1, 3)
  `.execute(db)
  await sql`
    insert into ranking_rows (tryout_id, position, rank, user_id, attempt_id, total, finished_at)
    select ${id}::uuid, n + 10, n + 10, id, id, 500, now() from people
  `.execute(db)
  await sql`analyze`.execute(db)
}

const clauses =
  /\s+(?=(?:from|where|inner join|left join|group by|order by|limit|values|set|on conflict|returning|for update)\b)/g

function format(queries: CompiledQuery[]): string {
  const written = queries.map(({ sql }) => {
    const isByHand = sql.includes('\n')
    return `${isByHand ? sql.trim().replaceAll(/\n {4}/g, '\n') : sql.replaceAll(clauses, '\n')};`
  })
  return `-- ${queries.length} statements, session included\n\n${written.join('\n\n')}\n`
}

test.each(['start', 'save', 'submit', 'result', 'ranking'])(
  'the SQL of %s is the reviewed one (UPDATE_SQL=1 writes it anew)',
  async name => {
    const file = join(folder, `${name}.sql`)
    const written = format(captured[name] ?? [])
    if (process.env.UPDATE_SQL) {
      await mkdir(folder, { recursive: true })
      await writeFile(file, written)
    }
    expect(written).toBe(await readFile(file, 'utf8'))
  },
)

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  Filter?: string
  Plans?: Plan[]
}

function listNodes(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(listNodes)]
}

async function explain(query: CompiledQuery): Promise<Plan[]> {
  if (!/^\s*(select|insert|update|delete|with)/.test(query.sql)) return []
  const asked = CompiledQuery.raw(`explain (format json) ${query.sql}`, [...query.parameters])
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>(asked)
  const [first] = rows[0]?.['QUERY PLAN'] ?? []
  return first ? listNodes(first.Plan) : []
}

/** Tables that grow with the students. */
const large = new Set(['users', 'sessions', 'attempts', 'progresses', 'answers', 'ranking_rows'])

const tables = ['table by rank', 'table by name', 'table by finished_at']

test.each(['start', 'save', 'submit', 'submit of many', 'result', 'ranking', 'dashboard', ...tables])(
  '%s reads large tables by index only',
  async name => {
    const nodes = (await Promise.all((captured[name] ?? []).map(explain))).flat()
    expect(nodes.some(node => node['Index Name'] !== undefined)).toBe(true)
    const scanned = nodes.filter(
      node => node['Node Type'] === 'Seq Scan' && large.has(node['Relation Name'] ?? ''),
    )
    expect(scanned).toEqual([])
  },
)

test.each(tables)('%s sorts nobody who is not shown', async name => {
  const pages = (captured[name] ?? []).filter(query =>
    /from "ranking_rows" as "r" inner join "users" as "u"/.test(query.sql),
  )
  expect(pages.length).toBeGreaterThan(0)
  const nodes = (await Promise.all(pages.map(explain))).flat()
  const sorts = nodes.filter(node => node['Node Type'] === 'Sort')
  // Places are put in order before anybody is looked up.
  expect(sorts.filter(node => JSON.stringify(node).includes('"users"'))).toEqual([])
})

test('a dashboard asks no more of the database for three finished try-outs than for one', () => {
  const count = (name: string) => captured[name]?.length
  expect(count('dashboard of three')).toBe(count('dashboard'))
})

test('a dashboard looks through no bucket for one student: it holds thousands of a nation', async () => {
  const nodes = (await Promise.all((captured.dashboard ?? []).map(explain))).flat()
  const sifted = nodes.filter(
    node => large.has(node['Relation Name'] ?? '') && /user_id/.test(node.Filter ?? ''),
  )
  expect(sifted).toEqual([])
})

test('a save finds sub-test and answers by their primary keys', async () => {
  const nodes = (await Promise.all((captured.save ?? []).map(explain))).flat()
  expect(nodes.map(node => node['Index Name'])).toContain('progresses_pkey')
})

test('nothing that a student does during the exam reads keys before the submit', () => {
  const during = [...(captured.start ?? []), ...(captured.save ?? [])]
  expect(during.filter(query => /paper_keys|question_keys/.test(query.sql))).toEqual([])
})
