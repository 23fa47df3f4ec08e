import { QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../server/src/testing/api.ts'
import { queryClient } from '../api/query-client.ts'
import { readUserId, storeLogin } from '../api/token.ts'
import { buildRoutes, loadOffice } from '../router.tsx'
import { Toaster } from '../toast/toaster.tsx'
import { serveRequests } from './serve-requests.ts'

type Who = Awaited<ReturnType<TestApp['signIn']>>

/** The whole server over a database of its own, for the screens of one test file. */
export async function serveScreens(): Promise<TestApp> {
  const app = await createTestApp()
  vi.stubGlobal('fetch', serveRequests(app.http))
  return app
}

/**
 * Opens an address as somebody, in the whole web app in front of the whole server: what a screen does is told by role
 * and text in milliseconds. What needs layout (fit, contrast, drag) needs a browser.
 */
export async function openScreen(path: string, who?: Who) {
  // Somebody else begins with a document of their own, which has read nothing yet.
  if (who && who.user.id !== readUserId()) queryClient.clear()
  if (who) storeLogin(who.token, who.user.id)
  const router = createMemoryRouter(buildRoutes(), {
    initialEntries: [path],
    patchRoutesOnNavigation: loadOffice,
  })
  const user = userEvent.setup()
  await act(async () => {
    render(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Toaster />
      </QueryClientProvider>,
    )
  })
  return { user, router }
}
