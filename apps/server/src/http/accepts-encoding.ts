import type { FastifyRequest } from 'fastify'

/** Named in the request, and not with a weight of zero. */
export function acceptsEncoding({ headers }: FastifyRequest, encoding: string): boolean {
  const accepted = headers['accept-encoding'] ?? ''
  return accepted.split(',').some(part => {
    const [name, ...parameters] = part.split(';').map(word => word.trim())
    return name === encoding && !parameters.some(parameter => /^q=0(\.0*)?$/.test(parameter))
  })
}
