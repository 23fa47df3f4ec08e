import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

const findToasts = { name: /^Pemberitahuan/ }

test('what shows toasts comes with the first tap, or with the first toast', async () => {
  // Other screens of this process may have left a toast.
  vi.resetModules()
  const { ToastPlace } = await import('./toast-place.tsx')
  const { showToast } = await import('../toast/toast-store.ts')
  const { unmount } = render(<ToastPlace />)
  expect(screen.queryByRole('region', findToasts)).toBeNull()
  fireEvent.pointerDown(document.body)
  await screen.findByRole('region', findToasts)
  unmount()
  render(<ToastPlace />)
  expect(screen.queryByRole('region', findToasts)).toBeNull()
  showToast({ title: 'Satu', variant: 'info' })
  await screen.findByText('Satu')
})
