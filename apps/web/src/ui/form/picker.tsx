import ChevronsUpDown from 'icon:chevrons-up-down'
import { type ReactNode, Suspense, useState } from 'react'
import { joinClasses } from '../join-classes.ts'
import { lazyPart } from '../lazy-part.ts'
import { inputClasses } from './input.tsx'
import type { Searching } from './picker-dialog.tsx'

const PickerDialog = lazyPart(async () => (await import('./picker-dialog.tsx')).PickerDialog)

/**
 * Picks one of many. Opens a dialog rather than a list below the field: on a phone the keyboard leaves no room there.
 * The list is whatever `options` holds for the search that `onSearch` reported.
 */
export function Picker<T>({ control, disabled = false, className, ...choice }: PickerProps<T>) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const { value, getLabel, placeholder } = choice
  const open = () => {
    choice.onSearch('')
    setOpened(true)
    setOpen(true)
  }
  return (
    <>
      <button
        {...control}
        type="button"
        disabled={disabled}
        aria-haspopup="dialog"
        onClick={open}
        className={joinClasses(
          inputClasses,
          'flex items-center justify-between gap-2 py-2 text-left disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken',
          className,
        )}
      >
        <span className={joinClasses('min-w-0', value === null && 'text-muted')}>
          {value === null ? placeholder : getLabel(value)}
        </span>
        <ChevronsUpDown aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-muted" />
      </button>
      {wasOpened && (
        <Suspense>
          <PickerDialog {...erase(choice)} open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}

/** A lazy component cannot be generic, so the dialog sees rows without knowing what they stand for. */
function erase<T>({ value, options, getKey, getGroup, renderOption, onPick, ...rest }: Choice<T>) {
  const picked = value === null ? undefined : getKey(value)
  return {
    ...rest,
    rows: options.map(option => ({
      key: getKey(option),
      group: getGroup?.(option),
      isPicked: getKey(option) === picked,
      face: renderOption(option),
      pick: () => onPick(option),
    })),
  }
}

interface Choice<T> extends Searching {
  title: string
  value: T | null
  options: T[]
  getKey: (option: T) => string
  getLabel: (option: T) => string
  /** What it stands under; options of one group come together. */
  getGroup?: (option: T) => string
  renderOption: (option: T) => ReactNode
  onPick: (option: T) => void
}

interface PickerProps<T> extends Choice<T> {
  control: { id: string; 'aria-describedby': string; 'aria-invalid': true | undefined }
  disabled?: boolean
  className?: string | undefined
}
