import { createContext, use } from 'react'

/** False where nothing is scored, as in the placement. */
export const ScoredContext = createContext(true)

/** What is said of points, only where there are some. */
export function usePointsText(text: string): string {
  return use(ScoredContext) ? text : ''
}
