import { CompiledQuery } from 'kysely'
import { type JobWithMetadata, PgBoss } from 'pg-boss'
import { limits } from '../limits.ts'
import type { Database, Db } from './database.ts'

/** A schema of its own, which the library migrates by itself. */
const schema = 'pgboss'
const queue = 'mail'

const day = 24 * 3_600

/** A mail server may be away for a weekend: up to half an hour between tries, for about three days. */
const retries = { retryLimit: 150, retryDelay: 5, retryBackoff: true, retryDelayMax: 1_800 }
/** Whoever works on a job for two minutes has died over it; what came to nothing can be looked at for a week. */
const lifetime = { expireInSeconds: 120, retentionSeconds: 4 * day, deleteAfterSeconds: 7 * day }

/** Thrown by work that would fail in the same way however often it is tried. */
export class HopelessJobError extends Error {}

/** Run by the migration, so that a server that starts finds the queue in place. */
export async function installJobQueue(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, schema, max: 1, supervise: false, schedule: false })
  boss.on('error', () => {})
  await boss.start()
  try {
    await boss.createQueue(queue)
    await boss.updateQueue(queue, { ...retries, ...lifetime })
  } finally {
    await boss.stop({ graceful: false })
  }
}

function runOn(db: Db) {
  return {
    executeSql: async (text: string, values: unknown[] = []) => {
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, values))
      return { rows }
    },
  }
}

/** The library sends whole transactions as one text: one that fails must not go back to the pool half open. */
function runAlone(db: Database) {
  return {
    executeSql: (text: string, values: unknown[] = []) =>
      db.connection().execute(async connection => {
        try {
          return await runOn(connection).executeSql(text, values)
        } catch (error) {
          await connection.executeQuery(CompiledQuery.raw('rollback'))
          throw error
        }
      }),
  }
}

export interface JobQueue<Job> {
  /**
   * Before the first transaction with a job: inside one, starting would wait for a second connection. Never rejects:
   * without a database the next use tries again.
   */
  start: () => Promise<void>
  /** As part of the caller's transaction: the job is there if, and only if, the rows are. */
  enqueue: (db: Db, job: Job) => Promise<void>
  /**
   * Hands out what is due, to one process each, and tells how many. Work that throws comes again, up to a limit and
   * unless it is hopeless; so does work that its process did not live to finish.
   */
  work: (run: (job: Job) => Promise<void>) => Promise<number>
  close: () => Promise<void>
}

/** Jobs that survive a crash, on the database that is there anyway. */
export function createJobQueue<Job extends object>(db: Database, log: (line: string) => void): JobQueue<Job> {
  const boss = new PgBoss({ db: runAlone(db), schema, migrate: false, schedule: false, supervise: false })
  boss.on('error', error => log(`Cannot look after the queue: ${error.message}`))
  let started: Promise<unknown> | undefined
  let running: Promise<unknown> = Promise.resolve()

  async function start(): Promise<void> {
    started ??= boss.start()
    try {
      await started
    } catch (error) {
      started = undefined
      throw error
    }
  }

  async function settle(job: JobWithMetadata<Job>, work: Promise<void>): Promise<void> {
    try {
      await work
      await boss.complete(queue, job.id)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      const isOver = error instanceof HopelessJobError || job.retryCount >= job.retryLimit
      log(`Cannot finish the job ${job.id}, ${isOver ? 'given up' : 'will try again'}: ${reason}`)
      await boss.fail(queue, job.id, { reason })
      if (error instanceof HopelessJobError) await boss.cancel(queue, job.id)
    }
  }

  return {
    start: () => start().catch((error: unknown) => log(`Cannot start the queue: ${String(error)}`)),
    enqueue: async (trx, job) => {
      await start()
      await boss.send(queue, job, { db: runOn(trx) })
    },
    work: run => {
      const round = async () => {
        await start()
        // Looks for jobs of processes that died, once a minute at most.
        await boss.supervise(queue)
        const jobs = await boss.fetch<Job>(queue, { batchSize: limits.mailsAtOnce, includeMetadata: true })
        await Promise.all(jobs.map(job => settle(job, run(job.data))))
        return jobs.length
      }
      const now = round()
      running = now.catch(() => {})
      return now
    },
    close: async () => {
      await running
      if (started) await boss.stop({ graceful: false, close: false })
    },
  }
}
