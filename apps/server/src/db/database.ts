import {
  CompiledQuery,
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  type KyselyPlugin,
  type Logger,
  PostgresDialect,
  Transaction,
} from 'kysely'
import pg from 'pg'
import { limits } from '../limits.ts'
import { closeWhenSilent } from './close-when-silent.ts'
import { beginPipeline, createPipeline, endPipeline } from './pipeline.ts'
import { createNameRepeated, type NameRepeated } from './repeated-statements.ts'
import type { DB } from './schema.ts'

export type Database = Kysely<DB>
/** A connection or a transaction: every query function takes one first, so that a write outside its transaction shows. */
export type Db = Database | Transaction<DB>

const { builtins } = pg.types

function parseNothing(text: string): string {
  return text
}

const inUtc = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,3})\d*)?\+00$/

/** Rearranges what PostgreSQL writes in UTC, without the detour over a Date: each request reads several times. */
function parseTime(text: string): string {
  const parts = inUtc.exec(text)
  if (!parts) return new Date(text).toISOString()
  const [, date, time, fraction = ''] = parts
  return `${date}T${time}.${fraction.padEnd(3, '0')}Z`
}

/** Times and dates leave the driver as the ISO 8601 text that travels on the wire; `int8` counts stay far below 2^53. */
const parsers: Record<number, (text: string) => unknown> = {
  [builtins.TIMESTAMPTZ]: parseTime,
  [builtins.INT8]: Number,
  [builtins.UUID]: parseNothing,
  [builtins.DATE]: parseNothing,
}

export interface DatabaseOptions {
  url: string
  connections: number
  name: string
  /** How long a caller waits for a free connection. */
  connectMs?: number
  /** Longer statements end with an error; jobs pass more. */
  statementMs?: number
  /** How long a statement waits for a lock. */
  lockMs?: number
  /** A transaction that says nothing for so long is ended; 0 lets it. */
  idleMs?: number
  /** Through a pooler in transaction mode: nothing outlives a transaction, and the pooler sets the limits. */
  isPooled?: boolean
  /** Plans each call by its values. One plan for all values may read a whole ranking for a name that few have. */
  plansByValues?: boolean
  /** Reads no table from end to end: plans that were made while one was empty outlive that (decision 103). */
  readsByIndex?: boolean
  log?: Logger
}

interface Opened {
  pool: pg.Pool
  nameRepeated: NameRepeated
  log: Logger | undefined
  isPooled: boolean
}

const pools = new WeakMap<Database, Opened>()

/** Connections in use and idle, and callers that wait for one. */
export function readPool(db: Database) {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = pools.get(db)?.pool ?? {}
  return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
}

/**
 * Kysely ends a pool only after it has lent a connection itself. One that was lent past it, as `onOneConnection` does, would
 * stay for ten seconds more, and its process or thread with it.
 */
function keepPool(db: Database, opened: Opened): Database {
  const { pool } = opened
  const destroy = db.destroy.bind(db)
  db.destroy = async () => {
    await destroy()
    if (!pool.ending) await pool.end()
  }
  pools.set(db, opened)
  return db
}

/** The same database, seen through a plugin. */
export function throughPlugin(db: Database, plugin: KyselyPlugin): Database {
  const seen = db.withPlugin(plugin)
  const opened = pools.get(db)
  return opened ? keepPool(seen, opened) : seen
}

/**
 * The same database for one request: statements that it asks for at the same time go down one connection, behind each other.
 * Not behind a pooler, which may be too old to keep their order.
 */
export function throughPipeline(db: Database): Database {
  const opened = pools.get(db)
  if (!opened || opened.isPooled) return db
  const { pool, nameRepeated, log } = opened
  const pipelined = { connect: createPipeline(pool, nameRepeated), end: () => Promise.resolve() }
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: pipelined }), ...(log && { log }) })
}

/** A connection for many statements in turn, with what PostgreSQL offers beside queries: COPY, and locks of a session. */
export interface OneConnection {
  client: pg.PoolClient
  /** The same connection. */
  own: Database
}

/** Lends a connection for as long as the work takes. One whose work fails is not used again, so that no lock outlives it. */
export async function onOneConnection<Result>(
  db: Database,
  work: (one: OneConnection) => Promise<Result>,
): Promise<Result> {
  const opened = pools.get(db)
  if (!opened) throw new Error('A database that openDatabase has not opened')
  const client = await opened.pool.connect()
  const lent = { query: client.query.bind(client), release: () => {} }
  const own = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: { connect: async () => lent, end: async () => {} } }),
  })
  try {
    const result = await work({ client, own })
    client.release()
    return result
  } catch (error) {
    client.release(true)
    throw error
  }
}

