import type { KeptTrace } from '../tracer.ts'

const keyOf = (progressId: string) => `gerbang-trace ${progressId}`

/** Of this tab alone: another one measures for itself. What cannot be kept is lost, and answers never depend on it. */
export function storeTrace(progressId: string, trace: KeptTrace) {
  try {
    sessionStorage.setItem(keyOf(progressId), JSON.stringify(trace))
  } catch {
    // Full, or forbidden.
  }
}

/** Once: what was taken over is measured on, and left behind anew. */
export function takeTrace(progressId: string): KeptTrace | undefined {
  const text = sessionStorage.getItem(keyOf(progressId))
  if (text === null) return undefined
  sessionStorage.removeItem(keyOf(progressId))
  return JSON.parse(text)
}
