import { recall, remember } from '../../device/device-memory.ts'

const key = 'gerbang-tab'
const lockWaitMs = 800

/**
 * Names this tab for its whole life, reloads included. A browser that was killed has forgotten the name: what comes to
 * the same place takes over that of the tab that sat there last, unless it lives and holds its lock. So a duplicated tab,
 * which inherits the name with the session storage, takes a new one. Browsers hide locks from pages without HTTPS: there
 * the server decides.
 */
export async function claimTabId(placeId: string): Promise<string> {
  const own = recall('sessionStorage', key)
  const [place, last] = recall('localStorage', key)?.split(' ') ?? []
  for (const kept of new Set([place === placeId && 'locks' in navigator ? last : own, own]))
    if (kept && (await holdLock(kept))) return nameTab(kept)
  const fresh = nameTab(makeId())
  await holdLock(fresh)
  return fresh
}

function nameTab(id: string): string {
  remember('sessionStorage', key, id)
  return id
}

/** To be called by the tab that the server lets answer. */
export function rememberTabId(placeId: string, id: string) {
  remember('localStorage', key, `${placeId} ${id}`)
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
