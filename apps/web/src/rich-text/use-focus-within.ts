import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether the focus is within, once no button of the mouse is down: what this shows or hides moves all below it, and a
 * press that began on one thing must not end on another.
 */
export function useFocusWithin(host: RefObject<HTMLElement | null>): boolean {
  const [isWithin, setWithin] = useState(false)
  useEffect(() => {
    let isPressed = false
    const read = () => setWithin(host.current?.contains(document.activeElement) ?? false)
    const follow = () => void setTimeout(() => isPressed || read())
    const press = () => {
      isPressed = true
    }
    const release = () => {
      isPressed = false
      follow()
    }
    const listeners = {
      focusin: follow,
      focusout: follow,
      mousedown: press,
      mouseup: release,
      dragend: release,
    }
    for (const [name, listen] of Object.entries(listeners)) addEventListener(name, listen, true)
    return () => {
      for (const [name, listen] of Object.entries(listeners)) removeEventListener(name, listen, true)
    }
  }, [host])
  return isWithin
}
