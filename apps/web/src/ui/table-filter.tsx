import { ChevronDown, X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { Link } from 'react-router'
import { joinClasses } from './join-classes.ts'
import type { FilterOption } from './table-options.ts'
import { texts } from './table-texts.ts'

/** A filter as a chip: dashed while it lets everything through; else it says what it keeps, and how to drop it. */
export function TableFilter({ label, value, options, onPick, toNone }: TableFilterProps) {
  const isOn = value !== undefined
  return (
    <div
      className={joinClasses(
        'relative inline-flex min-h-10 items-center rounded-full border text-sm font-semibold outline-offset-2 outline-brand has-[input:focus-visible]:outline-3 has-[select:focus-visible]:outline-3',
        isOn
          ? 'border-brand bg-brand-soft text-brand'
          : 'border-dashed border-line-strong text-muted hover:text-ink',
      )}
    >
      {options ? (
        <Choice label={label} value={value} options={options} onPick={onPick} />
      ) : (
        // Begins anew when the value changes elsewhere, as by "back".
        <Typed key={value} label={label} value={value} onPick={onPick} />
      )}
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

function Choice({
  label,
  value,
  options,
  onPick,
}: Omit<TableFilterProps, 'toNone'> & { options: FilterOption[] }) {
  const picked = options.find(option => option.value === value)
  return (
    <>
      <span aria-hidden className="flex max-w-60 items-center gap-1.5 py-2 pr-3 pl-3.5">
        <span className="truncate">
          {value === undefined ? label : `${label}: ${picked?.label ?? value}`}
        </span>
        {value === undefined && <ChevronDown size={16} strokeWidth={1.75} className="shrink-0" />}
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
    </>
  )
}

function Typed({ label, value = '', onPick }: Omit<TableFilterProps, 'options' | 'toNone'>) {
  const [typed, setTyped] = useState(value)
  const apply = () => {
    if (typed.trim() !== value) onPick(typed.trim())
  }
  return (
    <input
      aria-label={label}
      placeholder={label}
      value={typed}
      maxLength={100}
      onChange={event => setTyped(event.target.value)}
      onBlur={apply}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && apply()}
      className="field-sizing-content max-w-60 min-w-20 bg-transparent py-2 pr-3 pl-3.5 outline-none placeholder:text-muted"
    />
  )
}

interface TableFilterProps {
  label: string
  value: string | undefined
  options?: FilterOption[] | undefined
  onPick: (value: string) => void
  /** The address without this filter. */
  toNone: string
}
