import { execFile } from 'node:child_process'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { createKeys } from '../../apps/server/src/backup/seal.ts'
import type { Database } from '../../apps/server/src/db/database.ts'
import { judge, printTable, quantile } from '../table.ts'
import { createFolder } from '../world/database.ts'
import { openClassroom } from './classroom.ts'

const execute = promisify(execFile)
const command = resolve(import.meta.dirname, '../../apps/server/src/backup/backup.command.ts')
const students = 200
const everyMs = 500
const rounds = 5
const seconds = 10
/** The 99th percentile of saves may rise by half while a backup is written. */
const wanted = 0.67

/** Answers of a term, so that writing a backup takes as long as a round. */
const fillTerm = (db: Database) =>
  sql`
    insert into answers (bucket, progress_id, question_id, value, flagged, seq, server_at)
    select p.bucket, p.id, gen_random_uuid(), to_jsonb('b'::text), false, 1, now()
    from progresses p, generate_series(1, 5000)
  `.execute(db)

const p99 = (latencies: number[]) => quantile(latencies, 0.99)

/** A class that answers, alone and while a sealed backup is written by the command that operators run. */
export async function benchBackup(stack: AsyncDisposableStack): Promise<void> {
  const { db, url, description, save } = await openClassroom(stack, students, everyMs)
  await fillTerm(db)
  const { recipient } = await createKeys()
  const folder = await createFolder(stack)
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: folder, BACKUP_RECIPIENT: recipient }
  await execute('mkdir', ['-p', join(folder, 'media')])
  // Else the first round would pay for what was just filled, and for code that is not compiled yet.
  await save(20, 1)
  const alone: number[] = []
  const beside: number[] = []
  const rows: string[][] = []
  for (let round = 1; round <= rounds; round++) {
    const quiet = await save(seconds, round * 10_000)
    const began = performance.now()
    const backup = execute(process.execPath, [command, join(folder, `${round}.tar.gz.age`)], { env })
    const [busy, took] = await Promise.all([
      save(seconds, round * 10_000 + 5_000),
      backup.then(() => (performance.now() - began) / 1_000),
    ])
    alone.push(...quiet.latencies)
    beside.push(...busy.latencies)
    rows.push([
      String(round),
      took.toFixed(1),
      p99(quiet.latencies).toFixed(1),
      p99(busy.latencies).toFixed(1),
    ])
  }
  printTable(['round', 'backup s', 'p99 ms alone', 'p99 ms beside'], rows)
  console.log(
    `\n${students} students save every ${everyMs} ms beside a backup of ${students * 5_000} answers, on ${description}.`,
  )
  judge('99th percentile alone to beside', p99(alone) / p99(beside), wanted)
}
