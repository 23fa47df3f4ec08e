import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Budget } from '../table.ts'

const web = resolve(import.meta.dirname, '../../apps/web')
const kB = 1_000

interface Chunk {
  file: string
  name?: string
  isDynamicEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
}
type Manifest = Record<string, Chunk>
type Links = (chunk: Chunk) => string[]

/** A page of the back office may weigh more; whatever is not named here is meant for students. */
const ofBackOffice =
  /\/features\/(?:office|bank|exam\/(?:programs|tryout-plans|exam-day|on-paper|universities)|site\/(?:banners|news|testimonials)|learning\/quizzes\/authoring|platform\/settings|people\/(?:student-codes|student-lists|users|classes))\/|\/scores\/scores\/[\w-]+\.tsx|\/(?:(?:faq|guidance|lesson)-list|chance-report|class-raports)-page/

const ofVisitors = /\/features\/people\/(?:auth(?!\/security)|accounts)\//

const neededAtOnce: Links = ({ imports = [] }) => imports
const neededEver: Links = ({ imports = [], dynamicImports = [] }) => [...imports, ...dynamicImports]

async function readManifest(name: string): Promise<Manifest> {
  return JSON.parse(await readFile(resolve(web, 'dist/.vite', name), 'utf8'))
}

/** These chunks and all that they lead to, each file once. */
function listFiles(manifest: Manifest, start: string[], listLinks: Links): string[] {
  const keys = new Set(start)
  for (const key of keys) {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no ${key}`)
    for (const link of listLinks(chunk)) keys.add(link)
  }
  return [...new Set([...keys].map(key => manifest[key]?.file ?? ''))]
}

/** Their bytes as the server sends them. */
function weigh(manifest: Manifest, start: string[], listLinks: Links): number {
  const files = listFiles(manifest, start, listLinks)
  return files.reduce((sum, file) => sum + readFileSync(resolve(web, 'dist', `${file}.br`)).length, 0)
}

/**
 * All that a sub-test can ask for; the review and quizzes share the document and are counted as pages, and what the staff
 * tells follows once the questions are there.
 */
async function weighSession(): Promise<Budget[]> {
  const manifest = await readManifest('session-manifest.json')
  const ofSubTest: Links = chunk =>
    neededEver(chunk).filter(
      key =>
        !/\/features\/(?:scores\/results\/review|learning\/(?:quizzes|practices)\/session|platform\/offline|exam\/progresses\/notices)/.test(
          key,
        ),
    )
  return [
    {
      name: 'session, start to receipt',
      reached: weigh(manifest, ['session.html'], ofSubTest) / kB,
      most: 75.1,
    },
    {
      name: 'session, review and quiz',
      reached: weigh(manifest, ['session.html'], neededEver) / kB,
      most: 130,
    },
  ]
}

async function weighLanding(): Promise<Budget> {
  const names = await readdir(resolve(web, 'public'))
  const scripts = names.filter(name => name.endsWith('.js'))
  const sizes = scripts.map(name => brotliCompressSync(readFileSync(resolve(web, 'public', name))).length)
  return { name: 'landing and news', reached: sizes.reduce((sum, size) => sum + size, 0) / kB, most: 5 }
}

/** The document of the app leads straight to it. */
function findStart(manifest: Manifest): string {
  const start = Object.keys(manifest).find(key => manifest[key]?.name === 'start')
  if (start === undefined) throw new Error('The build has no file named start')
  return start
}

const framed = (manifest: Manifest, page: string) => [
  findStart(manifest),
  ...(ofVisitors.test(page) ? ['src/layout/auth-layout.tsx'] : []),
  page,
]
const ofStudents = (page: string) => !ofBackOffice.test(page) && !ofVisitors.test(page)
const listPages = (manifest: Manifest) =>
  Object.keys(manifest).filter(key => manifest[key]?.isDynamicEntry && key.endsWith('-page.tsx'))
const nameOf = (page: string) => page.replace(/^.*features\/(.+)\.tsx$/, '$1')

/**
 * What a page needs before it can be used: the app, the frame and the page. Meant are 130 kB for visitors and 180 for the
 * back office: the frame and what pages of students share come with every page, and the wizard's second step draws too much
 * at once.
 */
async function weighPages(): Promise<Budget[]> {
  const manifest = await readManifest('manifest.json')
  return listPages(manifest).map(page => ({
    name: nameOf(page),
    reached: weigh(manifest, framed(manifest, page), neededAtOnce) / kB,
    most: ofBackOffice.test(page) ? 186 : ofVisitors.test(page) ? 141 : 121,
  }))
}

/** How many scripts a page of students waits for: each costs a slow phone some milliseconds, however small it is. */
export async function countScripts(): Promise<Budget[]> {
  const manifest = await readManifest('manifest.json')
  return listPages(manifest)
    .filter(ofStudents)
    .map(page => ({
      name: nameOf(page),
      reached: listFiles(manifest, framed(manifest, page), neededAtOnce).length,
      most: 6,
    }))
}

/** What a page fetches at the first tap, and what only a mouse makes it fetch before; nothing limits it. */
export async function weighLaterParts(): Promise<{ toasts: number; tooltips: number }> {
  const manifest = await readManifest('manifest.json')
  const start = findStart(manifest)
  const weighMore = (start: string[], more: string) =>
    (weigh(manifest, [...start, more], neededAtOnce) - weigh(manifest, start, neededAtOnce)) / kB
  return {
    toasts: weighMore([start], 'src/toast/toaster.tsx'),
    tooltips: weighMore([start, 'src/toast/toaster.tsx'], 'src/ui/overlay/tooltip.tsx'),
  }
}

/** JavaScript in kB of brotli, by document and page. */
export async function weighBuild(): Promise<Budget[]> {
  return [...(await weighSession()), await weighLanding(), ...(await weighPages())]
}
