import { type Browser, chromium } from '@playwright/test'
import { openDatabase } from '../../apps/server/src/db/database.ts'
import { launchOptions, phone } from '../../e2e/browser.ts'
import { createPerson, type Person, rememberLogin } from '../../e2e/people.ts'
import { startServer } from '../../e2e/start-server.ts'
import { slug, takeTryout } from '../../e2e/tryout.ts'
import { printTable } from '../table.ts'

/** Addresses that a student opens, of somebody who has sat the demo's try-out. */
export const studentPages = {
  dashboard: '/student',
  practice: '/student/practice',
  'try-outs': '/student/try-out',
  'try-out': `/student/try-out/detail/${slug}`,
  result: `/student/try-out/result/${slug}`,
  ranking: `/student/try-out/detail/${slug}/ranking`,
  raport: '/student/raport',
  history: '/student/history',
  quizzes: '/student/quiz',
  profile: '/student/profile',
}

interface Load {
  files: number
  /** Of the API. */
  calls: number
  bytes: number
}

/** A page as a phone opens it that has nothing of it yet, until nothing is under way any more. */
async function loadCold(browser: Browser, origin: string, student: Person, path: string): Promise<Load> {
  await using stack = new AsyncDisposableStack()
  const context = await browser.newContext({
    storageState: rememberLogin(origin, student),
    viewport: phone,
    isMobile: true,
    hasTouch: true,
    // It fetches its own copies in the background, for when there is no network.
    serviceWorkers: 'block',
  })
  stack.defer(() => context.close())
  const page = await context.newPage()
  const network = await context.newCDPSession(page)
  const addresses = new Map<string, string>()
  let bytes = 0
  network.on('Network.responseReceived', ({ requestId, response }) => addresses.set(requestId, response.url))
  network.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await network.send('Network.enable')
  await page.goto(origin + path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  const calls = [...addresses.values()].filter(address => address.includes('/api/')).length
  return { files: addresses.size - calls, calls, bytes }
}

/** Everything that each page of a student loads when it is opened first of all: files, and bytes with what the API answers. */
export async function benchStudentPages(stack: AsyncDisposableStack): Promise<void> {
  const server = await startServer()
  stack.defer(server.stop)
  const db = openDatabase({ url: server.databaseUrl, connections: 2, name: 'bench' })
  stack.defer(() => db.destroy())
  const student = await createPerson(db, 'student')
  await takeTryout(db, server.url, student)
  const browser = await chromium.launch(launchOptions)
  stack.defer(() => browser.close())
  const rows: (string | number)[][] = []
  for (const [name, path] of Object.entries(studentPages)) {
    const { files, calls, bytes } = await loadCold(browser, server.url, student, path)
    rows.push([name, files, calls, Math.round(bytes / 1_000)])
  }
  printTable(['page of a student, opened first', 'files', 'calls', 'kB'], rows)
}
