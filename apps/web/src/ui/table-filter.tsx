import { ChevronDown, X } from 'lucide-react'
import { Link } from 'react-router'
import { joinClasses } from './join-classes.ts'
import { texts } from './table-texts.ts'

export interface FilterOption {
  value: string
  label: string
}

/** A filter as a chip: dashed while it lets everything through; else it says what it keeps, and how to drop it. */
export function TableFilter({ label, value, options, onPick, toNone }: TableFilterProps) {
  const picked = options.find(option => option.value === value)
  const isOn = value !== undefined
  return (
    <div
      className={joinClasses(
        'relative inline-flex min-h-10 items-center rounded-full border text-sm font-semibold has-[select:focus-visible]:outline-3 has-[select:focus-visible]:outline-offset-2 has-[select:focus-visible]:outline-brand',
        isOn
          ? 'border-brand bg-brand-soft text-brand'
          : 'border-dashed border-line-strong text-muted hover:text-ink',
      )}
    >
      <span aria-hidden className="flex max-w-60 items-center gap-1.5 py-2 pl-3.5 pr-3">
        <span className="truncate">{isOn ? `${label}: ${picked?.label ?? value}` : label}</span>
        {!isOn && <ChevronDown size={16} strokeWidth={1.75} className="shrink-0" />}
      </span>
      {/* The browser's own list lies invisibly over the chip: it can be typed into, and phones show it best. */}
      <select
        aria-label={label}
        value={value ?? ''}
        onChange={event => onPick(event.target.value)}
        className="absolute inset-0 cursor-pointer appearance-none rounded-full opacity-0"
      >
        <option value="">{texts.all}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {isOn && (
        <Link
          to={toNone}
          preventScrollReset
          aria-label={texts.remove(label)}
          className="relative -ml-2 grid size-10 place-items-center rounded-full hover:text-ink"
        >
          <X aria-hidden size={16} strokeWidth={2} />
        </Link>
      )}
    </div>
  )
}

interface TableFilterProps {
  label: string
  value: string | undefined
  options: FilterOption[]
  onPick: (value: string) => void
  /** The address without this filter. */
  toNone: string
}
