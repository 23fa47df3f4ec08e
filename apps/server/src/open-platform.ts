import { randomBytes } from 'node:crypto'
import { uptime } from 'node:os'
import { pino } from 'pino'
import { v7 } from 'uuid'
import { createClock } from './clock.ts'
import type { ServingConfig } from './config.ts'
import { openDatabase } from './db/database.ts'
import { readClock } from './db/read-clock.ts'
import { watchLag } from './http/overload.ts'
import { limits } from './limits.ts'
import type { Platform } from './platform.ts'
import { shareOf } from './share.ts'

const readSteady = () => performance.now()

/** Only Linux tells how long it has been up, sleep included, by a clock that nobody sets. */
const readSlept = process.platform === 'linux' ? () => uptime() * 1_000 - readSteady() : () => 0

/** The outside world as it is, for one thread that serves. */
export function openPlatform(config: ServingConfig): Platform {
  const url = config.database_url
  const logger = pino({ level: config.log_level })
  const log = (line: string) => logger.warn(line)
  const forRequests = { url: config.pooler_url ?? url, isPooled: config.pooler_url !== undefined }
  const db = openDatabase({ ...forRequests, connections: shareOf(limits.otherConnections), name: 'web' })
  const readDatabase = () => readClock(db)
  return {
    ...createClock({ readDatabase, readMachine: Date.now, readSteady, readSlept, log }),
    config,
    db,
    examDb: openDatabase({
      ...forRequests,
      connections: shareOf(limits.examConnections),
      name: 'exam',
      readsByIndex: true,
    }),
    jobDb: openDatabase({
      url,
      connections: limits.jobConnections,
      name: 'jobs',
      statementMs: limits.jobStatementMs,
    }),
    reportDb: openDatabase({
      ...forRequests,
      connections: shareOf(limits.reportConnections),
      name: 'reports',
      plansByValues: true,
    }),
    rankDb: openDatabase({ url, connections: 1, name: 'ranks', statementMs: limits.jobStatementMs }),
    newId: () => v7(),
    randomBytes,
    readLag: watchLag(),
    log,
  }
}

export async function closePools({ db, examDb, reportDb, jobDb, rankDb }: Platform): Promise<void> {
  await Promise.all([db, examDb, reportDb, jobDb, rankDb].map(pool => pool.destroy()))
}
