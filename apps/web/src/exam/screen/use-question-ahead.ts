import { startTransition, useEffect, useState } from 'react'

/**
 * The place of the question that is drawn out of sight: the next one, once the shown one is painted and nobody taps. What is drawn
 * ahead is laid out too, so that the way there only shows it.
 */
export function useQuestionAhead(index: number): number | undefined {
  const [ready, setReady] = useState<number>()
  useEffect(() => {
    // Where a browser does not tell of idle time, each question is drawn when it is shown.
    if (!('requestIdleCallback' in window)) return undefined
    const waiting = requestIdleCallback(() => startTransition(() => setReady(index + 1)))
    return () => cancelIdleCallback(waiting)
  }, [index])
  return ready === index + 1 ? ready : undefined
}
