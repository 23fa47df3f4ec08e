import { type BrowserContext, expect } from '@playwright/test'

/** The real thing takes 120: `E2E_OFFLINE_SECONDS=120 npm run e2e -- whole-tryout`. */
const cutSeconds = Number(process.env['E2E_OFFLINE_SECONDS'] ?? 5)

/** A network that goes away, and comes back when it has been away long enough. */
export function cutNetwork(context: BrowserContext, expectConsole: (message: RegExp) => void) {
  let since = 0
  return {
    seconds: cutSeconds,
    begin: async () => {
      expectConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
      await context.setOffline(true)
      since = Date.now()
    },
    end: async () => {
      const timeout = (cutSeconds + 10) * 1000
      await expect.poll(() => Date.now() - since, { timeout }).toBeGreaterThan(cutSeconds * 1000)
      await context.setOffline(false)
    },
  }
}
