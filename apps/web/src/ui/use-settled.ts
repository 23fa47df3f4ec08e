import { useEffect, useState } from 'react'

const pauseMs = 250

/** The value once it has stopped changing, so that a search is sent per word and not per letter. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
