import { type Plugin, parseAst } from 'vite'

const routerFile = /\/react-router\/dist\/production\/lib\//

/**
 * What this app never asks React Router for: it writes through the query cache, is drawn in the browser alone, and has no
 * animations between pages. Who calls one of these functions after all gets an error that names it.
 */
const unused = new Set([
  'Form',
  'NavLink',
  '_internalSetRoutes',
  'cancelDiscoveryNavigation',
  'deleteFetcher',
  'dispose',
  'fetch',
  'getFetcher',
  'getUpdatedRevalidatingFetchers',
  'handleAction',
  'handleFetcherAction',
  'handleFetcherLoader',
  'queueFetcherForDeletion',
  'resetFetcher',
  'revalidate',
  'runClientMiddlewarePipeline',
])

/** What expressions come to here, by how the files write them. A name with a bracket stands for each call of it. */
const known = new Map([
  ['!remixContext || remixContext.isSpaMode', 'true'],
  ['!viewTransitionOpts || !isViewTransitionAvailable', 'true'],
  ['React$1.useContext(FrameworkContext)', 'null'],
  ['React$1.useContext(FrameworkContext)?.routeDiscoveryRuntime', 'null'],
  ['future.unstable_customRouteDiscovery', 'false'],
  ['future.unstable_routePatternMatching', 'false'],
  ['init.dataStrategy', 'null'],
  ['init.getContext', 'null'],
  ['init.hydrationData', 'null'],
  ['init.instrumentations', 'null'],
  ['mergeRefs(forwardedRef, prefetchRef)', 'forwardedRef'],
  ['opts.fetcherSubmission', 'null'],
  ['opts.pendingError', 'null'],
  ['opts.submission', 'null'],
  ['revalidatingFetchers.length === 0', 'true'],
  ['revalidatingFetchers.length > 0', 'false'],
  ['shouldPrefetch && !isAbsolute', 'false'],
  ['this.context', 'false'],
  ['abortStaleFetchLoads(', 'false'],
  ['consumeInstrumentationClientResultMetaReceiver(', 'null'],
  ['fetchLoadMatches.forEach(', 'null'],
  ['isMutationMethod(', 'false'],
  ['isSubmissionNavigation(', 'false'],
  ['markFetchRedirectsDone(', 'false'],
  ['parseHydrationData(', 'null'],
  ['persistAppliedTransitions(', 'null'],
  ['restoreAppliedTransitions(', 'null'],
  ['revalidatingFetchers.forEach(', 'null'],
  ['useIsRSCRouterContext(', 'false'],
  ['useNavigateUnstable(', 'null'],
  ['usePrefetchBehavior(', '[]'],
  ['warnOnce(', 'null'],
  ['warning(', 'null'],
  ['warningOnce(', 'null'],
])

interface Node {
  type: string
  start: number
  end: number
  [part: string]: unknown
}

type Write = (node: Node) => string
/** What a node is known by, and what stands in its place. */
type Change = [name: string, text: string]

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/**
 * React Router without what `unused` and `known` name, two fifths of it. Names of components go, because as assignments they
 * keep every component in the build. Its complaints keep their words: `layout/reload-once.ts` reads them. The build stops when
 * React Router no longer has one of the names.
 */
export function lightRouter(): Plugin {
  const missing = new Set([...unused, ...known.keys()])
  return {
    name: 'light-router',
    // The build of developers has another file of the router, and keeps it whole.
    apply: (_config, { command }) => command === 'build' && process.env['NODE_ENV'] !== 'development',
    transform: {
      filter: { id: routerFile },
      handler: code => {
        const write: Write = ({ start, end }) => code.slice(start, end)
        const parts: string[] = []
        let from = 0
        for (const [{ start, end }, [name, text]] of listChanges(parseAst(code) as unknown as Node, write)) {
          missing.delete(name)
          parts.push(code.slice(from, start), text)
          from = end
        }
        return parts.join('') + code.slice(from)
      },
    },
    buildEnd: error => {
      if (!error && missing.size > 0) throw new Error(`light-router: no file has ${[...missing].join(', ')}`)
    },
  }
}

/** In the order of the text, and none within another. */
function* listChanges(node: Node, write: Write): Generator<[Node, Change]> {
  const change = findChange(node, write)
  if (change) yield [node, change]
  else for (const part of Object.values(node).flat().filter(isNode)) yield* listChanges(part, write)
}

function findChange(node: Node, write: Write): Change | undefined {
  const { type, id, body, callee, expression } = node
  const name = isNode(id) ? write(id) : ''
  if (type === 'VariableDeclarator' && unused.has(name)) return [name, `${name} = null`]
  if (type === 'FunctionDeclaration' && isNode(body) && unused.has(name))
    return [name, `${write({ ...node, end: body.start })}{ throw Error('light-router: ${name}') }`]
  if (type === 'ExpressionStatement' && isNode(expression) && isNode(expression['left']))
    return write(expression['left']).endsWith('.displayName') ? ['displayName', ';'] : undefined
  const called = type === 'CallExpression' && isNode(callee) ? `${write(callee)}(` : ''
  const found = [write(node), called].find(text => known.has(text))
  return found === undefined ? undefined : [found, known.get(found) ?? '']
}
