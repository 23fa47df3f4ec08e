import { users } from '@gerbang/contract/people/users.ts'
import { rankingScope, results, type Scope, scope as scopes } from '@gerbang/contract/scores/results.ts'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buckets } from '../../../db/bucket.ts'
import { limits } from '../../../limits.ts'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { createMajors, createProgram, createSession, createTryout } from '../../../testing/factories.ts'
import { untilBlocked } from '../../../testing/parallel.ts'
import { selectPlainRanks, selectStoredRanks } from '../../../testing/plain-ranks.ts'
import { simulateSittings } from '../../../testing/simulated-sittings.ts'
import { rankApart } from './rank-apart.ts'
import {
  countBelow,
  countRanks,
  EVERY_SCORE,
  findOwnRank,
  listRanks,
  selectOwnPlace,
  selectPlaces,
} from './rank-lists.queries.ts'
import { refreshRanking } from './ranking.jobs.ts'
import { deleteRanks, findGeneration, findSnapshot, regroup } from './ranking.queries.ts'
import { rebuildRanking } from './rebuild-ranking.queries.ts'

const students = 240

let app: TestApp
let tryout: { id: string; slug: string; program_id: string }
let ids: string[]
beforeAll(async () => {
  app = await createTestApp()
  const { id: program_id } = await createProgram(app.db)
  tryout = await createTryout(app.db, { program_id, questions: 4 })
  ids = await simulateSittings(app.db, tryout.id, { students })
  const majors = [
    await createMajors(app.db, ['S1', 'S1', 'D4']),
    await createMajors(app.db, ['S1', 'D3']),
  ].flatMap(({ majors }) => majors.map(({ id }) => id))
  // Many ties, many choices: the first student chooses nothing, each other one to four majors.
  await sql`update attempt_scores set total = round(total / 50) * 50`.execute(app.db)
  await sql`
    insert into attempt_choices (bucket, attempt_id, priority, major_id)
    select a.bucket, a.id, p, (${majors}::uuid[])[1 + (a.place + p) % ${majors.length}]
    from (select *, (row_number() over (order by user_id))::int as place from attempts where tryout_id = ${tryout.id}) a,
      generate_series(1, 4) p
    where p <= a.place % 5
  `.execute(app.db)
  await sql`
    update users set province_id = '31' where school_name in ('SMA 1', 'SMA 2', 'SMA 3')
  `.execute(app.db)
  await app.jobs.findStaleRankings()
  await app.jobs.rank()
})
afterAll(() => app.close())

test.each(rankingScope.options)('the scope %s agrees with a plain window over the scores', async scope => {
  const { rows } = await sql<{ key: string; user_id: string; rank: number }>`
    select key, user_id, rank from (${selectPlainRanks(tryout.id, scope)}) plain order by key, user_id
  `.execute(app.db)
  const { rows: stored } = await sql`
    select key, user_id, rank from (${selectStoredRanks(tryout.id, scope)}) stored order by key, user_id
  `.execute(app.db)
  expect(rows.length).toBeGreaterThan(10)
  expect(stored).toEqual(rows)
})

/** All rows and lists, as a generation that is written anew has them. */
async function rankAnew(connections: number) {
  const asked = { tryout_id: tryout.id, at: app.now().toISOString(), connections }
  expect(await rebuildRanking(app.db, asked)).toBe(true)
  const { rows } = await sql`
    select to_jsonb(r) - 'generation' as row from ranking_rows r
    where tryout_id = ${tryout.id} and generation = ${findGeneration(tryout.id)}
    union all select to_jsonb(l) - 'generation' from ranking_stretches l
    where tryout_id = ${tryout.id} and generation = ${findGeneration(tryout.id)}
    order by row
  `.execute(app.db)
  return rows
}

test.each([2, 3, 4])('%i connections rank as one does', async connections => {
  const byOne = await rankAnew(1)
  expect(byOne.length).toBeGreaterThan(students)
  expect(await rankAnew(connections)).toEqual(byOne)
})

