import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { limits } from '../limits.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT } = constants
const brotliOptions = { params: { [BROTLI_PARAM_QUALITY]: 10, [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT } }

/** One version of a page, ready to send. */
export interface StoredPage {
  etag: string
  brotli: Buffer
  gzip: Buffer
}

interface Entry {
  page: StoredPage
  freshUntil: number
}

/** Undefined: there is no such page. */
type WritePage = () => Promise<string | undefined>
export type FindPage = (key: string, write: WritePage) => Promise<StoredPage | undefined>

/**
 * Pages as they were last written. A page that is asked for after its time is written anew, once for all who wait, and
 * compressed only when it changed. When that fails, the last version stands in.
 */
export function createPageStore(now: () => Date): FindPage {
  const entries = new Map<string, Entry>()
  const running = new Map<string, Promise<StoredPage | undefined>>()

  function keep(key: string, page: StoredPage): void {
    entries.delete(key)
    entries.set(key, { page, freshUntil: now().getTime() + limits.sitePageMs })
    const [oldest] = entries.keys()
    if (entries.size > limits.sitePages && oldest !== undefined) entries.delete(oldest)
  }

  async function refresh(key: string, write: WritePage): Promise<StoredPage | undefined> {
    const known = entries.get(key)?.page
    try {
      const text = await write()
      if (text === undefined) {
        entries.delete(key)
        return undefined
      }
      const page = await packPage(text, known)
      keep(key, page)
      return page
    } catch (error) {
      if (!known) throw error
      keep(key, known)
      return known
    }
  }

  return (key, write) => {
    const entry = entries.get(key)
    if (entry && entry.freshUntil > now().getTime()) return Promise.resolve(entry.page)
    const waiting = running.get(key) ?? refresh(key, write).finally(() => running.delete(key))
    running.set(key, waiting)
    return waiting
  }
}

async function packPage(text: string, known: StoredPage | undefined): Promise<StoredPage> {
  // Weak: the same for every encoding.
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  if (known?.etag === etag) return known
  const [brotli, gzip] = await Promise.all([toBrotli(text, brotliOptions), toGzip(text)])
  return { etag, brotli, gzip }
}
