import { challenges } from '@gerbang/contract/learning/challenges.ts'
import { type Browser, chromium } from '@playwright/test'
import { type Database, openDatabase } from '../../apps/server/src/db/database.ts'
import { launchOptions, phone } from '../../e2e/browser.ts'
import { createPerson, type Person, rememberLogin } from '../../e2e/people.ts'
import { startServer } from '../../e2e/start-server.ts'
import { send, slug, takeTryout } from '../../e2e/tryout.ts'
import { judgeBudgets, printTable } from '../table.ts'

const quizSlug = 'pemanasan-penalaran-umum'

/** Addresses that a student opens, of somebody who has sat the demo's try-out. */
export const studentPages = {
  dashboard: '/student',
  practice: '/student/practice',
  'try-outs': '/student/try-out',
  'try-out': `/student/try-out/detail/${slug}`,
  rehearsal: `/student/try-out/gladi-bersih/${slug}`,
  'sub-tests': `/student/try-out/subjects/${slug}`,
  result: `/student/try-out/result/${slug}`,
  ranking: `/student/try-out/detail/${slug}/ranking`,
  scoring: '/student/try-out/scoring',
  raport: '/student/raport',
  outcomes: '/student/raport/hasil-seleksi',
  history: '/student/history',
  quizzes: '/student/quiz',
  quiz: `/student/quiz/${quizSlug}`,
  guide: '/student/guide',
  FAQ: '/student/faq',
  profile: '/student/profile',
  security: '/student/profile/keamanan',
}

/** For each page, whatever it is. */
const most = { kB: 150, requests: 12 }

interface Page {
  name: string
  path: string
  student: Person
}

interface Load {
  name: string
  requests: { path: string; bytes: number }[]
}

const kilobytes = ({ requests }: Load) => requests.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000
const isCall = ({ path }: Load['requests'][number]) => path.startsWith('/api/')

/** Those at fixed addresses, and those whose address the demo tells. */
async function listPages(db: Database, origin: string): Promise<Page[]> {
  const [student, newcomer] = [await createPerson(db, 'student'), await createPerson(db, 'student', null)]
  await takeTryout(db, origin, student)
  const { id: attempt } = await db
    .selectFrom('attempts')
    .select('id')
    .where('user_id', '=', student.id)
    .executeTakeFirstOrThrow()
  const { topic_id } = await db.selectFrom('lessons').select('topic_id').executeTakeFirstOrThrow()
  const body = { agrees: true as const }
  const { token } = await send(origin, student, challenges.make, { params: { slug: quizSlug }, body })
  const pages = {
    ...studentPages,
    majors: `/student/try-out/fill-major/${slug}/${attempt}`,
    challenge: `/student/quiz/tantangan/${token}`,
    lesson: `/student/pelajaran/${topic_id}`,
    review: `/session/tryout-review/${slug}`,
  }
  const listed = Object.entries(pages).map(([name, path]) => ({ name, path, student }))
  return [...listed, { name: 'first steps', path: '/student/start', student: newcomer }]
}

/**
 * A page as a phone opens it that has nothing of it yet, until nothing is under way any more. What another document asks for
 * that the page leads to at once, as first steps lead to their questions, is no part of it.
 */
async function loadCold(browser: Browser, origin: string, { name, path, student }: Page): Promise<Load> {
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
  const requests = new Map<string, { path: string; bytes: number }>()
  let document: string | undefined
  network.on('Network.responseReceived', ({ requestId, loaderId, response: { url } }) => {
    document ??= loaderId
    if (loaderId !== document || url.startsWith('data:')) return
    requests.set(requestId, { path: url.replace(origin, ''), bytes: 0 })
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (request) request.bytes = encodedDataLength
  })
  await network.send('Network.enable')
  await page.goto(origin + path)
  await page.getByRole('heading').first().waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  return { name, requests: [...requests.values()] }
}

/**
 * Everything that each page of a student loads when it is opened first of all: files, and bytes with what the API answers.
 * Names of pages choose these, and each of their requests is told.
 */
export async function benchStudentPages(stack: AsyncDisposableStack, names: string[]): Promise<void> {
  const server = await startServer()
  stack.defer(server.stop)
  const db = openDatabase({ url: server.databaseUrl, connections: 2, name: 'bench' })
  stack.defer(() => db.destroy())
  const pages = await listPages(db, server.url)
  const browser = await chromium.launch(launchOptions)
  stack.defer(() => browser.close())
  const loads: Load[] = []
  for (const page of pages)
    if (names.length === 0 || names.includes(page.name)) loads.push(await loadCold(browser, server.url, page))
  printTable(
    ['page of a student, opened first', 'files', 'calls', 'kB'],
    loads.map(load => {
      const calls = load.requests.filter(isCall).length
      return [load.name, load.requests.length - calls, calls, kilobytes(load).toFixed(1)]
    }),
  )
  console.log()
  if (names.length > 0) for (const load of loads) tellRequests(load)
  const judge = (unit: keyof typeof most, reach: (load: Load) => number) =>
    judgeBudgets(
      'page of a student, opened first',
      unit,
      loads.map(load => ({ name: load.name, reached: reach(load), most: most[unit] })),
    )
  judge('kB', kilobytes)
  judge('requests', ({ requests }) => requests.length)
}

function tellRequests({ name, requests }: Load): void {
  const sorted = requests.toSorted((a, b) => b.bytes - a.bytes)
  printTable(
    [name, 'bytes'],
    sorted.map(({ path, bytes }) => [path, bytes]),
  )
  console.log()
}
