import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { type BrowserContext, expect, type Page, test as base } from '@playwright/test'
import { type Database, openDatabase } from '../apps/server/src/db/database.ts'
import { createPerson, password, type Person, rememberLogin } from './people.ts'

interface Fixtures {
  baseURL: string
  /** New in each test; `page` opens signed in as them. */
  student: Person
  /** Announces a console message that the test provokes; any other warning or error fails it. */
  expectConsole: (message: RegExp) => void
  /** Another device, signed in as the same student. */
  openDevice: () => Promise<Page>
}

interface WorkerFixtures {
  db: Database
}

function readEnvironment(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`Cannot test without ${name}, which global-setup.ts sets`)
  return value
}

/**
 * A server that is asked too much says so, and pages ask again: that is no fault, only a busy machine. The other is what
 * Playwright says where a test wants no service workers.
 */
const meant = /status of 503|^Service Worker registration blocked by Playwright$/

function collectNoise(context: BrowserContext, noise: string[]): void {
  context.on('console', message => {
    if (['error', 'warning'].includes(message.type()) && !meant.test(message.text()))
      noise.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', error => noise.push(`uncaught: ${String(error.error())}`))
}

export const test = base.extend<Fixtures & { noise: string[] }, WorkerFixtures>({
  db: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of wanted fixtures from here
    async ({}, use) => {
      const url = readEnvironment('E2E_DATABASE_URL')
      // What a test reads and writes by itself may wait for a machine that others use too.
      const patience = { connectMs: 60_000, statementMs: 60_000 }
      const db = openDatabase({ url, connections: 2, name: 'e2e', ...patience })
      await use(db)
      await db.destroy()
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern -- as above
  baseURL: async ({}, use) => use(readEnvironment('E2E_URL')),
  student: async ({ db }, use) => use(await createPerson(db, 'student')),
  storageState: async ({ baseURL, student }, use) => use(rememberLogin(baseURL, student)),
  // oxlint-disable-next-line no-empty-pattern -- as above
  noise: async ({}, use) => use([]),
  expectConsole: [
    async ({ context, noise }, use) => {
      const expected: RegExp[] = []
      collectNoise(context, noise)
      await use(message => expected.push(message))
      const unexpected = noise.filter(line => !expected.some(message => message.test(line)))
      expect(unexpected, 'what the console said').toEqual([])
    },
    { auto: true },
  ],
  openDevice: async ({ browser, baseURL, student, noise }, use) => {
    const contexts: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext({ storageState: rememberLogin(baseURL, student) })
      contexts.push(context)
      collectNoise(context, noise)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },
})

/** Fills the sign-in form on the page, or in the session, and sends it. */
export async function logIn(page: Page, { email }: Pick<Person, 'email'>, word = password): Promise<void> {
  await page.getByLabel('Email atau nama pengguna').fill(email)
  await page.getByLabel('Kata sandi', { exact: true }).fill(word)
  await page.locator('form').getByRole('button', { name: 'Masuk', exact: true }).click()
}

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

function isStill(): boolean {
  return document.getAnimations().every(({ effect, playState }) => {
    const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
    return isEndless || playState !== 'running'
  })
}

/** What lies behind the bar of phones is scrolled into sight; as it stands, axe takes it for too small to be pressed. */
const placeBottomBar = (page: Page, position: string) =>
  page.evaluate(
    value =>
      document
        .querySelector<HTMLElement>('nav[aria-label="Menu bawah"]')
        ?.style.setProperty('position', value),
    position,
  )

/** The axe that the builder brings along. It would read this half megabyte twice for each scan. */
const { source } = createRequire(import.meta.resolve('@axe-core/playwright'))('axe-core') as {
  source: string
}
const isThere = '0'

interface AxeColor {
  r: number
  g: number
  b: number
  alpha: number
  parseString: (words: string) => AxeColor
}

/** A page has a dozen colours, and axe would read each anew for every word and all that lies behind it. */
function readColoursOnce(): void {
  const { Color } = (window as unknown as { axe: { commons: { color: { Color: { prototype: AxeColor } } } } })
    .axe.commons.color
  const read = Color.prototype.parseString
  const known = new Map<string, Pick<AxeColor, 'r' | 'g' | 'b' | 'alpha'>>()
  Color.prototype.parseString = function (words) {
    const former = known.get(words)
    if (former) return Object.assign(this, former)
    read.call(this, words)
    const { r, g, b, alpha } = this
    known.set(words, { r, g, b, alpha })
    return this
  }
}

/** A scan of the page, whose document reads axe once. No page has frames, of which the builder would tell axe. */
async function prepareScan(page: Page): Promise<AxeBuilder> {
  expect(page.frames(), 'frames, which are not scanned').toHaveLength(1)
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source)
    await page.evaluate(readColoursOnce)
  }
  return new AxeBuilder({ page, axeSource: isThere })
}

async function listViolations(page: Page, rules: string[]): Promise<string[]> {
  // What fades in is paler than it will be. Polled from here: a page's clock may stand still.
  await expect.poll(() => page.evaluate(isStill), { intervals: [50] }).toBe(true)
  // Without frames of other origins there is nothing to put together, for which a page of its own would be opened.
  // Nothing is told of what passed, and no address is made for each part of the page.
  const axe = (await prepareScan(page))
    .options({ resultTypes: ['violations'], selectors: false })
    .setLegacyMode()
  await placeBottomBar(page, 'static')
  const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe.withTags(wcag)).analyze()
  await placeBottomBar(page, '')
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(node => `${id}: ${node.html}\n${node.failureSummary}`),
  )
}

/**
 * Scans the page as it stands against WCAG 2.2 AA, or only against the rules named. A notice that goes away in the middle of a scan
 * is pale for a moment: what is wrong with the page is wrong twice.
 */
export async function expectNoViolations(page: Page, rules: string[] = []): Promise<void> {
  const found = await listViolations(page, rules)
  const confirmed = found.length > 0 ? await listViolations(page, rules) : found
  expect(confirmed, 'accessibility violations').toEqual([])
}

export { expect }
export { signIn } from './people.ts'
