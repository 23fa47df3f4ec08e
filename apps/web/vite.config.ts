import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressBuild } from './compress-build.ts'
import { contractWithoutSchemas } from './contract-without-schemas.ts'
import { preloadFont } from './preload-font.ts'
import { sessionDocument } from './session-build.ts'
import { sitePages } from './site-build.ts'

const server = 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [
    contractWithoutSchemas(),
    sessionDocument(),
    sitePages(),
    preloadFont(),
    react(),
    tailwindcss(),
    compressBuild(),
  ],
  server: { proxy: { '/api': server, '/media': server, '^/(content-news.*)?$': server } },
  build: {
    target: ['chrome111', 'safari16.4'],
    manifest: true,
    rolldownOptions: {
      input: 'index.html',
      output: {
        codeSplitting: {
          groups: [
            // Dialogs and toasts, which load after the page.
            {
              name: 'overlays',
              test: /\/(?:@radix-ui|radix-ui|react-remove-scroll|ui\/dialog\.tsx)/,
              priority: 1,
            },
            // Only pages with a form need what drives forms.
            { name: 'forms', test: /\/react-hook-form\//, priority: 1 },
            // What most pages need, as one file instead of thirty.
            { name: 'app', minShareCount: 3 },
          ],
        },
      },
    },
  },
})
