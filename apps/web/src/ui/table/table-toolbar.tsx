import { FilterX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClasses } from '../button.tsx'
import { SearchField } from './search-field.tsx'
import { TableFilter } from './table-filter.tsx'
import type { FilterOption } from './table-options.ts'
import type { FilterSearch } from './table-search-choice.tsx'
import { texts } from './table-texts.ts'
import type { TableAddress } from './use-table-address.ts'

/** What stands over a table: the search, its filters as chips, and at the end what can be done with the whole list. */
export function TableToolbar<Filter extends string>({
  search,
  address,
  filters = [],
  actions,
}: Toolbar<Filter>) {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="w-full sm:w-64">
        <SearchField label={search} value={address.search} onSearch={address.onSearch} />
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
              {texts.removeAll}
            </Link>
          )}
        </div>
      )}
      {actions && <div className="flex flex-wrap gap-2 sm:ml-auto">{actions}</div>}
    </div>
  )
}

interface Toolbar<Filter extends string> {
  /** The spoken name of the search: what it looks into. */
  search: string
  address: TableAddress & {
    search: string
    filters: Partial<Record<Filter, string>>
    onSearch: (search: string) => void
    onFilter: (name: Filter, value: string) => void
    toFilter: (name: Filter, value: string) => string
  }
  filters?: TableFilterSpec<Filter>[]
  actions?: ReactNode
}

export interface TableFilterSpec<Filter extends string> {
  name: Filter
  label: string
  options: FilterOption[]
  search?: FilterSearch
}
