import { useRef } from 'react'

/** What has the focus; of a menu, which is gone when the dialog closes, the button that opened it. */
function findOpener(): Element | null {
  const menu = document.activeElement?.closest('[role=menu]')
  const button = menu?.getAttribute('aria-labelledby')
  return button ? document.getElementById(button) : document.activeElement
}

/** For the content of what lies over the page: whoever closes it goes on where it was opened. */
export function useFocusBack() {
  // Radix gives the focus back only to a trigger of its own.
  const opener = useRef<Element>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = findOpener()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}
