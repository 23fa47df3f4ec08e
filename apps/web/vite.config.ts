import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { contractWithoutSchemas } from './contract-without-schemas.ts'

const server = 'http://127.0.0.1:3000'

/** `/session/*` is a document of its own; the server routes it the same way. */
function sessionDocument(): Plugin {
  return {
    name: 'session-document',
    configureServer: dev => {
      dev.middlewares.use((request, _response, next) => {
        if (request.url?.startsWith('/session/')) request.url = '/session.html'
        next()
      })
    },
  }
}

/** The text font of both documents, asked for before the style sheet that names it has arrived. */
function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    transformIndexHtml: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter(file => /plus-jakarta-sans-latin-.*woff2$/.test(file))
        .map(file => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
          injectTo: 'head-prepend' as const,
        })),
  }
}

export default defineConfig({
  plugins: [contractWithoutSchemas(), sessionDocument(), preloadFont(), react(), tailwindcss()],
  server: { proxy: { '/api': server, '/media': server } },
  build: {
    target: ['chrome111', 'safari16.4'],
    manifest: true,
    rolldownOptions: {
      input: ['index.html', 'session.html'],
      output: {
        // Without this they would be named after every page that shares them.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        codeSplitting: {
          groups: [
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 4000 },
          ],
        },
      },
    },
  },
})
