import type { Query } from '@gerbang/contract/call.ts'
import type { ChosenMajor, majorFigures, universities } from '@gerbang/contract/exam/universities.ts'
import { type Expression, sql } from 'kysely'
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres'
import type { output } from 'zod'
import type { Db } from '../../../db/database.ts'
import { listPage } from '../../../db/list-page.ts'
import { matchAnywhere } from '../../../db/match-anywhere.ts'

/** The newest year on record of a major as one JSON value; null when there is none. */
export function figuresOfMajor(majorId: Expression<string>) {
  return sql<output<typeof majorFigures> | null>`(
    select json_build_object(
      'year', y.year, 'capacity', y.capacity, 'applicants', y.applicants,
      'passing_score', y.passing_score, 'source', y.source, 'is_estimate', y.is_estimate)
    from major_years y where y.major_id = ${majorId} order by y.year desc limit 1)`
}

export function selectUniversities(db: Db) {
  return db
    .selectFrom('universities as u')
    .innerJoin('provinces as p', 'p.id', 'u.province_id')
    .select(['u.id', 'u.name', 'u.short_name', 'u.type', 'p.name as province', 'u.city'])
    .select(eb => [
      sql<number>`(select count(*) from majors m where m.university_id = ${eb.ref('u.id')})`.as(
        'major_count',
      ),
    ])
}

/** `named`: those that are meant by what people call them. */
export function listUniversities(
  db: Db,
  { search = '', ...page }: Query<typeof universities.list>,
  named: readonly string[],
) {
  const pattern = matchAnywhere(search)
  const found = selectUniversities(db).where(eb =>
    eb.or([
      eb('u.name', 'ilike', pattern),
      eb('u.short_name', 'ilike', pattern),
      eb('u.id', '=', sql<string>`any(${named}::uuid[])`),
    ]),
  )
  // Who types a short name means that university before others whose name holds it.
  const name = sql`case when lower(u.short_name) = ${search.toLowerCase()} then '' else u.name end`
  return listPage(db, found, { ...page, sort: 'name' }, { orders: { name }, last: ['u.id'] })
}

export function selectMajors(db: Db) {
  return db
    .selectFrom('majors as m')
    .innerJoin('universities as u', 'u.id', 'm.university_id')
    .select(['m.id', 'm.name', 'm.level', 'm.group'])
    .select(eb => [
      figuresOfMajor(eb.ref('m.id')).as('figures'),
      jsonBuildObject({
        id: eb.ref('u.id'),
        name: eb.ref('u.name'),
        short_name: eb.ref('u.short_name'),
      }).as('university'),
    ])
}

/** Majors with their universities, in the order of the ids; unknown ids are left out. */
export async function listMajorsByIds(db: Db, ids: string[]): Promise<ChosenMajor[]> {
  if (ids.length === 0) return []
  const rows = await selectMajors(db).where('m.id', '=', sql<string>`any(${ids}::uuid[])`).execute()
  const byId = new Map(rows.map(row => [row.id, row]))
  return ids.flatMap(id => byId.get(id) ?? [])
}

export function findUniversity(db: Db, id: string) {
  return selectUniversities(db)
    .select(eb =>
      jsonArrayFrom(
        eb
          .selectFrom('majors as m')
          .select(major => [
            'm.id',
            'm.name',
            'm.level',
            'm.group',
            figuresOfMajor(major.ref('m.id')).as('figures'),
          ])
          .whereRef('m.university_id', '=', 'u.id')
          .orderBy('m.name'),
      ).as('majors'),
    )
    .where('u.id', '=', id)
    .executeTakeFirst()
}
