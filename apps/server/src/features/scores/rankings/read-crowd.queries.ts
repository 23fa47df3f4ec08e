import { sql } from 'kysely'
import { buckets } from '../../../db/bucket.ts'
import { type BinaryRow, readBinary } from '../../../db/copy-binary.ts'
import type { Connections, Db, OneConnection } from '../../../db/database.ts'
import { limits } from '../../../limits.ts'
import { type Crowd, choicesMost, createCrowd, indexIds } from './crowd.ts'

/** What a ranking is computed of. */
export interface Ranked {
  tryout_id: string
  score_run_id: string
}

/** Every connection reads its part of the buckets, from one on until before another. */
interface Part extends Ranked {
  from: number
  to: number
  /** Whether anybody has finished another attempt than their first: only then are they sorted. */
  isRepeated: boolean
}

/** Of an attempt `a` of a user `u`. */
export const isRankedSql = `a.status = 'scored' and u.role = 'student'
  and (u.email_verified_at is not null or u.anonymised_at is not null)`

/** The first finished attempt of every verified student, also of those whose name is forgotten since. */
const selectFirsts = ({ tryout_id, score_run_id, from, to, isRepeated }: Part) => `
  select ${isRepeated ? 'distinct on (a.user_id)' : ''} a.user_id, a.id, s.total, s.total_se, a.finished_at, u.province_id,
    lower(u.school_name) as school, u.school_name, s.sub_tests_scaled, s.sub_tests_se
  from attempts a
  join attempt_scores s on s.bucket = a.bucket and s.attempt_id = a.id
  join users u on u.id = a.user_id
  where a.tryout_id = '${tryout_id}' and s.score_run_id = '${score_run_id}' and ${isRankedSql}
    and a.bucket >= ${from} and a.bucket < ${to}
  ${isRepeated ? 'order by a.user_id, a.number' : ''}`

/** Of those whose row of the total does not repeat them. */
const selectSubTests = ({ tryout_id, score_run_id, from, to }: Part) => `
  select s.attempt_id, t.place, s.scaled, s.scaled_se
  from attempt_scores w
  join sub_test_scores s on s.bucket = w.bucket and s.attempt_id = w.attempt_id and s.score_run_id = w.score_run_id
  join (select id, (row_number() over (order by position))::integer - 1 as place from tryout_sub_tests
    where tryout_id = '${tryout_id}') t on t.id = s.sub_test_id
  where w.score_run_id = '${score_run_id}' and w.bucket >= ${from} and w.bucket < ${to} and w.sub_tests_scaled is null`

const selectChoices = ({ tryout_id, from, to }: Part) => `
  select c.attempt_id, c.priority, c.major_id
  from attempt_choices c join attempts a on a.bucket = c.bucket and a.id = c.attempt_id
  where a.tryout_id = '${tryout_id}' and a.status = 'scored' and a.bucket >= ${from} and a.bucket < ${to}`

const isThere = ({ lengths }: BinaryRow, column: number) => (lengths[column] ?? -1) >= 0
const startOf = ({ starts }: BinaryRow, column: number) => starts[column] ?? 0

function readId(row: BinaryRow, column: number, into: Uint32Array, nth: number): void {
  const start = startOf(row, column)
  for (let word = 0; word < 4; word++) into[4 * nth + word] = row.view.getUint32(start + 4 * word)
}

const readDouble = (row: BinaryRow, column: number) =>
  isThere(row, column) ? row.view.getFloat64(startOf(row, column)) : NaN

/** Where the first value of an array stands: behind its dimensions, its type, and how many there are. */
const valuesBegin = 20

/** Numbers of an array, as many as have a place. */
function readDoubles(
  { view, starts }: BinaryRow,
  column: number,
  into: Float64Array,
  from: number,
  to: number,
): void {
  let at = (starts[column] ?? 0) + valuesBegin
  for (let place = from; place < to; place++) {
    const length = view.getInt32(at)
    if (length > 0) into[place] = view.getFloat64(at + 4)
    at += 4 + Math.max(length, 0)
  }
}

