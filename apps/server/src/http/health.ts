import type { FastifyInstance } from 'fastify'

export interface Health {
  /** From the first signal to stop: load balancers look elsewhere while the rest drains. */
  stopping: boolean
}

export function healthRoutes(
  app: FastifyInstance,
  health: Health,
  findObstacle: () => Promise<string | undefined>,
): void {
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const obstacle = health.stopping ? 'Stopping' : await findObstacle()
    return reply.status(obstacle ? 503 : 200).send({ status: obstacle ?? 'ready' })
  })
}
