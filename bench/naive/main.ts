import Fastify from 'fastify'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DB } from '../../apps/server/src/db/schema.ts'
import { limits } from '../../apps/server/src/limits.ts'
import { findViewer } from './find-viewer.ts'
import { readPaper, startProgress, submitProgress } from './queries.ts'
import { sendCompressed } from './send-compressed.ts'

/**
 * The reference of `npm run bench -- start` and `submit`: the same calls written the plain way. Each request asks the database for all it
 * needs, a start is a transaction of its own, and a paper is read, serialised and compressed for each student.
 */
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: limits.examConnections + limits.otherConnections,
})
const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
const http = Fastify({ forceCloseConnections: true })

interface Params {
  slug: string
}

http.post<{ Params: Params; Body: { sub_test_id: string; client_id: string } }>(
  '/api/v1/tryouts/:slug/progresses/start',
  async (request, reply) => {
    const viewer = await findViewer(db, request.headers.authorization)
    if (!viewer) return reply.status(401).send({ message: 'Unauthorized' })
    const session = await startProgress(db, viewer, request.params.slug, request.body)
    if (!session) return reply.status(409).send({ message: 'Conflict' })
    return sendCompressed(request, reply, { message: 'OK', data: session })
  },
)

http.get<{ Params: Params; Querystring: { sub_test_id: string } }>(
  '/api/v1/tryouts/:slug/questions',
  async (request, reply) => {
    const viewer = await findViewer(db, request.headers.authorization)
    if (!viewer) return reply.status(401).send({ message: 'Unauthorized' })
    const paper = await readPaper(db, viewer, request.params.slug, request.query.sub_test_id)
    if (!paper) return reply.status(404).send({ message: 'Not found' })
    return sendCompressed(request, reply, { message: 'OK', data: paper })
  },
)

http.patch<{ Params: Params & { id: string }; Body: { lease: string } }>(
  '/api/v1/tryouts/:slug/progresses/:id/submit',
  async (request, reply) => {
    const viewer = await findViewer(db, request.headers.authorization)
    if (!viewer) return reply.status(401).send({ message: 'Unauthorized' })
    const closing = await submitProgress(db, viewer, request.params.id, request.body.lease)
    if (closing?.kind !== 'closed') return reply.status(409).send({ message: 'Conflict' })
    return sendCompressed(request, reply, { message: 'OK', data: closing })
  },
)

console.log(await http.listen({ host: '127.0.0.1', port: 0 }))
process.once('SIGTERM', () => void http.close().then(() => db.destroy()))
