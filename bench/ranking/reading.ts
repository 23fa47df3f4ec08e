import { sql } from 'kysely'
import { copyRows, openCopyClient } from '../../apps/server/src/backup/copy-table.ts'
import { refreshRanking } from '../../apps/server/src/features/scores/rankings/ranking.jobs.ts'
import { openConnections, writeRequest } from '../load/connection.ts'
import { type Budget, judgeBudgets, printTable, quantile } from '../table.ts'
import { signIn } from '../world/accounts.ts'
import { openForPractice } from '../world/copy-questions.ts'
import { openBenchDatabase } from '../world/database.ts'
import { createFinished } from '../world/finished.ts'
import { realServer, startServer } from '../world/server.ts'
import { describeStudent } from '../world/student.ts'

const usualStudents = 100_000
const crowd = 16
const warmUps = 5
const tries = 30
/** The crowd asks so many times as often as one reader does. */
const crowdTries = 10
const resultsASecond = 200
/** Of each of the 28 questions of the try-out: a bank as large as the demo's. */
const copies = 36
const timesCopy = 3

interface Page {
  name: string
  path: string
  /** Whose request the nth is: students differ, so that nothing kept for one of them answers. */
  tokenOf: (nth: number) => string
  /** Milliseconds for one reader, of this share of requests. */
  bound: { share: 0.5 | 0.9; ms: number }
}

interface Reading {
  page: Page
  readers: number
  times: number[]
  refused: number
  seconds: number
}

async function read(port: number, page: Page, readers: number, wanted: number): Promise<Reading> {
  const connections = await openConnections(port, readers)
  const reading: Reading = { page, readers, times: [], refused: 0, seconds: 0 }
  let asked = 0
  const ask = async (connection: (typeof connections)[number]) => {
    const token = page.tokenOf(asked++)
    const began = performance.now()
    const { status, body } = await connection.send(
      writeRequest('GET', page.path, [`authorization: Bearer ${token}`]),
    )
    if (status !== 200 && status !== 503)
      throw new Error(`${page.path} answered ${status}: ${body.toString()}`)
    if (status === 503) reading.refused++
    else reading.times.push(performance.now() - began)
  }
  const [first] = connections
  for (let round = 0; first && round < warmUps; round++) await ask(first)
  Object.assign(reading, { times: [], refused: 0 })
  const last = asked + wanted
  const began = performance.now()
  await Promise.all(
    connections.map(async connection => {
      while (asked < last) await ask(connection)
    }),
  )
  reading.seconds = (performance.now() - began) / 1000
  for (const connection of connections) connection.close()
  return reading
}

function listPages({ id, slug }: { id: string; slug: string }, students: number, admin: string): Page[] {
  const ofStudent = (nth: number) => describeStudent((nth * 7919) % students).token
  const ofAdmin = () => admin
  const ranking = `/admin/scores/tryouts/${id}`
  const list = { share: 0.9, ms: 50 } as const
  const student = (name: string, path: string, ms: number) =>
    ({ name, path, tokenOf: ofStudent, bound: { share: 0.5, ms } }) as const
  const office = (name: string, path: string, bound: Page['bound'] = list) => ({
    name,
    path,
    tokenOf: ofAdmin,
    bound,
  })
  const pages: Page[] = [
    student('result', `/tryouts/${slug}/progresses/result`, 10),
    student('dashboard of a student', '/dashboard', 20),
    office('ranking, first page', ranking),
    office('ranking, page 400', `${ranking}?page=400`),
    office('ranking by name', `${ranking}?sort=name`),
    office('ranking, a search', `${ranking}?search=siswa%201234`),
    office('ranking of a school', `${ranking}?school=SMA%205`),
    office('report of a try-out', `/admin/reports/tryouts/${id}`, { share: 0.5, ms: 50 }),
    office('people, first page', '/admin/users'),
    office('people, a search', '/admin/users?search=siswa%201234'),
    office('people, page 400', '/admin/users?page=400'),
    office('dashboard of an admin', '/admin/dashboard', { share: 0.5, ms: 20 }),
  ]
  return pages.map(page => ({ ...page, path: `/api/v1${page.path}` }))
}

async function timeSeconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1000
}

