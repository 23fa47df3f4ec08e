import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { limits } from '../limits.ts'

/** Settings without which an acknowledged answer could be lost. */
const durable = ['fsync', 'full_page_writes', 'synchronous_commit']

export interface Health {
  /** From the first signal to stop: load balancers look elsewhere while the rest drains. */
  stopping: boolean
}

async function findObstacle(db: Database, now: () => Date): Promise<string | undefined> {
  const off = await sql<{ name: string }>`
    select name from pg_settings where name = any(${durable}) and setting = 'off'
  `.execute(db)
  if (off.rows.length > 0) return `PostgreSQL runs with ${off.rows.map(row => row.name).join(', ')} off`
  const sent = now().getTime()
  const clock = await sql<{ at: string }>`select clock_timestamp() as at`.execute(db)
  const middle = (sent + now().getTime()) / 2
  const skew = Math.abs(Date.parse(clock.rows[0]?.at ?? '') - middle)
  if (skew > limits.clockSkewMs) return `The clock is ${Math.round(skew)} ms away from the database's`
  return undefined
}

export function healthRoutes(app: FastifyInstance, db: Database, now: () => Date, health: Health): void {
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const obstacle = health.stopping ? 'Stopping' : await findObstacle(db, now).catch(() => 'No database')
    return reply.status(obstacle ? 503 : 200).send({ status: obstacle ?? 'ready' })
  })
}
