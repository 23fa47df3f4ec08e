import type { Query } from '@gerbang/contract/call.ts'
import type { MajorYear, universityCatalogue } from '@gerbang/contract/exam/university-catalogue.ts'
import { type Insertable, sql, type Updateable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../../db/database.ts'
import { hasRow } from '../../../db/has-row.ts'
import { listPage, type Orders } from '../../../db/list-page.ts'
import { matchAnywhere } from '../../../db/match-anywhere.ts'
import type { DB } from '../../../db/schema.ts'
import { selectUniversities } from './universities.queries.ts'

type Filter = Query<typeof universityCatalogue.list>
type MajorFilter = Query<typeof universityCatalogue.listMajors>

const orders: Orders<Filter['sort']> = { name: sql`lower(u.name)`, updated_at: sql`u.updated_at` }
const majorOrders: Orders<MajorFilter['sort']> = { name: sql`lower(m.name)`, code: sql`m.code` }

function selectListed(db: Db) {
  return selectUniversities(db).select(['u.slug', 'u.province_id', 'u.logo_url', 'u.website', 'u.updated_at'])
}

export function listCatalogue(db: Db, { search, type, province_id, ...wanted }: Filter) {
  let query = selectListed(db)
  if (search) {
    const pattern = matchAnywhere(search)
    query = query.where(eb => eb.or([eb('u.name', 'ilike', pattern), eb('u.short_name', 'ilike', pattern)]))
  }
  if (type) query = query.where('u.type', '=', type)
  if (province_id) query = query.where('u.province_id', '=', province_id)
  return listPage(db, query, wanted, { orders, last: ['u.id'] })
}

export function findListed(db: Db, id: string) {
  return selectListed(db).where('u.id', '=', id).executeTakeFirst()
}

export function isProvince(db: Db, id: string): Promise<boolean> {
  return hasRow(db.selectFrom('provinces').select('id').where('id', '=', id))
}

/** Addresses of universities. Two who look for a free one at once wait for each other. */
export async function listTakenSlugs(trx: Db): Promise<Set<string>> {
  await sql`select pg_advisory_xact_lock(hashtext('university slugs'))`.execute(trx)
  const rows = await trx.selectFrom('universities').select('slug').execute()
  return new Set(rows.map(({ slug }) => slug))
}

export async function insertUniversity(db: Db, row: Insertable<DB['universities']>): Promise<void> {
  await db.insertInto('universities').values(row).execute()
}

export async function updateUniversity(
  db: Db,
  id: string,
  changes: Updateable<DB['universities']>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('universities')
    .set(changes)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

function selectMajors(db: Db, universityId: string) {
  return db
    .selectFrom('majors as m')
    .select(['m.id', 'm.code', 'm.name', 'm.level', 'm.group', 'm.weights', 'm.updated_at'])
    .select(eb => [
      jsonArrayFrom(
        eb
          .selectFrom('major_years as y')
          .select(['y.year', 'y.capacity', 'y.applicants', 'y.passing_score', 'y.source', 'y.is_estimate'])
          .whereRef('y.major_id', '=', 'm.id')
          .orderBy('y.year', 'desc'),
      ).as('years'),
    ])
    .where('m.university_id', '=', universityId)
}

export function listMajors(db: Db, universityId: string, { search, level, ...wanted }: MajorFilter) {
  let query = selectMajors(db, universityId)
  if (search) {
    const pattern = matchAnywhere(search)
    query = query.where(eb => eb.or([eb('m.name', 'ilike', pattern), eb('m.code', 'ilike', pattern)]))
  }
  if (level) query = query.where('m.level', '=', level)
  return listPage(db, query, wanted, { orders: majorOrders, last: ['m.id'] })
}

export function findMajor(db: Db, universityId: string, id: string) {
  return selectMajors(db, universityId).where('m.id', '=', id).executeTakeFirst()
}

export async function insertMajor(trx: Db, row: Insertable<DB['majors']>): Promise<void> {
  await trx.insertInto('majors').values(row).execute()
}

export async function updateMajor(trx: Db, id: string, changes: Updateable<DB['majors']>): Promise<void> {
  await trx.updateTable('majors').set(changes).where('id', '=', id).execute()
}

/** Makes these its years, and no others. */
export async function setYears(trx: Db, majorId: string, years: readonly MajorYear[], at: string) {
  await trx.deleteFrom('major_years').where('major_id', '=', majorId).execute()
  if (years.length === 0) return
  const rows = years.map(year => ({ ...year, major_id: majorId, created_at: at, updated_at: at }))
  await trx.insertInto('major_years').values(rows).execute()
}

/** Whether a student has chosen one of them, or has said what became of it: results and chances point at it. */
export async function isChosen(db: Db, majorIds: readonly string[]): Promise<boolean> {
  const these = sql<string>`any(${majorIds}::uuid[])`
  const chosen = db.selectFrom('attempt_choices').select('major_id').where('major_id', '=', these).limit(1)
  const known = db.selectFrom('admission_outcomes').select('major_id').where('major_id', '=', these).limit(1)
  return (await hasRow(chosen)) || hasRow(known)
}

export async function listMajorIds(db: Db, universityId: string): Promise<string[]> {
  const rows = await db.selectFrom('majors').select('id').where('university_id', '=', universityId).execute()
  return rows.map(({ id }) => id)
}

export async function deleteMajors(trx: Db, ids: readonly string[]): Promise<void> {
  const these = sql<string>`any(${ids}::uuid[])`
  await trx.deleteFrom('major_cuts').where('major_id', '=', these).execute()
  await trx.deleteFrom('major_years').where('major_id', '=', these).execute()
  await trx.deleteFrom('majors').where('id', '=', these).execute()
}

export async function deleteUniversity(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('universities').where('id', '=', id).execute()
}
