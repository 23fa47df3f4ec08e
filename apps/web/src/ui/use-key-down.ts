import { useEffect, useEffectEvent } from 'react'

/** Hears keys wherever the focus is. The act that is found for a key takes the place of what the browser does. */
export function useKeyDown(findAct: (event: KeyboardEvent) => (() => void) | undefined): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = findAct(event)
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
