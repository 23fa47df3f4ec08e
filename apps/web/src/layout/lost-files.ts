/** Errors of files that did not come. Browsers word them differently, so they are known by themselves. */
const lost = new WeakSet<Error>()

export function noteLostFile(error: Error) {
  lost.add(error)
}

export function isLostFile(error: unknown): boolean {
  return error instanceof Error && lost.has(error)
}
