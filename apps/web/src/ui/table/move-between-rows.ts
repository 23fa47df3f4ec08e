import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, 'nextElementSibling' | 'previousElementSibling'>> = {
  ArrowDown: 'nextElementSibling',
  ArrowUp: 'previousElementSibling',
}

/** Up and down go from a link or button of one row to the same one of the next, as in a list of files. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key]
  const row = event.target instanceof HTMLElement ? event.target.closest('tr') : null
  if (step === undefined || row === null) return
  const place = listControls(row).findIndex(control => control === event.target)
  const controls = listControls(row[step])
  const target = controls[place] ?? controls.at(-1)
  if (place === -1 || target === undefined) return
  event.preventDefault()
  target.focus()
}

function listControls(row: Element | null): HTMLElement[] {
  return row === null ? [] : [...row.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')]
}
