import { type ComponentType, lazy } from 'react'

const retryAfterMs = 5_000

/** A part that the page does without until it has come: a lost connection delays it and never breaks the page. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await loadPatiently(load) }))
}

async function loadPatiently<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch {
    await new Promise(resolve => setTimeout(resolve, retryAfterMs))
    return loadPatiently(load)
  }
}
