/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events --
   a native select can neither search nor hold rows; the keys of the list go to the field above it */
import { Check, ChevronsUpDown, Search } from 'lucide-react'
import { Popover } from 'radix-ui'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { inputClasses } from './input.tsx'
import { joinClasses } from './join-classes.ts'
import { Spinner } from './spinner.tsx'

/** Picks one of many by typing. The list is whatever `options` holds for the search reported by `onSearch`. */
export function Combobox<T>(props: ComboboxProps<T>) {
  const { control, value, getLabel, placeholder, disabled = false } = props
  const [isOpen, setOpen] = useState(false)
  const changeOpen = (open: boolean) => {
    setOpen(open)
    props.onSearch('')
  }
  return (
    <Popover.Root open={isOpen} onOpenChange={changeOpen}>
      <Popover.Trigger
        {...control}
        type="button"
        disabled={disabled}
        aria-haspopup="listbox"
        className={joinClasses(
          inputClasses,
          'flex items-center justify-between gap-2 py-2 text-left disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken',
        )}
      >
        <span className={joinClasses('min-w-0', value === null && 'text-muted')}>
          {value === null ? placeholder : getLabel(value)}
        </span>
        <ChevronsUpDown aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-muted" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={6}
          collisionPadding={12}
          className="fade z-50 flex max-h-(--radix-popover-content-available-height) w-(--radix-popover-trigger-width) min-w-64 flex-col overflow-hidden rounded-control border border-line bg-surface shadow-float outline-none"
        >
          <Choices {...props} close={() => changeOpen(false)} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

function Choices<T>({ close, ...props }: ComboboxProps<T> & { close: () => void }) {
  const { options, value, getKey, onPick, onSearch, placeholder, isLoading, nothing, renderOption } = props
  const [active, setActive] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const optionId = (index: number) => `${id}-${index}`

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])

  const pick = (option: T | undefined) => {
    if (option === undefined) return
    onPick(option)
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const target = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: options.length - 1 }[event.key]
    if (event.key === 'Enter') pick(options[active])
    else if (target !== undefined) setActive(Math.max(0, Math.min(options.length - 1, target)))
    else return
    event.preventDefault()
  }

  return (
    <>
      <div className="relative shrink-0 border-b border-line">
        <Search
          aria-hidden
          size={18}
          strokeWidth={1.75}
          className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-muted"
        />
        <input
          role="combobox"
          aria-expanded
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={options.length > 0 ? optionId(active) : undefined}
          aria-label={placeholder}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          onChange={event => {
            setActive(0)
            onSearch(event.target.value)
          }}
          onKeyDown={onKeyDown}
          className="min-h-12 w-full bg-transparent pr-3 pl-10 text-base outline-none placeholder:text-muted"
        />
      </div>
      {options.length === 0 && (
        <output className="flex items-center gap-2 p-4 text-md text-muted">
          {isLoading && <Spinner />}
          {isLoading ? null : nothing}
        </output>
      )}
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={placeholder}
        className="max-h-72 overflow-y-auto p-1"
      >
        {options.map((option, index) => {
          const isPicked = value !== null && getKey(value) === getKey(option)
          return (
            <div
              key={getKey(option)}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={isPicked}
              onClick={() => pick(option)}
              onPointerMove={() => setActive(index)}
              className={joinClasses(
                'flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-chip px-3 py-2 text-md',
                index === active && 'bg-sunken',
              )}
            >
              <span className="min-w-0">{renderOption(option)}</span>
              {isPicked && <Check aria-hidden size={18} strokeWidth={2} className="shrink-0 text-brand" />}
            </div>
          )
        })}
      </div>
    </>
  )
}

interface ComboboxProps<T> {
  control: { id: string; 'aria-describedby': string; 'aria-invalid': true | undefined }
  value: T | null
  options: T[]
  getKey: (option: T) => string
  getLabel: (option: T) => string
  renderOption: (option: T) => ReactNode
  onPick: (option: T) => void
  onSearch: (search: string) => void
  placeholder: string
  /** Shown when the search has no match. */
  nothing: string
  isLoading?: boolean
  disabled?: boolean
}