test('nothing stays of generations that nobody reads, however much a process left', async () => {
  await sql`
    insert into ranking_rows (tryout_id, generation, position, late, rank, user_id, attempt_id, total, finished_at)
    select ${tryout.id}, generation, position, -(position % 2), 1, gen_random_uuid(), gen_random_uuid(), 500, now()
    from unnest(array[-1, 4711]) generation, generate_series(1, 20001) position
  `.execute(app.db)
  await sql`
    insert into ranking_stretches (tryout_id, generation, scope, scope_key, first_place, first_position, positions, ranks)
    select ${tryout.id}, generation, scope, key::text, place, place, '{}', '{}'
    from unnest(array[-1, 4711]) generation, unnest(array['province', 'school']) scope,
      generate_series(1, 100) key, generate_series(1, 25) place
  `.execute(app.db)
  await rankAnew(1)
  for (const table of ['ranking_rows', 'ranking_stretches']) {
    const { rows } = await sql`
      select distinct generation = ${findGeneration(tryout.id)} as is_read
      from ${sql.table(table)} where tryout_id = ${tryout.id}
    `.execute(app.db)
    expect(rows).toEqual([{ is_read: true }])
  }
})

test('scores of sub-tests that the row of a total does not repeat are read where they stand', async () => {
  const repeated = await rankAnew(1)
  const { numUpdatedRows } = await app.db
    .updateTable('attempt_scores')
    .set({ sub_tests_scaled: null, sub_tests_se: null })
    .where('sub_tests_scaled', 'is not', null)
    .where('bucket', '<', buckets / 2)
    .executeTakeFirstOrThrow()
  expect(Number(numUpdatedRows)).toBeGreaterThan(students / 4)
  expect(await rankAnew(2)).toEqual(repeated)
})

test('a second attempt, better than the first, leaves everybody where they are', async () => {
  const first = await rankAnew(1)
  const { rows } = await sql<{ bucket: number; id: string }>`
    with again as (
      insert into attempts (bucket, id, user_id, tryout_id, number, seed, status, started_at, finished_at, created_at, updated_at)
      select bucket, gen_random_uuid(), user_id, tryout_id, 2, seed, status, started_at, finished_at, created_at, updated_at
      from attempts where tryout_id = ${tryout.id} and status = 'scored' order by id limit 9
      returning bucket, id
    )
    insert into attempt_scores (bucket, attempt_id, score_run_id, total, scored_at)
    select bucket, id, (select id from score_runs where tryout_id = ${tryout.id} and status = 'published'), 999, now()
    from again returning bucket, attempt_id as id
  `.execute(app.db)
  expect(rows).toHaveLength(9)
  expect(await rankAnew(2)).toEqual(first)
  for (const { bucket, id } of rows) {
    await app.db
      .deleteFrom('attempt_scores')
      .where('bucket', '=', bucket)
      .where('attempt_id', '=', id)
      .execute()
    await app.db.deleteFrom('attempts').where('bucket', '=', bucket).where('id', '=', id).execute()
  }
})

test('what is stored counts everybody with less, and all, in each group', async () => {
  const { rows } = await sql<{ scope: Scope; key: string; score: number; below: number; of: number }>`
    select g.scope, g.key, round(g.total * 100)::integer as score,
      (rank() over (partition by g.scope, g.key order by g.total) - 1)::integer as below,
      (count(*) over (partition by g.scope, g.key))::integer as of
    from (${sql.join(
      scopes.options.map(
        scope => sql`select ${scope}::text as scope, s.* from (${selectStoredRanks(tryout.id, scope)}) s`,
      ),
      sql` union all `,
    )}) g
  `.execute(app.db)
  expect(rows.length).toBeGreaterThan(2 * students)
  for (const { scope, key, score, below, of } of rows) {
    const counted = await countBelow(app.db, [{ tryout_id: tryout.id, scope, key }], [score, EVERY_SCORE])
    expect(counted).toEqual([[below, of]])
  }
})

