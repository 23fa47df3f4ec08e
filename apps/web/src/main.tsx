import './app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { queryClient, restoreCache } from './api/query-client.ts'
import { explainMissingStore } from './auth/explain-missing-store.ts'
import { leaveOnUnauthorized } from './auth/leave-on-unauthorized.ts'
import { ToastPlace } from './layout/toast-place.tsx'
import { watchChunkFailures } from './layout/watch-chunk-failures.ts'
import { createRouter } from './router.tsx'

// Not while this file is run: a browser that notes where a request came from would read the whole file once more.
document.addEventListener('DOMContentLoaded', () => void showApp())

/** In pieces, between which a tap is answered. */
async function showApp() {
  const root = document.querySelector('#root')
  if (root === null) throw new Error('index.html: no element #root')
  if (explainMissingStore(root)) return
  await nextTask()
  await restoreCache()
  const router = createRouter()
  leaveOnUnauthorized(router)
  watchChunkFailures(router)
  await nextTask()
  const place = createRoot(root)
  startTransition(() =>
    place.render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
          <ToastPlace />
        </QueryClientProvider>
      </StrictMode>,
    ),
  )
}

/** Unlike a timer it does not wait longer in a tab that nobody sees. */
function nextTask(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  return new Promise(resolve => {
    port1.addEventListener('message', resolve, { once: true })
    port1.start()
    port2.postMessage(null)
  })
}
