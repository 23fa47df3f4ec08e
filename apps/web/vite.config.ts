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

export default defineConfig({
  plugins: [contractWithoutSchemas(), sessionDocument(), react(), tailwindcss()],
  server: { proxy: { '/api': server, '/media': server } },
  build: {
    target: ['chrome111', 'safari16.4'],
    manifest: true,
    rolldownOptions: { input: ['index.html', 'session.html'] },
  },
})
