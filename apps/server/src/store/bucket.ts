import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { SaxesParser } from 'saxes'
import { limits } from '../limits.ts'
import { OperatorError } from '../operator-error.ts'
import type { Store } from './store.ts'

/** The bucket did not answer, or not as it should; later it may. */
export class StoreFault extends Error {}

interface Sent {
  method: string
  name?: string
  query?: Record<string, string>
  body?: Uint8Array
  /** What comes may take any time. */
  isLong?: boolean
}

/** Asks the bucket; 404 is an answer, every other failure a `StoreFault`. */
export type AskBucket = (sent: Sent) => Promise<Response>

interface Place {
  url: URL
  region: string
  key: string
  secret: string
}

function readPlace(place: string): Place {
  const { username, password, host, pathname, searchParams, protocol } = new URL(place)
  return {
    url: new URL(`${protocol === 's3+http:' ? 'http' : 'https'}://${host}${pathname.replace(/\/*$/, '/')}`),
    region: searchParams.get('region') ?? 'us-east-1',
    key: decodeURIComponent(username),
    secret: decodeURIComponent(password),
  }
}

/** The bucket itself is the first part of the path; what follows begins each name. */
function splitPath({ url }: Place): { bucket: URL; prefix: string } {
  const [, bucket = '', prefix = ''] = /^\/([^/]+)\/(.*)$/.exec(url.pathname) ?? []
  return { bucket: new URL(`/${bucket}/`, url), prefix }
}

const inHex = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

const fault = (action: string, cause: unknown) => new StoreFault(`Cannot ${action} the bucket`, { cause })

/** Signs each call, its body included: what arrives damaged is refused. */
export function createAsk(place: string): { ask: AskBucket; prefix: string } {
  const read = readPlace(place)
  const { bucket, prefix } = splitPath(read)
  const client = new AwsClient({
    accessKeyId: read.key,
    secretAccessKey: read.secret,
    region: read.region,
    service: 's3',
    retries: limits.storeTries,
  })
  const ask: AskBucket = async ({ method, name, query = {}, body, isLong = false }) => {
    const url = name === undefined ? bucket : new URL(prefix + name, bucket)
    url.search = new URLSearchParams(query).toString()
    const response = await client
      .fetch(url, {
        method,
        headers: { 'x-amz-content-sha256': inHex(body ?? new Uint8Array()) },
        ...(body && { body: Buffer.from(body) }),
        ...(!isLong && { signal: AbortSignal.timeout(limits.storeMs) }),
      })
      .catch((error: unknown) => {
        throw fault('reach', error)
      })
    if (response.ok || response.status === 404) return response
    throw fault(method, `${response.status} ${await response.text()}`)
  }
  return { ask, prefix }
}

/** The texts of the elements of this name, in their order. */
export function readElements(xml: string, wanted: string): string[] {
  const found: string[] = []
  const parser = new SaxesParser()
  let isInside = false
  parser.on('opentag', ({ name }) => {
    isInside = name === wanted
    if (isInside) found.push('')
  })
  parser.on('text', text => {
    if (isInside) found.push((found.pop() ?? '') + text)
  })
  parser.on('closetag', () => (isInside = false))
  parser.write(xml).close()
  return found
}

async function listNames(ask: AskBucket, prefix: string): Promise<string[]> {
  const names: string[] = []
  let token: string | undefined
  do {
    const query = { 'list-type': '2', prefix, ...(token !== undefined && { 'continuation-token': token }) }
    const response = await ask({ method: 'GET', query })
    if (response.status === 404) throw fault('find', await response.text())
    const xml = await response.text()
    names.push(...readElements(xml, 'Key').map(key => key.slice(prefix.length)))
    token = readElements(xml, 'NextContinuationToken')[0]
  } while (token !== undefined)
  return names
}

const refusal = (why: string) =>
  new OperatorError(
    `Tempat berkas S3 menolak (${why}). Periksa nama ember, kunci, dan region pada alamat s3://, lalu mulai lagi.`,
  )

export function openBucket(place: string): Store {
  const { ask, prefix } = createAsk(place)
  return {
    write: async (name, bytes) => {
      const response = await ask({ method: 'PUT', name, body: bytes })
      if (!response.ok) throw fault('write to', await response.text())
    },
    read: async name => {
      const response = await ask({ method: 'GET', name })
      return response.ok ? Buffer.from(await response.arrayBuffer()) : undefined
    },
    list: () => listNames(ask, prefix),
    remove: async name => void (await ask({ method: 'DELETE', name })),
    prepare: async () => {
      try {
        const response = await ask({
          method: 'GET',
          query: { 'list-type': '2', 'max-keys': '1', prefix },
        })
        if (!response.ok) throw refusal('ember itu tidak ada')
      } catch (error) {
        // One that does not answer now may do so when a picture comes; one that refuses the key never will.
        const said = error instanceof StoreFault ? String(error.cause) : ''
        if (!(error instanceof StoreFault)) throw error
        if (/^(401|403)/.test(said)) throw refusal('kunci itu tidak boleh membacanya')
      }
    },
  }
}
