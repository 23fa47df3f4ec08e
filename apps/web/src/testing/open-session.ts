import { act, cleanup } from '@testing-library/react'
import type * as Client from 'react-dom/client'
import { afterEach, vi } from 'vitest'

const roots: Client.Root[] = []

// A document of sessions draws itself and is never taken down: a test that follows would find it still listening.
vi.mock('react-dom/client', async importOriginal => {
  const client = await importOriginal<typeof Client>()
  const createRoot: typeof client.createRoot = (...of) => {
    const root = client.createRoot(...of)
    roots.push(root)
    return root
  }
  return { ...client, createRoot }
})

/** Ends what `makeRoot` has begun. */
export async function closeSession() {
  cleanup()
  await act(async () => {
    for (const root of roots.splice(0)) root.unmount()
  })
  document.body.replaceChildren()
}

afterEach(closeSession)

/** The place in which the document of sessions draws. */
export function makeRoot(): HTMLElement {
  const root = document.createElement('div')
  root.id = 'root'
  document.body.append(root)
  return root
}

/** The document of sessions, as the server hands it out for an address below /session. */
export async function openSession(path: string) {
  vi.resetModules()
  history.replaceState(null, '', path)
  makeRoot()
  await act(() => import('../session.tsx'))
}
