import type { Call } from '@gerbang/contract/call.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { reportFailure } from '../api/form-errors.ts'
import { query } from '../api/query.ts'
import type { Input, Reply } from '../api/send.ts'
import { mostAtOnce } from '../ui/table/most-at-once.ts'
import type { Filters } from '../ui/table/table-address.ts'
import { useTableAddress } from '../ui/table/use-table-address.ts'
import type { ListShape } from './list-shape.ts'
import { readAllPages } from './read-all-pages.ts'

/** Reads the page of a list that its address names. Another page takes the place of the former once it is there. */
export function useList<C extends Call, F extends Filters>(
  shape: ListShape<C, F>,
  options: ListOptions<C> = {},
) {
  const address = useTableAddress(shape)
  const { page, search, sort, filters } = address
  const { params, follow } = options
  // The shape holds only what the call takes.
  const input = { params, query: { ...filters, page, search, sort, per_page: shape.per_page } } as Input<C>
  const from = useQuery({
    ...query(shape.call, input),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => follow?.(state.data) ?? false,
  })
  const readAll = async () => {
    try {
      return await readAllPages(shape.call, input, { most: mostAtOnce })
    } catch (error) {
      reportFailure(error)
      throw error
    }
  }
  return { shape, address, from, readAll }
}

interface ListOptions<C extends Call> {
  params?: Input<C>['params']
  /** After how many milliseconds it looks again; false when nothing is expected. */
  follow?: (reply: Reply<C> | undefined) => number | false
}
