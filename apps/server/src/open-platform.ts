import { randomBytes } from 'node:crypto'
import { v7 } from 'uuid'
import type { ServingConfig } from './config.ts'
import { openDatabase } from './db/database.ts'
import { watchLag } from './http/overload.ts'
import { limits } from './limits.ts'
import type { Platform } from './platform.ts'
import { shareOf } from './share.ts'

/** The outside world as it is, for one thread that serves. */
export function openPlatform(config: ServingConfig): Platform {
  const url = config.database_url
  return {
    config,
    db: openDatabase({ url, connections: shareOf(limits.otherConnections), name: 'web' }),
    examDb: openDatabase({ url, connections: shareOf(limits.examConnections), name: 'exam' }),
    jobDb: openDatabase({
      url,
      connections: limits.jobConnections,
      name: 'jobs',
      statementMs: limits.jobStatementMs,
    }),
    now: () => new Date(),
    newId: () => v7(),
    randomBytes,
    readLag: watchLag(),
    log: line => console.log(line),
  }
}
