import { readPage } from '../../../ui/table/page-address.ts'

export const filters = ['all', 'open', 'upcoming', 'mine'] as const
export type Filter = (typeof filters)[number]

export interface ListState {
  filter: Filter
  search: string
  page: number
}

/** The list as its address says; anything unknown falls back to the start. */
export function readListState(params: URLSearchParams): ListState {
  return {
    filter: filters.find(filter => filter === params.get('filter')) ?? 'all',
    search: params.get('search') ?? '',
    page: readPage(params),
  }
}

/** The opposite; what is at its default stays out of the address. */
export function writeListState({ filter, search, page }: ListState): string {
  const entries = [
    ['filter', filter === 'all' ? '' : filter],
    ['search', search],
    ['page', page === 1 ? '' : String(page)],
  ].filter(([, value]) => value !== '')
  return `?${new URLSearchParams(entries).toString()}`
}

export function toListQuery({ filter, search, page }: ListState) {
  return {
    page,
    ...(search !== '' && { search }),
    ...(filter === 'mine' && { attempt: filter }),
    ...((filter === 'open' || filter === 'upcoming') && { phase: filter }),
    sort: 'near' as const,
  }
}