test('mean and spread are stored with the ranking', async () => {
  const { rows } = await sql<{ mean: number; sd: number }>`
    select avg(total)::double precision as mean, stddev_pop(total)::double precision as sd
    from ranking_rows where tryout_id = ${tryout.id}
  `.execute(app.db)
  const found = await findSnapshot(app.db, tryout.id)
  expect(found?.mean).toBeCloseTo(rows[0]?.mean ?? 0, 6)
  expect(found?.sd).toBeCloseTo(rows[0]?.sd ?? 0, 6)
  expect(found?.sd).toBeGreaterThan(0)
})

async function open(place: number) {
  const chosen = ids.toSorted()[place] ?? ''
  const token = await createSession(app.db, { id: chosen, role: 'student' })
  return (query: Record<string, string | number>) =>
    app.send(results.ranking, { token, params: { slug: tryout.slug }, query })
}

test('the four choices of a student are a ranking each, with their own row in sight, and no other is shown', async () => {
  const read = await open(3)
  const { meta } = await read({ scope: 'major' })
  expect(meta.majors).toHaveLength(4)
  for (const { id } of meta.majors) {
    const one = await read({ scope: 'major', choice: id, per_page: 5, around: 'true' })
    expect(one.meta).toMatchObject({ choice: id, own: { is_me: true } })
    expect(one.data.filter(row => row.is_me)).toEqual([one.meta.own])
  }
  const nobody = await (await open(4))({ scope: 'major', choice: meta.majors[0]?.id ?? '' })
  expect(nobody).toMatchObject({ data: [], meta: { own: null, choice: null, total: 0 } })
})

