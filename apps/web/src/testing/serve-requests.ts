import { File as NodeFile } from 'node:buffer'
import type { FastifyInstance } from 'fastify'

/** The page's requests go to the app itself: every reply is a real one, without a port between. */
export function serveRequests(http: FastifyInstance): typeof fetch {
  return async (input, init = {}) => {
    if (typeof input !== 'string') throw new Error('Pages name what they fetch by its path')
    const body = init.body instanceof FormData ? await copyForm(init.body) : init.body
    const request = new Request(new URL(input, location.href), { ...init, body: body ?? null })
    const payload = await request.arrayBuffer()
    const reply = await http.inject({
      method: request.method,
      url: request.url.slice(location.origin.length),
      headers: Object.fromEntries(request.headers),
      ...(payload.byteLength > 0 && { payload: Buffer.from(payload) }),
    })
    init.signal?.throwIfAborted()
    const headers = Object.entries(reply.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ])
    return new Response(reply.statusCode === 204 ? null : new Uint8Array(reply.rawPayload), {
      status: reply.statusCode,
      headers,
    })
  }
}

/** The forms of jsdom are strangers to the requests of Node. */
async function copyForm(form: FormData): Promise<FormData> {
  const copy = await new Response(new URLSearchParams()).formData()
  for (const [name, value] of form)
    copy.append(name, typeof value === 'string' ? value : await copyFile(value))
  return copy
}

const copyFile = (file: File) =>
  new Promise<File>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read.')))
    reader.addEventListener('load', () => {
      const bytes = new Uint8Array(reader.result as ArrayBuffer)
      resolve(new NodeFile([bytes], file.name, { type: file.type }) as unknown as File)
    })
    reader.readAsArrayBuffer(file)
  })
