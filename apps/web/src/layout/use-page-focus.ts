import { useEffect, useRef } from 'react'

/** A new page takes the focus, as a new document would; the first one leaves it to the browser. */
export function usePageFocus(page: string) {
  const main = useRef<HTMLElement>(null)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current !== page) main.current?.focus({ preventScroll: true })
    shown.current = page
  }, [page])
  return main
}
