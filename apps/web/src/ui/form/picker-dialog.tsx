/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events --
   a native select can neither search nor hold rows; the keys of the list go to the field above it */
import Check from 'icon:check'
import Search from 'icon:search'
import { Dialog } from 'radix-ui'
import {
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { texts as formTexts } from './texts.ts'
import { Button } from '../button.tsx'
import { joinClasses } from '../join-classes.ts'
import { Spinner } from '../spinner.tsx'
import { SheetHead } from '../overlay/sheet-head.tsx'

interface Row {
  key: string
  /** What it stands under; rows of one group come together. */
  group?: string | undefined
  isPicked: boolean
  face: ReactNode
  pick: () => void
}

export function PickerDialog({ open, onOpenChange, title, ...list }: PickerDialogProps) {
  const search = useRef<HTMLInputElement>(null)
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fade fixed inset-0 z-40 bg-scrim" />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={event => {
            event.preventDefault()
            search.current?.focus()
          }}
          className="rise fixed inset-x-0 bottom-0 z-40 flex h-[85dvh] flex-col rounded-t-sheet border border-line bg-surface shadow-float outline-none sm:inset-x-auto sm:top-[12vh] sm:bottom-auto sm:left-1/2 sm:h-[min(34rem,76vh)] sm:w-full sm:max-w-lg sm:-translate-x-1/2 sm:rounded-sheet"
        >
          <SheetHead className="pt-3">{title}</SheetHead>
          <SearchableList {...list} search={search} close={() => onOpenChange(false)} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const glassClasses = 'pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-muted'

function SearchableList({
  search,
  rows,
  onSearch,
  placeholder,
  note,
  nothing,
  near,
  isLoading,
  close,
}: SearchableListProps) {
  // None at first: Enter after typing is no choice.
  const [wanted, setActive] = useState(-1)
  const [text, setText] = useState('')
  const id = useId()
  const active = Math.min(wanted, rows.length - 1)
  const activeKey = rows[active]?.key

  useEffect(() => {
    if (activeKey !== undefined) document.getElementById(id + activeKey)?.scrollIntoView({ block: 'nearest' })
  }, [id, activeKey])

  const pick = (row: Row | undefined) => {
    if (row === undefined) return
    row.pick()
    close()
  }
  const type = (words: string) => {
    setText(words)
    setActive(-1)
    onSearch(words)
  }
  const tryInstead = (words: string) => {
    type(words)
    search.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const target = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: rows.length - 1 }[event.key]
    if (event.key === 'Enter') pick(rows[active])
    else if (target !== undefined) setActive(Math.max(0, Math.min(rows.length - 1, target)))
    else return
    event.preventDefault()
  }

  return (
    <>
      <div className="relative m-3 mt-1 shrink-0">
        <Search aria-hidden size={18} strokeWidth={1.75} className={glassClasses} />
        <input
          ref={search}
          role="combobox"
          aria-expanded
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={activeKey === undefined ? undefined : id + activeKey}
          aria-label={placeholder}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={event => type(event.target.value)}
          onKeyDown={onKeyDown}
          className="min-h-12 w-full rounded-control border border-line-strong bg-surface pr-3 pl-10 text-base placeholder:text-muted"
        />
      </div>
      <Outcome {...{ rows, note, nothing, near, isLoading }} onTry={tryInstead} />
      <div
        id={id}
        role="listbox"
        aria-label={placeholder}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain border-t border-line p-2"
      >
        <Options {...{ id, rows, active, pick }} onPoint={setActive} />
      </div>
    </>
  )
}

function Options({ id, rows, active, pick, onPoint }: OptionsProps) {
  return rows.map((row, index) => (
    <Fragment key={row.key}>
      {row.group !== undefined && row.group !== rows[index - 1]?.group && (
        <div role="presentation" className="px-3 pt-3 pb-1 text-sm font-semibold text-muted">
          {row.group}
        </div>
      )}
      <Option
        id={id + row.key}
        row={row}
        isActive={index === active}
        onPick={() => pick(row)}
        onPoint={() => onPoint(index)}
      />
    </Fragment>
  ))
}

interface OptionsProps {
  id: string
  rows: Row[]
  active: number
  pick: (row: Row) => void
  onPoint: (index: number) => void
}

/** What came of the search, above the list: nothing and what to try instead, or how much and how it was read. */
function Outcome({ rows, note, nothing, near = [], isLoading, onTry }: OutcomeProps) {
  if (rows.length > 0)
    return (
      <>
        <output className="sr-only">{formTexts.options(rows.length)}</output>
        {note && <p className="px-5 pb-3 text-sm text-muted">{note}</p>}
      </>
    )
  return (
    <>
      <output className="flex items-center gap-2 px-5 py-3 text-md text-muted">
        {isLoading ? <Spinner /> : nothing}
      </output>
      {!isLoading && near.length > 0 && (
        <div className="flex flex-wrap gap-2 px-5 pb-3">
          {near.map(text => (
            <Button key={text} variant="secondary" onClick={() => onTry(text)}>
              {text}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}

type OutcomeProps = Pick<SearchableListProps, 'rows' | 'note' | 'nothing' | 'near' | 'isLoading'> & {
  onTry: (text: string) => void
}

function Option({ id, row: { isPicked, face }, isActive, onPick, onPoint }: OptionProps) {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isPicked}
      onClick={onPick}
      onPointerMove={onPoint}
      className={joinClasses(
        'flex min-h-12 cursor-pointer items-center justify-between gap-3 rounded-control px-3 py-2 text-md',
        isActive && 'bg-sunken',
      )}
    >
      <span className="min-w-0">{face}</span>
      {isPicked && <Check aria-hidden size={20} strokeWidth={2} className="shrink-0 text-brand" />}
    </div>
  )
}

interface OptionProps {
  id: string
  row: Row
  isActive: boolean
  onPick: () => void
  onPoint: () => void
}

interface SearchableListProps extends Searching {
  search: RefObject<HTMLInputElement | null>
  rows: Row[]
  close: () => void
}

/** How the options of a list are searched. */
export interface Searching {
  onSearch: (search: string) => void
  placeholder: string
  /** Above the options: what the search was taken for. */
  note?: string | undefined
  /** Shown when the search has no match. */
  nothing: string
  /** Searches to try where there is no match. */
  near?: string[] | undefined
  isLoading: boolean
}

interface PickerDialogProps extends Omit<SearchableListProps, 'search' | 'close'> {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
}
