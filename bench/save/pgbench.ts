import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { BenchQuestion } from '../world/answer.ts'
import { createFolder } from '../world/database.ts'
import { idPrefix, numberBase } from '../world/student.ts'

const execute = promisify(execFile)

export interface PgbenchTask {
  url: string
  clients: number
  seconds: number
  /** Numbers of the students who save; nobody else may write their answers. */
  first: number
  count: number
}

export async function requirePgbench(): Promise<string> {
  const found = await execute('pgbench', ['--version']).catch(() => undefined)
  if (!found)
    throw new Error(
      'pgbench is missing. On Debian and Ubuntu: apt-get install --no-install-recommends postgresql-contrib',
    )
  return found.stdout.trim()
}

/**
 * One save as one statement: the same guard and the same upsert as the server's, for one answer. `seq` counts
 * milliseconds since `epoch`, so that each save is newer than the last, as a student's are.
 */
function writeScript(questions: BenchQuestion[]): string {
  const ids = questions.map(question => `'${question.question_id}'`).join(',')
  const values = questions.map(question => `'${JSON.stringify(question.right)}'`).join(',')
  return `
\\set n random(:first, :last)
\\set q random(1, ${questions.length})
\\set d :n % 1000
\\set bucket (:d / 100 * 256 + :d / 10 % 10 * 16 + :d % 10) & 1023
with running as materialized (
  select p.bucket, p.id from progresses p
  where p.bucket = :bucket and p.id = ('${idPrefix}' || :n)::uuid and p.lease = ('${idPrefix}' || :n)::uuid
    and p.submitted_at is null and p.ends_at >= now()
  for share of p
)
insert into answers (bucket, progress_id, question_id, value, flagged, seq, client_at, server_at)
select bucket, id, (array[${ids}]::uuid[])[:q], (array[${values}]::jsonb[])[:q], false,
  (extract(epoch from clock_timestamp()) * 1000 - :epoch)::integer, now(), now()
from running
on conflict (bucket, progress_id, question_id) do update set
  value = excluded.value, flagged = excluded.flagged, seq = excluded.seq,
  client_at = excluded.client_at, server_at = excluded.server_at
where answers.seq < excluded.seq;
`
}

/** libpq takes the socket's folder as host; the password stays out of the list of processes. */
function describeServer(url: string): { args: string[]; env: NodeJS.ProcessEnv } {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const args = ['-h', searchParams.get('host') ?? hostname, '-U', decodeURIComponent(username)]
  if (port) args.push('-p', port)
  return {
    args: [...args, pathname.slice(1)],
    env: { ...process.env, PGPASSWORD: decodeURIComponent(password) },
  }
}

/** Gives what runs pgbench once and tells the transactions of a second. */
export async function preparePgbench(stack: AsyncDisposableStack, questions: BenchQuestion[]) {
  const script = join(await createFolder(stack), 'save.sql')
  await writeFile(script, writeScript(questions))
  const epoch = Date.now()
  return async ({ url, clients, seconds, first, count }: PgbenchTask): Promise<number> => {
    const server = describeServer(url)
    const from = numberBase + first
    const limits = ['-c', String(clients), '-j', '1', '-T', String(seconds)]
    const variables = Object.entries({ first: from, last: from + count - 1, epoch }).flatMap(
      ([name, value]) => ['-D', `${name}=${value}`],
    )
    const args = ['-n', '-M', 'prepared', '-f', script, ...limits, ...variables, ...server.args]
    const options = { env: server.env, timeout: (seconds + 30) * 1000 }
    const { stdout } = await execute('pgbench', args, options)
    const rate = /^tps = ([\d.]+)/m.exec(stdout)?.[1]
    if (!rate) throw new Error(`pgbench did not tell its rate:\n${stdout}`)
    return Number(rate)
  }
}
