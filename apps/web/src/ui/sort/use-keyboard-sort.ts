import { type KeyboardEvent, useState } from 'react'
import { texts } from '../table/sort-texts.ts'

interface Lift {
  from: number
  to: number
}

/** Space lifts a row by its handle and puts it down, arrows move it, Escape brings it back; each step is told. */
export function useKeyboardSort({ count, isOff, nameOf, onDrop }: KeyboardSortOptions) {
  const [lift, setLift] = useState<Lift | null>(null)
  const [said, setSaid] = useState('')

  const pickUp = (index: number) => {
    setLift({ from: index, to: index })
    setSaid(texts.lifted(nameOf(index), index + 1, count))
  }
  const move = ({ from, to }: Lift, step: number) => {
    const next = Math.max(0, Math.min(count - 1, to + step))
    setLift({ from, to: next })
    setSaid(texts.moved(nameOf(from), next + 1, count))
  }
  const putDown = ({ from, to }: Lift) => {
    setLift(null)
    setSaid(texts.dropped(nameOf(from), to + 1))
    if (to !== from) onDrop(from, to)
  }
  const cancel = ({ from }: Lift) => {
    setLift(null)
    setSaid(texts.cancelled(nameOf(from), from + 1))
  }
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const act = findAct(event.key)
    if (act === undefined || isOff || (lift === null && act !== 'toggle')) return
    // Escape would close the dialog around, and a space press the handle.
    event.preventDefault()
    event.stopPropagation()
    if (lift === null) pickUp(index)
    else if (act === 'toggle') putDown(lift)
    else if (act === 'cancel') cancel(lift)
    else move(lift, act)
  }
  return { lift, said, onKeyDown }
}

function findAct(key: string): 'toggle' | 'cancel' | -1 | 1 | undefined {
  if (key === ' ' || key === 'Enter') return 'toggle'
  if (key === 'ArrowUp') return -1
  if (key === 'ArrowDown') return 1
  return key === 'Escape' ? 'cancel' : undefined
}

interface KeyboardSortOptions {
  count: number
  isOff: boolean
  nameOf: (index: number) => string
  onDrop: (from: number, to: number) => void
}
