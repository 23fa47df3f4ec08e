import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const compress = promisify(gzip)
/** As compression plugins have it: below this a reply is sent as it is. */
const smallest = 1024

/** Compresses each reply when it is sent. */
export async function sendCompressed(request: FastifyRequest, reply: FastifyReply, body: object) {
  void reply.type('application/json; charset=utf-8')
  const text = JSON.stringify(body)
  if (text.length < smallest || !request.headers['accept-encoding']?.includes('gzip')) return reply.send(text)
  return reply.header('content-encoding', 'gzip').send(await compress(text))
}
