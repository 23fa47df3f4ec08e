import type { Query } from '@gerbang/contract/call.ts'
import type { RankedStudent, scores } from '@gerbang/contract/scores/scores.ts'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { listPage, type Orders, type Wanted } from '../../../db/list-page.ts'
import { matchAnywhere } from '../../../db/match-anywhere.ts'
import { matchColumns } from '../../../db/match-columns.ts'
import {
  countRanks,
  everybody,
  type InOrder,
  isBehind,
  orderOf,
  type RankList,
  selectLate,
  selectPlaces,
  selectRank,
} from '../rankings/rank-lists.queries.ts'
import { findGeneration } from '../rankings/ranking.queries.ts'

export interface StudentFilter {
  search?: string | undefined
  province_id?: string | undefined
  school?: string | undefined
  major_id?: string | undefined
}

type StudentPage = Wanted<Query<typeof scores.getTryout>['sort']>

const orders: Orders<StudentPage['sort']> = {
  rank: sql`r.position`,
  name: sql`lower(u.name)`,
  finished_at: sql`r.finished_at`,
}

/** Rows of one ranking, as of the one who came last into it. */
interface AsOf {
  tryout_id: string
  late?: number
}

/** The same for one page after the other, with the names of majors that have been read for pages before. */
interface Reading extends AsOf {
  majors: MajorNames
}

interface Wish {
  /** Has places of its own, so that any page of it is found at once. */
  list: RankList
  /** What else is asked for hides rows of it. */
  hiding: Omit<StudentFilter, 'school'>
  /** What the search asks for of a row `u`. */
  found?: RawBuilder<SqlBool> | undefined
}

/** The narrowest ranking that the filter names. */
function chooseList(of: AsOf, { school, ...hiding }: StudentFilter): Wish {
  const { search, major_id, province_id } = hiding
  if (school) return { list: { ...of, scope: 'school', key: school.toLowerCase() }, hiding }
  if (major_id) return { list: { ...of, scope: 'major', key: major_id }, hiding: { search, province_id } }
  if (province_id) return { list: { ...of, scope: 'province', key: province_id }, hiding: { search } }
  return { list: { ...everybody(of.tryout_id), ...of }, hiding: { search } }
}

const searched = { table: 'users', name: 'u', columns: ['name', 'email'] } as const

async function readWish(db: Db, of: AsOf, filter: StudentFilter): Promise<Wish> {
  const { search } = filter
  return { ...chooseList(of, filter), found: search ? await matchColumns(db, searched, search) : undefined }
}

const hidesNobody = ({ search, province_id, major_id }: Wish['hiding']) =>
  !(search || province_id || major_id)

/** Who is in a list beside that of everybody. A province may hold a fifth of everybody, whom no join should gather first. */
function isListed(list: RankList): RawBuilder<SqlBool> {
  const { scope, key, tryout_id } = list
  if (scope === 'province') return sql`r.province_id = ${key}`
  return sql`(r.position, r.late) in (
    select unnest(l.positions), 0 from ranking_stretches l
    where l.tryout_id = ${tryout_id} and l.generation = ${findGeneration(tryout_id)} and l.scope = ${scope} and l.scope_key = ${key}
    union all select position, late from ${selectLate(list)} came
  )`
}

