import type { DataRouter } from 'react-router'
import { createPath } from 'react-router'
import { allowReload, reloadOnce } from './reload-once.ts'

/**
 * Vite announces a lazy file that did not load. The reload goes where the click was going, not where it came from,
 * and is allowed again once a page has come up.
 */
export function watchChunkFailures(router: DataRouter) {
  addEventListener('vite:preloadError', event => {
    const target = router.state.navigation.location
    const href = target ? new URL(createPath(target), location.origin).href : location.href
    if (reloadOnce(href)) event.preventDefault()
  })
  router.subscribe(({ initialized, navigation, errors }) => {
    if (initialized && navigation.state === 'idle' && errors === null) allowReload()
  })
}
