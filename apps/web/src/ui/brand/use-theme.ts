import { useSyncExternalStore } from 'react'
import { forget, recall, remember } from '../../device/device-memory.ts'

export type Theme = 'light' | 'dark' | 'system'

const themeKey = 'vite-ui-theme'
const fontKey = 'gerbang-font'
const dark = '(prefers-color-scheme: dark)'
const listeners = new Set<() => void>()
/** Keys of what the device has no room to keep: it holds for this visit. */
const unkept = new Set<string>()
let chosen = readTheme()

/** The choice, and whether it makes the page dark now. `public/early.js` applies it before the first paint. */
export function useTheme() {
  const theme = useSyncExternalStore(subscribe, () => chosen)
  const isDark = useSyncExternalStore(subscribe, () => document.documentElement.classList.contains('dark'))
  return { theme, isDark, setTheme }
}

export function useEasyFont() {
  const isEasy = useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset['font'] === 'hyperlegible',
  )
  return { isEasy, setEasyFont }
}

/** Whether what was chosen here is still chosen at the next visit. */
export function useChoicesKept() {
  return useSyncExternalStore(subscribe, () => unkept.size === 0)
}

function readTheme(): Theme {
  const stored = recall('localStorage', themeKey)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

function setTheme(theme: Theme) {
  chosen = theme
  keep(themeKey, theme)
  applyTheme()
}

function applyTheme() {
  const isDark = chosen === 'dark' || (chosen === 'system' && matchMedia(dark).matches)
  document.documentElement.classList.toggle('dark', isDark)
  for (const listener of listeners) listener()
}

function setEasyFont(isEasy: boolean) {
  if (isEasy) {
    keep(fontKey, 'hyperlegible')
    document.documentElement.dataset['font'] = 'hyperlegible'
  } else {
    forget('localStorage', fontKey)
    unkept.delete(fontKey)
    delete document.documentElement.dataset['font']
  }
  for (const listener of listeners) listener()
}

function keep(key: string, value: string) {
  if (remember('localStorage', key, value)) unkept.delete(key)
  else unkept.add(key)
}

function followTab({ key }: StorageEvent) {
  if (key !== null && key !== themeKey) return
  chosen = readTheme()
  applyTheme()
}

/** The device may turn dark in the evening, and another tab may change the choice. */
function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    matchMedia(dark).addEventListener('change', applyTheme)
    addEventListener('storage', followTab)
  }
  listeners.add(listener)
  return () => listeners.delete(listener)
}
