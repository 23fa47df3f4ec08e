import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { BenchQuestion } from '../world/answer.ts'
import { createFolder } from '../world/database.ts'
import { describeStudent } from '../world/student.ts'

const execute = promisify(execFile)
const script = resolve(import.meta.dirname, '../load/save.lua')

export interface WrkTask {
  port: number
  connections: number
  seconds: number
  /** Saves are numbered from here on; a later task begins above all of an earlier one. */
  seq: number
}

export async function requireWrk(): Promise<void> {
  // It knows no way to be asked without failing.
  const { stdout } = await execute('wrk', ['--version']).catch((error: { stdout?: string }) => ({
    stdout: error.stdout ?? '',
  }))
  if (!stdout.startsWith('wrk'))
    throw new Error('wrk is missing. On Debian and Ubuntu: apt-get install --no-install-recommends wrk')
}

function describeSave(slug: string, number: number): string {
  const { id, token } = describeStudent(number)
  const head = [
    `PATCH /api/v1/tryouts/${slug}/progresses/${id}/answer HTTP/1.1`,
    'host: 127.0.0.1',
    `authorization: Bearer ${token}`,
    'content-type: application/json',
    'content-length: ',
  ]
  return `${head.join('|')}\t{"lease":"${id}","answers":[{"seq":`
}

function describeAnswer({ question_id, right }: BenchQuestion, client_at: string): string {
  return `,${JSON.stringify({ question_id, value: right, flagged: false, client_at }).slice(1)}]}`
}

/** Gives what runs wrk once and tells the saves of a second; it throws when one was refused. */
export async function prepareWrk(
  stack: AsyncDisposableStack,
  { slug, students, questions }: { slug: string; students: number; questions: BenchQuestion[] },
) {
  const folder = await createFolder(stack)
  const at = new Date().toISOString()
  const saves = join(folder, 'students')
  const answers = join(folder, 'answers')
  await writeFile(saves, Array.from({ length: students }, (_, n) => `${describeSave(slug, n)}\n`).join(''))
  await writeFile(answers, questions.map(question => `${describeAnswer(question, at)}\n`).join(''))

  return async ({ port, connections, seconds, seq }: WrkTask): Promise<number> => {
    const limits = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s']
    const url = `http://127.0.0.1:${port}`
    const { stdout } = await execute('wrk', [...limits, '-s', script, url, saves, answers, String(seq)])
    const rate = /^Requests\/sec:\s+([\d.]+)/m.exec(stdout)?.[1]
    if (!rate || /Non-2xx|Socket errors/.test(stdout)) throw new Error(`Saves were refused:\n${stdout}`)
    return Number(rate)
  }
}
