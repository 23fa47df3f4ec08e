import { beforeEach, expect, test, vi } from 'vitest'
import { confirmations, showBriefly, showToast, toasts } from './toast-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

test('a new toast takes the place of the old', () => {
  showToast({ title: 'Satu', variant: 'info' })
  showToast({ title: 'Dua', variant: 'error' })
  expect(toasts.read()).toMatchObject({ title: 'Dua', variant: 'error', isOpen: true })
})

test('a dismissed toast closes at once and is removed 4500 ms later', () => {
  showToast({ title: 'Satu', variant: 'info' })
  toasts.dismiss(toasts.read()?.id ?? 0)
  expect(toasts.read()).toMatchObject({ title: 'Satu', isOpen: false })
  vi.advanceTimersByTime(4_499)
  expect(toasts.read()).toBeDefined()
  vi.advanceTimersByTime(1)
  expect(toasts.read()).toBeUndefined()
})

test('the removal of an old toast leaves the new one alone', () => {
  showToast({ title: 'Satu', variant: 'info' })
  toasts.dismiss(toasts.read()?.id ?? 0)
  vi.advanceTimersByTime(1_000)
  showToast({ title: 'Dua', variant: 'info' })
  vi.advanceTimersByTime(10_000)
  expect(toasts.read()).toMatchObject({ title: 'Dua', isOpen: true })
})

test('a short confirmation has a place of its own', () => {
  showToast({ title: 'Satu', variant: 'info' })
  showBriefly('Foto disimpan')
  expect(toasts.read()).toMatchObject({ title: 'Satu', isOpen: true })
  expect(confirmations.read()).toMatchObject({ title: 'Foto disimpan', isOpen: true })
})
