import { type RefObject, useEffect, useState } from 'react'

/** How wide the element is just now, so that a chart is drawn in the size that it is seen in. */
export function useWidth(element: RefObject<HTMLElement | null>, first = 640): number {
  const [width, setWidth] = useState(first)
  useEffect(() => {
    const { current } = element
    if (!current || !('ResizeObserver' in window)) return undefined
    const observer = new ResizeObserver(
      ([entry]) => entry && setWidth(Math.max(200, entry.contentRect.width)),
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return width
}
