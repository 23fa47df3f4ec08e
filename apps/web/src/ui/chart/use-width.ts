import { type RefObject, useEffect, useState } from 'react'

/** Pixels of letters as browsers have them. */
const usualLetters = 16

/**
 * How wide the element is just now, so that a chart is drawn in the size that it is seen in. It is counted in pixels of usual letters: a
 * reader who has letters twice as large sees a drawing of half the width, twice as large.
 */
export function useWidth(element: RefObject<HTMLElement | null>, first = 640): number {
  const [width, setWidth] = useState(first)
  useEffect(() => {
    const { current } = element
    if (!current || !('ResizeObserver' in window)) return undefined
    const observer = new ResizeObserver(
      ([entry]) => entry && setWidth(Math.max(200, entry.contentRect.width / findEnlargement())),
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return width
}

function findEnlargement(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / usualLetters || 1
}

/** A drawing of such a width, as large as the reader's letters; narrower where it has no room. */
export const sizeDrawing = (width: number, height: number) => ({
  width: `${width / usualLetters}rem`,
  height: `${height / usualLetters}rem`,
  viewBox: `0 0 ${width} ${height}`,
  className: 'block h-auto max-w-full text-[13px]',
})
