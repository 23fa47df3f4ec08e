import { users } from '@gerbang/contract/people/users.ts'
import { rankingScope, results } from '@gerbang/contract/scores/results.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bucketOf } from '../../../db/bucket.ts'
import { limits } from '../../../limits.ts'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { createMajors, createProgram, createTryout, type TestTryout } from '../../../testing/factories.ts'
import { untilBlocked } from '../../../testing/parallel.ts'
import { selectPlainRanks } from '../../../testing/plain-ranks.ts'
import { simulateSittings } from '../../../testing/simulated-sittings.ts'
import { sit } from '../../../testing/sittings.ts'
import { listRankedStudents, listStudentsAfter } from '../scores/ranked-students.queries.ts'
import { listJoined } from './due-rankings.queries.ts'
import { addLate } from './late-ranks.queries.ts'
import {
  countBelow,
  countRanks,
  EVERY_SCORE,
  everybody,
  findLastLate,
  findOwnRank,
  listRanks,
} from './rank-lists.queries.ts'
import { refreshRanking } from './ranking.jobs.ts'
import { deleteRanks, findSnapshot } from './ranking.queries.ts'

let app: TestApp
let tryout: TestTryout
let majors: string[]
let seed = 0
beforeAll(async () => {
  app = await createTestApp()
  majors = [await createMajors(app.db, ['S1', 'S1', 'D4']), await createMajors(app.db, ['S1', 'D3'])].flatMap(
    one => one.majors.map(({ id }) => id),
  )
})
afterAll(() => app.close())

/** Many ties; the students of three schools are of one province, and each but every fifth wants majors. */
async function finish(students: number): Promise<string[]> {
  const ids = await simulateSittings(app.db, tryout.id, { students, seed: ++seed })
  await sql`update attempt_scores set total = round(total / 50) * 50`.execute(app.db)
  await sql`
    insert into attempt_choices (bucket, attempt_id, priority, major_id)
    select a.bucket, a.id, p, (${majors}::uuid[])[1 + (a.place + p) % ${majors.length}]
    from (select *, (row_number() over (order by user_id))::int as place from attempts
      where tryout_id = ${tryout.id} and user_id = any(${ids}::uuid[])) a, generate_series(1, 4) p
    where p <= a.place % 5
  `.execute(app.db)
  await sql`
    update users set province_id = '31' where school_name in ('SMA 1', 'SMA 2', 'SMA 3') and id = any(${ids}::uuid[])
  `.execute(app.db)
  return ids
}

async function listAttempts(userIds: readonly string[]) {
  const rows = await app.db
    .selectFrom('attempts')
    .select('id')
    .select('user_id')
    .where('tryout_id', '=', tryout.id)
    .where('user_id', '=', sql<string>`any(${userIds}::uuid[])`)
    .execute()
  return rows.map(({ id, user_id }) => ({ bucket: bucketOf(user_id), id }))
}

/** Only a large ranking is joined: this one passes for one. */
const pretend = (values: { took_ms?: number; participants?: number; computed_at?: string } = {}) =>
  app.db
    .updateTable('ranking_snapshots')
    .set({ participants: limits.keptCountRows, ...values })
    .where('tryout_id', '=', tryout.id)
    .execute()

const at = () => app.now().toISOString()
const join = async (userIds: readonly string[]) =>
  addLate(app.db, { tryout_id: tryout.id, attempts: await listAttempts(userIds) }, at())

beforeEach(async () => {
  const { id: program_id } = await createProgram(app.db)
  tryout = await createTryout(app.db, { program_id, questions: 4 })
  await finish(60)
  await refreshRanking(app.db, tryout.id, app.now())
  await pretend()
})

const countLate = async () => {
  const { rows } = await sql<{ late: number; generations: number }>`
    select count(*) filter (where late < 0)::int as late, count(distinct generation)::int as generations
    from ranking_rows where tryout_id = ${tryout.id}
  `.execute(app.db)
  return rows[0]
}

