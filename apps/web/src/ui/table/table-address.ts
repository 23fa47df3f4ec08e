import { readPage } from './page-address.ts'

/** What the address of a table may hold. `sorts` are names as the server knows them, descending with a minus. */
export interface TableShape<Filter extends string, Sort extends string> {
  filters: readonly Filter[]
  sorts: readonly Sort[]
  firstSort: Sort
}

export interface TableState<Filter extends string, Sort extends string> {
  page: number
  search: string
  sort: Sort
  filters: Partial<Record<Filter, string>>
}

/** The table as its address says; anything unknown falls back to the start. */
export function readTableState<Filter extends string, Sort extends string>(
  params: URLSearchParams,
  shape: TableShape<Filter, Sort>,
): TableState<Filter, Sort> {
  const chosen = shape.filters.map(name => [name, params.get(name)] as const).filter(([, value]) => value)
  return {
    page: readPage(params),
    search: params.get('search') ?? '',
    sort: shape.sorts.find(sort => sort === params.get('sort')) ?? shape.firstSort,
    filters: Object.fromEntries(chosen) as TableState<Filter, Sort>['filters'],
  }
}

/** The opposite, beside whatever else stands in `params`; what is at its default stays out of the address. */
export function writeTableState<Filter extends string, Sort extends string>(
  params: URLSearchParams,
  shape: TableShape<Filter, Sort>,
  { page, search, sort, filters }: TableState<Filter, Sort>,
): string {
  const written = new URLSearchParams(params)
  const entries = {
    ...Object.fromEntries(shape.filters.map(name => [name, filters[name] ?? ''])),
    search,
    sort: sort === shape.firstSort ? '' : sort,
    page: page === 1 ? '' : String(page),
  }
  for (const [name, value] of Object.entries(entries)) {
    if (value === '') written.delete(name)
    else written.set(name, value)
  }
  return `?${written.toString()}`
}
