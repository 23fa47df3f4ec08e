import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { iconModules } from './icon-modules.ts'

/**
 * The public pages as a module that the server imports to render them. Fonts end up where the app's build puts the same
 * files; the folder with a dot is never served.
 */
export default defineConfig({
  plugins: [iconModules(), react(), tailwindcss()],
  ssr: { noExternal: true },
  // A production module, whatever the environment of the build says.
  oxc: { jsx: { development: false } },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: 'src/site/render-site.tsx',
    ssrEmitAssets: true,
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { entryFileNames: '.site/render-site.js', codeSplitting: false },
    },
  },
})