/** Whoever reads a list finds the same as a plain window over all scores. */
async function expectPlain(): Promise<void> {
  for (const scope of rankingScope.options) {
    const { rows } = await sql<{ key: string; user_id: string; rank: number; place: number }>`
      select * from (${selectPlainRanks(tryout.id, scope)}) plain order by key, place
    `.execute(app.db)
    expect(rows.length).toBeGreaterThan(3)
    for (const [key, plain] of Map.groupBy(rows, row => row.key)) {
      const list = { tryout_id: tryout.id, scope, key }
      const read = []
      for (let skip = 0; skip < plain.length + 9; skip += 9)
        read.push(...(await listRanks(app.db, list, { skip, count: 9 })))
      expect(read.map(({ user_id, rank }) => ({ user_id, rank }))).toEqual(
        plain.map(({ user_id, rank }) => ({ user_id, rank })),
      )
      expect(await countRanks(app.db, list)).toBe(plain.length)
      for (const { user_id, rank, place } of [plain[0], plain.at(-1), plain[plain.length >> 1]].flatMap(
        row => row ?? [],
      ))
        expect(await findOwnRank(app.db, list, user_id)).toMatchObject({ rank, position: place })
    }
  }
}

test('who came late stands in every list as a plain window over all scores has it', async () => {
  expect(await join(await finish(20))).toBe(true)
  await expectPlain()
  expect(await join(await finish(25))).toBe(true)
  expect(await countLate()).toEqual({ late: 45, generations: 1 })
  await expectPlain()
  await refreshRanking(app.db, tryout.id, app.now())
  expect(await countLate()).toEqual({ late: 0, generations: 1 })
  await expectPlain()
})

test('counts of each list hold those who came late', async () => {
  await join(await finish(30))
  for (const scope of ['national', 'province', 'school'] as const) {
    const { rows } = await sql<{ key: string; score: number; below: number; of: number }>`
      select p.key, round(s.total * 100)::integer as score,
        (rank() over (partition by p.key order by s.total) - 1)::integer as below,
        (count(*) over (partition by p.key))::integer as of
      from (${selectPlainRanks(tryout.id, scope)}) p
      join attempts a on a.user_id = p.user_id and a.tryout_id = ${tryout.id}
      join attempt_scores s on s.bucket = a.bucket and s.attempt_id = a.id
    `.execute(app.db)
    for (const { key, score, below, of } of rows)
      expect(await countBelow(app.db, [{ tryout_id: tryout.id, scope, key }], [score, EVERY_SCORE])).toEqual([
        [below, of],
      ])
  }
})

test('staff find, sort and export them among the others', async () => {
  await join(await finish(30))
  const { rows: plain } = await sql<{ user_id: string; rank: number }>`
    select user_id, rank from (${selectPlainRanks(tryout.id, 'national')}) p order by place
  `.execute(app.db)
  const facts = (rows: { user_id: string; rank: number }[]) =>
    rows.map(({ user_id, rank }) => ({ user_id, rank }))
  const read = async (sort: 'rank' | '-rank', search: string | undefined) => {
    const pages = [1, 2, 3, 4].map(page =>
      listRankedStudents(app.db, tryout.id, { search }, { page, per_page: 25, sort }),
    )
    return facts((await Promise.all(pages)).flatMap(({ data }) => data))
  }
  expect(await read('rank', undefined)).toEqual(plain)
  expect(await read('rank', 'siswa')).toEqual(plain)
  expect(await read('-rank', undefined)).toEqual(plain.toReversed())
  expect(await read('-rank', 'siswa')).toEqual(plain.toReversed())

  const of = { tryout_id: tryout.id, late: await findLastLate(app.db, tryout.id), majors: new Map() }
  const exported: typeof plain = []
  let page: Awaited<ReturnType<typeof listStudentsAfter>> = []
  do {
    page = await listStudentsAfter(app.db, of, {}, { after: page.at(-1), limit: 7 })
    exported.push(...facts(page))
    // Who joins while a file is written stands not in it, and moves nobody.
    if (exported.length === 14) await join(await finish(5))
  } while (page.length > 0)
  expect(exported).toEqual(plain)

  const schools = await sql<{ key: string; user_id: string; place: number }>`
    select key, user_id from (${selectPlainRanks(tryout.id, 'school')}) p order by key, place
  `.execute(app.db)
  for (const [school, members] of Map.groupBy(schools.rows, row => row.key)) {
    const wanted = { page: 1, per_page: 25, sort: 'rank' } as const
    const found = await listRankedStudents(app.db, tryout.id, { school, search: 'siswa' }, wanted)
    expect(found.data.map(({ user_id }) => user_id)).toEqual(members.map(({ user_id }) => user_id))
  }
})

