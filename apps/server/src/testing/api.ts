import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Call, Data, Meta } from '@gerbang/contract/call.ts'
import type { ErrorBody } from '@gerbang/contract/errors.ts'
import type { FastifyInstance } from 'fastify'
import { v7 } from 'uuid'
import { buildApp } from '../app.ts'
import type { Clock } from '../clock.ts'
import type { ServingConfig } from '../config.ts'
import { openDatabase } from '../db/database.ts'
import { apiPrefix } from '../http/handle.ts'
import type { Platform } from '../platform.ts'
import { createTestDatabase } from './database.ts'
import { createSession, createUser, epoch } from './factories.ts'
import type { Watch } from './watch-statements.ts'

/** What a test may send: values as they come from outside, right or wrong. */
export interface Sent {
  token?: string | undefined
  params?: Record<string, string>
  query?: Record<string, string | number>
  body?: unknown
  headers?: Record<string, string>
}

export interface Reply<C extends Call> {
  status: number
  message: string
  data: Data<C>
  meta: Meta<C>
  code: ErrorBody['code']
  errors: Record<string, string[]>
  headers: Record<string, unknown>
  text: string
}

function fillPath(call: Call, { params = {}, query = {} }: Sent): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return `${apiPrefix}${path}${search.size > 0 ? `?${search}` : ''}`
}

/** Calls an app as a browser would. */
export function createSend(http: FastifyInstance) {
  return async <C extends Call>(call: C, sent: Sent = {}): Promise<Reply<C>> => {
    const response = await http.inject({
      method: call.method,
      url: fillPath(call, sent),
      headers: { ...(sent.token && { authorization: `Bearer ${sent.token}` }), ...sent.headers },
      ...(sent.body !== undefined && { payload: sent.body as object }),
    })
    const json = response.headers['content-type']?.toString().includes('json') ? response.json() : {}
    return { ...json, status: response.statusCode, headers: response.headers, text: response.body }
  }
}

const buildConfig = (folder: string, database_url: string): ServingConfig => ({
  host: '127.0.0.1',
  port: 0,
  threads: 1,
  data_dir: folder,
  media_place: folder,
  database_url,
  pooler_url: undefined,
  is_sharded: false,
  is_production: false,
  smtp_url: undefined,
  mail_from: 'Gerbang <gerbang@contoh.gerbang.test>',
  public_url: 'https://gerbang.test',
  trust_proxy: 'loopback',
  metrics_token: undefined,
  backup_url: undefined,
  backup_recipient: undefined,
  backup_identity: undefined,
  log_level: 'silent',
  web_dir: join(folder, 'no-pages'),
  former_web_dir: join(folder, 'no-former-pages'),
})

interface NodePools {
  exam: number
  other: number
  through: string
  isPooled: boolean
}

function openNodePools({ exam, other, through: url, isPooled }: NodePools, { watch, log }: Watch) {
  return {
    examDb: watch(openDatabase({ url, connections: exam, name: 'node exam', isPooled, log })),
    webDb: watch(openDatabase({ url, connections: other, name: 'node web', isPooled, log })),
  }
}

/** The whole app over a database of its own, with a clock that the test moves. */
export async function createTestApp(
  overrides: Partial<ServingConfig> = {},
  log: Platform['log'] = () => {},
  kinds?: Parameters<typeof buildApp>[1],
) {
  const { db, url, watch, close } = await createTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'gerbang-app-'))
  let at = epoch
  const platform: Platform = {
    config: { ...buildConfig(folder, url), ...overrides },
    db,
    examDb: db,
    jobDb: db,
    reportDb: db,
    rankDb: db,
    now: () => at,
    findClockFault: () => undefined,
    lookAtClock: async () => {},
    newId: () => v7(),
    randomBytes,
    // A test on a busy machine is no overload.
    readLag: () => 0,
    log,
  }
  const app = await buildApp(platform, kinds)
  const nodes: (() => Promise<unknown>)[] = []

  /** Another process in front of the same database: the same clock, its own two pools, caches and batches. */
  async function addNode({
    exam = 9,
    other = 4,
    through = url,
    isPooled = false,
    clock = {},
  }: Partial<NodePools> & { clock?: Partial<Clock> } = {}) {
    const { examDb, webDb } = openNodePools({ exam, other, through, isPooled }, watch)
    const node = await buildApp({
      ...platform,
      config: { ...platform.config, pooler_url: isPooled ? through : undefined },
      ...clock,
      db: webDb,
      examDb,
    })
    let closing: Promise<unknown> | undefined
    const stop = async () => {
      await node.http.close()
      await Promise.all([examDb.destroy(), webDb.destroy()])
    }
    const close = () => (closing ??= stop())
    nodes.push(close)
    return { ...node, examDb, webDb, send: createSend(node.http), close }
  }

  /** Signs a new user in. */
  async function signIn(overrides: Parameters<typeof createUser>[1] = {}) {
    const user = await createUser(db, overrides)
    return { user, token: await createSession(db, { id: user.id, role: overrides.role ?? 'student' }) }
  }

  return {
    ...app,
    db,
    platform,
    addNode,
    send: createSend(app.http),
    signIn,
    now: () => at,
    setClock: (to: Date) => {
      at = to
    },
    advance: (seconds: number) => {
      at = new Date(at.getTime() + seconds * 1000)
    },
    close: async () => {
      await app.http.close()
      await Promise.all(nodes.map(stop => stop()))
      await close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
export type TestApp = Awaited<ReturnType<typeof createTestApp>>
export type TestNode = Awaited<ReturnType<TestApp['addNode']>>
