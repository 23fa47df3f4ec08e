import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { findFreePort } from '../../apps/server/src/free-port.ts'
import { launchOptions, phone } from '../../e2e/browser.ts'

export interface Phone {
  page: Page
  /** Where Lighthouse finds this browser: it opens a tab of its own that shares what pages have stored. */
  port: number
}

/** A browser with a profile of its own, as a phone has it. */
export async function openPhone(stack: AsyncDisposableStack, baseURL: string): Promise<Phone> {
  const profile = await mkdtemp(join(tmpdir(), 'gerbang-phone-'))
  stack.defer(() => rm(profile, { recursive: true, force: true, maxRetries: 5 }))
  const port = await findFreePort()
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`],
    baseURL,
    viewport: phone,
    isMobile: true,
    hasTouch: true,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
  })
  stack.defer(() => context.close())
  return { page: context.pages()[0] ?? (await context.newPage()), port }
}
