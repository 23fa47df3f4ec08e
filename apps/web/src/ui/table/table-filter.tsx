import X from 'icon:x'
import { Link } from 'react-router'
import { ChipFace, type ChoiceProps } from '../chip-face.tsx'
import { joinClasses } from '../join-classes.ts'
import { type FilterSearch, TableSearchChoice } from './table-search-choice.tsx'
import { texts } from './table-texts.ts'

/** A filter as a chip: dashed while it lets everything through; else it says what it keeps, and how to drop it. */
export function TableFilter({ toNone, ...choice }: TableFilterProps) {
  const { label, value, search } = choice
  const isOn = value !== undefined
  return (
    <div
      className={joinClasses(
        'relative inline-flex min-h-10 items-center rounded-full border text-sm font-semibold outline-offset-2 outline-brand has-[select:focus-visible]:outline-3',
        isOn
          ? 'border-brand bg-brand-soft text-brand'
          : 'border-dashed border-line-strong text-muted hover:text-ink',
      )}
    >
      {search === undefined ? <Choice {...choice} /> : <TableSearchChoice {...choice} search={search} />}
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

function Choice({ label, value, options, onPick }: ChoiceProps) {
  const picked = options.find(option => option.value === value)
  return (
    <>
      <span aria-hidden className="flex max-w-60 items-center">
        <ChipFace label={label} picked={picked?.label ?? value} />
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

interface TableFilterProps extends ChoiceProps {
  search?: FilterSearch | undefined
  /** The address without this filter. */
  toNone: string
}
