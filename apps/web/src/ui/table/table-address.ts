import { findKey } from './table-options.ts'
import { readPage } from './page-address.ts'

/** Filters by name: the words of those that take one of a small set, null where any value goes. */
export type Filters = Readonly<Record<string, Readonly<Record<string, string>> | null>>

/** What the address of a table may hold. */
export interface TableShape<F extends Filters = Filters, Sort extends string = string> {
  filters: F
  /** As the server knows them, descending with a minus. A table starts with the first. */
  sorts: readonly [Sort, ...Sort[]]
}

export interface TableState<F extends Filters, Sort extends string> {
  page: number
  search: string
  sort: Sort
  filters: Chosen<F>
}

export type Chosen<F extends Filters> = {
  [Name in keyof F]?: F[Name] extends Readonly<Record<infer Value extends string, string>> ? Value : string
}

/** The table as its address says; anything unknown falls back to the start. */
export function readTableState<F extends Filters, Sort extends string>(
  params: URLSearchParams,
  { filters, sorts }: TableShape<F, Sort>,
): TableState<F, Sort> {
  const chosen = Object.entries(filters).flatMap(([name, words]) => {
    const given = params.get(name) ?? ''
    const value = words === null ? given : findKey(words, given)
    return value ? [[name, value]] : []
  })
  return {
    page: readPage(params),
    search: params.get('search') ?? '',
    sort: sorts.find(sort => sort === params.get('sort')) ?? sorts[0],
    filters: Object.fromEntries(chosen) as Chosen<F>,
  }
}

/** The opposite, beside whatever else stands in `params`; what is at its default stays out of the address. */
export function writeTableState<F extends Filters, Sort extends string>(
  params: URLSearchParams,
  { filters: known, sorts }: TableShape<F, Sort>,
  { page, search, sort, filters }: TableState<F, Sort>,
): string {
  const written = new URLSearchParams(params)
  const entries: Record<string, string> = {
    ...Object.fromEntries(Object.keys(known).map(name => [name, filters[name] ?? ''])),
    search,
    sort: sort === sorts[0] ? '' : sort,
    page: page === 1 ? '' : String(page),
  }
  for (const [name, value] of Object.entries(entries)) {
    if (value === '') written.delete(name)
    else written.set(name, value)
  }
  return `?${written.toString()}`
}
