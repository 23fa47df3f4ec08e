import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { limits } from '../limits.ts'
import { type AskBucket, createAsk, readElements, StoreFault } from './bucket.ts'

type Bytes = AsyncIterable<Uint8Array>

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** What ends an upload: its parts in their order. */
function listParts(etags: readonly string[]): Buffer {
  const parts = etags.map(
    (etag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${escapeXml(etag)}</ETag></Part>`,
  )
  return Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`)
}

/** Pieces of any size as parts of one; the last may be smaller, and there is always one. */
async function* joinParts(source: Bytes): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = []
  let bytes = 0
  for await (const piece of source) {
    waiting.push(piece)
    bytes += piece.length
    if (bytes < limits.uploadPartBytes) continue
    yield Buffer.concat(waiting)
    waiting = []
    bytes = 0
  }
  yield Buffer.concat(waiting)
}

async function beginUpload(ask: AskBucket, name: string): Promise<string> {
  const response = await ask({ method: 'POST', name, query: { uploads: '' } })
  const [uploadId] = readElements(await response.text(), 'UploadId')
  if (uploadId === undefined) throw new StoreFault(`Cannot begin to upload ${name}`)
  return uploadId
}

async function sendParts(ask: AskBucket, name: string, uploadId: string, source: Bytes): Promise<void> {
  const etags: string[] = []
  for await (const body of joinParts(source)) {
    const query = { partNumber: String(etags.length + 1), uploadId }
    const response = await ask({ method: 'PUT', name, query, body })
    etags.push(response.headers.get('etag') ?? '')
  }
  const ended = await ask({ method: 'POST', name, query: { uploadId }, body: listParts(etags) })
  // A failure may come with the status of success.
  const said = await ended.text()
  if (!said.includes('<CompleteMultipartUploadResult')) throw new StoreFault(`Cannot end ${name}: ${said}`)
}

/**
 * The last step of a pipeline: writes a file of any size into a bucket, part by part, so that neither disk nor memory holds
 * it. The file appears when all has come, and not at all where the pipeline breaks.
 */
export function uploadTo(place: string, name: string) {
  const { ask } = createAsk(place)
  return async (source: Bytes): Promise<void> => {
    const uploadId = await beginUpload(ask, name)
    try {
      await sendParts(ask, name, uploadId, source)
    } catch (error) {
      await ask({ method: 'DELETE', name, query: { uploadId } }).catch(() => {})
      throw error
    }
  }
}

/** A file of a bucket; undefined where there is none. */
export async function openDownload(place: string, name: string): Promise<Readable | undefined> {
  const response = await createAsk(place).ask({ method: 'GET', name, isLong: true })
  if (!response.ok || !response.body) return undefined
  return Readable.fromWeb(response.body as ReadableStream<Uint8Array>)
}
