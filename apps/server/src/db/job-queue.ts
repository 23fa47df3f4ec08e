import { CompiledQuery, sql } from 'kysely'
import { type JobWithMetadata, PgBoss, type QueueOptions } from 'pg-boss'
import { limits } from '../limits.ts'
import type { Database, Db } from './database.ts'

/** A schema of its own, which the library migrates by itself. */
const schema = 'pgboss'

const day = 24 * 3_600

/** Every queue, how often its jobs are tried and how long they may take. What came to nothing is kept for a week. */
const queues = {
  /** A mail server may be away for a weekend: up to half an hour between tries, for about three days. */
  mail: { retryLimit: 150, retryDelay: 5, retryBackoff: true, retryDelayMax: 1_800, expireInSeconds: 120 },
  /** Somebody waits for it and can ask again. A process that dies over it is missed by its heartbeat. */
  jobs: { retryLimit: 2, retryDelay: 5, expireInSeconds: 3_600, heartbeatSeconds: 60 },
} satisfies Record<string, QueueOptions>
type QueueName = keyof typeof queues

const atOnce: Record<QueueName, number> = { mail: limits.mailsAtOnce, jobs: limits.jobsAtOnce }

/** Thrown by work that would fail in the same way however often it is tried. */
export class HopelessJobError extends Error {}

/** Run by the migration, so that a server that starts finds the queues in place. */
export async function installJobQueues(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, schema, max: 1, supervise: false, schedule: false })
  boss.on('error', () => {})
  await boss.start()
  try {
    for (const [name, options] of Object.entries(queues)) {
      await boss.createQueue(name)
      await boss.updateQueue(name, { retentionSeconds: 4 * day, deleteAfterSeconds: 7 * day, ...options })
    }
  } finally {
    await boss.stop({ graceful: false })
  }
}

/** Drops mails to an address, sent or not, and whatever else is over and names it. */
export async function forgetInQueues(trx: Db, email: string): Promise<void> {
  await sql`
    delete from pgboss.job where lower(data ->> 'email') = ${email}
      or (state in ('completed', 'cancelled', 'failed') and strpos(lower(data::text), ${email}) > 0)
  `.execute(trx)
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
  /** As part of the caller's transaction: the job is there if, and only if, the rows are. */
  enqueue: (db: Db, job: Job) => Promise<void>
  /**
   * Hands out what is due, to one process each, and tells how many. Work that throws comes again, up to a limit and
   * unless it is hopeless; so does work that its process did not live to finish.
   */
  work: (run: (job: Job, isLastTry: boolean) => Promise<void>) => Promise<number>
}

export interface JobQueues {
  /**
   * Before the first transaction with a job: inside one, starting would wait for a second connection. Never rejects:
   * without a database the next use tries again.
   */
  start: () => Promise<void>
  open: <Job extends object>(name: QueueName) => JobQueue<Job>
  close: () => Promise<void>
}

/** The work of one job, and word that its process lives. */
async function runAlive(boss: PgBoss, { name, id }: JobWithMetadata, work: () => Promise<void>) {
  const touch = () => void boss.touch(name, id).catch(() => {})
  const beat = setInterval(touch, limits.jobBeatMs)
  try {
    await work()
  } finally {
    clearInterval(beat)
  }
}

/** Carries a job out, and tells the queue how it ended. */
async function settle(
  { boss, log }: { boss: PgBoss; log: (line: string) => void },
  job: JobWithMetadata,
  work: (isLastTry: boolean) => Promise<void>,
): Promise<void> {
  const { name, id } = job
  const isLastTry = job.retryCount >= job.retryLimit
  try {
    await runAlive(boss, job, () => work(isLastTry))
    await boss.complete(name, id)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const isOver = error instanceof HopelessJobError || isLastTry
    log(`Cannot finish the job ${id}, ${isOver ? 'given up' : 'will try again'}: ${reason}`)
    await boss.fail(name, id, { reason })
    if (error instanceof HopelessJobError) await boss.cancel(name, id)
  }
}

/** Jobs that survive a crash, on the database that is there anyway. */
export function createJobQueues(db: Database, log: (line: string) => void): JobQueues {
  const boss = new PgBoss({ db: runAlone(db), schema, migrate: false, schedule: false, supervise: false })
  boss.on('error', error => log(`Cannot look after the queues: ${error.message}`))
  let started: Promise<unknown> | undefined
  const rounds = new Map<QueueName, Promise<unknown>>()

  async function start(): Promise<void> {
    started ??= boss.start()
    try {
      await started
    } catch (error) {
      started = undefined
      throw error
    }
  }

  function open<Job extends object>(name: QueueName): JobQueue<Job> {
    return {
      enqueue: async (trx, job) => {
        await start()
        await boss.send(name, job, { db: runOn(trx) })
      },
      work: run => {
        const round = async () => {
          await start()
          // Looks for jobs of processes that died, once a minute at most.
          await boss.supervise(name)
          const jobs = await boss.fetch<Job>(name, { batchSize: atOnce[name], includeMetadata: true })
          await Promise.all(
            jobs.map(job => settle({ boss, log }, job, isLastTry => run(job.data, isLastTry))),
          )
          return jobs.length
        }
        const now = round()
        rounds.set(
          name,
          now.catch(() => {}),
        )
        return now
      },
    }
  }

  return {
    start: () => start().catch((error: unknown) => log(`Cannot start the queues: ${String(error)}`)),
    open,
    close: async () => {
      await Promise.all(rounds.values())
      if (started) await boss.stop({ graceful: false, close: false })
    },
  }
}
