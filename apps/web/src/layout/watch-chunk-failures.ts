import type { DataRouter } from 'react-router'
import { createPath } from 'react-router'
import { noteLostFile } from './lost-files.ts'
import { allowReload, reloadOnce } from './reload-once.ts'

/** A page that is still there after this long did not need the reload again. */
const goodAfterMs = 10_000

/** Vite announces a lazy file that did not load. The reload goes where the click was going, not where it came from. */
export function watchChunkFailures(router: DataRouter) {
  addEventListener('vite:preloadError', event => {
    noteLostFile(event.payload)
    // Without a network the file is not gone, and a reload would lose the page that is still here.
    if (!navigator.onLine) return
    const target = router.state.navigation.location
    const href = target ? new URL(createPath(target), location.origin).href : location.href
    reloadOnce(href)
  })
  setTimeout(allowReload, goodAfterMs)
}