test('a page and the own row are read by an index', async () => {
  const plan = async (query: RawBuilder<unknown>) => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select * from ${query} q`.execute(app.db)
    return rows.map(row => row['QUERY PLAN']).join('\n')
  }
  await sql`set enable_seqscan = off`.execute(app.db)
  const key = ids[0] ?? ''
  const list = { tryout_id: tryout.id, scope: 'major', key } as const
  const page = await plan(selectPlaces(list, { skip: 5000, count: 50 }))
  expect(page).toMatch(
    /Index Scan using ranking_stretches_(pkey|position)[\s\S]*first_place <= 5050.*first_place > \(.* - 200\)/,
  )
  expect(await plan(selectOwnPlace(list, key))).toMatch(
    /Index Scan Backward using ranking_stretches_position/,
  )
})

test('a list of several rows gives each of its places once, wherever a page begins', async () => {
  const list = { tryout_id: tryout.id, scope: 'province', key: '32' } as const
  const members = await sql<{ position: number; user_id: string }>`
    select position, user_id from ranking_rows where tryout_id = ${tryout.id} order by position
  `.execute(app.db)
  const positions = members.rows.map(row => row.position)
  const users = members.rows.map(row => row.user_id)
  const { generation } = await app.db
    .selectFrom('ranking_snapshots')
    .select('generation')
    .where('tryout_id', '=', tryout.id)
    .executeTakeFirstOrThrow()
  const rows = [0, 200].map(from => ({
    tryout_id: tryout.id,
    scope: 'province',
    scope_key: '32',
    first_place: from + 1,
    first_position: positions[from] ?? 0,
    generation,
    positions: positions.slice(from, from + 200),
    ranks: positions.slice(from, from + 200),
  }))
  await app.db.deleteFrom('ranking_stretches').where('scope_key', '=', '32').execute()
  await app.db.insertInto('ranking_stretches').values(rows).execute()
  await app.db
    .updateTable('ranking_rows')
    .set({ province_id: '32' })
    .where('tryout_id', '=', tryout.id)
    .execute()
  expect(await countRanks(app.db, list)).toBe(students)
  for (const skip of [0, 150, 199, 200, 230]) {
    const page = await listRanks(app.db, list, { skip, count: 50 })
    expect(page.map(({ user_id }) => user_id)).toEqual(users.slice(skip, skip + 50))
    const first = await findOwnRank(app.db, list, page[0]?.user_id ?? '')
    expect(first).toMatchObject({ position: skip + 1, rank: page[0]?.rank })
  }
  await refreshRanking(app.db, tryout.id, app.now())
})

test('whoever is forgotten keeps the rank without a name, and nobody moves up', async () => {
  const listNational = () =>
    app.db
      .selectFrom('ranking_rows as r')
      .innerJoin('users as u', 'u.id', 'r.user_id')
      .select(['r.user_id', 'r.rank', 'u.name'])
      .where('r.tryout_id', '=', tryout.id)
      .orderBy('r.user_id')
      .execute()
  const before = await listNational()
  const best = before.find(({ rank }) => rank === 1)
  const { token } = await app.signIn({ role: 'admin' })
  const params = { id: best?.user_id ?? '' }
  const reply = await app.send(users.delete, { token, params, body: { reason: 'Diminta pemilik akunnya.' } })
  expect(reply.status).toBe(200)
  await sql`update ranking_snapshots set computed_at = 'epoch' where tryout_id = ${tryout.id}`.execute(app.db)
  await refreshRanking(app.db, tryout.id, app.now())
  const after = await listNational()
  expect(after.map(({ user_id, rank }) => [user_id, rank])).toEqual(
    before.map(({ user_id, rank }) => [user_id, rank]),
  )
  expect(after.find(({ user_id }) => user_id === best?.user_id)?.name).toBe('Pengguna terhapus')
})

const readSnapshot = () =>
  app.db
    .selectFrom('ranking_snapshots')
    .select(['generation', 'computed_at'])
    .where('tryout_id', '=', tryout.id)
    .executeTakeFirstOrThrow()

const countRows = async () => {
  const { rows } = await sql<{ generations: number; rows: number }>`
    select count(distinct generation)::int as generations, count(*)::int as rows from ranking_rows
    where tryout_id = ${tryout.id}
  `.execute(app.db)
  return rows[0]
}

test('what a process had written when it ended is read by nobody, and swept by the next', async () => {
  await sql`
    insert into ranking_rows (tryout_id, generation, position, rank, user_id, attempt_id, total, finished_at)
    select tryout_id, generation + 1, position, rank, user_id, attempt_id, 0, finished_at
    from ranking_rows where tryout_id = ${tryout.id} and position <= 9
  `.execute(app.db)
  const list = { tryout_id: tryout.id, scope: 'national', key: '' } as const
  expect(await countRanks(app.db, list)).toBe(students)
  expect((await listRanks(app.db, list, { skip: 0, count: 20 })).map(({ score }) => score)).not.toContain(0)
  const before = await readSnapshot()
  await refreshRanking(app.db, tryout.id, app.now())
  expect((await readSnapshot()).generation).toBe(before.generation + 1)
  expect(await countRows()).toEqual({ generations: 1, rows: students })
})

test('a ranking that another node is at is left to it', async () => {
  app.advance(5)
  const asked = { tryout_id: tryout.id, at: app.now().toISOString() }
  const other = await app.db.startTransaction().execute()
  await sql`select pg_advisory_xact_lock(hashtextextended(${tryout.id}, 0))`.execute(other)
  expect(await rebuildRanking(app.db, asked)).toBe(false)
  await other.rollback().execute()
  expect(await rebuildRanking(app.db, asked)).toBe(true)
  expect((await readSnapshot()).computed_at).toBe(asked.at)
})

test('a process of its own computes the same', async () => {
  const read = async () =>
    (
      await sql`
        select position, rank, user_id, total, scaled, scaled_se, major_ids, school from ranking_rows
        where tryout_id = ${tryout.id} order by position
      `.execute(app.db)
    ).rows
  const before = { rows: await read(), ...(await readSnapshot()) }
  const at = app.now().toISOString()
  const { database_url } = app.platform.config
  expect(await rankApart({ tryout_id: tryout.id, at, database_url })).toBe(true)
  expect((await readSnapshot()).generation).toBe(before.generation + 1)
  expect(await read()).toEqual(before.rows)
})

test('the figures of groups are those that SQL finds', async () => {
  const read = async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select kind, key, name, students, round(mean::numeric, 6) as mean, round(sd::numeric, 6) as sd, median, bins,
        round(square_error::numeric, 6) as square_error, round(told_mean::numeric, 6) as told_mean, rank_from, rank_to,
        (select array_agg(array[(s->>'students')::numeric, round((s->>'mean')::numeric, 6), round((s->>'sd')::numeric, 6)])
          from jsonb_array_elements(sub_tests) s) as sub_tests
      from group_figures where tryout_id = ${tryout.id} order by kind, key
    `.execute(app.db)
    return rows
  }
  await refreshRanking(app.db, tryout.id, app.now())
  const found = await read()
  await app.db
    .transaction()
    .execute(trx => regroup(trx, tryout.id, ['everybody', 'school', 'province'], app.now().toISOString()))
  expect(found.length).toBeGreaterThan(5)
  expect(found).toEqual(await read())
})