test('two nodes that name the same attempts give each of them one row', async () => {
  const ids = await finish(12)
  await Promise.all([join(ids), join(ids.slice(6)), join(ids.toReversed())])
  expect(await countLate()).toEqual({ late: 12, generations: 1 })
  await expectPlain()
})

const setStatus = (userIds: readonly string[], status: 'in_progress' | 'scored' | 'void') =>
  app.db
    .updateTable('attempts')
    .set({ status, updated_at: at() })
    .where('user_id', '=', sql<string>`any(${userIds}::uuid[])`)
    .where('tryout_id', '=', tryout.id)
    .execute()

test('whoever is taken out is in no list, before they joined or after', async () => {
  const [before = '', after = '', ...others] = await finish(10)
  await setStatus([before], 'void')
  await join([before, after, ...others])
  await setStatus([after], 'void')
  await deleteRanks(app.db, tryout.id, after)
  expect(await countLate()).toMatchObject({ late: 8 })
  await expectPlain()
})

test('of a student who is deleted, before they joined or after, the place stays and nothing tells whose it was', async () => {
  const [before = '', after = '', ...others] = await finish(8)
  const { token } = await app.signIn({ role: 'admin' })
  const remove = async (id: string) => {
    const body = { reason: 'Diminta siswanya sendiri' }
    return (await app.send(users.delete, { token, params: { id }, body })).data.outcome
  }
  const findPlace = (id: string) => findOwnRank(app.db, everybody(tryout.id), id)
  expect(await remove(before)).toBe('anonymised')
  await join([before, after, ...others])
  const { rank, position } = (await findPlace(after)) ?? {}
  expect(await remove(after)).toBe('anonymised')
  const nobody = { name: 'Pengguna terhapus', show_name_in_ranking: false }
  expect(await findPlace(after)).toMatchObject({ rank, position, ...nobody })
  expect(await findPlace(before)).toMatchObject(nobody)
  await join(await finish(3))
  expect(await countLate()).toMatchObject({ late: 11 })
  await expectPlain()
})

test('whom a process had named when it ended is ranked by the next one, once the ranking has rested', async () => {
  await pretend({ took_ms: 1_000, computed_at: at() })
  app.advance(5)
  const crashing = await app.addNode()
  const { token, params } = await sit({ ...app, send: crashing.send }, tryout)
  await crashing.close()
  const next = await app.addNode()
  await next.jobs.findStaleRankings()
  await next.jobs.rank()
  expect(await countRanks(app.db, everybody(tryout.id))).toBe(60)
  const { data } = await next.send(results.result, { token, params })
  expect(data.released?.ranks.find(({ scope }) => scope === 'national')?.of).toBe(61)
  app.advance(200)
  await next.jobs.rank()
  expect(await countRanks(app.db, everybody(tryout.id))).toBe(61)
  expect(await countLate()).toEqual({ late: 0, generations: 1 })
  await expectPlain()
})

test('a removal waits for who joins, and finds them', async () => {
  const [own = ''] = await finish(1)
  const joining = await app.db.startTransaction().execute()
  await sql`select from ranking_snapshots where tryout_id = ${tryout.id} for update`.execute(joining)
  const removing = app.db.transaction().execute(trx => deleteRanks(trx, tryout.id, own))
  await untilBlocked(app.db, removing)
  await joining.rollback().execute()
  await removing
  expect(await countLate()).toMatchObject({ late: 0 })
})

