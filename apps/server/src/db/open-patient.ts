import { limits } from '../limits.ts'
import { type Database, openDatabase } from './database.ts'

/** A connection for work that renders texts and draws pictures between two statements of one transaction. */
export function openPatient(url: string, name: string): Database {
  return openDatabase({
    url,
    connections: 1,
    name,
    connectMs: limits.databaseStartMs,
    statementMs: limits.jobStatementMs,
    idleMs: 0,
  })
}