test('whoever is taken out while a ranking is written is in none of its rows', async () => {
  const last = await app.db
    .selectFrom('ranking_rows')
    .select(['user_id', 'position'])
    .where('tryout_id', '=', tryout.id)
    .orderBy('position', 'desc')
    .executeTakeFirstOrThrow()
  const holding = await app.db.startTransaction().execute()
  await sql`lock table score_histograms in access exclusive mode`.execute(holding)
  const working = refreshRanking(app.db, tryout.id, app.now())
  await untilBlocked(app.db, working)
  expect(await countRows()).toEqual({ generations: 2, rows: 2 * students })
  const list = { tryout_id: tryout.id, scope: 'national', key: '' } as const
  expect(await countRanks(app.db, list)).toBe(students)
  await deleteRanks(app.db, tryout.id, last.user_id)
  await holding.rollback().execute()
  await working
  expect(await countRows()).toEqual({ generations: 1, rows: students - 1 })
  expect(await countRanks(app.db, list)).toBe(students - 1)
  await refreshRanking(app.db, tryout.id, app.now())
})

test('a ranking that the version before has computed meanwhile is computed again', async () => {
  const before = await readSnapshot()
  await app.jobs.rank()
  expect(await readSnapshot()).toEqual(before)
  await sql`
    update ranking_snapshots set computed_at = computed_at + interval '1 second' where tryout_id = ${tryout.id}
  `.execute(app.db)
  app.advance(2)
  await app.jobs.rank()
  expect((await readSnapshot()).generation).toBe(before.generation + 1)
})

test('new scores of a large ranking wait until it has rested, and a published run does not', async () => {
  const set = (values: { score_run_id: string } | { computed_at: string }) =>
    app.db
      .updateTable('ranking_snapshots')
      .set({ participants: limits.keptCountRows, took_ms: 30_000, ...values })
      .where('tryout_id', '=', tryout.id)
      .execute()
  const node = await app.addNode()
  const rankIn = async (seconds: number) => {
    app.advance(seconds)
    await node.jobs.rank()
    const { computed_at } = await app.db
      .selectFrom('ranking_snapshots')
      .select('computed_at')
      .where('tryout_id', '=', tryout.id)
      .executeTakeFirstOrThrow()
    return computed_at === app.now().toISOString() ? 'ranked' : 'rests'
  }
  await set({ computed_at: app.now().toISOString() })
  await sql`update attempt_scores set scored_at = ${app.now().toISOString()}::timestamptz + interval '1 second'`.execute(
    app.db,
  )
  await node.jobs.findStaleRankings()
  expect(await rankIn(1_199)).toBe('rests')
  expect(await rankIn(2)).toBe('ranked')
  const other = await createTryout(app.db, { program_id: tryout.program_id })
  await set({ score_run_id: other.score_run_id })
  expect(await rankIn(1)).toBe('ranked')
})
