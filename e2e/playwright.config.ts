import { defineConfig } from '@playwright/test'
import { phone, shellOptions } from './browser.ts'

/** These begin first, for they take longest: at the end no worker waits for the other. */
const long = ['first-school.spec.ts', 'whole-tryout.spec.ts']

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // Paths in the project's own name types only; Playwright would run them.
  tsconfig: './tsconfig.json',
  globalSetup: './global-setup.ts',
  workers: 2,
  fullyParallel: true,
  // On a machine that others use too a browser starves now and then; `npm test` names what needed its second try.
  retries: 1,
  projects: [
    { name: 'long', testMatch: long },
    { name: 'short', testIgnore: long },
  ],
  forbidOnly: true,
  // Limits end what hangs; nothing may fail for being slow.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    launchOptions: shellOptions,
    viewport: phone,
    isMobile: true,
    hasTouch: true,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    // Only what needs a second try is traced: that costs each page of each test. Filming would cost a fifth of the time.
    trace: { mode: 'on-first-retry', screenshots: false },
    actionTimeout: 30_000,
  },
})
