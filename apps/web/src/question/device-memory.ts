type Store = 'localStorage' | 'sessionStorage'

/** Small things that a page knows from before: null as well where the browser forbids to look. */
export function recall(store: Store, key: string): string | null {
  try {
    return globalThis[store].getItem(key)
  } catch {
    return null
  }
}

/** A full or forbidden store forgets. Nothing that the student does may fail for that. */
export function remember(store: Store, key: string, value: string) {
  try {
    globalThis[store].setItem(key, value)
  } catch {
    // Forgotten with the page.
  }
}
