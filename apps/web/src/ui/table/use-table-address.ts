import { useCallback, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { readTableState, type TableShape, type TableState, writeTableState } from './table-address.ts'

/** Where the parts of a table lead. */
export interface TableAddress {
  sort: string
  toSort: (sort: string) => string
  toPage: (page: number) => string
  /** Some rows are kept out by the search or a filter; `toAll` brings them back. */
  isNarrowed: boolean
  toAll: string
}

/** The state of a table, which lives in the address: reload, back and a shared link keep it. */
export function useTableAddress<Filter extends string, Sort extends string>(shape: TableShape<Filter, Sort>) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const state = useMemo(() => readTableState(params, shape), [params, shape])

  // Whatever changes, the first page of it is what one wants to see.
  const to = useCallback(
    (change: Partial<TableState<Filter, Sort>>) =>
      writeTableState(params, shape, { ...state, page: 1, ...change }),
    [params, shape, state],
  )
  const toFilter = useCallback(
    (name: Filter, value: string) => to({ filters: { ...state.filters, [name]: value } }),
    [to, state],
  )
  // Each word typed replaces the address; a filter is a step that "back" takes back.
  const onSearch = useCallback(
    (search: string) => void navigate(to({ search }), { replace: true, preventScrollReset: true }),
    [navigate, to],
  )
  return {
    ...state,
    toSort: (name: string) => to({ sort: shape.sorts.find(sort => sort === name) ?? shape.firstSort }),
    toPage: (page: number) => to({ page }),
    toFilter,
    toAll: to({ search: '', filters: {} }),
    isNarrowed: state.search !== '' || Object.keys(state.filters).length > 0,
    onSearch,
    onFilter: (name: Filter, value: string) =>
      void navigate(toFilter(name, value), { preventScrollReset: true }),
  } satisfies TableAddress & Record<string, unknown>
}