test('who joins while a generation is written is taken along into it', async () => {
  const early = await finish(6)
  await join(early)
  const late = await finish(7)
  await setStatus(late, 'in_progress')
  const holding = await app.db.startTransaction().execute()
  await sql`lock table score_histograms in access exclusive mode`.execute(holding)
  const working = refreshRanking(app.db, tryout.id, app.now())
  await untilBlocked(app.db, working)
  await setStatus(late, 'scored')
  expect(await join(late)).toBe(true)
  expect(await countRanks(app.db, everybody(tryout.id))).toBe(73)
  await holding.rollback().execute()
  await working
  expect(await countLate()).toEqual({ late: 7, generations: 1 })
  await expectPlain()
  expect(await findSnapshot(app.db, tryout.id)).toMatchObject({ participants: 73 })
})

test('a score that has changed, another run, a small ranking and a whole bell are ranked with everybody', async () => {
  const ids = await finish(3)
  expect(await join(ids)).toBe(true)
  await sql`
    update attempt_scores s set total = total + 50 from attempts a
    where a.bucket = s.bucket and a.id = s.attempt_id and a.user_id = ${ids[0] ?? ''}
  `.execute(app.db)
  expect(await join(ids)).toBe(false)
  const attempts = Array.from({ length: limits.lateRanksAtOnce + 1 }, () => ({ bucket: 1, id: tryout.id }))
  expect(await addLate(app.db, { tryout_id: tryout.id, attempts }, at())).toBe(false)
  await pretend({ participants: limits.keptCountRows - 1 })
  expect(await join(await finish(1))).toBe(false)
  await pretend()
  const other = await createTryout(app.db, { program_id: tryout.program_id })
  await sql`update score_runs set status = 'superseded' where tryout_id = ${other.id}`.execute(app.db)
  await sql`
    update ranking_snapshots set score_run_id = ${other.score_run_id} where tryout_id = ${tryout.id}
  `.execute(app.db)
  expect(await join(await finish(1))).toBe(false)
})

test('a generation that the version before has written is written again', async () => {
  await join(await finish(4))
  await pretend({ took_ms: 0, computed_at: at() })
  await sql`
    update ranking_snapshots set written_at = computed_at, late_generation = generation - 1
    where tryout_id = ${tryout.id}
  `.execute(app.db)
  await app.jobs.rank()
  expect(await countLate()).toEqual({ late: 0, generations: 1 })
  await expectPlain()
})

test('who came late is folded in after a rest, which is longer for few', async () => {
  await join(await finish(4))
  await pretend({ took_ms: 1_000, computed_at: at(), participants: 400 })
  const isDueIn = async (seconds: number) => {
    const due = await listJoined(app.db, new Date(app.now().getTime() + seconds * 1_000).toISOString())
    return due.includes(tryout.id)
  }
  expect([await isDueIn(39), await isDueIn(40)]).toEqual([false, true])
  await pretend({ participants: 401 })
  expect([await isDueIn(199), await isDueIn(200)]).toEqual([false, true])
})

test('a student who hands in is ranked within a round, and counted once before and after', async () => {
  await pretend({ took_ms: 60_000, computed_at: at() })
  const { token, params } = await sit(app, tryout)
  const read = async () => (await app.send(results.result, { token, params })).data.released
  const readNational = async () => (await read())?.ranks.find(({ scope }) => scope === 'national')
  const written = await findSnapshot(app.db, tryout.id)
  const before = await readNational()
  expect(before?.of).toBe(61)
  app.advance(3)
  await app.jobs.rankLate()
  const after = await readNational()
  expect(after).toEqual({ ...before, computed_at: at() })
  const figures = await read()
  expect(figures?.computed_at).toBe(written?.computed_at)
  expect(figures?.histogram.reduce((sum, { count }) => sum + count, 0)).toBe(60)
  const { meta } = await app.send(results.ranking, { token, params, query: {} })
  expect(meta).toMatchObject({ total: 61, own: { is_me: true, rank: before?.rank }, computed_at: at() })
  expect(await findLastLate(app.db, tryout.id)).toBe(-1)
  expect(await countRanks(app.db, everybody(tryout.id))).toBe(61)
})
