import { useEffect, useState } from 'react'
import type * as around from './around-session.ts'

type Around = typeof around

const retryMs = 3_000

/**
 * Start, sign-in, receipt and the other views around the questions. Nearly all of them answer a word of the server,
 * so the network is there to fetch them; where it is not, the offline copy has them, and a load that fails is repeated.
 */
export function useAround(isNeeded: boolean): Around | null {
  const [around, setAround] = useState<Around | null>(null)
  useEffect(() => {
    if (!isNeeded) return undefined
    let timer: ReturnType<typeof setTimeout>
    const load = () => {
      import('./around-session.ts').then(setAround, () => {
        timer = setTimeout(load, retryMs)
      })
    }
    load()
    return () => clearTimeout(timer)
  }, [isNeeded])
  return around
}
