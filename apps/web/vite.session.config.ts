import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { browserTargets } from './browser-targets.ts'
import { compressBuild } from './compress-build.ts'
import { contractWithoutSchemas } from './contract-without-schemas.ts'
import { holdIcon } from './hold-icon.ts'
import { iconModules } from './icon-modules.ts'
import { offlineCopy } from './offline-copy.ts'
import { preloadFont } from './preload-font.ts'
import { reactAsModule } from './react-as-module.ts'
import {
  compileAhead,
  minifyFirst,
  nameSessionFile,
  plainImports,
  preloadSessionPage,
} from './session-build.ts'

/** Apart from the app's files, so that the offline copy holds nothing else; fonts are shared with the app. */
const folder = 'assets/session'

/** The exam session, bundled after the app and into the same folder. */
export default defineConfig({
  plugins: [
    contractWithoutSchemas({ hasForms: false }),
    reactAsModule(),
    iconModules(),
    holdIcon(),
    plainImports(),
    preloadFont(),
    preloadSessionPage(),
    compileAhead(),
    minifyFirst(browserTargets),
    react(),
    tailwindcss(),
    offlineCopy(folder),
    compressBuild(),
  ],
  build: {
    target: browserTargets,
    // Slower than what comes with the bundler, and a kilobyte and a half smaller: here each one counts.
    minify: 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 2, unsafe_arrows: true } },
    manifest: '.vite/session-manifest.json',
    emptyOutDir: false,
    cssCodeSplit: false,
    copyPublicDir: false,
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    rolldownOptions: {
      input: 'session.html',
      checks: { pluginTimings: false, importIsUndefined: false },
      output: {
        entryFileNames: `${folder}/[name]-[hash].js`,
        chunkFileNames: `${folder}/[name]-[hash].js`,
        assetFileNames: ({ names }) =>
          `${names[0]?.endsWith('.css') ? folder : 'assets'}/[name]-[hash][extname]`,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: nameSessionFile, debugName: 'exam-page' }],
        },
      },
    },
  },
})
