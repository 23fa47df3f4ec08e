import { useEffect, useState } from 'react'
import type * as around from './around-session.ts'

type Around = typeof around

const retryMs = 3_000
let loaded: Around | null = null

/**
 * Start, sign-in and the other views around the questions. They come right after the questions are on the screen, so
 * that they are there when the network is not; a load that fails is repeated.
 */
export function useAround(): Around | null {
  const [around, setAround] = useState(loaded)
  useEffect(() => {
    if (around !== null) return undefined
    let timer: ReturnType<typeof setTimeout>
    const load = async () => {
      try {
        loaded = await import('./around-session.ts')
        setAround(loaded)
      } catch {
        timer = setTimeout(() => void load(), retryMs)
      }
    }
    void load()
    return () => clearTimeout(timer)
  }, [around])
  return around
}
