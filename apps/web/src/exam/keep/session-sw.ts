import { clientsClaim } from 'workbox-core'
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  PrecacheFallbackPlugin,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'

/** What the build puts in: see `offline-copy.ts`. */
declare const KEPT_FILES: { url: string; revision: string | null }[]

/** A page always asks the network first. */
const networkFirst = (fallbackURL: string) =>
  new NetworkOnly({ plugins: [new PrecacheFallbackPlugin({ fallbackURL })] })

const isPage = ({ request }: { request: Request }) => request.mode === 'navigate'

/**
 * The pages of sessions and of students with their files on the device, for when there is no network. A new version waits
 * until no page of its kind is open, and nothing ever tells it to skip waiting; the first one serves the page that brought
 * it. The API is never cached.
 */
clientsClaim()
precacheAndRoute(KEPT_FILES)
cleanupOutdatedCaches()
registerRoute(new NavigationRoute(createHandlerBoundToURL('/session.html'), { allowlist: [/^\/session\//] }))
registerRoute(
  ({ request, url }) => isPage({ request }) && /^\/student(?:\/|$)/.test(url.pathname),
  networkFirst('/index.html'),
)
registerRoute(isPage, networkFirst('/session.html'))
