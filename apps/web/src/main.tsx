import './app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { queryClient, restoreCache } from './api/query-client.ts'
import { explainMissingStore } from './auth/explain-missing-store.ts'
import { leaveOnUnauthorized } from './auth/leave-on-unauthorized.ts'
import { ToastPlace } from './layout/toast-place.tsx'
import { watchChunkFailures } from './layout/watch-chunk-failures.ts'
import { createRouter } from './router.tsx'

const root = document.querySelector('#root')
if (root === null) throw new Error('index.html: no element #root')

if (!explainMissingStore(root)) await showApp(root)

async function showApp(root: Element) {
  await restoreCache()
  const router = createRouter()
  leaveOnUnauthorized(router)
  watchChunkFailures(router)

  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <ToastPlace />
      </QueryClientProvider>
    </StrictMode>,
  )
}
