import { forget, recall, remember } from '../../device/device-memory.ts'
import type { KeptTrace } from '../tracer.ts'

const keyOf = (progressId: string) => `gerbang-trace ${progressId}`

/** Of this tab alone: another one measures for itself. What cannot be kept is lost, and answers never depend on it. */
export function storeTrace(progressId: string, trace: KeptTrace) {
  remember('sessionStorage', keyOf(progressId), JSON.stringify(trace))
}

/** Once: what was taken over is measured on, and left behind anew. */
export function takeTrace(progressId: string): KeptTrace | undefined {
  const text = recall('sessionStorage', keyOf(progressId))
  if (!text) return undefined
  forget('sessionStorage', keyOf(progressId))
  return JSON.parse(text)
}
