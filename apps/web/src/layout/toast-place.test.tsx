// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showToast } from '../toast/toast-store.ts'
import { ToastPlace } from './toast-place.tsx'

const load = vi.hoisted(() => vi.fn<() => void>())
vi.mock('../toast/toaster.tsx', () => {
  load()
  return { Toaster: () => <p>toasts</p> }
})

afterEach(() => {
  cleanup()
  vi.resetModules()
})

test('what shows toasts loads at the first tap, or with the first toast', async () => {
  render(<ToastPlace />)
  expect(load).not.toHaveBeenCalled()
  fireEvent.pointerDown(document.body)
  await screen.findByText('toasts')
  cleanup()
  render(<ToastPlace />)
  expect(screen.queryByText('toasts')).toBeNull()
  showToast({ title: 'Satu', variant: 'info' })
  await screen.findByText('toasts')
})
