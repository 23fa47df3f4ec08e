import { defineConfig } from 'vitest/config'
import { contractWithoutSchemas, contractWithRules } from './apps/web/contract-without-schemas.ts'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'packages',
          include: ['packages/*/src/**/*.test.ts'],
          // Calibrations take seconds on a busy machine.
          testTimeout: 180_000,
        },
      },
      {
        // The contract as the browser has it.
        plugins: [contractWithoutSchemas()],
        test: {
          name: 'web',
          include: ['apps/web/**/*.test.ts'],
        },
      },
      {
        plugins: [contractWithRules()],
        test: {
          name: 'screens',
          include: ['apps/web/src/**/*.test.tsx'],
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://127.0.0.1:3000' } },
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          setupFiles: ['apps/web/src/testing/set-up-dom.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
