import type { Remark } from '../model/draft.ts'

/** Warnings with the place that is being read. */
export function collectWarnings(findPosition: () => number) {
  const warnings: Remark[] = []
  const warn = (code: string, message: string) => {
    const position = findPosition()
    // A figure of twenty lines is one figure.
    const last = warnings.at(-1)
    if (last?.code === code && last.message === message && last.place.position === position) return
    warnings.push({ code, message, place: { position } })
  }
  return { warnings, warn }
}
