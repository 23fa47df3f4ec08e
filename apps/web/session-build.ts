import { build, minify, type Plugin, type Rolldown } from 'vite'

const entry = /\/src\/session\.tsx$/
const page = /\/progresses\/exam-page\.tsx$/
/** They ask the server, and pages tell what was right. */
const openers = [/\/open-quiz\.ts$/, /\/open-practice\.ts$/]
const tellers = [/\/review-page\.tsx$/, /\/quiz-page\.tsx$/, /\/practice-page\.tsx$/]

/**
 * `/session/*` is a document of its own; the server routes it the same way. It is also a bundle of its own: in one
 * bundle, files shared with the app would carry parts of the app into the session, which may weigh 75 kB at most.
 */
export function sessionDocument(): Plugin {
  return {
    name: 'session-document',
    configureServer: dev => {
      dev.middlewares.use((request, _response, next) => {
        if (request.url?.startsWith('/session/')) request.url = '/session.html'
        next()
      })
    },
    async closeBundle() {
      if (this.meta.watchMode) return
      const { build: options } = this.environment.config
      await build({
        configFile: 'vite.session.config.ts',
        build: { outDir: options.outDir },
        logLevel: 'warn',
      })
    },
  }
}

/**
 * Two files: what asks the server first, and everything that draws, React included. One file for the second part,
 * because two that speak of the same things compress 1 kB worse. The document's own script only begins the first.
 * What the review, quizzes and sets share is a third file.
 */
export function nameSessionFile(id: string, graph: Rolldown.ChunkingContext): string | null {
  const importers = listImporters(id, graph)
  const has = (file: RegExp) => importers.some(importer => file.test(importer))
  if (has(entry)) return entry.test(id) ? null : 'start'
  if (has(page)) return 'exam-page'
  if ([...openers, ...tellers].filter(has).length < 2) return null
  return openers.some(has) ? 'start' : 'told'
}

/** Every module that needs this one as soon as it is there itself. */
function listImporters(id: string, graph: Rolldown.ChunkingContext): string[] {
  const found = new Set([id])
  for (const next of found) {
    for (const importer of graph.getModuleInfo(next)?.importers ?? []) found.add(importer)
  }
  return [...found]
}

const preloaded = new Set(['start', 'exam-page'])

/** The session asks the server for the paper before React is there; the browser fetches React at the same time. */
export function preloadSessionPage(): Plugin {
  return {
    name: 'preload-session-page',
    transformIndexHtml: (_html, { bundle = {} }) =>
      Object.values(bundle)
        .filter(file => file.type === 'chunk' && preloaded.has(file.name))
        .map(file => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', href: `/${file.fileName}`, crossorigin: true },
          injectTo: 'head' as const,
        })),
  }
}

/**
 * Chromium compiles the functions of these files beside the page while they come. Else the first answer and the first way to another
 * question would wait until each function that they call is compiled.
 */
export function compileAhead(): Plugin {
  return {
    name: 'compile-ahead',
    generateBundle: (_options, bundle) => {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && preloaded.has(file.name))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
    },
  }
}

/** `import()` as the browser has it: `preloadSessionPage` already names the file that Vite's helper would look for. */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: id =>
      id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = load => load()' : null,
  }
}

/** What the bundler's own minifier leaves is half as much for terser to read, and ends smaller. */
export function minifyFirst(target: string[]): Plugin {
  return {
    name: 'minify-first',
    apply: 'build',
    renderChunk: async (code, { fileName }) => {
      const options = { module: true, compress: { target }, mangle: { toplevel: true } }
      return (await minify(fileName, code, options)).code
    },
  }
}
