import { type Browser, chromium } from '@playwright/test'
import { openDatabase } from '../../apps/server/src/db/database.ts'
import { launchOptions, phone } from '../../e2e/browser.ts'
import { createPerson, type Person, rememberLogin } from '../../e2e/people.ts'
import { startServer } from '../../e2e/start-server.ts'
import { slug, takeTryout } from '../../e2e/tryout.ts'
import { judgeBudgets, printTable } from '../table.ts'

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

/** What the main pages may take, in kB. Wanted are 150 for each; the result has not come down to that. */
const most = { dashboard: 150, practice: 150, 'try-outs': 150, result: 158, raport: 150, history: 150 }
const mostRequests = 12

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
  const asked = [...addresses.values()].filter(address => !address.startsWith('data:'))
  const calls = asked.filter(address => address.includes('/api/')).length
  return { files: asked.length - calls, calls, bytes }
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
  const loads = new Map<string, Load>()
  for (const [name, path] of Object.entries(studentPages))
    loads.set(name, await loadCold(browser, server.url, student, path))
  printTable(
    ['page of a student, opened first', 'files', 'calls', 'kB'],
    [...loads].map(([name, { files, calls, bytes }]) => [name, files, calls, Math.round(bytes / 1_000)]),
  )
  console.log()
  judgeMainPages(loads)
}

function judgeMainPages(loads: Map<string, Load>): void {
  const find = (name: string) => loads.get(name) ?? { files: Infinity, calls: 0, bytes: Infinity }
  judgeBudgets(
    'main page, opened first',
    'kB',
    Object.entries(most).map(([name, kB]) => ({ name, reached: find(name).bytes / 1_000, most: kB })),
  )
  judgeBudgets(
    'main page, opened first',
    'requests',
    Object.keys(most).map(name => ({
      name,
      reached: find(name).files + find(name).calls,
      most: mostRequests,
    })),
  )
}
