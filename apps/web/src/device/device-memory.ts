type Store = 'localStorage' | 'sessionStorage'

/** Small things that a page knows from before: null as well where the browser forbids to look. */
export function recall(store: Store, key: string): string | null {
  try {
    return globalThis[store].getItem(key)
  } catch {
    return null
  }
}

/** In a forbidden store there is nothing to forget. */
export function forget(store: Store, key: string) {
  try {
    globalThis[store].removeItem(key)
  } catch {
    return
  }
}

/** A full or forbidden store forgets, and false says so. Nothing that the student does may fail for that. */
export function remember(store: Store, key: string, value: string): boolean {
  try {
    globalThis[store].setItem(key, value)
    return true
  } catch {
    return false
  }
}
