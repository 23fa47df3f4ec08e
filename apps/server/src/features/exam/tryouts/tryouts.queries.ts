import type { Query } from '@gerbang/contract/call.ts'
import type { tryouts } from '@gerbang/contract/exam/tryouts.ts'
import { type SqlBool, sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { Db } from '../../../db/database.ts'
import { listPage, type Orders, type Wanted } from '../../../db/list-page.ts'
import { matchAnywhere } from '../../../db/match-anywhere.ts'
import { selectSubject } from '../../../db/select-subject.ts'
import { awaitsMarks } from '../marks/essay-marks.queries.ts'
import { findNewestAttempt, type Owner } from './attempts.queries.ts'
import type { Phase } from '@gerbang/contract/exam/tryouts.ts'

export interface TryoutFilter {
  program_id: string | null
  at: Date
  phase?: Phase | undefined
  search?: string | undefined
  /** Only these, when given. */
  ids?: string[] | undefined
}

type Sort = Query<typeof tryouts.list>['sort']
const orders: Orders<Sort> = { opens_at: sql`tryouts.opens_at`, title: sql`tryouts.title` }

/** Takes the name that the query has for the table of try-outs. */
export const phaseSql: Record<Phase, (name: string, at: string) => ReturnType<typeof sql<SqlBool>>> = {
  upcoming: (name, at) => sql<SqlBool>`${opens(name)} > ${at}`,
  open: (name, at) =>
    sql<SqlBool>`${opens(name)} <= ${at} and (${closes(name)} is null or ${closes(name)} > ${at})`,
  closed: (name, at) => sql<SqlBool>`${closes(name)} <= ${at}`,
}
const opens = (name: string) => sql.ref(`${name}.opens_at`)
const closes = (name: string) => sql.ref(`${name}.closes_at`)

function selectPublished(db: Db) {
  return db
    .selectFrom('tryouts')
    .innerJoin('programs', 'programs.id', 'tryouts.program_id')
    .where('tryouts.status', '=', 'published')
}

function filterTryouts(db: Db, { program_id, at, phase, search, ids }: TryoutFilter) {
  let query = selectPublished(db).where('tryouts.program_id', '=', program_id)
  if (phase) query = query.where(phaseSql[phase]('tryouts', at.toISOString()))
  if (search) query = query.where('tryouts.title', 'ilike', matchAnywhere(search))
  if (ids) query = query.where('tryouts.id', '=', sql<string>`any(${ids}::uuid[])`)
  return query
}

export function listTryouts(db: Db, filter: TryoutFilter, wanted: Wanted<Sort>) {
  const cards = filterTryouts(db, filter).select(eb => [
    'tryouts.id',
    'tryouts.slug',
    'tryouts.title',
    'tryouts.description',
    'tryouts.image_url',
    'tryouts.opens_at',
    'tryouts.closes_at',
    'tryouts.mode',
    'tryouts.access',
    jsonBuildObject({ id: eb.ref('programs.id'), name: eb.ref('programs.name') }).as('program'),
  ])
  return listPage(cards, wanted, { orders, last: ['tryouts.id'] })
}

/** The whole of it: a slug may begin like an id. */
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A published try-out by slug or id. */
export function findTryout(db: Db, slugOrId: string) {
  return selectPublished(db)
    .selectAll('tryouts')
    .select(eb => [
      'programs.choice_combinations',
      awaitsMarks.as('awaits_marks'),
      jsonBuildObject({ id: eb.ref('programs.id'), name: eb.ref('programs.name') }).as('program'),
    ])
    .where(uuid.test(slugOrId) ? 'tryouts.id' : 'tryouts.slug', '=', slugOrId)
    .executeTakeFirst()
}
/** A student sees the try-outs of their program, and any other in which they have an attempt. */
export async function findTryoutFor(
  db: Db,
  viewer: Owner & { program_id: string | null },
  slugOrId: string,
): Promise<TryoutRow | undefined> {
  const tryout = await findTryout(db, slugOrId)
  if (!tryout || tryout.program_id === viewer.program_id) return tryout
  return (await findNewestAttempt(db, viewer, tryout.id)) && tryout
}
export type TryoutRow = NonNullable<Awaited<ReturnType<typeof findTryout>>>

/** In order of position, for one try-out or many. */
export function listSubTests(db: Db, tryoutIds: string[]) {
  return db
    .selectFrom('tryout_sub_tests as st')
    .innerJoin('subjects as s', 's.id', 'st.subject_id')
    .innerJoin('paper_items as i', 'i.sub_test_id', 'st.id')
    .select(eb => [
      'st.tryout_id',
      'st.id',
      'st.position',
      'st.duration_seconds',
      'st.weight',
      'st.threshold',
      selectSubject(eb),
      eb.fn.countAll<number>().as('question_count'),
    ])
    .where('st.tryout_id', '=', sql<string>`any(${tryoutIds}::uuid[])`)
    .groupBy(['st.id', 's.id'])
    .orderBy('st.position')
    .execute()
}
export type SubTestRow = Awaited<ReturnType<typeof listSubTests>>[number]
