import type { ReactNode } from 'react'

/** Buttons of which one is pressed. `className` is that of each, with its look under `aria-pressed:`. */
export function PressedButtons<T extends string | number>({ of, current, onPick, className }: Props<T>) {
  return of.map(([value, face]) => (
    <button
      key={value}
      type="button"
      aria-pressed={value === current}
      onClick={() => onPick(value)}
      className={className}
    >
      {face}
    </button>
  ))
}

interface Props<T> {
  of: readonly (readonly [value: T, face: ReactNode])[]
  current: T
  onPick: (value: T) => void
  className: string
}
