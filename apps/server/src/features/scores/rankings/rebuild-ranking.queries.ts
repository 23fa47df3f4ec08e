import { setImmediate as nextTurn } from 'node:timers/promises'
import type { RankingScope } from '@gerbang/contract/scores/results.ts'
import { sql } from 'kysely'
import { type BinaryRows, createRowSender } from '../../../db/copy-binary.ts'
import {
  type Connections,
  type Database,
  type Db,
  type OneConnection,
  onConnections,
} from '../../../db/database.ts'
import { findScheme } from '../../exam/marks/marks.queries.ts'
import { type Admission, type Cuts, estimateCuts, readAdmission, replaceCuts } from './admission.queries.ts'
import { type Crowd, choicesMost, formatId } from './crowd.ts'
import {
  type Figures,
  insertFigures,
  listToldSubTests,
  type Measure,
  type NamedFigures,
  replaceGroupFigures,
} from './group-figures.queries.ts'
import { moveLate } from './late-ranks.queries.ts'
import {
  countScores,
  type Grouped,
  groupCrowd,
  membersOf,
  type Placed,
  placeCrowd,
  rankMembers,
  type Visit,
  visitAll,
  visitChoices,
  visitColumn,
} from './place-crowd.rules.ts'
import { findGeneration, lockSnapshot, PLACES_IN_ROW } from './ranking.queries.ts'
import { type Ranked, readCrowd } from './read-crowd.queries.ts'
import { createTally, tallyGroup } from './tally-groups.rules.ts'

/** Rows that one statement writes: some tenths of a second. */
const rowsAtOnce = 10_000
const stretchesAtOnce = 2_000

interface Generation extends Ranked {
  generation: number
}

/** Everybody, in their places, and the groups that have lists. */
interface Ranking {
  crowd: Crowd
  placed: Placed
  lists: { scope: Exclude<RankingScope, 'national'>; keys: string[]; grouped: Grouped }[]
  measure: Measure
  admission: Admission
  /** By key, of the groups that have figures. */
  names: Record<FigureScope, ReadonlyMap<string, string>>
}

const figureScopes = ['province', 'school'] as const
type FigureScope = (typeof figureScopes)[number]

/** With what is told of everybody, of majors, and of each group by its scope. */
interface Tallied extends Ranking {
  everybody: Figures
  cuts: Cuts
  groups: Record<FigureScope, NamedFigures[]>
}

async function listUniversities(db: Db, majorIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('majors')
    .select(['id', 'university_id'])
    .where('id', '=', sql<string>`any(${majorIds}::uuid[])`)
    .execute()
  return new Map(rows.map(({ id, university_id }) => [id, university_id]))
}

const listMajorIds = ({ named: { majors } }: Crowd) =>
  Array.from({ length: majors.length / 4 }, (_, nth) => formatId(majors, nth))

