import { useSyncExternalStore } from 'react'

export interface Toast {
  id: number
  title: string
  description?: string | undefined
  variant: 'default' | 'info' | 'success' | 'error' | 'warning'
}

let current: Toast | undefined
let lastId = 0
const listeners = new Set<() => void>()

/** One toast at a time: a new one takes the place of the old. */
export function showToast(toast: Omit<Toast, 'id'>) {
  lastId += 1
  current = { id: lastId, ...toast }
  for (const listener of listeners) listener()
}

export function useToast(): Toast | undefined {
  return useSyncExternalStore(subscribe, () => current)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
