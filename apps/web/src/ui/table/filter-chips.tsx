import FilterX from 'icon:funnel-x'
import ListFilter from 'icon:list-filter'
import { Link } from 'react-router'
import { Button, buttonClasses } from '../button.tsx'
import { joinClasses } from '../join-classes.ts'
import { useFold } from '../use-fold.ts'
import type { Filters } from './table-address.ts'
import { TableFilter } from './table-filter.tsx'
import type { FilterOption } from './table-options.ts'
import type { FilterSearch } from './table-search-choice.tsx'
import { texts } from './table-texts.ts'
import type { TableAddress } from './use-table-address.ts'

/**
 * The filters of a table. On a narrow screen two and more stand behind one button that counts what is set, and only those
 * that are set stay in view.
 */
export function FilterChips<F extends Filters, Sort extends string>({
  filters,
  address,
}: FilterChipsProps<F, Sort>) {
  const { isOpen, button, part } = useFold()
  const isShort = filters.length < 2
  // A link may set one that has no chip.
  const set = Object.keys(address.filters).length
  const foldUnless = (isShown: boolean) => !(isShown || isOpen || isShort) && 'max-sm:hidden'
  return (
    <>
      {!isShort && (
        <Button
          {...button}
          variant="secondary"
          icon={<ListFilter aria-hidden size={18} strokeWidth={1.75} />}
          className="aria-expanded:bg-sunken sm:hidden"
        >
          {texts.filters(set)}
        </Button>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape folds what has the focus inside */}
      <div {...part} className={joinClasses('flex flex-wrap items-center gap-2', foldUnless(set > 0))}>
        {filters.map(({ name, ...filter }) => {
          const value = address.filters[name]
          return (
            <div key={name} className={joinClasses('contents', foldUnless(value !== undefined))}>
              <TableFilter
                {...filter}
                value={value}
                onPick={value => address.onFilter(name, value)}
                toNone={address.toFilter(name, '')}
              />
            </div>
          )
        })}
        {address.isNarrowed && (
          <Link to={address.toAll} preventScrollReset className={buttonClasses('quiet', 'table')}>
            <FilterX aria-hidden size={16} strokeWidth={1.75} />
            {texts.nothing.way}
          </Link>
        )}
      </div>
    </>
  )
}

interface FilterChipsProps<F extends Filters, Sort extends string> {
  filters: {
    name: keyof F & string
    label: string
    options: FilterOption[]
    search: FilterSearch | undefined
  }[]
  address: TableAddress<F, Sort>
}
