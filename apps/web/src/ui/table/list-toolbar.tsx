import type { ReactNode } from 'react'
import { MoreActions } from '../more-actions.tsx'
import { FilterChips } from './filter-chips.tsx'
import { SearchField } from './search-field.tsx'
import type { Filters, TableShape } from './table-address.ts'
import { type FilterOption, listOptions } from './table-options.ts'
import type { FilterSearch } from './table-search-choice.tsx'
import type { TableAddress } from './use-table-address.ts'

/** What stands over a table: the search, its filters as chips, and at the end what can be done with the whole list. */
export function ListToolbar<F extends Filters, Sort extends string>(toolbar: ListToolbarProps<F, Sort>) {
  const { list, words, choices, searches, actions, more } = toolbar
  const { address, shape } = list
  const labels: Partial<Record<keyof F, string | null>> = words.filters ?? {}
  const filters = Object.keys(shape.filters).flatMap((name: keyof F & string) => {
    const label = labels[name]
    const options = choices?.[name] ?? listOptions(shape.filters[name] ?? {})
    return label ? [{ name, label, options, search: searches?.[name] }] : []
  })
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2 sm:gap-x-4 sm:gap-y-3">
      <div className="flex-1 basis-36 sm:w-64 sm:flex-none">
        <SearchField label={words.search} value={address.search} onSearch={address.onSearch} />
      </div>
      {filters.length > 0 && <FilterChips filters={filters} address={address} />}
      {(actions || more) && (
        <div className="flex flex-wrap gap-2 max-sm:w-full sm:ml-auto sm:justify-end">
          {more && <MoreActions>{more}</MoreActions>}
          {actions}
        </div>
      )}
    </div>
  )
}

export interface ListToolbarProps<F extends Filters, Sort extends string> {
  list: { shape: TableShape<F, Sort>; address: TableAddress<F, Sort> }
  words: {
    /** The spoken name of the search: what it looks into. */
    search: string
  } & ([keyof F] extends [never]
    ? { filters?: undefined }
    : {
        /** Null for a filter that only links set. */
        filters: { [Name in keyof F]: string | null }
      })
  /** Of filters whose values the shape does not know, and of those that offer a part of them. */
  choices?: { [Name in keyof F]?: FilterOption[] }
  /** For choices that are more than a list can show. */
  searches?: { [Name in keyof F]?: FilterSearch }
  actions?: ReactNode
  /** Before them, what is rarely done: a narrow screen folds it behind one button. */
  more?: ReactNode
}
