import { useSyncExternalStore } from 'react'

export interface Toast {
  title: string
  description?: string | undefined
  variant: 'default' | 'info' | 'success' | 'error' | 'warning'
  /** The failure that it tells of. */
  cause?: unknown
}

type Shown<T> = T & { id: number; isOpen: boolean }

/** A closed toast is forgotten so much later: until then it may still be on its way out. */
const removalDelayMs = 4_500

/** Holds one at a time: a new one takes the place of the old. */
function createSlot<T extends object>() {
  let current: Shown<T> | undefined
  let lastId = 0
  const listeners = new Set<() => void>()
  const set = (next: Shown<T> | undefined) => {
    current = next
    for (const listener of listeners) listener()
  }
  return {
    read: () => current,
    show: (content: T) => {
      lastId += 1
      set({ ...content, id: lastId, isOpen: true })
    },
    dismiss: (id: number) => {
      if (current?.id !== id || !current.isOpen) return
      set({ ...current, isOpen: false })
      setTimeout(() => {
        if (current?.id === id) set(undefined)
      }, removalDelayMs)
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** News that may need reading: what failed, or what the server says. */
export const toasts = createSlot<Toast>()
/** Short confirmations of what the person just did and sees. */
export const confirmations = createSlot<Pick<Toast, 'title'>>()

export const showToast = toasts.show

/** Takes away what was told of a failure that is mended. */
export function withdrawToast(cause: unknown) {
  const toast = toasts.read()
  if (toast !== undefined && toast.cause === cause) toasts.dismiss(toast.id)
}

export function showBriefly(title: string) {
  confirmations.show({ title })
}

export function useToast() {
  return useSyncExternalStore(toasts.subscribe, toasts.read)
}

export function useConfirmation() {
  return useSyncExternalStore(confirmations.subscribe, confirmations.read)
}
