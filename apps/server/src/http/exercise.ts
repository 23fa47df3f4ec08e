import { once } from 'node:events'
import { Agent, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Exercise {
  /** No more than one caller may send at once. */
  atOnce: number
  method: string
  path: string
  token: string
  body: object
}

const rounds = 300
const mostMs = 3_000

function send(
  agent: Agent,
  port: number,
  { method, path, token, body }: Omit<Exercise, 'atOnce'>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    request({ agent, host: '127.0.0.1', port, method, path, headers }, reply => {
      reply
        .resume()
        .on('end', () => resolve(reply.statusCode ?? 0))
        .on('error', reject)
    })
      .on('error', reject)
      .end(JSON.stringify(body))
  })
}

/**
 * Sends a request again and again over sockets, until Node has compiled what answers it. On a port of this machine that nobody
 * knows; the server is not listening on its own yet. Returns the statuses that came.
 */
export async function exercise(server: Server, { atOnce, ...call }: Exercise): Promise<Set<number>> {
  await once(server.listen({ host: '127.0.0.1', port: 0, exclusive: true }), 'listening')
  const { port } = server.address() as AddressInfo
  const statuses = new Set<number>()
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  try {
    const end = performance.now() + mostMs
    let left = rounds
    const work = async () => {
      while (left-- > 0 && performance.now() < end) statuses.add(await send(agent, port, call))
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    return statuses
  } finally {
    agent.destroy()
    await once(server.close(), 'close')
  }
}
