import FilterX from 'icon:funnel-x'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClasses } from '../button.tsx'
import { SearchField } from './search-field.tsx'
import type { Filters, TableShape } from './table-address.ts'
import { TableFilter } from './table-filter.tsx'
import { type FilterOption, listOptions } from './table-options.ts'
import type { FilterSearch } from './table-search-choice.tsx'
import { texts } from './table-texts.ts'
import type { TableAddress } from './use-table-address.ts'

/** What stands over a table: the search, its filters as chips, and at the end what can be done with the whole list. */
export function ListToolbar<F extends Filters, Sort extends string>(toolbar: ListToolbarProps<F, Sort>) {
  const { list, words, choices, searches, actions } = toolbar
  const { address, shape } = list
  const labels: Partial<Record<keyof F, string | null>> = words.filters ?? {}
  const filters = Object.keys(shape.filters).flatMap((name: keyof F & string) => {
    const label = labels[name]
    const options = choices?.[name] ?? listOptions(shape.filters[name] ?? {})
    return label ? [{ name, label, options, search: searches?.[name] }] : []
  })
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="w-full sm:w-64">
        <SearchField label={words.search} value={address.search} onSearch={address.onSearch} />
      </div>
      {filters.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          {filters.map(({ name, ...filter }) => (
            <TableFilter
              key={name}
              {...filter}
              value={address.filters[name]}
              onPick={value => address.onFilter(name, value)}
              toNone={address.toFilter(name, '')}
            />
          ))}
          {address.isNarrowed && (
            <Link to={address.toAll} preventScrollReset className={buttonClasses('quiet', 'table')}>
              <FilterX aria-hidden size={16} strokeWidth={1.75} />
              {texts.nothing.way}
            </Link>
          )}
        </div>
      )}
      {actions && <div className="flex flex-wrap gap-2 sm:ml-auto">{actions}</div>}
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
}
