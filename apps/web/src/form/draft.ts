import { readUserId } from '../api/token.ts'
import { forget, recall, remember } from '../device/device-memory.ts'

/**
 * What was typed, for a tab that the phone closed meanwhile. That of a signed-in person stays on the device under
 * their id; that of a visitor only in this tab, since nobody knows who comes next.
 */
export function keepDraft(key: string, base: object, values: object) {
  const { store, name } = findPlace(key)
  const draft = { base: hide(base), values: hide(values) }
  if (JSON.stringify(draft.base) === JSON.stringify(draft.values)) forget(store, name)
  else remember(store, name, JSON.stringify(draft))
}

/** Undefined as well where the form now begins from other data than it did then. */
export function readDraft<Values extends object>(key: string, base: Values): Values | undefined {
  const { store, name } = findPlace(key)
  const draft = parse(recall(store, name))
  if (!isRecord(draft) || !isRecord(draft['values'])) return undefined
  if (JSON.stringify(draft['base']) !== JSON.stringify(hide(base))) return undefined
  return { ...base, ...draft['values'] }
}

export function dropDraft(key: string) {
  const { store, name } = findPlace(key)
  forget(store, name)
}

function findPlace(key: string) {
  const userId = readUserId()
  return userId === null
    ? { store: 'sessionStorage' as const, name: `gerbang-draft-${key}` }
    : { store: 'localStorage' as const, name: `gerbang-draft-${userId}-${key}` }
}

/** Passwords are never written down, and files cannot be. */
function hide(values: object): object {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !/password/i.test(name) && !(value instanceof Blob)),
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parse(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null')
  } catch {
    return null
  }
}
