import { type ReactNode, useEffect, useRef, useState } from 'react'

/** So far below the window that a thumb does not overtake what loads. */
const margin = '0px 0px 100% 0px'

/**
 * What stands far below, and asks the server for more, waits until somebody scrolls towards it; `className` gives its place
 * about the height of what is to come.
 */
export function WhenNear({ className, children }: { className?: string; children: ReactNode }) {
  const [isNear, setNear] = useState(() => !('IntersectionObserver' in globalThis))
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNear || place.current === null) return undefined
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: margin },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isNear])
  return isNear ? children : <div ref={place} className={className} />
}
