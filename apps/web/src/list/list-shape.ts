import type { Call, Data, Query } from '@gerbang/contract/call.ts'
import type { Filters, TableShape } from '../ui/table/table-address.ts'
import type { Columns } from '../ui/table/table-columns.ts'

type Narrowing<C extends Call> = Exclude<keyof Query<C> & string, 'page' | 'per_page' | 'search' | 'sort'>
export type SortOf<C extends Call> = Query<C> extends { sort: infer Word extends string } ? Word : never
type Value<C extends Call, Name extends string> =
  Query<C> extends { [N in Name]?: infer V } ? NonNullable<V> & string : never

/** A filter of a small set has its words; one of any text has none. */
type Words<C extends Call, Name extends string> =
  string extends Value<C, Name> ? null : Readonly<Record<Value<C, Name>, string>>

/** What the address of a list may hold, as its call takes it. */
export interface ListShape<C extends Call, F extends Filters> extends TableShape<F, SortOf<C>> {
  call: C
  per_page?: number
}

/** Columns of the rows that a call answers with, sorted by its own words. */
export type ListColumns<C extends Call> = Columns<
  Data<C> extends readonly (infer Row)[] ? Row : never,
  SortOf<C>
>

/** A filter or a sort that the call does not take does not compile. */
export function shapeList<C extends Call, Name extends Narrowing<C> = never>(
  call: C,
  shape: {
    filters: { [N in Name]: Words<C, N> }
    sorts: readonly [SortOf<C>, ...SortOf<C>[]]
    per_page?: number
  },
): ListShape<C, { [N in Name]: Words<C, N> }> {
  return { call, ...shape }
}