const readText = (row: BinaryRow, column: number) =>
  row.bytes.toString('utf8', startOf(row, column), startOf(row, column) + (row.lengths[column] ?? 0))

const readTime = (row: BinaryRow, column: number) =>
  row.view.getInt32(startOf(row, column)) * 2 ** 32 + row.view.getUint32(startOf(row, column) + 4)

/** Numbers what is seen, in the order in which it is first seen. */
function createNumbers(noteNew: (key: string) => void) {
  const known = new Map<string, number>()
  return (key: string) => {
    const found = known.get(key)
    if (found !== undefined) return found
    known.set(key, known.size)
    noteNew(key)
    return known.size - 1
  }
}

/** As COLLATE "C" compares them. */
const comesFirst = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other)) < 0

type Select = (part: Part) => string

/** Reads for a crowd by the statements that it is told of. */
type Read = (select: Select, columns: number, onRow: (row: BinaryRow) => void) => Promise<void>

/** Returns whether somebody's scores of sub-tests are still to be read. */
async function readPeople(read: Read, crowd: Crowd): Promise<boolean> {
  const { sub_tests } = crowd
  const { province_ids, schools } = crowd.named
  let lacksScores = false
  const numberProvince = createNumbers(key => void province_ids.push(key))
  const numberSchool = createNumbers(key => void schools.push({ key, name: '' }))
  await read(selectFirsts, 10, row => {
    const nth = crowd.size++
    readId(row, 0, crowd.users, nth)
    readId(row, 1, crowd.attempts, nth)
    crowd.totals[nth] = readDouble(row, 2)
    crowd.total_errors[nth] = readDouble(row, 3)
    crowd.finished[nth] = readTime(row, 4)
    if (isThere(row, 8)) {
      readDoubles(row, 8, crowd.scaled, sub_tests * nth, sub_tests * (nth + 1))
      readDoubles(row, 9, crowd.scaled_errors, sub_tests * nth, sub_tests * (nth + 1))
    } else lacksScores = true
    if (isThere(row, 5)) crowd.provinces[nth] = numberProvince(readText(row, 5))
    if (!isThere(row, 6)) return
    const place = numberSchool(readText(row, 6))
    crowd.schools[nth] = place
    const school = schools[place]
    const name = readText(row, 7)
    if (school && name !== school.name && (school.name === '' || comesFirst(name, school.name)))
      school.name = name
  })
  return lacksScores
}

async function readScores(read: Read, crowd: Crowd, find: (id: Uint32Array) => number): Promise<void> {
  const { sub_tests, scaled, scaled_errors } = crowd
  const id = new Uint32Array(4)
  await read(selectSubTests, 4, row => {
    readId(row, 0, id, 0)
    const nth = find(id)
    if (nth < 0) return
    const place = nth * sub_tests + row.view.getInt32(startOf(row, 1))
    scaled[place] = readDouble(row, 2)
    scaled_errors[place] = readDouble(row, 3)
  })
}

/** Choices as they are read, beside the people who chose: each with its attempt, and the place among all choices of one. */
interface Chosen {
  size: number
  attempts: Uint32Array
  priorities: Uint8Array
  majors: Int32Array
  /** Words of the ids that `majors` has the places of. */
  ids: number[]
}

async function readChoices(read: Read, attempts: number): Promise<Chosen> {
  const most = choicesMost * attempts
  const chosen: Chosen = {
    size: 0,
    attempts: new Uint32Array(4 * most),
    priorities: new Uint8Array(most),
    majors: new Int32Array(most),
    ids: [],
  }
  const numberMajor = createNumbers(key => {
    const bytes = Buffer.from(key, 'latin1')
    for (let word = 0; word < 4; word++) chosen.ids.push(bytes.readUInt32BE(4 * word))
  })
  await read(selectChoices, 3, row => {
    const nth = chosen.size++
    readId(row, 0, chosen.attempts, nth)
    chosen.priorities[nth] = row.view.getInt16(startOf(row, 1))
    chosen.majors[nth] = numberMajor(row.bytes.toString('latin1', startOf(row, 2), startOf(row, 2) + 16))
  })
  return chosen
}

