import { CompiledQuery } from 'kysely'
import { PgBoss } from 'pg-boss'
import { limits } from '../limits.ts'
import type { Database, Db } from './database.ts'

/** A schema of its own, which the library migrates by itself. */
const schema = 'pgboss'
const queue = 'mail'

const retries = { retryLimit: 10, retryDelay: 5, retryBackoff: true, retryDelayMax: 1_800 }
const lifetime = { expireInSeconds: 120, retentionSeconds: 24 * 3_600, deleteAfterSeconds: 24 * 3_600 }

/** Run by the migration, so that a server that starts finds the queue in place. */
export async function installJobQueue(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, schema, max: 1, supervise: false, schedule: false })
  boss.on('error', () => {})
  await boss.start()
  try {
    await boss.createQueue(queue, { ...retries, ...lifetime })
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

export interface JobQueue<Job> {
  /** As part of the caller's transaction: the job is there if, and only if, the rows are. */
  enqueue: (db: Db, job: Job) => Promise<void>
  /** Hands out what is due, to one process each, and tells how many. Work that throws comes again, up to a limit. */
  work: (run: (job: Job) => Promise<void>) => Promise<number>
  close: () => Promise<void>
}

/** Jobs that survive a crash, on the database that is there anyway. Idle until the first job or round of work. */
export function createJobQueue<Job extends object>(db: Database, log: (line: string) => void): JobQueue<Job> {
  const boss = new PgBoss({ db: runOn(db), schema, migrate: false, schedule: false })
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

  async function settle(id: string, work: Promise<void>): Promise<void> {
    try {
      await work
      await boss.complete(queue, id)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      log(`Cannot finish the job ${id}: ${reason}`)
      await boss.fail(queue, id, { reason })
    }
  }

  return {
    enqueue: async (trx, job) => {
      await start()
      await boss.send(queue, job, { db: runOn(trx) })
    },
    work: run => {
      const round = async () => {
        await start()
        const jobs = await boss.fetch<Job>(queue, { batchSize: limits.mailsAtOnce })
        await Promise.all(jobs.map(job => settle(job.id, run(job.data))))
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
