import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { compressBuild } from './compress-build.ts'
import { contractWithoutSchemas } from './contract-without-schemas.ts'
import { lightIcons } from './light-icons.ts'
import { listStudentFiles } from './list-student-files.ts'
import { preloadFont } from './preload-font.ts'
import { nameSessionFile, plainImports, preloadSessionPage } from './session-build.ts'

/** Apart from the app's files, so that the offline copy holds nothing else; fonts are shared with the app. */
const folder = 'assets/session'

/**
 * The pages of sessions and of students with their files on the device, for when there is no network: a page always asks the
 * network first. A new version waits until no page of its kind is open, and nothing ever tells it to skip waiting; the
 * first one serves the page that brought it. The API is never cached.
 */
const offlineCopy = VitePWA({
  filename: 'session-sw.js',
  injectRegister: null,
  registerType: 'prompt',
  manifest: false,
  integration: {
    // The app is built before, into the same folder.
    configureOptions: ({ build }, { workbox }) =>
      void workbox?.globPatterns?.push(...listStudentFiles(build.outDir)),
  },
  workbox: {
    globPatterns: [
      'session.html',
      'early.js',
      'favicon.svg',
      `${folder}/*.{js,css}`,
      'assets/{plus-jakarta,noto-sans-math,atkinson}*.woff2',
    ],
    globIgnores: [],
    dontCacheBustURLsMatching: /^assets\//,
    navigateFallback: '/session.html',
    navigateFallbackAllowlist: [/^\/session\//],
    runtimeCaching: [
      {
        urlPattern: ({ request, url }) =>
          request.mode === 'navigate' && /^\/student(?:\/|$)/.test(url.pathname),
        handler: 'NetworkOnly',
        options: { precacheFallback: { fallbackURL: '/index.html' } },
      },
      {
        urlPattern: ({ request }) => request.mode === 'navigate',
        handler: 'NetworkOnly',
        options: { precacheFallback: { fallbackURL: '/session.html' } },
      },
    ],
    clientsClaim: true,
    cleanupOutdatedCaches: true,
    // A worker under Trusted Types may not import scripts.
    inlineWorkboxRuntime: true,
    sourcemap: false,
  },
})

/** The exam session, bundled after the app and into the same folder. */
export default defineConfig({
  plugins: [
    contractWithoutSchemas({ hasForms: false }),
    lightIcons(),
    plainImports(),
    preloadFont(),
    preloadSessionPage(),
    react(),
    tailwindcss(),
    offlineCopy,
    compressBuild(),
  ],
  build: {
    target: ['chrome111', 'safari16.4'],
    // Slower than what comes with the bundler, and a kilobyte and a half smaller: here each one counts.
    minify: 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 5, unsafe_arrows: true } },
    manifest: '.vite/session-manifest.json',
    emptyOutDir: false,
    cssCodeSplit: false,
    copyPublicDir: false,
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    rolldownOptions: {
      input: 'session.html',
      checks: { pluginTimings: false },
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
