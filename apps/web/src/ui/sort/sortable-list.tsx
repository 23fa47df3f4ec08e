import GripVertical from 'icon:grip-vertical'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { joinClasses } from '../join-classes.ts'
import { moveEntry } from '../table/sort-order.ts'
import { texts } from '../table/sort-texts.ts'
import { useKeyboardSort } from './use-keyboard-sort.ts'
import { usePointerSort } from './use-pointer-sort.ts'

const handleClasses =
  'grid min-h-11 w-11 shrink-0 cursor-grab touch-none place-items-center rounded-control text-muted hover:text-ink active:cursor-grabbing aria-disabled:cursor-not-allowed'

/** Rows that are put in order by dragging their handles, or by the keyboard. `onSort` gets the whole new order. */
export function SortableList<T>({
  label,
  items,
  getKey,
  getName,
  onSort,
  isOff = false,
  children,
}: SortableProps<T>) {
  const how = useId()
  const list = useRef<HTMLOListElement>(null)
  const onDrop = (from: number, to: number) => onSort(moveEntry(items, from, to))
  const pointer = usePointerSort(list, { isOff, onDrop })
  const names = items.map(getName)
  const nameOf = (index: number) => names[index] ?? ''
  const keyboard = useKeyboardSort({ count: items.length, isOff, nameOf, onDrop })
  const { lift } = keyboard
  const order = lift === null ? items : moveEntry(items, lift.from, lift.to)
  const lifted = lift?.to

  // A row that changes places in the document loses the focus.
  useEffect(() => {
    if (lifted !== undefined) list.current?.children[lifted]?.querySelector('button')?.focus()
  }, [lifted])

  return (
    <>
      <ol ref={list} aria-label={label} className="grid gap-2">
        {order.map((item, index) => (
          <li
            key={getKey(item)}
            style={pointer.placeRow(index)}
            className={joinClasses(
              'relative flex items-stretch rounded-card border bg-surface',
              index === lifted || index === pointer.dragged ? 'border-brand shadow-float' : 'border-line',
            )}
          >
            <button
              type="button"
              aria-label={texts.handle(getName(item))}
              aria-describedby={how}
              aria-pressed={index === lifted}
              aria-disabled={isOff || undefined}
              {...pointer.handle(index)}
              onKeyDown={event => keyboard.onKeyDown(event, index)}
              className={handleClasses}
            >
              <GripVertical aria-hidden size={20} strokeWidth={1.75} />
            </button>
            <div className="min-w-0 flex-1">{children(item)}</div>
          </li>
        ))}
      </ol>
      <p id={how} hidden>
        {texts.how}
      </p>
      <output className="sr-only">{keyboard.said}</output>
    </>
  )
}

interface SortableProps<T> {
  label: string
  items: readonly T[]
  getKey: (item: T) => string
  /** What the row is called when it is moved. */
  getName: (item: T) => string
  onSort: (order: T[]) => void
  /** While an order is being saved. */
  isOff?: boolean
  /** The row beside its handle. */
  children: (item: T) => ReactNode
}
