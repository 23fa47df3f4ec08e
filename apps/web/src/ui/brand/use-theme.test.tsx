import { act, render, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { TipGroup } from '../overlay/tip.tsx'
import { ThemeButton } from './theme-button.tsx'
import { useChoicesKept, useEasyFont, useTheme } from './use-theme.ts'

const isDark = () => document.documentElement.classList.contains('dark')
const kept = () => localStorage.getItem('vite-ui-theme')

afterEach(() => {
  vi.stubGlobal('matchMedia', bright)
  const { result } = renderHook(() => ({ ...useTheme(), ...useEasyFont() }))
  act(() => {
    result.current.setTheme('system')
    result.current.setEasyFont(false)
  })
})

const bright = globalThis.matchMedia

/** What the device prefers from now on. */
function preferDark(matches: boolean) {
  vi.stubGlobal('matchMedia', (query: string) => Object.assign(bright(query), { matches }))
}

test('the button turns the page dark and back, says what it will do, and the next visit remembers', async () => {
  render(
    <TipGroup>
      <ThemeButton />
    </TipGroup>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Ganti ke tema gelap' }))
  expect([isDark(), kept()]).toEqual([true, 'dark'])
  await userEvent.click(screen.getByRole('button', { name: 'Ganti ke tema terang' }))
  expect([isDark(), kept()]).toEqual([false, 'light'])
})

test('like the device follows what the device prefers', () => {
  preferDark(true)
  const { result } = renderHook(useTheme)
  act(() => result.current.setTheme('system'))
  expect([result.current.theme, result.current.isDark, isDark()]).toEqual(['system', true, true])
  preferDark(false)
  act(() => result.current.setTheme('system'))
  expect(isDark()).toBe(false)
})

test('a choice in another tab is followed here, one about something else is not', () => {
  const { result } = renderHook(useTheme)
  localStorage.setItem('vite-ui-theme', 'dark')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'lain' })))
  expect(result.current.isDark).toBe(false)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'vite-ui-theme' })))
  expect([result.current.theme, result.current.isDark]).toEqual(['dark', true])
  localStorage.setItem('vite-ui-theme', 'ungu')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'vite-ui-theme' })))
  expect(result.current.theme).toBe('system')
})

test('the easier letters are put on and taken off, and remembered', () => {
  const { result } = renderHook(useEasyFont)
  act(() => result.current.setEasyFont(true))
  expect(result.current.isEasy).toBe(true)
  expect(localStorage.getItem('gerbang-font')).toBe('hyperlegible')
  act(() => result.current.setEasyFont(false))
  expect(result.current.isEasy).toBe(false)
  expect(localStorage.getItem('gerbang-font')).toBeNull()
})

test('where the device keeps nothing a choice holds for this visit, and says so', () => {
  const { result } = renderHook(() => ({ ...useTheme(), isKept: useChoicesKept() }))
  expect(result.current.isKept).toBe(true)
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  act(() => result.current.setTheme('dark'))
  expect([result.current.isDark, result.current.isKept]).toEqual([true, false])
  full.mockRestore()
  act(() => result.current.setTheme('light'))
  expect(result.current.isKept).toBe(true)
})
