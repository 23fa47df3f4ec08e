import type { Plugin } from 'vite'

const files: [RegExp, string][] = [
  [
    /\/react-router\/dist\/production\/lib\/router\/instrumentation\.js$/,
    `export const consumeInstrumentationClientResultMetaReceiver = () => undefined
export const getRouteInstrumentationUpdates = () => ({})
export const instrumentClientSideRouter = router => router
export const instrumentHandler = handler => handler
export const instrumentationResultMetaContext = {}`,
  ],
  [
    /\/react-router\/dist\/production\/lib\/dom\/ssr\/components\.js$/,
    `import { createContext } from 'react'
export const FrameworkContext = createContext(undefined)
export const useFrameworkContext = () => undefined
export const usePrefetchBehavior = () => [false, null, {}]
export const mergeRefs = ref => ref
export const setIsHydrated = () => undefined
export const [PrefetchPageLinks, Scripts, Meta, Links] = Array(4).fill(() => null)
export const CRITICAL_CSS_DATA_ATTRIBUTE = ''`,
  ],
]

/**
 * Leaves out of React Router what only its framework uses: tracing, and links that fetch pages ahead. These are 2.5 kB of
 * each page. A new version that expects more of these files fails to build.
 */
export function lightRouter(): Plugin {
  return {
    name: 'light-router',
    apply: 'build',
    enforce: 'pre',
    load: id => files.find(([file]) => file.test(id))?.[1] ?? null,
  }
}
