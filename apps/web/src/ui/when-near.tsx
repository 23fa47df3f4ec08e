import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react'

/** So far below the window that a thumb does not overtake what loads. */
const margin = '0px 0px 100% 0px'

/**
 * What stands far below waits until somebody scrolls towards it or prints the page, or `atMost` so many milliseconds: then it is
 * there for whoever searches in the page. What is printed at once is `ahead`, which stands in its place with `className`.
 */
export function WhenNear({ className, ahead, atMost, children }: WhenNearProps) {
  const [isNear, setNear] = useState(() => !('IntersectionObserver' in globalThis))
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNear || place.current === null) return undefined
    const come = () => startTransition(() => setNear(true))
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) come()
      },
      { rootMargin: margin },
    )
    observer.observe(place.current)
    const timer = atMost === undefined ? undefined : setTimeout(come, atMost)
    addEventListener('beforeprint', come)
    return () => {
      removeEventListener('beforeprint', come)
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [isNear, atMost])
  if (isNear) return children
  return (
    <div ref={place} className={className}>
      {ahead}
    </div>
  )
}

interface WhenNearProps {
  className?: string
  ahead?: ReactNode
  atMost?: number
  children: ReactNode
}
