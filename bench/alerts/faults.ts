import { execFile } from 'node:child_process'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { passwords } from '@gerbang/contract/people/passwords.ts'
import { sql } from 'kysely'
import { openDatabase } from '../../apps/server/src/db/database.ts'
import { createUser } from '../../apps/server/src/testing/factories.ts'
import { createAsk, signIn } from '../world/accounts.ts'
import type { Site } from './site.ts'

const execute = promisify(execFile)
const backupCommand = resolve(import.meta.dirname, '../../apps/server/src/backup/backup.command.ts')

export interface Fault {
  alert: string
  what: string
  /** It is there from the start: a site begins without a backup. */
  isThere?: true
  /** What this machine lacks to make it. */
  findLack?: (site: Site) => string | undefined
  /** Makes it, and gives what ends it. */
  begin: (site: Site) => Promise<() => Promise<unknown>>
}

/** Nobody else reads or writes the table until the end. */
async function lockTable({ url }: Site, table: string): Promise<() => Promise<void>> {
  // Any other transaction that does nothing for so long would be ended.
  const db = openDatabase({ url, connections: 1, name: 'bench lock', idleMs: 0 })
  const lock = await db.startTransaction().execute()
  await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(lock)
  return async () => {
    await lock.rollback().execute()
    await db.destroy()
  }
}

/** Goes on with it, as many times at once, until the end. */
function keepOn(atOnce: number, act: () => Promise<unknown>): () => Promise<void> {
  let isOver = false
  const work = Array.from({ length: atOnce }, async () => {
    while (!isOver) await act()
  })
  return async () => {
    isOver = true
    await Promise.all(work)
  }
}

/** Every group of saves takes so much longer. */
async function slowCommits({ db }: Site, seconds: number): Promise<() => Promise<void>> {
  await sql`
    create function slow_down() returns trigger language plpgsql as
      $$ begin perform pg_sleep(${sql.lit(seconds)}); return null; end $$
  `.execute(db)
  await sql`create trigger slow_down after insert on answers execute function slow_down()`.execute(db)
  return async () => void (await sql`drop function slow_down() cascade`.execute(db))
}

async function fillDisk({ data }: Site): Promise<() => Promise<void>> {
  const { bavail, bsize } = await statfs(data)
  const file = join(data, 'filler')
  await writeFile(file, Buffer.alloc(Math.floor(bavail * bsize * 0.97)))
  return () => rm(file)
}

/** Each beside the others: they do not touch what the others need. */
export const quietFaults: Fault[] = [
  {
    alert: 'GerbangDiskFull',
    what: 'the disk of the data folder is full',
    findLack: ({ hasOwnDisk }) => (hasOwnDisk ? undefined : 'the right to mount a small disk'),
    begin: fillDisk,
  },
  {
    alert: 'GerbangMailsFail',
    what: 'the mail server refuses connections',
    begin: async ({ db, node, mailServer }) => {
      await mailServer.close()
      const { email } = await createUser(db)
      const { method, path } = passwords.forgot
      await createAsk(node.port, '')(path, { method, body: { email } })
      return mailServer.open
    },
  },
  {
    alert: 'GerbangBackupOld',
    what: 'nobody makes a backup, then somebody does',
    isThere: true,
    begin: async ({ url, data, folder }) => {
      const env = { ...process.env, DATABASE_URL: url, DATA_DIR: data, NODE_ENV: 'production' }
      return () => execute(process.execPath, [backupCommand, join(folder, 'backup.tar.gz')], { env })
    },
  },
  {
    alert: 'GerbangClock',
    what: 'the clock of the node is five seconds ahead',
    findLack: ({ setClock }) => (setClock ? undefined : 'libfaketime'),
    begin: async ({ setClock }) => {
      await setClock?.(5)
      return async () => setClock?.(0)
    },
  },
]

/** One after the other. */
export const loudFaults: Fault[] = [
  {
    alert: 'GerbangDown',
    what: 'the node is frozen',
    begin: async ({ node }) => {
      node.signal('SIGSTOP')
      return async () => node.signal('SIGCONT')
    },
  },
  {
    alert: 'GerbangNotReady',
    what: 'the database is gone',
    begin: async ({ line }) => {
      await line.cut()
      return line.mend
    },
  },
  {
    alert: 'GerbangNotReady',
    what: 'the database says nothing any more',
    begin: async ({ line }) => {
      line.silence()
      return async () => line.heal()
    },
  },
  {
    alert: 'GerbangSavesFail',
    what: 'a lock on the answers that nobody gives back',
    begin: site => lockTable(site, 'answers'),
  },
  {
    alert: 'GerbangSavesSlow',
    what: 'locks on the answers for 1.3 s each',
    begin: async site =>
      keepOn(1, async () => {
        const unlock = await lockTable(site, 'answers')
        await sleep(1_300)
        await unlock()
        await sleep(50)
      }),
  },
  {
    alert: 'GerbangSheds',
    what: 'a database that takes 0.9 s for each group of saves',
    begin: site => slowCommits(site, 0.9),
  },
  {
    alert: 'GerbangPoolWaits',
    what: 'sixty teachers before a table that is locked',
    begin: async site => {
      const ask = createAsk(site.node.port, await signIn(site.db, 'teacher'))
      const unlock = await lockTable(site, 'question_banks')
      // A reply that comes at once is no reason to ask without a pause.
      const stop = keepOn(60, () =>
        ask('/admin/question-banks')
          .catch(() => undefined)
          .then(() => sleep(20)),
      )
      return async () => {
        await stop()
        await unlock()
      }
    },
  },
]
