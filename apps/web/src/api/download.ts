import type { Call } from '@gerbang/contract/call.ts'
import { NetworkError } from '../api-error.ts'
import { buildHeaders, buildUrl, type Input, readRefusal } from './send.ts'
import { reportUnauthorized } from './unauthorized.ts'

/**
 * Fetches a call whose reply is a file; a link would do without the bearer token. `onProgress` hears the bytes so far:
 * the server writes the file as it goes and cannot tell its size. A long file has no time limit, only the signal.
 */
export async function download<C extends Call>(
  call: C,
  input: Input<C> & { signal?: AbortSignal },
  onProgress: (bytes: number) => void,
): Promise<File> {
  try {
    const response = await fetch(buildUrl(call.path, input), {
      method: call.method,
      body: input.body === undefined ? null : JSON.stringify(input.body),
      headers: { ...buildHeaders(input), accept: '*/*' },
      signal: input.signal ?? null,
    })
    if (response.status === 401) reportUnauthorized()
    if (!response.ok) throw await readRefusal(response)
    const type = response.headers.get('content-type') ?? ''
    return new File(await collect(response, onProgress), readName(response.headers), { type })
  } catch (error) {
    // What `fetch` itself throws: the server was silent, or went away in the middle.
    if (error instanceof TypeError) throw new NetworkError('network')
    if (error instanceof DOMException) throw new NetworkError('aborted')
    throw error
  }
}

async function collect({ body }: Response, onProgress: (bytes: number) => void) {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const reader = body?.getReader()
  for (let bytes = 0; ; ) {
    const part = await reader?.read()
    if (part?.value === undefined) return parts
    parts.push(part.value)
    bytes += part.value.byteLength
    onProgress(bytes)
  }
}

/** `attachment; filename="peringkat.xlsx"` */
function readName(headers: Headers): string {
  return /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'unduhan'
}

/** Hands a file to the browser, which asks where to or puts it among the downloads. */
export function saveDownload(file: File) {
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: file.name }).click()
  // Some browsers read it only later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
