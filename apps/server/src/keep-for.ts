interface Keeping {
  now: () => Date
  ms: number
  /** Keys; the oldest is forgotten when there are more. */
  most: number
}

/**
 * Reads what many ask for once, and keeps it for a while by its key, as long as the state that it was read for stays the same. What
 * failed is read anew.
 */
export function keepFor<T>({ now, ms, most }: Keeping) {
  const known = new Map<string, { at: number; state: string; value: Promise<T> }>()
  return (key: string, read: () => Promise<T>, state = ''): Promise<T> => {
    const at = now().getTime()
    const found = known.get(key)
    if (found?.state === state && at - found.at < ms) return found.value
    const value = read()
    known.delete(key)
    known.set(key, { at, state, value })
    if (known.size > most) known.delete(known.keys().next().value ?? key)
    value.catch(() => known.get(key)?.value === value && known.delete(key))
    return value
  }
}