export type Connections = readonly [OneConnection, ...OneConnection[]]

/** The same with several at once, of a pool that has as many. */
export function onConnections<Result>(
  db: Database,
  count: number,
  work: (all: Connections) => Promise<Result>,
): Promise<Result> {
  const lend = (lent: Connections): Promise<Result> =>
    lent.length >= count ? work(lent) : onOneConnection(db, one => lend([...lent, one]))
  return onOneConnection(db, one => lend([one]))
}

/** What `work` of a piped transaction gives back: statements that the commit follows without waiting for them, and what it found. */
interface Asked<Result> {
  last: readonly Promise<unknown>[]
  result: Result
}

const noPool = () => Promise.reject(new Error('A transaction has one connection.'))

/** One that is asked in the order in which statements are begun: it hands them to its connection at once. */
function transactOn(connection: DatabaseConnection, own: Database): Transaction<DB> {
  const dialect = new PostgresDialect({ pool: noPool })
  const executor = own
    .getExecutor()
    .withConnectionProvider({ provideConnection: consumer => consumer(connection) })
  return new Transaction<DB>({ config: { dialect }, driver: new DummyDriver(), executor, dialect })
}

async function commitBehind<Result>(
  trx: Transaction<DB>,
  work: (trx: Transaction<DB>) => Promise<Asked<Result>>,
): Promise<Result> {
  const say = (word: string) => trx.executeQuery(CompiledQuery.raw(word))
  // Where one of the statements fails, the commit takes everything back.
  const doAll = async () => {
    const { last, result } = await work(trx)
    await Promise.all([...last, say('commit')])
    return result
  }
  try {
    const [, result] = await Promise.all([say('begin'), doAll()])
    return result
  } catch (error) {
    // Behind all that is under way. A connection that is gone has taken everything back by itself.
    await say('rollback').catch(() => {})
    throw error
  }
}

/**
 * A transaction whose statements go down the connection in the order in which they are asked for, without waiting for the answers
 * before: it takes as many turns as `work` waits. One that fails makes all behind it fail. Behind a pooler each waits for the one
 * before.
 */
export async function transactThroughPipeline<Result>(
  db: Database,
  work: (trx: Transaction<DB>) => Promise<Asked<Result>>,
): Promise<Result> {
  const opened = pools.get(db)
  if (!opened || opened.isPooled)
    return db.transaction().execute(async trx => {
      const { last, result } = await work(trx)
      await Promise.all(last)
      return result
    })
  const { pool, nameRepeated, log } = opened
  const client = await pool.connect()
  const lent = { query: beginPipeline(client, nameRepeated), release: () => {} }
  const own = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: { connect: async () => lent, end: async () => {} } }),
    ...(log && { log }),
  })
  try {
    return await own
      .getExecutor()
      .provideConnection(connection => commitBehind(transactOn(connection, own), work))
  } finally {
    endPipeline(client)
    client.release()
  }
}

/** Opens lazily. A caller waits at most a second for a free connection, a statement three, a lock two. */
export function openDatabase({
  url,
  connections,
  name,
  connectMs = 1_000,
  statementMs = 3_000,
  lockMs = 2_000,
  idleMs = 10_000,
  isPooled = false,
  plansByValues = false,
  readsByIndex = false,
  log,
}: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: `gerbang ${name}`,
    connectionTimeoutMillis: connectMs,
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, though its type does not say so
    onConnect: async client => {
      // One that dies in use must not take the process with it: its query fails, but the event has no other listener.
      client.on('error', () => {})
      if (client instanceof pg.Client) closeWhenSilent(client, statementMs + limits.silenceMs)
      if (isPooled) return
      // Not as startup parameters, which poolers refuse.
      await client.query(
        `set statement_timeout = ${statementMs}; set lock_timeout = ${lockMs}; set idle_in_transaction_session_timeout = ${idleMs}`,
      )
      if (plansByValues) await client.query('set plan_cache_mode = force_custom_plan')
      // Before PostgreSQL 18 a scan that cannot be avoided then costs so much that its plan is compiled to machine code.
      if (readsByIndex) await client.query('set enable_seqscan = off; set jit = off')
    },
    types: {
      getTypeParser: (oid: number) => parsers[oid] ?? pg.types.getTypeParser(oid),
    },
  })
  // Nor an idle one: the next query opens a new one.
  pool.on('error', () => {})
  const nameRepeated = createNameRepeated(isPooled)
  const named = { connect: async () => nameRepeated(await pool.connect()), end: () => pool.end() }
  return keepPool(new Kysely<DB>({ dialect: new PostgresDialect({ pool: named }), ...(log && { log }) }), {
    pool,
    nameRepeated,
    log,
    isPooled,
  })
}
