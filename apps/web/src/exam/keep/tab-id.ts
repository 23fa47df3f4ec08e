import { recall, remember } from '../../device/device-memory.ts'

const key = 'gerbang-tab'
const lockWaitMs = 800

/**
 * Names this tab for its whole life, reloads included. A duplicated tab inherits the name with the session storage,
 * finds its lock held and takes a new one. Browsers hide locks from pages without HTTPS: there the server decides.
 */
export async function claimTabId(): Promise<string> {
  const kept = recall('sessionStorage', key)
  if (kept !== null && (await holdLock(kept))) return kept
  const fresh = makeId()
  remember('sessionStorage', key, fresh)
  await holdLock(fresh)
  return fresh
}

/** A reloading page may still hold its lock for a moment, so a held lock is worth a short wait. */
function holdLock(id: string): Promise<boolean> {
  if (!('locks' in navigator)) return Promise.resolve(true)
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), lockWaitMs)
  return new Promise(resolve => {
    const held = navigator.locks.request(`gerbang-tab-${id}`, { signal: waiting.signal }, () => {
      clearTimeout(timer)
      resolve(true)
      return new Promise<never>(() => {})
    })
    held.catch(() => resolve(false))
  })
}

/** `crypto.randomUUID` exists on HTTPS pages only. */
export function makeId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const [six = 0, eight = 0] = [bytes[6], bytes[8]]
  bytes[6] = (six & 0x0f) | 0x40
  bytes[8] = (eight & 0x3f) | 0x80
  const hex = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
