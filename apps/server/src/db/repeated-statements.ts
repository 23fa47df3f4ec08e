import { hash } from 'node:crypto'
import { type PostgresPoolClient, sql } from 'kysely'
import type { PoolClient, QueryConfig } from 'pg'

/** As the JDBC driver does: the fifth use shows that a statement will come again. */
const usesBeforeName = 5
const mark = '/* by its values */'
/**
 * Says of a statement that no one plan is good for all its values: a late page, a pattern that few rows have. It gets no name, so
 * that PostgreSQL plans it each time.
 */
export const byItsValues = sql.raw(mark)

/** Far more than the product has; a statement whose text varies without end must not fill the server's memory. */
const mostNames = 200

/**
 * Names statements that repeat, for all connections of a pool. By their text: behind a pooler, pools of any process may
 * come upon each other's connections, and a name must mean the same statement to all of them.
 */
function createNames(): (text: string) => string | undefined {
  const uses = new Map<string, number>()
  const names = new Map<string, string>()
  return text => {
    const name = names.get(text)
    if (name || names.size >= mostNames || text.includes(mark)) return name
    const count = (uses.get(text) ?? 0) + 1
    if (count < usesBeforeName) {
      if (uses.size >= mostNames) uses.clear()
      uses.set(text, count)
      return undefined
    }
    uses.delete(text)
    const made = `gerbang_${hash('sha256', text).slice(0, 32)}`
    names.set(text, made)
    return made
  }
}

export type NameRepeated = (client: PoolClient) => PostgresPoolClient

/**
 * Gives repeated statements a name, so that each connection parses and plans them once. None behind a pooler in
 * transaction mode: old ones mistake whose name it is. By callback: what a query brings outlives its use where the
 * driver makes the promise itself (decision 13).
 */
export function createNameRepeated(isPooled = false): NameRepeated {
  const findName = isPooled ? () => undefined : createNames()
  return client => {
    function query(statement: string | QueryConfig, values: unknown[] = []): unknown {
      if (typeof statement !== 'string') return client.query(statement, values)
      const name = values.length > 0 ? findName(statement) : undefined
      return new Promise((resolve, reject) => {
        client.query({ name, text: statement, values }, (error, result) => {
          if (error) reject(error)
          else resolve(result)
        })
      })
    }
    // Kysely's type tells cursors from statements; the client does so itself.
    return { query: query as PostgresPoolClient['query'], release: () => client.release() }
  }
}
