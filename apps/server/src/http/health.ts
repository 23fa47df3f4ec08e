import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Platform } from '../platform.ts'

/** Settings without which an acknowledged answer could be lost. */
const durable = ['fsync', 'full_page_writes', 'synchronous_commit']

export interface Health {
  /** From the first signal to stop: load balancers look elsewhere while the rest drains. */
  stopping: boolean
}

type Means = Pick<Platform, 'db' | 'findClockFault'>

async function findObstacle({ db, findClockFault }: Means): Promise<string | undefined> {
  const off = await sql<{ name: string }>`
    select name from pg_settings where name = any(${durable}) and setting = 'off'
  `.execute(db)
  if (off.rows.length > 0) return `PostgreSQL runs with ${off.rows.map(row => row.name).join(', ')} off`
  return findClockFault()
}

export function healthRoutes(app: FastifyInstance, means: Means, health: Health): void {
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const obstacle = health.stopping ? 'Stopping' : await findObstacle(means).catch(() => 'No database')
    return reply.status(obstacle ? 503 : 200).send({ status: obstacle ?? 'ready' })
  })
}
