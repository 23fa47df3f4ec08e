import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressBuild } from './compress-build.ts'
import { contractWithoutSchemas } from './contract-without-schemas.ts'
import { lightIcons } from './light-icons.ts'
import { preloadFont } from './preload-font.ts'
import { plainImports, preloadSessionPage, reactFile } from './session-build.ts'

/** The exam session, bundled after the app and into the same folder. */
export default defineConfig({
  plugins: [
    contractWithoutSchemas(),
    lightIcons(),
    plainImports(),
    preloadFont(),
    preloadSessionPage(),
    react(),
    tailwindcss(),
    compressBuild(),
  ],
  build: {
    target: ['chrome111', 'safari16.4'],
    manifest: '.vite/session-manifest.json',
    emptyOutDir: false,
    copyPublicDir: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'session.html',
      output: {
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        codeSplitting: { groups: [reactFile] },
      },
    },
  },
})