function giveChoices({ choices, named }: Crowd, chosen: Chosen, find: (id: Uint32Array) => number): void {
  for (let nth = 0; nth < chosen.size; nth++) {
    const person = find(chosen.attempts.subarray(4 * nth, 4 * nth + 4))
    const place = choicesMost * person + (chosen.priorities[nth] ?? 0) - 1
    if (person >= 0) choices[place] = chosen.majors[nth] ?? -1
  }
  named.majors = Uint32Array.from(chosen.ids)
}

interface Counts {
  attempts: number
  repeated: number
  sub_tests: number
}

async function countAll(db: Db, tryoutId: string): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select count(*) as attempts, count(*) filter (where number > 1) as repeated,
      (select count(*) from tryout_sub_tests where tryout_id = ${tryoutId}) as sub_tests
    from attempts where tryout_id = ${tryoutId} and status = 'scored'
  `.execute(db)
  return rows[0] ?? { attempts: 0, repeated: 0, sub_tests: 0 }
}

/** All of these connections see the database as it is at one moment. */
async function atOneMoment<Result>(all: Connections, work: () => Promise<Result>): Promise<Result> {
  const begin = (rest: readonly OneConnection[], snapshot: string | undefined): Promise<Result> => {
    const [one, ...others] = rest
    if (!one) return work()
    const reading = one.own.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
    return reading.execute(async trx => {
      if (snapshot !== undefined) await sql`set transaction snapshot ${sql.lit(snapshot)}`.execute(trx)
      // Joins of everybody; what is given to this transaction alone.
      await sql`set local work_mem = '64MB'`.execute(trx)
      return begin(others, snapshot ?? (others.length > 0 ? await exportSnapshot(trx) : undefined))
    })
  }
  return begin(all, undefined)
}

async function exportSnapshot(trx: Db): Promise<string> {
  const { rows } = await sql<{ snapshot: string }>`select pg_export_snapshot() as snapshot`.execute(trx)
  const [row] = rows
  if (!row) throw new Error('A snapshot without a name')
  return row.snapshot
}

/** Reads everybody as they are at one moment: multi-shard statements without a lock that anybody waits for. */
export function readCrowd(all: Connections, ranked: Ranked): Promise<Crowd> {
  return atOneMoment(all, async () => {
    const { attempts, repeated, sub_tests } = await countAll(all[0].own, ranked.tryout_id)
    // Nobody knows beforehand how many of so many a join finds: looked up one by one, they cost three times as much.
    if (attempts >= limits.keptCountRows)
      for (const { own } of all) await sql`set local enable_nestloop = off`.execute(own)
    const readBy =
      (some: readonly OneConnection[]): Read =>
      async (select, columns, onRow) => {
        const bound = (nth: number) => Math.round((buckets * nth) / some.length)
        await Promise.all(
          some.map(({ client }, nth) => {
            const part = { ...ranked, from: bound(nth), to: bound(nth + 1), isRepeated: repeated > 0 }
            return readBinary(client, select(part), columns, onRow)
          }),
        )
      }
    const crowd = createCrowd(attempts, sub_tests)
    // Each connection that reads people goes through all users: two are as quick as four.
    const half = Math.ceil(all.length / 2)
    const [lacksScores, chosen] = await Promise.all([
      readPeople(readBy(all.slice(0, half)), crowd),
      readChoices(readBy(all.length > 1 ? all.slice(half) : all), attempts),
    ])
    const find = indexIds(crowd.attempts, crowd.size)
    if (lacksScores) await readScores(readBy(all), crowd, find)
    giveChoices(crowd, chosen, find)
    return crowd
  })
}