/** Rows of the wished ranking, in whose order they stand as they do among everybody. */
function selectRanked(db: Db, { list, found, hiding: { province_id, major_id } }: Wish) {
  let query = db
    .selectFrom('ranking_rows as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .leftJoin('provinces as p', 'p.id', 'u.province_id')
    .where('r.tryout_id', '=', list.tryout_id)
    .where('r.generation', '=', findGeneration(list.tryout_id))
  if (list.late !== undefined) query = query.where('r.late', '>=', list.late)
  if (list.scope !== 'national') query = query.where(isListed(list))
  if (found) query = query.where(found)
  if (province_id) query = query.where('u.province_id', '=', province_id)
  if (major_id) query = query.where(sql<SqlBool>`r.major_ids @> array[${major_id}::uuid]`)
  return query
}

function selectColumns(query: ReturnType<typeof selectRanked>, { tryout_id, late }: RankList) {
  return query.select([
    'r.user_id',
    'r.attempt_id',
    'r.position',
    'r.late',
    selectRank({ ...everybody(tryout_id), late }).as('rank'),
    'r.total',
    'r.total_se',
    'r.finished_at',
    // As JSON: what reads arrays of the database takes ten times as long.
    sql<(number | null)[] | null>`to_json(r.scaled)`.as('scaled'),
    sql<(number | null)[] | null>`to_json(r.scaled_se)`.as('scaled_se'),
    sql<string[] | null>`to_json(r.major_ids)`.as('major_ids'),
    'u.name',
    'u.email',
    'u.school_name',
    'p.name as province',
  ])
}
type RankedRow = Awaited<ReturnType<ReturnType<typeof selectColumns>['execute']>>[number]

type MajorNames = Map<string, RankedStudent['choices'][number]>

async function listMajorNames(db: Db, ids: string[]): Promise<MajorNames> {
  const rows = await db
    .selectFrom('majors as m')
    .innerJoin('universities as u', 'u.id', 'm.university_id')
    .select(['m.id', 'm.name', 'u.short_name as university'])
    .where('m.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  return new Map(rows.map(row => [row.id, row]))
}

async function describeStudents(
  db: Db,
  rows: RankedRow[],
  majors: MajorNames = new Map(),
): Promise<(RankedStudent & InOrder)[]> {
  const wanted = new Set(rows.flatMap(row => row.major_ids ?? []))
  const unknown = [...wanted].filter(id => !majors.has(id))
  if (unknown.length > 0) for (const [id, name] of await listMajorNames(db, unknown)) majors.set(id, name)
  return rows.map(({ scaled, scaled_se, major_ids, ...row }) => ({
    ...row,
    sub_tests: (scaled ?? []).map((score, index) => ({ scaled: score, se: scaled_se?.[index] ?? null })),
    choices: (major_ids ?? []).flatMap(id => majors.get(id) ?? []),
  }))
}

/** Whom a page shows in the order of the ranking: a stretch of positions, found as fast at its end as at its beginning. */
async function listStretch(db: Db, wish: Wish, { page, per_page, sort }: StudentPage) {
  const before = (page - 1) * per_page
  const total = await countRanks(db, wish.list)
  const isReversed = sort === '-rank'
  const after = isReversed ? total - before - per_page : before
  const places = selectPlaces(wish.list, { skip: after, count: per_page })
  const all = everybody(wish.list.tryout_id)
  const data = await selectColumns(selectRanked(db, { list: all, hiding: {} }), all)
    .innerJoin(places.as('g'), join =>
      join.onRef('g.position', '=', 'r.position').onRef('g.late', '=', 'r.late'),
    )
    .orderBy('g.place', isReversed ? 'desc' : 'asc')
    .execute()
  return { data, meta: { page, per_page, total } }
}

/** Everybody ranked, as the snapshot has them; the filter hides rows and changes no rank. */
export async function listRankedStudents(db: Db, tryoutId: string, filter: StudentFilter, page: StudentPage) {
  const wish = await readWish(db, { tryout_id: tryoutId }, filter)
  const isWhole = hidesNobody(wish.hiding)
  const { data, meta } =
    isWhole && (page.sort === 'rank' || page.sort === '-rank')
      ? await listStretch(db, wish, page)
      : await listPage(db, selectColumns(selectRanked(db, wish), wish.list), page, {
          orders,
          last: orderOf('r'),
          filled: ['rank', 'name', 'finished_at'],
          total: isWhole ? await countRanks(db, wish.list) : undefined,
        })
  return { data: await describeStudents(db, data), meta }
}

/** The next students in the order of the ranking, after one of them or from the first on. */
export async function listStudentsAfter(
  db: Db,
  { majors, ...of }: Reading,
  filter: StudentFilter,
  { after, limit }: { after: InOrder | undefined; limit: number },
) {
  const wish = await readWish(db, of, filter)
  const ranked = selectColumns(selectRanked(db, wish), wish.list)
  const ordered = orderOf('r').reduce((so, one) => so.orderBy(one), ranked.limit(limit))
  const rows = await (after ? ordered.where(isBehind(after)) : ordered).execute()
  return describeStudents(db, rows, majors)
}

/** Provinces and majors that anybody ranked has. */
export async function listFilterChoices(db: Db, tryoutId: string) {
  const provinces = await db
    .selectFrom('provinces as p')
    .select(['p.id', 'p.name'])
    .where(eb =>
      eb.exists(
        eb
          .selectFrom('ranking_stretches as l')
          .select('l.first_place')
          .where('l.tryout_id', '=', tryoutId)
          .where('l.generation', '=', findGeneration(tryoutId))
          .where('l.scope', '=', 'province')
          .whereRef('l.scope_key', '=', 'p.id'),
      ),
    )
    .orderBy('p.name')
    .execute()
  const snapshot = await db
    .selectFrom('ranking_snapshots')
    .select('major_ids')
    .where('tryout_id', '=', tryoutId)
    .executeTakeFirst()
  const majors = await listMajorNames(db, snapshot?.major_ids ?? [])
  return {
    provinces,
    majors: [...majors.values()].toSorted(
      (a, b) => a.university.localeCompare(b.university) || a.name.localeCompare(b.name),
    ),
  }
}

/** Names that differ only in case are one school, called as the first of them in the alphabet; as the ranking's job wrote them. */
export function listRankedSchools(db: Db, tryoutId: string, search = '') {
  return db
    .selectFrom('group_figures')
    .select(['name', 'students'])
    .where('tryout_id', '=', tryoutId)
    .where('kind', '=', 'school')
    .where('name', 'ilike', matchAnywhere(search))
    .orderBy('students', 'desc')
    .orderBy('name')
    .limit(50)
    .execute()
}
