import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import type { JobResult } from '@gerbang/contract/platform/jobs.ts'
import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'
import { JobError, type Report } from '../../platform/jobs/run-jobs.ts'

/** What the process is to do; it opens its own connection and reads no clock but the platform's. */
export interface ImportTask {
  step: keyof StepResults
  import_id: string
  publish: boolean
  database_url: string
  media_dir: string
  clock_offset_ms: number
}

/** What each step ends with. */
export interface StepResults {
  read: JobResult<'import_reading'>
  commit: JobResult<'import_commit'>
}

/** What the process says: how far it is, how it ended well, why trying again would not help, or what broke. */
export type ImportMessage =
  | { kind: 'progress'; stage: string; done: number; of: number | null }
  | { kind: 'done'; result: StepResults[ImportTask['step']] }
  | { kind: 'refused'; message: string }
  | { kind: 'broken'; error: Error }

const tooHeavy =
  'Dokumen ini terlalu berat untuk dibaca sekaligus. Bagi menjadi beberapa file, lalu unggah satu per satu.'

/** What the process is told and says, until it has ended with a result or an error. */
function follow<Result>(child: ChildProcess, report: Report): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  child.on('message', (message: ImportMessage) => {
    if (message.kind === 'done') resolve(message.result as Result)
    else if (message.kind === 'refused') reject(new JobError(message.message))
    else if (message.kind === 'broken') reject(message.error)
    else report({ stage: message.stage, done: message.done, of: message.of }).catch(reject)
  })
  child.on('error', reject)
  // It goes by no signal of an operator, and never by itself: V8 ends it for want of heap, the kernel for want of memory.
  child.on('exit', (_code, signal) =>
    reject(signal ? new JobError(tooHeavy) : new Error('The process of an import ended without a word')),
  )
  const timer = setTimeout(() => reject(new JobError(tooHeavy)), limits.importMs)
  return promise.finally(() => clearTimeout(timer))
}

/**
 * Whoever saves an answer goes first. At once and from outside: Linux counts the priority by thread, and a thread takes that
 * of the one which began it, so later the process could only slow down its first.
 */
function letOthersGoFirst({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {
    // It has ended already, and `follow` says so.
  }
}

/**
 * Works in a process with a bound on time and memory, so that no document keeps an answer from being saved, and all
 * that it took of memory goes back at once.
 */
export async function workInProcess<Step extends ImportTask['step']>(
  { config, now }: Pick<Platform, 'config' | 'now'>,
  order: Pick<ImportTask, 'import_id' | 'publish'> & { step: Step },
  report: Report,
): Promise<StepResults[Step]> {
  const child = fork(new URL('./import.child.ts', import.meta.url), {
    execArgv: [`--max-old-space-size=${limits.importHeapMb}`],
    serialization: 'advanced',
  })
  letOthersGoFirst(child)
  // Where it could not even begin, `follow` says so.
  const ended = once(child, 'exit').catch(() => {})
  const task: ImportTask = {
    ...order,
    database_url: config.database_url,
    media_dir: config.media_dir,
    clock_offset_ms: now().getTime() - Date.now(),
  }
  try {
    // Not by arguments, which everybody on the machine may read.
    child.send(task)
    return await follow(child, report)
  } finally {
    child.kill('SIGKILL')
    await ended
  }
}
