import type { ListMeta } from '@gerbang/contract/fields.ts'
import { type Expression, type SelectQueryBuilder, type SqlBool, type StringReference, sql } from 'kysely'
import { limits } from '../limits.ts'
import type { Db } from './database.ts'
import { byItsValues } from './repeated-statements.ts'

/** What of a list is wanted; `sort` is one of the contract's words, descending with a leading minus. */
export interface Wanted<Sort extends string> {
  page: number
  per_page: number
  sort: Sort
}

type Field<Sort extends string> = Sort extends `-${infer Name}` ? Name : Sort
/** What each word that the contract lets a list be sorted by stands for; the compiler names the one that lacks. */
export type Orders<Sort extends string> = Record<Field<Sort>, Expression<unknown>>

interface Order<DB, TB extends keyof DB, Sort extends string> {
  orders: Orders<Sort>
  /** Columns that tell any two rows apart: without them a row could stand on two pages, or on none. */
  last: readonly (StringReference<DB, TB> | Expression<unknown>)[]
  /** Words whose column no row lacks: an index serves them in both directions, which it cannot where empty values come last. */
  filled?: readonly Field<Sort>[]
  /** Where the total is known already, and counting would read a large table. */
  total?: number | undefined
  /**
   * The id by which rows are looked up again once the page is known. Wanted where a row costs much to describe: without it a
   * late page describes all the rows before it, too.
   */
  describes?: StringReference<DB, TB>
  /** Every student asks for the first page, over and over: one plan serves all of them. */
  isFrequent?: boolean
}

/** Counting stops early: whoever sees a longer list narrows it, and nobody waits until a million are counted. */
async function countRows<DB, TB extends keyof DB, Row>(
  db: Db,
  query: SelectQueryBuilder<DB, TB, Row>,
  plan: Expression<unknown>,
): Promise<Pick<ListMeta, 'total' | 'at_least'>> {
  const most = limits.rowsCounted
  const counted = query
    .clearSelect()
    .select(sql`1`.as('one'))
    .limit(most + 1)
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (${counted}) counted ${plan}
  `.execute(db)
  const total = rows[0]?.total ?? 0
  return total > most ? { total: most, at_least: true } : { total }
}

function describeOnly<DB, TB extends keyof DB, Row>(
  sorted: SelectQueryBuilder<DB, TB, Row>,
  onPage: SelectQueryBuilder<DB, TB, Row>,
  id: Expression<unknown>,
) {
  const ids = onPage.clearSelect().select(sql`${id}`.as('id'))
  return sorted.where(sql<SqlBool>`${id} = any(array(${ids}))`)
}

/** One page of a query without groups, and how many rows all its pages hold. Empty values come last either way. */
export async function listPage<DB, TB extends keyof DB, Row, Sort extends string>(
  db: Db,
  query: SelectQueryBuilder<DB, TB, Row>,
  { page, per_page, sort }: Wanted<Sort>,
  { orders, last, filled = [], total, describes, isFrequent = false }: Order<DB, TB, Sort>,
): Promise<{ data: Row[]; meta: ListMeta }> {
  const isDescending = sort.startsWith('-')
  const field = (isDescending ? sort.slice(1) : sort) as Field<Sort>
  const direction = isDescending ? 'desc' : 'asc'
  const isFilled = filled.includes(field)
  const sorted = query.orderBy(orders[field], by =>
    isFilled ? by[direction]() : by[direction]().nullsLast(),
  )
  const stable = last.reduce<typeof sorted>(
    (so, one) => so.orderBy(typeof one === 'string' ? sql.ref(one) : one, direction),
    sorted,
  )
  const onPage = stable.limit(per_page).offset((page - 1) * per_page)
  const rows = describes ? describeOnly(stable, onPage, sql.ref(describes)) : onPage
  // A plan for the first page reads a late one row by row, and a plan for a frequent filter a rare one.
  const plan = isFrequent && page === 1 ? sql`` : byItsValues
  const [data, counted] = await Promise.all([
    rows.modifyEnd(plan).execute(),
    total === undefined ? countRows(db, query, plan) : { total },
  ])
  return { data, meta: { page, per_page, ...counted } }
}
