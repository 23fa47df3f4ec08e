import { type RankingScope, rankingScope, results } from '@gerbang/contract/scores/results.ts'
import { sql } from 'kysely'
import type { Database } from '../../apps/server/src/db/database.ts'
import { refreshRanking } from '../../apps/server/src/features/scores/rankings/ranking.jobs.ts'
import { selectPlainRanks, selectStoredRanks } from '../../apps/server/src/testing/plain-ranks.ts'
import { judgeBudgets, printTable } from '../table.ts'
import { openBenchDatabase } from '../world/database.ts'
import { createFinished } from '../world/finished.ts'
import { measureMedian } from '../world/measure.ts'
import { realServer, startServer } from '../world/server.ts'
import { describeStudent } from '../world/student.ts'

const students = 100_000
const viewers = 10
const tries = 5
const mostMs = 50
const perPage = 50

interface Agreement {
  rows: number
  groups: number
  tied: number
  /** Rows that only one of both has: none where they agree. */
  differing: number
}

async function compare(db: Database, tryoutId: string, scope: RankingScope): Promise<Agreement> {
  const { rows } = await sql<Agreement>`
    with plain as materialized (${selectPlainRanks(tryoutId, scope)}), stored as materialized (${selectStoredRanks(tryoutId, scope)})
    select (select count(*) from plain)::int as rows, (select count(distinct key) from plain)::int as groups,
      (select count(*) - count(distinct (key, rank)) from plain)::int as tied,
      (select count(*) from (
        (select key, user_id, rank from plain except all select key, user_id, rank from stored)
        union all (select key, user_id, rank from stored except all select key, user_id, rank from plain)
      ) d)::int as differing
  `.execute(db)
  const [row] = rows
  if (!row) throw new Error('A count without a row')
  return row
}

type Query = Record<string, string | number>

/** Milliseconds until a reply was there. */
function measure(url: URL, token: string, query: Query): Promise<number> {
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, String(value))
  return measureMedian(async () => {
    const reply = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
    const text = await reply.text()
    if (!reply.ok) throw new Error(`${url.href} answered ${reply.status}: ${text}`)
  }, tries)
}

async function countAll(url: URL, token: string, scope: RankingScope): Promise<number> {
  url.searchParams.set('scope', scope)
  const reply = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  const { meta } = (await reply.json()) as { meta: { total: number } }
  return meta.total
}

/** The slowest of the first, middle and last page and the one around oneself, for some students. */
async function measurePages(address: string, scope: RankingScope): Promise<number> {
  let slowest = 0
  for (let at = 0; at < viewers; at++) {
    const { token } = describeStudent(Math.floor(((at + 0.5) * students) / viewers))
    const pages = Math.max(1, Math.ceil((await countAll(new URL(address), token, scope)) / perPage))
    const asked: Query[] = [...new Set([1, Math.ceil(pages / 2), pages])].map(page => ({ page }))
    for (const query of [...asked, { around: 'true' }])
      slowest = Math.max(
        slowest,
        await measure(new URL(address), token, { ...query, scope, per_page: perPage }),
      )
  }
  return slowest
}

/** 100,000 ranked in every scope: whether they agree with a plain window in SQL, and how fast their pages come. */
export async function benchScopes(stack: AsyncDisposableStack): Promise<void> {
  const { url, db, description } = await openBenchDatabase(stack)
  // Its first start fills in what every installation has: provinces among it.
  await (await startServer(stack, realServer, { DATABASE_URL: url })).stop()
  const tryout = await createFinished(db, { students, withSubTests: false })
  const began = performance.now()
  await refreshRanking(db, tryout.id, new Date())
  const seconds = (performance.now() - began) / 1000
  await sql`vacuum analyze ranking_rows, ranking_stretches`.execute(db)

  const found = new Map<RankingScope, Agreement>()
  for (const scope of rankingScope.options) found.set(scope, await compare(db, tryout.id, scope))
  const server = await startServer(stack, realServer, { DATABASE_URL: url })
  const address = `http://127.0.0.1:${server.port}/api/v1${results.ranking.path.replace('{slug}', tryout.slug)}`
  const slowest = new Map<RankingScope, number>()
  for (const scope of rankingScope.options) slowest.set(scope, await measurePages(address, scope))

  console.log(`${students} students on ${description}, ranked in all scopes in ${seconds.toFixed(1)} s.\n`)
  printTable(
    ['scope', 'groups', 'rows', 'tied', 'differ from a plain window'],
    [...found].map(([scope, { groups, rows, tied, differing }]) => [scope, groups, rows, tied, differing]),
  )
  console.log()
  judgeBudgets(
    'slowest page',
    'ms',
    [...slowest].map(([name, reached]) => ({ name, reached, most: mostMs })),
  )
  if ([...found.values()].some(({ differing, rows }) => differing > 0 || rows < students / 2))
    process.exitCode = 1
}
