import { Suspense, useEffect, useState } from 'react'
import { confirmations, toasts } from '../toast/toast-store.ts'
import { lazyPart } from '../ui/lazy-part.ts'

const Toaster = lazyPart(async () => (await import('../toast/toaster.tsx')).Toaster)

/** Toasts mostly answer a tap or a key, so what shows them comes with the first of these, or with the first toast. */
export function ToastPlace() {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    const want = () => setWanted(true)
    const stops = [toasts, confirmations].map(({ subscribe }) => subscribe(want))
    if (toasts.read() !== undefined) want()
    for (const kind of intents) addEventListener(kind, want, { once: true })
    return () => {
      for (const stop of stops) stop()
      for (const kind of intents) removeEventListener(kind, want)
    }
  }, [])
  return <Suspense>{isWanted && <Toaster />}</Suspense>
}

const intents = ['pointerdown', 'keydown']
