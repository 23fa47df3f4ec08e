import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { contractWithoutSchemas, contractWithRules } from './apps/web/contract-without-schemas.ts'
import { iconModules } from './apps/web/icon-modules.ts'

// What one try replaced is back before the next. Limits end what hangs; nothing may fail for being slow. On a machine that others use too a process
// starves now and then; `npm test` names what needed its second try.
const patient = { testTimeout: 180_000, hookTimeout: 180_000, retry: 1, restoreMocks: true }

// As `npm test` sets it: processes that tests start compile nothing that former ones have.
process.env['NODE_COMPILE_CACHE'] ??= resolve('node_modules/.cache/gerbang/compiled')

/**
 * Files that one process runs share what they import, which would take a third of the time otherwise: modules hold
 * no state of their own, and each file of the server has its own database.
 */
const sharing = { ...patient, isolate: false }

/** Node itself reads the files, as it does in use. */
const asInUse = { ...sharing, experimental: { viteModuleRunner: false } }

/** These load the document of sessions anew for each test. */
const sessions = ['apps/web/src/**/*session.test.tsx', 'apps/web/src/**/{review,sub-test}.test.tsx']

const screens = {
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'http://127.0.0.1:3000' } },
  globalSetup: ['apps/server/src/testing/global-setup.ts'],
  setupFiles: ['apps/web/src/testing/set-up-dom.ts', 'apps/web/src/testing/clean-up-screens.ts'],
}

export default defineConfig({
  test: {
    // One more than the default, which leaves a core to whoever watches: half of the time is spent waiting for the database.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'packages',
          ...asInUse,
          include: ['packages/*/src/**/*.test.ts', 'research/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      {
        // The contract as the browser has it.
        plugins: [contractWithoutSchemas(), iconModules()],
        test: {
          name: 'web',
          ...sharing,
          include: ['apps/web/**/*.test.ts'],
        },
      },
      {
        plugins: [contractWithRules(), iconModules()],
        test: { name: 'sessions', ...patient, ...screens, include: sessions },
      },
      {
        plugins: [contractWithRules(), iconModules()],
        test: {
          name: 'screens',
          ...sharing,
          ...screens,
          include: ['apps/web/src/**/*.test.tsx'],
          exclude: sessions,
        },
      },
      {
        test: {
          name: 'server',
          ...asInUse,
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
        },
      },
    ],
  },
})
