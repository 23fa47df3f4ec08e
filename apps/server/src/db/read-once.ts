import {
  type CompiledQuery,
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  PostgresDialect,
  type QueryResult,
} from 'kysely'
import { type Database, throughPipeline } from './database.ts'
import type { DB } from './schema.ts'

const misuse = () => new Error('What reads once neither writes nor opens a transaction.')

class NoTransactions extends DummyDriver {
  override beginTransaction(): Promise<void> {
    return Promise.reject(misuse())
  }
}

/**
 * The same database for one request that only reads: parts of a page that ask the same share one statement and its rows, and those
 * that ask at the same time share a connection.
 * A request that writes in between reads the database itself.
 */
export function readOnce(db: Database): Database {
  const inner = db.getExecutor()
  const pipeline = throughPipeline(db).getExecutor()
  const asked = new Map<string, Promise<QueryResult<unknown>>>()
  const ask = (query: CompiledQuery) => {
    const { kind } = query.query
    if (kind !== 'SelectQueryNode' && kind !== 'RawNode') throw misuse()
    const key = JSON.stringify([query.sql, query.parameters])
    const known = asked.get(key)
    if (known) return known
    const answer = pipeline.provideConnection(connection => connection.executeQuery(query))
    asked.set(key, answer)
    return answer
  }
  const connection: DatabaseConnection = {
    // Kysely asks for the rows of whatever type the query has, which the key cannot say.
    executeQuery: <R>(query: CompiledQuery) => ask(query) as Promise<QueryResult<R>>,
    streamQuery: () => {
      throw misuse()
    },
  }
  const executor = inner.withConnectionProvider({ provideConnection: consumer => consumer(connection) })
  const dialect = new PostgresDialect({ pool: () => Promise.reject(misuse()) })
  return new Kysely<DB>({ config: { dialect }, driver: new NoTransactions(), executor, dialect })
}
