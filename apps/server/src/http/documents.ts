import { existsSync, readFileSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { escapeAttribute } from '../content/escape-attribute.ts'
import { limits } from '../limits.ts'
import { AppError } from './errors.ts'
import { createPageStore } from './page-store.ts'
import { sendPage } from './send-page.ts'

/** What this installation calls itself. */
export interface Brand {
  product_name: string
  logo_url: string | null
}

/** As the build left its documents. */
const asBuilt: Brand = { product_name: 'Gerbang', logo_url: null }

type SendDocument = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** For addresses that the build knows, by their patterns: the files that each loads first. */
function readFirstFiles(webDir: string): Record<string, string[]> {
  const file = join(webDir, '.site/first-files.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/**
 * Sends `session.html` for the exam and `index.html` for every other screen, with name and logo of this installation in
 * them. No page waits long for a database that is busy: then it carries what was known before.
 */
export function createDocuments(
  webDir: string,
  findBrand: () => Promise<Brand>,
  now: () => Date,
): SendDocument {
  const findPage = createPageStore(now)
  const firstFiles = readFirstFiles(webDir)
  let known = { brand: asBuilt, freshUntil: 0 }
  let asking: Promise<Brand> | undefined

  async function ask(): Promise<Brand> {
    const brand = await findBrand()
    known = { brand, freshUntil: now().getTime() + limits.sitePageMs }
    return brand
  }

  function readBrand(): Promise<Brand> {
    if (known.freshUntil > now().getTime()) return Promise.resolve(known.brand)
    asking ??= ask()
      .catch(() => known.brand)
      .finally(() => {
        asking = undefined
      })
    return Promise.race([asking, sleep(limits.brandWaitMs, null, { ref: false }).then(() => known.brand)])
  }

  return async (request, reply) => {
    const name = request.url.startsWith('/session/') ? 'session.html' : 'index.html'
    const file = join(webDir, name)
    const [brand, built] = await Promise.all([readBrand(), stat(file).catch(() => null)])
    // Before the first build there is no page to show it in.
    if (built === null) throw new AppError(404, 'not_found', 'Alamat ini tidak ada.')
    const files = firstFiles[request.routeOptions.url ?? ''] ?? []
    const page = await findPage(JSON.stringify([name, built.mtimeMs, brand, files]), async () =>
      putFiles(putBrand(await readFile(file, 'utf8'), brand), files),
    )
    if (!page) throw new Error(`Cannot send ${name}: it has no text`)
    // Where nothing is, too.
    const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' }
    return sendPage(request, reply.headers(headers), page, 'no-cache')
  }
}

/** The browser then asks for them at once, and not only when the first scripts have run. */
function putFiles(html: string, files: string[]): string {
  const links = files.map(file => {
    const kind = file.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"'
    return `<link ${kind} crossorigin href="${escapeAttribute(file)}">`
  })
  return html.replace('</head>', () => `${links.join('')}</head>`)
}

/** Into title, the name that scripts read, and the icon. */
function putBrand(html: string, { product_name, logo_url }: Brand): string {
  const name = escapeAttribute(product_name)
  const icon = logo_url === null ? undefined : `<link rel="icon" href="${escapeAttribute(logo_url)}"`
  return html
    .replace(/(<title>.*)Gerbang(<\/title>)/, (_, before: string, after: string) => before + name + after)
    .replace(
      /<meta name="application-name" content="[^"]*"/,
      () => `<meta name="application-name" content="${name}"`,
    )
    .replace(/<link rel="icon" href="[^"]*"(?: type="[^"]*")?/, found => icon ?? found)
}
