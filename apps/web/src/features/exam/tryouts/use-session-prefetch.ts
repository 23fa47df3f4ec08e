import { useEffect } from 'react'

const asset = /(?:src|href)="(\/assets\/[^"]+)"/g

/** Brings the session's page and files into the browser's cache while the student still reads the checklist. */
export function useSessionPrefetch(session: string | undefined) {
  useEffect(() => {
    if (session === undefined) return undefined
    const controller = new AbortController()
    void prefetchDocument(session, controller.signal)
    return () => controller.abort()
  }, [session])
}

async function prefetchDocument(href: string, signal: AbortSignal) {
  try {
    const html = await (await fetch(href, { signal, headers: { accept: 'text/html' } })).text()
    for (const [, file] of html.matchAll(asset)) if (file !== undefined) prefetchFile(file)
  } catch {
    // Only a head start: without it the session loads as any page does.
  }
}

function prefetchFile(href: string) {
  if (document.head.querySelector(`link[href="${href}"]`) !== null) return
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }))
}
