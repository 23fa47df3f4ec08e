import type { RunStep } from '@gerbang/contract/scores/score-runs.ts'
import type { Db } from '../../../../db/database.ts'
import { RunStoppedError } from './run-error.ts'
import { appendLog, updateProgress } from './runs.queries.ts'

/** Which part of the whole run each step is, measured by how long it takes. */
const spans = {
  reading: [0, 0.4],
  calibrating: [0.4, 0.65],
  describing: [0.65, 0.7],
  writing: [0.7, 1],
} satisfies Partial<Record<RunStep, readonly [number, number]>>

export type WorkStep = keyof typeof spans

/** Told no more often than this: each time is a write. */
const leastAdvance = 0.02

export interface RunReporter {
  say: (text: string) => Promise<void>
  /** `share` of this step, 0 to 1. Throws a `RunStoppedError` when the run has been cancelled. */
  advance: (step: WorkStep, share: number) => Promise<void>
}

export function createRunReporter(db: Db, runId: string, now: () => Date): RunReporter {
  let told = Number.NEGATIVE_INFINITY
  return {
    say: text => appendLog(db, runId, now().toISOString(), text),
    advance: async (step, share) => {
      const [from, to] = spans[step]
      const progress = from + share * (to - from)
      if (progress - told < leastAdvance && share > 0) return
      told = progress
      if (!(await updateProgress(db, runId, step, progress))) throw new RunStoppedError('The run was stopped')
    },
  }
}