/** Names of provinces as the figures of groups show them. */
async function listProvinceNames(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('provinces').select(['id', 'name']).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

async function findMeasure(db: Db, tryoutId: string, { sub_tests }: Crowd): Promise<Measure> {
  const { scale_min: min, scale_max: max } = await db
    .selectFrom('tryouts')
    .select(['scale_min', 'scale_max'])
    .where('id', '=', tryoutId)
    .executeTakeFirstOrThrow()
  return { min, max, sub_tests }
}

async function makeRanking(db: Db, tryoutId: string, crowd: Crowd): Promise<Ranking> {
  const placed = placeCrowd(crowd)
  const majorIds = listMajorIds(crowd)
  const universityOf = await listUniversities(db, majorIds)
  const universities = [...new Set(universityOf.values())]
  const numbers = new Map(universities.map((id, nth) => [id, nth]))
  const ofMajors = Int32Array.from(majorIds, id => numbers.get(universityOf.get(id) ?? '') ?? -1)
  const { province_ids, schools } = crowd.named
  const scopes: [Ranking['lists'][number]['scope'], string[], Visit][] = [
    ['province', province_ids, visitColumn(crowd.provinces)],
    ['school', schools.map(({ key }) => key), visitColumn(crowd.schools)],
    ['university', universities, visitChoices(crowd, ofMajors)],
    ['major', majorIds, visitChoices(crowd, Int32Array.from(majorIds.keys()))],
  ]
  const lists = scopes.map(([scope, keys, visit]) => ({
    scope,
    keys,
    grouped: groupCrowd(placed, keys.length, visit),
  }))
  const names = {
    province: await listProvinceNames(db),
    school: new Map(schools.map(({ key, name }) => [key, name])),
  }
  const measure = await findMeasure(db, tryoutId, crowd)
  return { crowd, placed, lists, measure, admission: await readAdmission(db, tryoutId, crowd), names }
}

/** Scores of sub-tests, or their errors; null where no sub-test has a score. */
function putScores(rows: BinaryRows, { sub_tests, scaled }: Crowd, values: Float64Array, nth: number): void {
  const from = sub_tests * nth
  let at = from
  while (at < from + sub_tests && Number.isNaN(scaled[at])) at++
  if (at < from + sub_tests) rows.doubles(values, from, from + sub_tests)
  else rows.nothing()
}

function putName(rows: BinaryRows, name: string | undefined): void {
  if (name === undefined) rows.nothing()
  else rows.text(name)
}

function putChoices(rows: BinaryRows, { choices, named }: Crowd, nth: number): void {
  const chosen: number[] = []
  for (let at = choicesMost * nth; at < choicesMost * (nth + 1); at++) {
    const major = choices[at] ?? -1
    if (major >= 0) chosen.push(major)
  }
  if (chosen.length > 0) rows.uuids(named.majors, chosen)
  else rows.nothing()
}

function putPerson(rows: BinaryRows, { crowd, placed }: Ranking, position: number): void {
  const nth = placed.order[position - 1] ?? 0
  rows.integer(position).integer(placed.ranks[position - 1] ?? 0)
  rows.uuid(crowd.users, nth).uuid(crowd.attempts, nth)
  rows
    .double(crowd.totals[nth] ?? 0)
    .double(crowd.total_errors[nth] ?? NaN)
    .time(crowd.finished[nth] ?? 0)
  putScores(rows, crowd, crowd.scaled, nth)
  putScores(rows, crowd, crowd.scaled_errors, nth)
  putChoices(rows, crowd, nth)
  putName(rows, crowd.named.province_ids[crowd.provinces[nth] ?? -1])
  putName(rows, crowd.named.schools[crowd.schools[nth] ?? -1]?.key)
}

/** The id of the try-out as words, for rows that all begin with it. */
const toWords = (id: string) =>
  Uint32Array.from(id.replaceAll('-', '').match(/.{8}/g) ?? [], word => Number.parseInt(word, 16))

const people = `ranking_rows (tryout_id, generation, position, rank, user_id, attempt_id, total, total_se,
  finished_at, scaled, scaled_se, major_ids, province_id, school)`

/** Each connection that joins in writes those who come next, until everybody is written. */
function createPeopleWriter(of: Generation, ranking: Ranking) {
  const tryout = toWords(of.tryout_id)
  const { size } = ranking.crowd
  let position = 1
  return async ({ client }: OneConnection): Promise<void> => {
    const { rows, sendFull, end } = createRowSender(client, people, rowsAtOnce)
    while (position <= size) {
      const last = Math.min(size, position + rowsAtOnce - 1)
      for (; position <= last; position++)
        putPerson(rows.begin(14).uuid(tryout, 0).integer(of.generation), ranking, position)
      await sendFull()
    }
    await end()
  }
}

const stretches = `ranking_stretches (tryout_id, generation, scope, scope_key, first_place, first_position, positions,
  ranks)`

async function writeLists(
  { client }: OneConnection,
  of: Generation,
  { placed, lists }: Ranking,
): Promise<void> {
  const tryout = toWords(of.tryout_id)
  const { rows, sendFull, end } = createRowSender(client, stretches, stretchesAtOnce)
  for (const { scope, keys, grouped } of lists)
    for (const [group, key] of keys.entries()) {
      const members = membersOf(grouped, group)
      const ranks = rankMembers(placed, members)
      for (let from = 0; from < members.length; from += PLACES_IN_ROW) {
        const to = from + PLACES_IN_ROW
        rows.begin(8).uuid(tryout, 0).integer(of.generation).text(scope).text(key)
        rows.integer(from + 1).integer(members[from] ?? 0)
        rows.integers(members.subarray(from, to)).integers(ranks.subarray(from, to))
      }
      await sendFull()
    }
  await end()
}

/** Each connection writes a statement while the next ones get theirs; the lists are written by one of them. */
async function writeRows([first, ...rest]: Connections, of: Generation, ranking: Ranking): Promise<void> {
  const writePeople = createPeopleWriter(of, ranking)
  await Promise.all([writeLists(first, of, ranking).then(() => writePeople(first)), ...rest.map(writePeople)])
}

/** Tables of generations, with the rest of their keys, and so many rows as one statement takes away. */
const generationTables = [
  { table: 'ranking_rows', key: ['position', 'late'], most: rowsAtOnce },
  { table: 'ranking_stretches', key: ['scope', 'scope_key', 'first_place'], most: stretchesAtOnce },
] as const
type GenerationTable = (typeof generationTables)[number]

/**
 * Takes rows away in the order of their key, each statement behind what the one before took: what is gone stays in the index until a
 * vacuum, and nobody goes through it again.
 */
async function sweepGeneration(
  db: Db,
  { table, key, most }: GenerationTable,
  tryoutId: string,
  generation: number,
): Promise<void> {
  const keyed = sql.join(key.map(column => sql.ref(column)))
  let behind = sql`true`
  for (;;) {
    const rest = sql`tryout_id = ${tryoutId} and generation = ${generation} and ${behind}`
    const { rows } = await sql<Record<string, unknown>>`
      select ${keyed} from ${sql.table(table)} where ${rest} order by ${keyed} offset ${most - 1} limit 1
    `.execute(db)
    const [last] = rows
    const until = last && sql.join(key.map(column => last[column]))
    await sql`
      delete from ${sql.table(table)} where ${rest} and ${until ? sql`(${keyed}) <= (${until})` : sql`true`}
    `.execute(db)
    if (!until) return
    behind = sql`(${keyed}) > (${until})`
  }
}

/** Generations that nobody reads: the former one, or what a process wrote that has ended meanwhile. */
async function listUnread(db: Db, { table }: GenerationTable, tryoutId: string): Promise<number[]> {
  const all = sql`${sql.table(table)} where tryout_id = ${tryoutId}`
  const { rows } = await sql<{ generation: number }>`
    with recursive found as (
      select min(generation) as generation from ${all}
      union all select (select min(generation) from ${all} and generation > found.generation)
      from found where generation is not null
    )
    select generation from found where generation <> coalesce(${findGeneration(tryoutId)}, 0)
  `.execute(db)
  return rows.map(({ generation }) => generation)
}

async function sweepTable(db: Db, table: GenerationTable, tryoutId: string): Promise<void> {
  for (const generation of await listUnread(db, table, tryoutId))
    await sweepGeneration(db, table, tryoutId, generation)
}

/** How many have each score, and how many less: results tell percentiles and curves of it. */
async function replaceHistogram(
  trx: Db,
  { tryout_id }: Generation,
  { crowd, placed }: Ranking,
): Promise<void> {
  const { scores, counts, below } = countScores(crowd, placed)
  await trx.deleteFrom('score_histograms').where('tryout_id', '=', tryout_id).execute()
  await sql`
    insert into score_histograms (tryout_id, scope, scope_key, score_hundredths, count, below)
    select ${tryout_id}::uuid, 'national', '', * from unnest(${scores}::integer[], ${counts}::integer[], ${below}::integer[])
  `.execute(trx)
}

async function replaceMeans(trx: Db, tryoutId: string, { sub_tests }: Figures): Promise<void> {
  const ids = (await listToldSubTests(trx, tryoutId)).map(({ id }) => id)
  const means = ids.flatMap((sub_test_id, nth) => {
    const mean = sub_tests[nth]?.mean ?? null
    return mean === null ? [] : [{ tryout_id: tryoutId, sub_test_id, mean }]
  })
  await trx.deleteFrom('sub_test_means').where('tryout_id', '=', tryoutId).execute()
  if (means.length > 0) await trx.insertInto('sub_test_means').values(means).execute()
}

/** People whose groups are reckoned before rows that wait are sent. */
const talliedAtOnce = 2_000

/** Rows are sent meanwhile. */
async function tallyGroups(ranking: Ranking): Promise<Tallied> {
  const { crowd, placed, lists, measure, names } = ranking
  const figure = (grouped: Grouped, group: number) =>
    tallyGroup(crowd, placed, membersOf(grouped, group), measure)
  const everybody = figure(groupCrowd(placed, 1, visitAll), 0)
  const groups: Tallied['groups'] = { province: [], school: [] }
  for (const { scope, keys, grouped } of lists) {
    if (scope !== 'province' && scope !== 'school') continue
    let tallied = 0
    for (const [group, key] of keys.entries()) {
      const figures = figure(grouped, group)
      groups[scope].push({ key, name: names[scope].get(key) ?? key, ...figures })
      tallied += figures.students
      if (tallied < talliedAtOnce) continue
      await nextTurn()
      tallied = 0
    }
  }
  return { ...ranking, everybody, groups, cuts: await estimateCuts(ranking) }
}

async function replaceFigures(
  trx: Db,
  tryoutId: string,
  { crowd, everybody, groups }: Tallied,
): Promise<void> {
  await insertFigures(trx, tryoutId, 'everybody', crowd.size > 0 ? [{ key: '', name: '', ...everybody }] : [])
  await replaceMeans(trx, tryoutId, everybody)
  for (const scope of figureScopes) await insertFigures(trx, tryoutId, scope, groups[scope])
}

/** Whoever was taken out after everybody was read is taken out of the new generation too; the job that closes the gap comes after. */
async function deleteVoid(trx: Db, { tryout_id }: Generation, at: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from attempts where tryout_id = ${tryout_id} and status = 'void' and updated_at >= ${at}::timestamptz
  `.execute(trx)
  if (rows.length === 0) return
  await sql`
    delete from ranking_rows where tryout_id = ${tryout_id} and attempt_id = any(${rows.map(({ id }) => id)}::uuid[])
  `.execute(trx)
}

/** From here on the new generation is read, in every list and figure at once. */
async function takeOver(trx: Db, of: Generation, ranking: Tallied, at: string): Promise<void> {
  const { crowd, placed } = ranking
  await replaceHistogram(trx, of, ranking)
  await replaceFigures(trx, of.tryout_id, ranking)
  await replaceCuts(trx, of.tryout_id, ranking.cuts)
  await lockSnapshot(trx, of.tryout_id)
  const late = await moveLate(trx, of)
  await deleteVoid(trx, of, at)
  const scores = createTally()
  for (const nth of placed.order) scores.add(Math.round((crowd.totals[nth] ?? 0) * 100))
  const values = {
    score_run_id: of.score_run_id,
    generation: of.generation,
    participants: crowd.size + late,
    mean: scores.known === null ? null : scores.known / 100,
    sd: scores.count === 0 ? null : scores.sd / 100,
    computed_at: at,
    written_at: at,
    late_generation: of.generation,
    major_ids: listMajorIds(crowd),
  }
  await trx
    .insertInto('ranking_snapshots')
    .values({ tryout_id: of.tryout_id, ...values })
    .onConflict(oc => oc.column('tryout_id').doUpdateSet(values))
    .execute()
}

const lockOf = (tryoutId: string) => sql`hashtextextended(${tryoutId}, 0)`

async function tryLock(db: Db, tryoutId: string): Promise<boolean> {
  const { rows } = await sql<{
    has: boolean
  }>`select pg_try_advisory_lock(${lockOf(tryoutId)}) as has`.execute(db)
  return rows[0]?.has ?? false
}

/** Each connection takes the next of what is to be done. */
async function shareOut(all: Connections, works: ((db: Database) => Promise<unknown>)[]): Promise<void> {
  const left = works.values()
  await Promise.all(
    all.map(async ({ own }) => {
      for (const work of left) await work(own)
    }),
  )
}

/** What readers of the new generation need not wait for. */
async function finish(all: Connections, tryoutId: string, at: string): Promise<void> {
  await shareOut(all, [
    db => db.transaction().execute(trx => replaceGroupFigures(trx, tryoutId, at, ['class'])),
    ...generationTables.map(table => (db: Database) => sweepTable(db, table, tryoutId)),
  ])
}

async function rebuild(all: Connections, ranked: Ranked, at: string): Promise<void> {
  const { tryout_id } = ranked
  const [{ own }] = all
  const began = performance.now()
  for (const table of generationTables) await sweepTable(own, table, tryout_id)
  const former = await own
    .selectFrom('ranking_snapshots')
    .select('generation')
    .where('tryout_id', '=', tryout_id)
    .executeTakeFirst()
  const of = { ...ranked, generation: (former?.generation ?? 0) + 1 }
  const ranking = await makeRanking(own, tryout_id, await readCrowd(all, ranked))
  // Nobody reads these rows before the transaction that names them, whose commit waits for all of them.
  for (const one of all) await sql`set synchronous_commit = off`.execute(one.own)
  const [, tallied] = await Promise.all([writeRows(all, of, ranking), tallyGroups(ranking)])
  for (const one of all) await sql`reset synchronous_commit`.execute(one.own)
  await own.transaction().execute(trx => takeOver(trx, of, tallied, at))
  await finish(all, tryout_id, at)
  const took_ms = Math.round(performance.now() - began)
  await own.updateTable('ranking_snapshots').set({ took_ms }).where('tryout_id', '=', tryout_id).execute()
}

export interface Asked {
  tryout_id: string
  at: string
  /** How many of the database's connections work at it; one where it is not said. */
  connections?: number
}

/**
 * Computes the ranking of a try-out beside the one that is read, in short statements, and then lets it take that one's place. The
 * lock of its session is gone with its process; whatever that has written is swept by the next one. Returns false where
 * somebody else is at it.
 */
export function rebuildRanking(db: Database, { tryout_id, at, connections = 1 }: Asked): Promise<boolean> {
  return onConnections(db, connections, async all => {
    const [{ own }] = all
    if (!(await tryLock(own, tryout_id))) return false
    // A failure ends the connections, and the lock with them.
    const scheme = await own.transaction().execute(trx => findScheme(trx, tryout_id))
    const ranked = scheme && { tryout_id, score_run_id: scheme.score_run_id }
    if (ranked) await rebuild(all, ranked, at)
    await sql`select pg_advisory_unlock(${lockOf(tryout_id)})`.execute(own)
    return true
  })
}