/** What PostgreSQL alone takes to write the columns of an export. */
async function copyRanking(stack: AsyncDisposableStack, url: string): Promise<void> {
  const client = await openCopyClient(url)
  stack.defer(() => client.end())
  const rows = copyRows(
    client,
    `select r.rank, u.name, u.email, u.school_name, p.name, r.finished_at, r.total, r.total_se, r.scaled, r.scaled_se,
      c.names
    from ranking_rows r join users u on u.id = r.user_id left join provinces p on p.id = u.province_id
      left join (select c.attempt_id, array_agg(m.name || ', ' || n.name order by c.priority) as names
        from attempt_choices c join majors m on m.id = c.major_id join universities n on n.id = m.university_id
        group by c.attempt_id) c on c.attempt_id = r.attempt_id
    order by r.position`,
  )
  for await (const _ of rows);
}

async function download(url: string, token: string): Promise<void> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  if (!response.ok || !response.body) throw new Error(`${url}: ${response.status}`)
  for await (const _ of response.body);
}

function printReadings(readings: Reading[]): void {
  printTable(
    ['page', 'readers', 'p50 ms', 'p90 ms', 'a second', 'refused'],
    readings.map(({ page, readers, times, refused, seconds }) => [
      page.name,
      readers,
      quantile(times, 0.5).toFixed(1),
      quantile(times, 0.9).toFixed(1),
      (times.length / seconds).toFixed(0),
      refused,
    ]),
  )
  console.log()
}

function boundReadings(readings: Reading[]): void {
  const alone = readings.filter(({ readers }) => readers === 1)
  judgeBudgets(
    'one reader',
    'ms',
    alone.map(({ page: { name, bound }, times }) => ({
      name: `${name}, ${bound.share === 0.5 ? 'median' : 'slowest tenth'}`,
      reached: quantile(times, bound.share),
      most: bound.ms,
    })),
  )
  const together = readings.filter(({ readers }) => readers === crowd)
  const refusals: Budget[] = together.map(({ page, refused }) => ({
    name: page.name,
    reached: refused,
    most: 0,
  }))
  judgeBudgets(`${crowd} readers`, 'refused', refusals)
  const [results] = together
  if (results)
    judgeBudgets('results a second', '', [
      {
        name: `${crowd} readers`,
        reached: results.times.length / results.seconds,
        least: resultsASecond,
      },
    ])
}

/** What is read after the bell, over HTTP, of a try-out that so many have finished: by one reader and by sixteen. */
export async function benchReading(
  stack: AsyncDisposableStack,
  [given = String(usualStudents)]: string[],
): Promise<void> {
  const students = Number(given)
  const { url, db, description } = await openBenchDatabase(stack)
  // Its first start fills in what every installation has: provinces among it.
  await (await startServer(stack, realServer, { DATABASE_URL: url })).stop()
  const tryout = await createFinished(db, { students })
  await openForPractice(db, 4, copies)
  const ranked = await timeSeconds(() => refreshRanking(db, tryout.id, new Date()))
  await sql`vacuum analyze`.execute(db)
  const admin = await signIn(db, 'admin')
  const server = await startServer(stack, realServer, { DATABASE_URL: url })
  console.log(
    `${students} students on ${description}, ranked in ${ranked.toFixed(1)} s; the server begins with ${server.readMemory().toFixed(0)} MB.\n`,
  )

  const readings: Reading[] = []
  for (const page of listPages(tryout, students, admin)) {
    readings.push(await read(server.port, page, 1, tries))
    readings.push(await read(server.port, page, crowd, tries * crowdTries))
  }
  printReadings(readings)
  boundReadings(readings)

  const copied = await timeSeconds(() => copyRanking(stack, url))
  const file = `http://127.0.0.1:${server.port}/api/v1/admin/scores/tryouts/${tryout.id}/export`
  const exports: Budget[] = []
  for (const format of ['csv', 'xlsx']) {
    const reached = await timeSeconds(() => download(`${file}?format=${format}`, admin))
    exports.push({ name: format, reached: reached / copied, most: timesCopy })
  }
  judgeBudgets(`export, COPY ${copied.toFixed(2)} s`, 'times', exports)
  console.log(`In the end the server holds ${server.readMemory().toFixed(0)} MB.`)
}
