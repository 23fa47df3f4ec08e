import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import { unavailable } from './http/errors.ts'
import { limits } from './limits.ts'
import { giveShare, lowerPriority } from './lower-priority.ts'
import { isSaving } from './saving-now.ts'

const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW, PRIORITY_NORMAL } = constants.priority

/** What a process says: that it can begin, how far it is with its task, how that ended, or what broke. */
export type CrewMessage =
  | { kind: 'ready' }
  | { kind: 'progress'; progress: unknown }
  | { kind: 'done'; result: unknown }
  | { kind: 'broken'; error: Error }

export interface CrewRules {
  /** What each process runs; see `serve-tasks.ts`. */
  file: string
  /** As many tasks go on at once. */
  processes: number
  /** As many more may wait for their turn; the next is refused. */
  waiting: number
  heapMb: number
  /** Whether somebody looks at a screen until a task is done, or all students of a try-out do. */
  patience: keyof typeof patiences
  /** Of one task from the moment when its process begins it. */
  taskMs: number
  /** How long a process stays without a task. One that goes after each gives back all its memory at once. */
  idleMs: number
}

/** A task of this crew, with what hears how far it is. A hearer that fails ends the task. */
export type WorkApart<Task extends object, Result, Progress = unknown> = (
  task: Task,
  hear?: (progress: Progress) => Promise<void> | void,
) => Promise<Result>

/** The task took longer, or more memory, than any may. Its process has ended; the next task gets another. */
export class TooHeavyError extends Error {}

const members = new Set<ChildProcess>()
process.on('exit', () => {
  for (const member of members) member.kill('SIGKILL')
})

/** The priority for life, and what a member is given of the processor while nobody saves. */
const patiences = {
  everybody_waits: { priority: PRIORITY_BELOW_NORMAL, share: PRIORITY_NORMAL },
  someone_waits: { priority: PRIORITY_BELOW_NORMAL, share: PRIORITY_BELOW_NORMAL },
  nobody_waits: { priority: PRIORITY_LOW, share: PRIORITY_BELOW_NORMAL },
}

/** What each member was given of the processor, where that is not what it began with. */
const shares = new WeakMap<ChildProcess, number>()

function share(member: ChildProcess, priority: number): void {
  if (member.pid === undefined || priority === (shares.get(member) ?? PRIORITY_BELOW_NORMAL)) return
  shares.set(member, priority)
  void giveShare(member.pid, priority)
}

/**
 * A task while students save: it gets what they leave over. On a busy machine it would never be done that way, so after a while
 * it gets as much as a task for which one person waits.
 */
async function goBehind<Result>(
  member: ChildProcess,
  { patience }: CrewRules,
  work: () => Promise<Result>,
): Promise<Result> {
  let whileSaving: number = PRIORITY_LOW
  const look = () => share(member, isSaving() ? whileSaving : patiences[patience].share)
  look()
  const behind = setTimeout(() => {
    whileSaving = PRIORITY_BELOW_NORMAL
    look()
  }, limits.crewBehindMs)
  const looking = setInterval(look, limits.crewLookMs)
  try {
    return await work()
  } finally {
    clearTimeout(behind)
    clearInterval(looking)
  }
}

/** What a member says, until it has ended its task with a result or an error. */
function follow<Result>(
  member: ChildProcess,
  taskMs: number,
  hear: (progress: never) => Promise<void> | void,
): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  const listen = (message: CrewMessage) => {
    if (message.kind === 'done') resolve(message.result as Result)
    else if (message.kind === 'broken') reject(message.error)
    else if (message.kind === 'progress') void (async () => hear(message.progress as never))().catch(reject)
  }
  // It goes by no signal of an operator, and never by itself: V8 ends it for want of heap, the kernel for want of memory.
  const leave = (_code: number | null, signal: string | null) =>
    reject(signal ? new TooHeavyError(`ended by ${signal}`) : new Error('A process ended without a word'))
  const timer = setTimeout(() => reject(new TooHeavyError(`not done in ${taskMs} ms`)), taskMs)
  member.on('message', listen).on('error', reject).on('exit', leave)
  return promise.finally(() => {
    clearTimeout(timer)
    member.off('message', listen).off('error', reject).off('exit', leave)
  })
}

async function dismiss(member: ChildProcess): Promise<void> {
  if (!members.has(member)) return
  const gone = once(member, 'exit')
  member.kill('SIGKILL')
  await gone
}

/**
 * A process with a bound on memory and a low priority, once it can begin. It leads a session of its own: in the session of
 * those who save they would wait behind it, whatever its priority.
 */
async function hire(rules: CrewRules): Promise<ChildProcess> {
  const { file, heapMb, patience } = rules
  // Room for what is young takes memory three times over, and speed matters less here.
  const execArgv = [`--max-old-space-size=${heapMb}`, '--max-semi-space-size=2']
  const member = fork(file, { execArgv, serialization: 'advanced', detached: true })
  // Whoever saves an answer goes first.
  if (member.pid !== undefined) lowerPriority(member.pid, patiences[patience].priority)
  members.add(member)
  member.once('exit', () => members.delete(member))
  const signal = AbortSignal.timeout(limits.crewStartMs)
  const failed = once(member, 'exit', { signal }).then(([, killedBy]) => {
    throw killedBy
      ? new TooHeavyError(`ended by ${killedBy}`)
      : new Error('A process ended before it could begin')
  })
  try {
    await goBehind(member, rules, () => Promise.race([once(member, 'message', { signal }), failed]))
    failed.catch(() => {})
  } catch (error) {
    failed.catch(() => {})
    if (member.pid !== undefined) await dismiss(member)
    throw error
  }
  // A thread that stops does not wait for those who have nothing to do.
  member.unref()
  member.channel?.unref()
  return member
}

/**
 * Works in processes of their own with bounds on time and memory, so that nothing that somebody sends keeps answers from
 * being saved or others from signing in. They begin when they are needed and die with their server.
 */
export function createCrew<Task extends object, Result, Progress = unknown>(
  rules: CrewRules,
): WorkApart<Task, Result, Progress> {
  const resting = new Map<ChildProcess, NodeJS.Timeout>()
  const waiting: (() => void)[] = []
  let busy = 0

  async function takeMember(): Promise<ChildProcess> {
    for (const [member, timer] of resting) {
      clearTimeout(timer)
      resting.delete(member)
      if (member.connected) return member
    }
    return hire(rules)
  }

  async function rest(member: ChildProcess): Promise<void> {
    if (rules.idleMs === 0) return dismiss(member)
    const timer = setTimeout(() => {
      resting.delete(member)
      void dismiss(member)
    }, rules.idleMs)
    resting.set(member, timer.unref())
  }

  async function work(task: Task, hear: (progress: Progress) => Promise<void> | void): Promise<Result> {
    const member = await takeMember()
    try {
      // Not by arguments, which everybody on the machine may read.
      member.send(task)
      const result = await goBehind(member, rules, () => follow<Result>(member, rules.taskMs, hear))
      await rest(member)
      return result
    } catch (error) {
      await dismiss(member)
      throw error
    }
  }

  return async (task, hear = () => {}) => {
    if (waiting.length >= rules.waiting) throw unavailable(undefined, 'overloaded')
    if (busy >= rules.processes) await new Promise<void>(resolve => waiting.push(resolve))
    else busy++
    try {
      return await work(task, hear)
    } finally {
      const next = waiting.shift()
      if (next) next()
      else busy--
    }
  }
}
