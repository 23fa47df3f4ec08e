import { type ComponentType, lazy } from 'react'

/**
 * A part that few papers need. It is fetched behind everything else and not when it is shown: by then there may be no
 * network any more. A failed fetch is tried again when the part is shown.
 */
export function loadLate<P>(load: () => Promise<ComponentType<P>>) {
  const begun = load().catch(() => undefined)
  return lazy(async () => ({ default: (await begun) ?? (await load()) }))
}
