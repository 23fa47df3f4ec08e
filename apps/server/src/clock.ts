import { limits } from './limits.ts'

/** Who owns time: the database's clock, kept between two looks by a clock that nobody can set. */
export interface Clock {
  now: () => Date
  /** Why the time is in doubt. While it is, nothing is begun, closed or done because its time has come. */
  findClockFault: () => string | undefined
  /** Compares with the database's clock; to be called again and again. Rejects when the database does not answer. */
  lookAtClock: () => Promise<void>
}

/** Work whose time may have come: while the time is in doubt there is nothing to do. */
export function whenSure<T>(
  { findClockFault }: Pick<Clock, 'findClockFault'>,
  work: () => Promise<T>,
  nothing: T,
): () => Promise<T> {
  return async () => (findClockFault() ? nothing : work())
}

/** All in milliseconds. */
export interface ClockSources {
  /** The database's clock, since the epoch. */
  readDatabase: () => Promise<number>
  /** This machine's clock, since the epoch: anybody may set it, so it is only compared. */
  readMachine: () => number
  /** Grows evenly, whatever is set, and stands still while the machine sleeps. */
  readSteady: () => number
  /** How long the machine has slept in all. */
  readSlept: () => number
  log: (line: string) => void
}

interface Look {
  /** What the database said, and the steady time in the middle of asking. */
  at: number
  steady: number
  slept: number
  /** The answer of the database's clock may be off by so much, since the question took so long. */
  uncertain: number
  /** This machine's clock is ahead of the database's by so much. */
  skew: number
}

/** A difference that came from one look to the next. */
interface Jump {
  ms: number
  since: number
}

/** What is shorter may be noise: sleep is the difference of two clocks, and one of them may count in seconds. */
const leastSleepMs = 2_000
const unread = "The database's clock has not been read yet"
/** More than the clocks of two healthy machines drift apart. */
const driftPerMs = 0.0005

/** What the database's clock shows beyond what has passed since `kept`; 0 while the drift of clocks explains it. */
function measureJump(kept: Look, { at, steady, slept, uncertain }: Look): number {
  const sleep = slept - kept.slept
  const passed = steady - kept.steady + (sleep >= leastSleepMs ? sleep : 0)
  const ms = at - kept.at - passed
  const bearable = limits.clockSkewMs + kept.uncertain + uncertain + passed * driftPerMs
  return Math.abs(ms) <= bearable ? 0 : ms
}

/** What was set by a little and stays so was put right; what was set by a lot is for people to judge. */
function isSettled(jump: Jump, ms: number, steady: number): boolean {
  const stays = Math.abs(ms - jump.ms) <= limits.clockSkewMs
  return stays && Math.abs(ms) <= limits.clockStepMs && steady - jump.since >= limits.clockSettleMs
}

function describeFault(jump: Jump | undefined, { skew, uncertain }: Look): string | undefined {
  if (jump) return `The database's clock jumped by ${Math.round(jump.ms)} ms`
  if (Math.abs(skew) <= limits.clockSkewMs + uncertain) return undefined
  return `The clock is ${Math.round(Math.abs(skew))} ms away from the database's`
}

/**
 * The time of the exam on this node. A machine's clock that is wrong changes nothing but to be told, and a jump of the
 * database's clock is not time that passed: the time goes on as if it had not been, until the clock is set back, or the
 * server is started anew and believes it.
 */
export function createClock({ readDatabase, readMachine, readSteady, readSlept, log }: ClockSources): Clock {
  let kept: Look | undefined
  let jump: Jump | undefined
  let fault: string | undefined = unread

  async function ask(): Promise<Look> {
    const [sent, machine] = [readSteady(), readMachine()]
    const at = await readDatabase()
    const uncertain = (readSteady() - sent) / 2
    return {
      at,
      steady: sent + uncertain,
      slept: readSlept(),
      uncertain,
      skew: machine + uncertain - at,
    }
  }

  /** A slow look says less than what is known already, unless time went by unnoticed. */
  function keep(look: Look): void {
    jump = undefined
    const knowsMore =
      look.uncertain <= limits.clockSkewMs / 2 || look.slept - (kept?.slept ?? 0) >= leastSleepMs
    if (!kept || knowsMore) kept = look
  }

  function tell(found: string | undefined): void {
    const before = fault === unread ? undefined : fault
    if (found && !before) log(`${found}: nothing is begun or closed by time until that is put right`)
    if (before && !found) log('The clock is right again')
    fault = found
  }

  async function lookAtClock(): Promise<void> {
    const look = await ask()
    const ms = kept ? measureJump(kept, look) : 0
    if (ms === 0 || (jump && isSettled(jump, ms, look.steady))) keep(look)
    else if (!jump || Math.abs(ms - jump.ms) > limits.clockSkewMs) jump = { ms, since: look.steady }
    tell(describeFault(jump, look))
  }

  return {
    now: () => new Date(kept ? kept.at + (readSteady() - kept.steady) : readMachine()),
    findClockFault: () => fault,
    lookAtClock,
  }
}
