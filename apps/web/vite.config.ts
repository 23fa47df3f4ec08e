import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressBuild } from './compress-build.ts'
import { contractWithoutSchemas } from './contract-without-schemas.ts'
import { preloadFont } from './preload-font.ts'
import { reactFile, sessionDocument } from './session-build.ts'

const server = 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [
    contractWithoutSchemas(),
    sessionDocument(),
    preloadFont(),
    react(),
    tailwindcss(),
    compressBuild(),
  ],
  server: { proxy: { '/api': server, '/media': server } },
  build: {
    target: ['chrome111', 'safari16.4'],
    manifest: true,
    rolldownOptions: {
      input: 'index.html',
      output: {
        // Without this they would be named after every page that shares them.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        codeSplitting: {
          groups: [
            reactFile,
            // Dialogs and toasts load after the page; without a name they would be merged into it.
            {
              name: 'radix',
              test: /\/node_modules\/(?:@radix-ui|radix-ui|react-remove-scroll)/,
              priority: 1,
            },
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 4000 },
          ],
        },
      },
    },
  },
})
