import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark' | 'system'

const themeKey = 'vite-ui-theme'
const fontKey = 'gerbang-font'
const dark = '(prefers-color-scheme: dark)'
const listeners = new Set<() => void>()

/** The choice, and whether it makes the page dark now. `public/theme.js` applies it before the first paint. */
export function useTheme() {
  const theme = useSyncExternalStore(subscribe, readTheme)
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

function readTheme(): Theme {
  const stored = localStorage.getItem(themeKey)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

function setTheme(theme: Theme) {
  localStorage.setItem(themeKey, theme)
  applyTheme()
}

function applyTheme() {
  const theme = readTheme()
  const isDark = theme === 'dark' || (theme === 'system' && matchMedia(dark).matches)
  document.documentElement.classList.toggle('dark', isDark)
  for (const listener of listeners) listener()
}

function setEasyFont(isEasy: boolean) {
  if (isEasy) {
    localStorage.setItem(fontKey, 'hyperlegible')
    document.documentElement.dataset['font'] = 'hyperlegible'
  } else {
    localStorage.removeItem(fontKey)
    delete document.documentElement.dataset['font']
  }
  for (const listener of listeners) listener()
}

/** The device may turn dark in the evening, and another tab may change the choice. */
function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    matchMedia(dark).addEventListener('change', applyTheme)
    addEventListener('storage', applyTheme)
  }
  listeners.add(listener)
  return () => listeners.delete(listener)
}
