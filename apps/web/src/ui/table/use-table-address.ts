import { useCallback, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import {
  type Filters,
  readTableState,
  type TableShape,
  type TableState,
  writeTableState,
} from './table-address.ts'

/** The state of a table, which lives in the address: reload, back and a shared link keep it. */
export function useTableAddress<F extends Filters, Sort extends string>(shape: TableShape<F, Sort>) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const state = useMemo(() => readTableState(params, shape), [params, shape])

  // Whatever changes, the first page of it is what one wants to see.
  const to = useCallback(
    (change: Partial<TableState<F, Sort>>) =>
      writeTableState(params, shape, { ...state, page: 1, ...change }),
    [params, shape, state],
  )
  const toFilter = (name: keyof F, value: string) => to({ filters: { ...state.filters, [name]: value } })
  // Each word typed replaces the address; a filter is a step that "back" takes back.
  const onSearch = useCallback(
    (search: string) => void navigate(to({ search }), { replace: true, preventScrollReset: true }),
    [navigate, to],
  )
  return {
    ...state,
    toSort: (sort: Sort) => to({ sort }),
    toPage: (page: number) => to({ page }),
    toFilter,
    /** Some rows are kept out by the search or a filter; `toAll` brings them back. */
    isNarrowed: state.search !== '' || Object.keys(state.filters).length > 0,
    toAll: to({ search: '', filters: {} }),
    onSearch,
    onFilter: (name: keyof F, value: string) =>
      void navigate(toFilter(name, value), { preventScrollReset: true }),
  }
}

/** Where the parts of a table lead. */
export type TableAddress<F extends Filters, Sort extends string> = ReturnType<typeof useTableAddress<F, Sort>>
