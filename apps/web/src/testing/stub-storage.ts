import { vi } from 'vitest'

const methods = {
  getItem(this: Record<string, string>, key: string) {
    return this[key] ?? null
  },
  setItem(this: Record<string, string>, key: string, value: string) {
    this[key] = value
  },
  removeItem(this: Record<string, string>, key: string) {
    delete this[key]
  },
}

/** Gives a test that runs without a browser an empty store; like the browser's, its own keys are what it holds. */
export function stubStorage(name: 'localStorage' | 'sessionStorage') {
  const storage: typeof methods = Object.create(methods)
  vi.stubGlobal(name, storage)
}
