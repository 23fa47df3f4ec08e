import type { FastifyInstance } from 'fastify'

/** The page's requests go to the app itself: every reply is a real one, without a port between. */
export function serveRequests(http: FastifyInstance): typeof fetch {
  return async (input, init = {}) => {
    if (typeof input !== 'string') throw new Error('Pages name what they fetch by its path')
    const request = new Request(new URL(input, location.href), init)
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
