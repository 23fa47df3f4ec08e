import { build, type Plugin, type Rolldown } from 'vite'

const page = /\/exam-session\/exam-page\.tsx$/

/** React in a file of its own: it changes seldom, and what asks the server first must not wait for it. */
export const reactFile = {
  name: 'react',
  test: /\/node_modules\/(?:react|react-dom|scheduler)\//,
  priority: 2,
}

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

/** The session asks the server for the paper before React is there; the browser fetches React at the same time. */
export function preloadSessionPage(): Plugin {
  return {
    name: 'preload-session-page',
    transformIndexHtml: (_html, { bundle = {} }) => {
      const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
      const document = chunks.find(chunk => chunk.isEntry)
      const entry = chunks.find(chunk => page.test(chunk.facadeModuleId ?? ''))
      return listNewFiles(entry, document).map(file => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', href: `/${file}`, crossorigin: true },
        injectTo: 'head' as const,
      }))
    },
  }
}

function listNewFiles(entry: Rolldown.OutputChunk | undefined, document: Rolldown.OutputChunk | undefined) {
  if (entry === undefined || document === undefined) return []
  return [entry.fileName, ...entry.imports].filter(
    file => file !== document.fileName && !document.imports.includes(file),
  )
}

/** `import()` as the browser has it: `preloadSessionPage` already names the files that Vite's helper would look for. */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: id =>
      id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = load => load()' : null,
  }
}
